import { cardOf, colours, dealFor, subsidyMoney } from '../../../shared/games/black-friday/board.ts'
import { outlookAfter } from '../../../shared/games/black-friday/preview.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { type Basket, countOf, total } from '../../../shared/kit/basket.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { foresee } from './foresight.ts'
import { mineOf, nameOf, priceAt } from './part.ts'
import type { Plan } from './plan.ts'
import { say } from './text/say.ts'

/** A sentence about the order; `loud` ones change the table for everybody. */
export type Said = { readonly text: string; readonly loud?: true }

const listed = (basket: Basket): string =>
  colours
    .filter((colour) => countOf(basket, colour) > 0)
    .map((colour) => `${countOf(basket, colour)} ${say.signed(colour)}`)
    .join(', ')

/** What the order costs, moves and triggers, in words, in the order in which it will happen. */
export function consequences(view: View, screen: Screen, plan: Plan): Said[] {
  const seen = foresee(view, plan)
  const mine = mineOf(view)
  if (!seen || !mine) return []
  const { move, preview } = seen
  const out: Said[] = []
  const tell = (text: string) => out.push({ text })
  if (plan.first) tell(say.will.subsidyFirst(plan.first.count))
  switch (move.do) {
    case 'buy':
      tell(say.will.buy(listed(move.shares), preview.cost))
      break
    case 'sell':
      tell(say.will.sell(listed(move.shares), preview.income))
      break
    case 'silver':
      tell(say.will.silver(move.bars, view.silver.price, preview.cost))
      break
    case 'subsidy':
      tell(
        say.will.subsidy(
          move.count,
          move.count * subsidyMoney,
          mine.subsidies + move.count,
          cardOf(view.level).subsidies,
        ),
      )
      break
    case 'passCard':
      tell(view.phase.is === 'after' ? say.will.passAfter : say.will.passCard)
      break
    default:
      tell(say.will[move.do])
  }
  if (preview.debt > 0) tell(say.will.debt(preview.debt))
  if (preview.cash !== mine.cash) tell(say.will.cash(preview.cash))
  if (preview.card !== null && preview.card !== 'PASS') tell(say.will.card(preview.card))
  for (const step of preview.steps) tell(say.will.marker(step.colour, priceAt(step.from), step.price, step.cause))
  const moved = 'case' in move && move.case !== undefined ? movedCase(view, move, preview.fires !== null) : undefined
  if (moved) out.push(moved)
  if (preview.forced) out.push({ text: say.will.forced, loud: true })
  if (preview.fires !== null) out.push(...adjustment(screen, seen))
  return out
}

type Moving = Extract<NonNullable<Plan['move']>, { case?: unknown }>

function movedCase(view: View, move: Moving, fires: boolean): Said | undefined {
  if (move.case === undefined) return undefined
  const deal = dealFor(view.seats.length)
  const one = move.case === 'K' ? 0 : 1
  const coloured = (basket: Basket) => total(basket) - countOf(basket, 'K')
  const end = fires ? `; ${say.will.fires}` : '.'
  if (move.do === 'sell') {
    const left = coloured(view.tables[view.current]) - one
    return said(`${say.will.take(move.case, view.current, left)}${end}`, fires)
  }
  const name = move.do === 'buy' || move.do === 'opening' ? 'purchase' : 'silver'
  return said(`${say.will.lay(move.case, name, coloured(view.tables[name]) + one, deal.full)}${end}`, fires)
}

const said = (text: string, loud: boolean): Said => (loud ? { text, loud } : { text })

function adjustment(screen: Screen, { before, move, preview }: NonNullable<ReturnType<typeof foresee>>): Said[] {
  const { draw, more } = outlookAfter(before, move)
  const who = (seat: number) => (seat === screen.me ? say.you : nameOf(screen, seat))
  const pays = preview.interest.map(({ seat, paid, unpaid }) => say.pays(who(seat), paid, unpaid))
  const out: Said[] = [{ text: say.will.draw(draw, say.percent(more)) }]
  if (pays.length > 0) out.push({ text: say.will.interest(pays.join(' · ')) })
  return out
}
