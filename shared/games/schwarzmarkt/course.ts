import type { Seat } from '../../game/definition.ts'
import { total } from '../../kit/basket.ts'
import { hide } from '../../kit/json.ts'
import { type Good, hand, limit, rounds, type Text } from './board.ts'
import { places } from './end.ts'
import { drawGood, mixCards, mixGoods, shelve } from './piles.ts'
import { after, at, clockwise, count, type Run } from './run.ts'

/** How a game round ended: a hand was emptied by trade or theft (SM23, SM19), or 60 cards were played (SM34). */
export type End = { readonly reason: 'traded' | 'stolen'; readonly seat: Seat } | { readonly reason: 'limit' }

/** SM12: a text that was carried out goes under its pile. */
export function shelveText(run: Run, card: Text): void {
  shelve(run.state.market, card)
  run.events.push({ e: 'textDone', card })
}

/** SM9, SM10: the next seat clockwise opens a black market card, unless 60 were played (SM34). */
export function pass(run: Run): void {
  const { state } = run
  if (state.opened >= limit) {
    endGameRound(run, { reason: 'limit' })
    return
  }
  state.starter = after(state, state.starter)
  state.phase = { at: 'playCard', seat: state.starter }
}

/** SM13: the open texts go under their pile, oldest first. */
export function shelveTexts(run: Run): void {
  for (const text of run.state.texts) shelve(run.state.market, text)
  run.state.texts = []
}

/** SM23, SM24: the game round ends at once; texts that still lie open lapse. */
export function endGameRound(run: Run, end: End): void {
  const { state } = run
  run.events.push({ e: 'gameRoundEnded', gameRound: state.gameRound, ...end })
  shelveTexts(run)
  state.starter = after(state, state.starter)
  if (state.gameRound < rounds) askSurplus(run)
  else {
    state.phase = { at: 'over' }
    run.events.push({ e: 'gameEnded', standings: places(state) })
  }
}

/** SM26: who holds more than nine goods cards is asked first; when nobody does, hands are refilled. */
export function askSurplus(run: Run): void {
  const { state } = run
  const seat = clockwise(state, state.starter).find((one) => total(at(state, one).goods.hidden) > hand.goods)
  if (seat === undefined) refill(run)
  else state.phase = { at: 'returnSurplus', seat }
}

/** SM25, SM27, SM28: all goods outside the hands are shuffled, every hand is filled to nine, and round 2 begins. */
function refill(run: Run): void {
  const { state, random } = run
  mixGoods(state.pile, random)
  for (const seat of clockwise(state, state.starter)) draw(run, seat)
  mixCards(state.market, random)
  state.gameRound += 1
  state.opened = 0
  state.phase = { at: 'playCard', seat: state.starter }
  run.events.push({ e: 'gameRoundStarted', gameRound: state.gameRound, starter: state.starter })
}

function draw(run: Run, seat: Seat): void {
  const held = at(run.state, seat).goods.hidden
  const drawn: Good[] = []
  for (let n = total(held); n < hand.goods; n++) {
    const good = drawGood(run.state.pile)
    held[good] = (held[good] ?? 0) + 1
    drawn.push(good)
  }
  if (drawn.length > 0) run.events.push({ e: 'refilled', seat, count: drawn.length, goods: hide(count(drawn)) })
}
