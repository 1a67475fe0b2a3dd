import { companies, face, handSize } from '../../../shared/games/black-monday/board.ts'
import type { Outcome } from '../../../shared/games/black-monday/preview.ts'
import { exposed } from '../../../shared/games/black-monday/preview.ts'
import type { View } from '../../../shared/games/black-monday/view.ts'
import { total } from '../../../shared/kit/basket.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { risk } from './odds.ts'
import { nameOf, oneByOne, priceOf, sharesOf } from './part.ts'
import type { Plan } from './plan.ts'
import { say } from './text/say.ts'

/** A sentence about the order; `loud` ones close or risk something. */
export type Said = { readonly text: string; readonly loud?: true }

/** What the order costs and what follows, in words, in the order in which it will happen. */
export function consequences(view: View, screen: Screen, { move, outcome }: Plan): Said[] {
  if (!outcome || view.phase.at === 'closed') return []
  const out: Said[] = []
  const tell = (text: string) => out.push({ text })
  const warn = (text: string) => out.push({ text, loud: true })
  const turn = view.phase.seat === view.me ? view.phase.order : ''
  const who = (seat: number) => (seat === screen.me ? say.you : nameOf(screen, seat))
  switch (move.do) {
    case 'buy': {
      const { company, shares } = face(move.card)
      tell(say.will.buy(shares, company, priceOf(view, company), outcome.cost))
      tell(say.will.cash(outcome.cash.to))
      for (const held of outcome.held) tell(say.will.held(held.to, held.company))
      if (exposed(view, company)) tell(say.will.isOpen(company, say.percent(risk(outcome.after, company))))
      break
    }
    case 'sell': {
      const lots = companies.filter((company) => sharesOf(move.cards, company) > 0)
      const list = lots.map((company) => say.will.some(sharesOf(move.cards, company), company))
      tell(say.will.sell(say.and(list), -outcome.cost))
      tell(say.will.cash(outcome.cash.to))
      break
    }
    case 'price':
    case 'crash': {
      const { company } = face(move.card)
      const from = priceOf(view, company)
      if (move.do === 'crash') {
        tell(say.will.ruin(company, from))
        tell(lost(outcome, who))
      } else {
        tell(say.will.price(company, from, face(move.card).value))
        const gains = outcome.worth.filter((one) => one.from !== one.to)
        if (gains.length > 0)
          tell(say.will.gains(gains.map((one) => say.will.gain(who(one.seat), one.to - one.from)).join(', ')))
        else if (from > 0 && from !== face(move.card).value) tell(say.will.nobody)
        if (exposed(outcome.after, company)) warn(say.will.open(company, say.percent(risk(outcome.after, company))))
        else if (exposed(view, company)) tell(say.will.safe(company))
      }
      break
    }
    case 'exchange': {
      const cards = oneByOne(move.cards)
      tell(say.will.exchange(say.and(cards.map(say.card)), cards.length))
      break
    }
    case 'end': {
      const next = (view.phase.seat + 1) % view.seats.length
      tell(say.will.end(handSize - total(view.hand), nameOf(screen, next)))
    }
  }
  if ((move.do === 'price' || move.do === 'crash') && turn === 'T') warn(say.will.tradeOver)
  if ((move.do === 'buy' || move.do === 'sell') && turn === 'P') warn(say.will.pricesOver)
  if (move.do === 'crash' && canRestart(outcome, move.card)) tell(say.will.restart)
  if ((move.do === 'end' || move.do === 'exchange') && outcome.closes > 0)
    warn(say.will.closes(say.percent(outcome.closes)))
  return out
}

function lost(outcome: Outcome, who: (seat: number) => string): string {
  const list = outcome.lost.map((loss) => say.will.loses(who(loss.seat), loss.shares, loss.value))
  return list.length > 0 ? say.will.gains(list.join(', ')) : say.will.nobody
}

function canRestart({ after }: Outcome, card: Parameters<typeof face>[0]): boolean {
  const { company } = face(card)
  const left = after.phase.at === 'turn' && after.phase.priced < 2
  return left && oneByOne(after.hand).some((one) => face(one).company === company && !face(one).high)
}
