import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import {
  afterAnnounced,
  afterBuying,
  afterPlay,
  fees,
  incomeOf,
  maximum,
  points,
  tooMany,
} from '../../../shared/games/friesematenten/preview.ts'
import type { View } from '../../../shared/games/friesematenten/view.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { vetoes } from './facts.ts'
import { empireOf, lotOf, moneyOf, nameOf, type PlayMove, whoIs, without } from './part.ts'
import { say } from './text/say.ts'

/** A sentence about what would happen; `loud` ones may decide the game or cost a card. */
export type Said = { readonly text: string; readonly loud?: true }

const net = (view: View, seat: number): number => {
  const { total, upkeep } = incomeOf(view, seat)
  return total - upkeep
}

/** What differs between two tables, for everybody it differs for; the payer of a known price hears of his money elsewhere. */
export function changes(before: View, after: View, screen: Screen, payer?: number): Said[] {
  const out: Said[] = []
  const seats = before.money.map((_, seat) => seat)
  seats.sort((a, b) => Number(b === screen.me) - Number(a === screen.me))
  for (const seat of seats) {
    const who = whoIs(screen, seat)
    const bits: string[] = []
    const had = points(before, seat)
    const has = points(after, seat)
    if (has !== had) bits.push(say.will.points(who, had, has))
    if (net(after, seat) !== net(before, seat)) bits.push(say.will.income(who, net(before, seat), net(after, seat)))
    if (seat !== payer && moneyOf(after, seat) !== moneyOf(before, seat))
      bits.push(say.will.money(who, moneyOf(before, seat), moneyOf(after, seat)))
    if (maximum(after, seat) !== maximum(before, seat))
      bits.push(say.will.room(who, maximum(before, seat), maximum(after, seat)))
    if (bits.length > 0) out.push({ text: `${say.start(bits.join(', '))}.` })
    if (tooMany(after, seat) > 0) {
      const prices = fees(after, seat).map(
        ({ factory, fee, perk }) => `${say.name(factory)} ${say.guardFee(fee, perk)}`,
      )
      out.push({ text: say.will.tooMany(who, prices.join(', ')), loud: true })
    }
    if (has >= after.target && (had < before.target || has !== had))
      out.push({ text: say.will.wins(who, has), loud: true })
  }
  if (after.target !== before.target) out.push({ text: `${say.start(say.will.target(before.target, after.target))}.` })
  return out
}

/** What a bid would bring if it wins, and who could still go higher. */
export function willBid(view: View, screen: Screen, amount: number): Said[] {
  const { phase } = view
  const lot = lotOf(view)
  const me = screen.me
  if (phase.in !== 'bid' || me === null || !lot) return []
  const money = moneyOf(view, me)
  if (amount > money) return [{ text: say.will.broke(money), loud: true }]
  const after = afterBuying(view, me, lot, amount)
  const rest = changes(view, after, screen, me)
  const left = `${say.will.left(money - amount)}${view.stone === me ? '' : `, ${say.will.stone}`}.`
  const out: Said[] = [{ text: `${say.will.buy(amount)} ${left}` }, ...rest]
  const rivals = phase.auction.still.filter((seat) => seat !== me)
  const gone = rivals.filter((seat) => !view.overbid && moneyOf(view, seat) <= amount)
  const able = rivals.filter((seat) => !gone.includes(seat))
  const names = (seats: readonly number[]) => seats.map((seat) => nameOf(screen, seat)).join(', ')
  if (able.length === 0) out.push({ text: say.will.alone })
  else {
    const reach = able.map((seat) => say.will.canReach(nameOf(screen, seat), moneyOf(view, seat))).join(', ')
    out.push({ text: `${gone.length > 0 ? `${say.will.out(names(gone), amount)} ` : ''}${reach}.` })
  }
  return out
}

/** What a pass means now: who would have the card, and whether that wins. */
export function willPass(view: View, screen: Screen): Said {
  const { phase } = view
  const lot = lotOf(view)
  if (phase.in !== 'bid' || !lot) return { text: '' }
  const { best, high, still } = phase.auction
  if (still.length > 2 || (best === null && still.length > 1)) return { text: say.will.passOn }
  if (best === null) return { text: say.will.passNone }
  const reached = points(afterBuying(view, best, lot, Math.min(high, moneyOf(view, best))), best)
  const text = say.will.passTo(nameOf(screen, best), high)
  return reached >= view.target ? { text: `${text} ${say.will.passWins(reached)}`, loud: true } : { text: `${text}.` }
}

/** What a play would do if nobody says no. */
export function willPlay(view: View, screen: Screen, move: PlayMove): Said[] {
  const me = screen.me
  if (me === null) return []
  const { view: after, events } = afterPlay(view, me, move)
  const out: Said[] = events.some(({ e }) => e === 'cashBoxBlownUp') ? [{ text: say.will.boom, loud: true }] : []
  out.push(...changes(view, after, screen))
  if (out.length === 0) out.push({ text: say.will.nothing })
  const held = empireOf(view, me).find(({ card }) => card === move.card)
  if (held && held.uses > 0) out.push({ text: say.will.uses(say.name(move.card), held.uses - 1) })
  const veto = vetoers(view, me)
  if (veto.length > 0) out.push({ text: say.will.vetoable(veto.map((seat) => nameOf(screen, seat)).join(', ')) })
  return out
}

/** Those who hold the card that says no: a veto is asked for, so it lies open in their empires. */
const vetoers = (view: View, me: number): number[] =>
  view.money.flatMap((_, seat) =>
    seat !== me && empireOf(view, seat).some(({ card, uses }) => vetoes.includes(card) && uses > 0) ? [seat] : [],
  )

/** What has been announced will do. */
export const willHappen = (view: View, screen: Screen): Said[] => changes(view, afterAnnounced(view), screen)

/** What scrapping this factory would change. */
export function willScrap(view: View, screen: Screen, card: CardId, cost: number): Said[] {
  const me = screen.me ?? 0
  const after = without(view, card)
  return changes(view, { ...after, money: view.money.map((n, seat) => (seat === me ? n - cost : n)) }, screen)
}
