import type { Good, Goods } from '../../../shared/games/schwarzmarkt/board.ts'
import type { Why } from '../../../shared/games/schwarzmarkt/events.ts'
import type { Move } from '../../../shared/games/schwarzmarkt/moves.ts'
import { stops, useless, wanted } from '../../../shared/games/schwarzmarkt/preview.ts'
import type { View } from '../../../shared/games/schwarzmarkt/view.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import type { Order } from './order.ts'
import { type Asked, offered, within } from './part.ts'
import { say } from './text/say.ts'

/** What the order comes to. `problem`: what is still missing, in words; `why`: why a tap could not be followed. */
export type Plan = {
  readonly move?: Move
  /** How far the price moves once the room has heard that nothing is sold. */
  readonly steps?: number
  readonly problem?: string
  readonly why?: Why
}

/** The set from which goods are chosen in this decision, if it is one about my goods. */
export function basketOf(choices: Asked) {
  const choice = offered(choices, 'trade') ?? offered(choices, 'swapGoods') ?? offered(choices, 'returnSurplus')
  return choice && { do: choice.do, ...choice.fields.goods }
}

/** My chosen goods, as far as they can be had now. */
export function chosen(choices: Asked, order: Order): Goods {
  const set = basketOf(choices)
  return set ? within(order.goods, set.of, set.max) : {}
}

/** Why one card more of this good cannot be chosen; undefined when it can. */
export function mayNot(view: View, choices: Asked, basket: Readonly<Goods>, good: Good): Why | undefined {
  const set = basketOf(choices)
  if (!set) return { key: 'notNow' }
  const held = countOf(view.hand ?? {}, good)
  const n = countOf(basket, good)
  if (n >= held) return { key: 'heldOnly', good, held }
  if (n >= countOf(set.of, good)) return { key: 'wantedOnly', good, wanted: countOf(wanted(view), good) }
  if (total(basket) < set.max) return undefined
  if (set.do === 'trade') return { key: 'goodsShort', most: set.max }
  return set.do === 'swapGoods' ? { key: 'swapMost', most: set.max } : { key: 'returnExactly', count: set.max }
}

export function planFor(view: View, choices: Asked, order: Order): Plan {
  const plan = parts(view, choices, order)
  return order.why ? { ...plan, why: order.why } : plan
}

function parts(view: View, choices: Asked, order: Order): Plan {
  const choice = choices[0]
  switch (choice?.do) {
    case 'playCard': {
      const { card } = order
      if (card === undefined || !view.cards?.includes(card)) return { problem: say.why.chooseCard }
      if (choice.fields.card.of.includes(card)) return { move: { do: 'playCard', card } }
      const why = useless(view, card)
      return why ? { problem: say.why.chooseCard, why } : { problem: say.why.chooseCard }
    }
    case 'chooseVictim': {
      const { seat } = order
      return seat === undefined ? { problem: say.why.chooseVictim } : { move: { do: 'chooseVictim', seat } }
    }
    case 'searchPile': {
      const { good } = order
      if (good === undefined || !choice.fields.good.of.includes(good)) return { problem: say.why.chooseGood }
      return { move: { do: 'searchPile', good } }
    }
    case 'swapGoods': {
      const goods = chosen(choices, order)
      const { min, max } = choice.fields.goods
      return total(goods) < min ? { problem: say.why.chooseSwap(max) } : { move: { do: 'swapGoods', goods } }
    }
    case 'returnSurplus': {
      const goods = chosen(choices, order)
      const { min } = choice.fields.goods
      const left = min - total(goods)
      return left > 0 ? { problem: say.why.chooseSurplus(left, min) } : { move: { do: 'returnSurplus', goods } }
    }
    case 'advance': {
      const { steps } = order
      const most = stops(view).length
      if (steps === undefined || steps < 1 || steps > most) return { problem: say.why.chooseSteps }
      return { move: { do: 'advance', steps } }
    }
    case 'trade':
      return turn(view, choices, order)
    default:
      return {}
  }
}

/** Selling, or moving without a sale. What leaves no choice is chosen already. */
function turn(view: View, choices: Asked, order: Order): Plan {
  const goods = chosen(choices, order)
  if (total(goods) > 0) return { move: { do: 'trade', goods } }
  const ahead = stops(view).length
  const can = total(basketOf(choices)?.of ?? {}) > 0
  const steps = order.steps ?? (can || ahead > 1 ? undefined : ahead)
  if (steps === undefined || steps > ahead) return { problem: can ? say.why.chooseTurn : say.why.chooseMove }
  return { move: { do: 'trade', goods: {} }, steps }
}
