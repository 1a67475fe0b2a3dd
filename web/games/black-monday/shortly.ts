import type { ComponentChildren } from 'preact'
import { h } from 'preact'
import { face } from '../../../shared/games/black-monday/board.ts'
import type { Why } from '../../../shared/games/black-monday/events.ts'
import type { Use as Uses } from '../../../shared/games/black-monday/preview.ts'
import type { Use } from './order.ts'
import { say } from './text/say.ts'

/** What a card does in this use, in the few signs that fit on it; the sentence comes when it is picked. */
export function shortly({ card, buy, price, crash }: Uses, kind: Use): ComponentChildren {
  const { shares, high, value } = face(card)
  if (kind === 'buy') {
    if ('why' in buy)
      return [h('b', null, no(buy.why, value) || say.uses.buy(shares)), h('small', null, reason(buy.why))]
    return [h('b', null, say.uses.buy(buy.shares)), h('small', null, say.money(buy.cost))]
  }
  if (kind === 'price') {
    if ('why' in price) return h('b', null, no(price.why, value))
    return [h('small', null, say.uses.price), h('b', null, say.change(price.to - price.from))]
  }
  return h('b', null, high && !('why' in crash) ? say.uses.ruin : say.uses.no)
}

const no = (why: Why, value: number): string => {
  if (why.key === 'outOfReach') return value > why.high ? say.uses.most(why.high) : say.uses.least(why.low)
  return why.key === 'cap' || why.key === 'noCash' ? '' : say.uses.no
}

const reason = (why: Why): string =>
  why.key === 'cap' ? say.uses.capWord : why.key === 'noCash' ? say.uses.dearWord : ''
