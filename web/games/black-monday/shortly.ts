import type { ComponentChildren } from 'preact'
import { h } from 'preact'
import { face, topShare } from '../../../shared/games/black-monday/board.ts'
import type { Why } from '../../../shared/games/black-monday/events.ts'
import type { Use as Uses } from '../../../shared/games/black-monday/preview.ts'
import type { Use } from './order.ts'
import { say } from './text/say.ts'

/** What a card does in this use, in the few signs that fit on it; the sentence comes when it is picked. */
export function shortly({ card, buy, price, crash }: Uses, kind: Use): ComponentChildren {
  const { shares, value } = face(card)
  if (kind === 'buy') {
    if ('why' in buy) return [h('b', null, say.uses.buy(shares)), h('small', null, reason(buy.why))]
    return [h('b', null, say.uses.buy(buy.shares)), h('small', null, say.money(buy.cost))]
  }
  if (kind === 'price') {
    if ('why' in price) return h('b', null, bound(price.why, value))
    return [h('small', null, say.uses.price), h('b', null, say.change(price.to - price.from))]
  }
  return 'why' in crash
    ? [h('b', null, say.uses.ruin), h('small', null, reason(crash.why))]
    : h('b', null, say.uses.ruin)
}

/** The bound that a card is beyond, or a dash. */
function bound(why: Why, value: number): string {
  if (why.key === 'restartRange') return say.uses.most(topShare)
  if (why.key !== 'outOfReach') return say.uses.no
  return value > why.high ? say.uses.most(why.high) : say.uses.least(why.low)
}

function reason(why: Why): string {
  switch (why.key) {
    case 'cap':
      return say.uses.capWord
    case 'noCash':
      return say.uses.dearWord
    case 'companyDown':
      return say.uses.down
    case 'outOfReach':
    case 'notOver1000':
      return say.uses.far
    default:
      return say.uses.not
  }
}
