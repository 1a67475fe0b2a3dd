import { goods, isOffer, limit, rounds, type Text, texts, wants } from '../../../shared/games/schwarzmarkt/board.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import {
  chance,
  mayTrade,
  preview,
  stops,
  unseen,
  useless,
  wanted,
} from '../../../shared/games/schwarzmarkt/preview.ts'
import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import type { AnyWords } from '../../text/game.ts'
import { after, finalSpace, firstSpace, kindsIn, lies, nameOf, priceAt } from './part.ts'
import type { Plan } from './plan.ts'
import { say } from './text/say.ts'

/** A sentence about the order; `loud` ones end something for everybody. */
export type Said = { readonly text: string; readonly loud?: true }
/** What the order comes to in one line, and what follows from it. */
export type Saying = { readonly head?: string; readonly rest: readonly Said[] }

type Words = AnyWords | undefined

/** What the order costs, brings and triggers, in words, in the order in which it will happen. */
export function consequences(view: View, screen: Screen, words: Words, { move, steps }: Plan): Saying {
  if (!move || view.me === null) return { rest: [] }
  const last = view.gameRound === rounds
  switch (move.do) {
    case 'trade':
      return total(move.goods) > 0
        ? sale(view, screen, move)
        : { head: say.will.noSale, rest: moved(view, screen, steps ?? 0) }
    case 'advance':
      return { rest: moved(view, screen, move.steps) }
    case 'playCard':
      return isOffer(move.card) ? opening(view, move.card) : text(view, screen, move.card, words?.values[move.card])
    case 'chooseVictim': {
      const who = nameOf(screen, move.seat)
      const left = unseen(view)
      const all = goods.reduce((sum, good) => sum + left[good], 0)
      const odds = goods.map((good) => say.will.may(good, say.percent(all === 0 ? 0 : left[good] / all))).join(', ')
      const ends = preview(view, move).ends === 'gameRound'
      return {
        head: say.will.steal(who, view.chairs[move.seat]?.goods ?? 0),
        rest: [...(ends ? [loud(say.will.ends(who, last))] : []), { text: say.will.stealOdds(odds) }],
      }
    }
    case 'searchPile':
      return {
        head: say.will.take(move.good, countOf(view.hand ?? {}, move.good) + 1),
        rest: [{ text: say.will.shuffled }, ...thenOpens(view, screen)],
      }
    case 'swapGoods':
      return {
        head: say.will.swap(say.list(move.goods)),
        rest: [{ text: say.will.swapDraw(total(move.goods)) }, ...thenOpens(view, screen)],
      }
    case 'returnSurplus':
      return { head: say.will.surplus(say.list(move.goods)), rest: [{ text: say.will.surplusThen }] }
  }
}

const loud = (words: string): Said => ({ text: words, loud: true })

function sale(view: View, screen: Screen, move: Extract<Move, { do: 'trade' }>): Saying {
  const seen = preview(view, move)
  const wealth = view.me === null ? 0 : (view.chairs[view.me]?.wealth ?? 0)
  const head = say.will.sale(say.list(move.goods), priceAt(view.round?.space ?? 0), seen.pays)
  const rest: Said[] = [{ text: say.will.own(wealth + seen.pays) }]
  if (seen.ends !== 'gameRound') rest.push({ text: say.will.left(seen.handLeft) })
  if (seen.ends === 'gameRound') rest.push(loud(say.will.gameRound(view.gameRound === rounds)))
  else if (seen.ends === 'filled') rest.push(loud(say.will.filled), ...nextOpens(view, screen))
  else if (seen.ends === 'finalPrice')
    rest.push(loud(say.will.ended), { text: say.will.stillWanted(say.list(seen.wanted)) }, ...nextOpens(view, screen))
  else rest.push(...moved(view, screen, 1, seen.wanted))
  return { head, rest }
}

/** Where the price goes, and what the next player would find there. */
function moved(view: View, screen: Screen, steps: number, open = wanted(view)): Said[] {
  const stop = stops(view).find((one) => one.steps === steps)
  if (!stop || view.me === null) return [loud(say.will.ended), ...nextOpens(view, screen)]
  const seat = after(view, view.me)
  const who = nameOf(screen, seat)
  const out: Said[] = [{ text: say.will.price(stop.price, steps) }]
  if (stop.space === finalSpace(view.texts)) out.push(loud(say.will.lastFor(who, stop.price)))
  if (mayTrade(view, seat) === 0) out.push({ text: say.will.cannot(who) })
  else {
    const odds = kindsIn(open).map((good) => say.will.may(good, say.percent(chance(view, seat, good))))
    out.push({ text: say.will.next(who, odds.join(', ')) })
  }
  return out
}

function opening(view: View, card: Extract<Move, { do: 'playCard' }>['card']): Saying {
  if (!isOffer(card)) return { rest: [] }
  const asked = wants(card)
  const held = goods.reduce((sum, good) => sum + Math.min(countOf(asked, good), countOf(view.hand ?? {}, good)), 0)
  const rest: Said[] = [
    { text: say.will.hold(held, total(asked)) },
    { text: say.will.first(priceAt(firstSpace(view.texts)), priceAt(finalSpace(view.texts))) },
  ]
  if (lies(view.texts, 'goodsShort')) rest.push({ text: say.will.short })
  if (lies(view.texts, 'slow')) rest.push({ text: say.will.slow })
  return { head: say.will.openOffer(say.list(asked)), rest: [...rest, ...drawn(view)] }
}

function text(view: View, screen: Screen, card: Text, name: string | undefined): Saying {
  const rest: Said[] = []
  const seen = preview(view, { do: 'playCard', card })
  const wealth = view.me === null ? 0 : (view.chairs[view.me]?.wealth ?? 0)
  if (useless(view, card)) rest.push(loud(say.will.fizzles))
  else rest.push({ text: say.textDoes(texts[card].title) })
  if (seen.costs > 0) rest.push({ text: say.will.costs(seen.costs, wealth - seen.costs) })
  return { head: name ?? '', rest: [...rest, ...drawn(view), ...thenOpens(view, screen)] }
}

const drawn = (view: View): Said[] => [
  { text: say.will.draw },
  ...(view.opened + 1 === limit ? [loud(say.will.limit)] : []),
]

const thenOpens = (view: View, screen: Screen): Said[] =>
  view.me === null ? [] : [{ text: say.will.thenOpens(nameOf(screen, after(view, view.me))) }]

/** Whoever sold last, the next to open is the one after the start player. */
function nextOpens(view: View, screen: Screen): Said[] {
  const seat = after(view, view.starter)
  return [{ text: seat === view.me ? say.will.youOpen : say.will.opens(nameOf(screen, seat)) }]
}
