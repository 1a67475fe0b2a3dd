import { shuffle } from '../../../kit/random.ts'
import { exchangeExtra, pileLives } from '../board.ts'
import type { CardId } from '../cards.ts'
import type { Run } from '../table.ts'

/** a: a new round, no decision. */
export function startRound(run: Run): void {
  const { state, events } = run
  state.round += 1
  state.banned = []
  state.used = []
  events.push({ e: 'roundStarted', round: state.round, stone: state.stone })
  fill(run)
  run.next = { to: 'cards' }
}

/** FM1: new cards lie farther from the pile than those that were left over. */
function fill(run: Run): void {
  const { state, events } = run
  const fresh: CardId[] = []
  while (state.exchange.length < state.money.length + exchangeExtra) {
    const card = draw(run)
    if (card === undefined) break
    state.exchange.push({ card, markers: 0 })
    fresh.push(card)
  }
  events.push({ e: 'exchangeFilled', new: fresh, pileLeft: state.pile.hidden.length })
}

/** FM21: used up with its last card; renewed from below, once, when the next card is needed. */
function draw(run: Run): CardId | undefined {
  const { state, events, random } = run
  const pile = state.pile.hidden
  if (pile.length === 0) {
    if (state.usedUp >= pileLives) return undefined
    if (state.under.length === 0) {
      useUp(run)
      return undefined
    }
    pile.push(...shuffle(state.under, random))
    state.under = []
    events.push({ e: 'pileRenewed', count: pile.length })
  }
  const card = pile.shift()
  if (pile.length === 0) useUp(run)
  return card
}

function useUp({ state, events }: Run): void {
  state.usedUp += 1
  events.push({ e: 'pileUsedUp', times: state.usedUp })
  if (state.usedUp === pileLives) events.push({ e: 'finalRound', round: state.round })
}
