import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import { pileLives } from '../board.ts'
import type { CardId } from '../cards.ts'
import { empireOf, moneyOf, opOf } from '../empire.ts'
import { endGame, pointsBySeat, reached } from '../end.ts'
import type { Made, Why } from '../events.ts'
import type { Move } from '../moves.ts'
import { announceMove, canPlay, plays, refusePlay } from '../play.ts'
import { baseOf, lay } from '../production.ts'
import type { State } from '../state.ts'
import { pay, type Run, remove } from '../table.ts'
import { clockwise } from '../turn.ts'
import type { View } from '../view.ts'

type BagPhase = Extract<State['phase'], { in: 'bag' }>

/** d: the end of the pile (FM22), then the win check (FM19), before anybody plays or gets anything. */
export function startBag(run: Run): void {
  const { state, events } = run
  if (state.usedUp >= pileLives) {
    endGame(run, 'pileUsedUp')
    return
  }
  const points = pointsBySeat(state)
  events.push({ e: 'winCheck', points, target: state.target })
  if (reached(points, state.target)) {
    endGame(run, 'target')
    return
  }
  const [seat = state.stone, ...left] = clockwise(state.stone, state.money.length)
  state.phase = { in: 'bag', seat, left, cash: state.money.slice(), diverted: {}, doubled: [], cut: [] }
}

export const choices = (state: View, seat: Seat): Choice<Move>[] => [
  ...plays(state, seat, 'moneyBag'),
  { do: 'done', fields: {} },
]

export function refuse(state: View, seat: Seat, move: Move): Why | undefined {
  if (move.do === 'play') return refusePlay(state, seat, move, 'moneyBag')
  return move.do === 'done' ? undefined : { key: 'notNow' }
}

export function play(run: Run, seat: Seat, move: Move): void {
  if (move.do === 'play') announceMove(run, seat, move)
  else if (run.state.phase.in === 'bag') next(run, run.state.phase)
}

export function step(run: Run, phase: BagPhase): boolean {
  if (canPlay(run.state, phase.seat, 'moneyBag')) return true
  next(run, phase)
  return false
}

function next(run: Run, phase: BagPhase): void {
  const seat = phase.left.shift()
  if (seat !== undefined) {
    phase.seat = seat
    return
  }
  produce(run, phase)
  run.next = { to: 'round' }
}

/** FM41: everybody is paid at the same moment, upkeep comes after it. */
function produce(run: Run, bag: BagPhase): void {
  const { state, events } = run
  const order = clockwise(state.stone, state.money.length)
  const made: Made[][] = state.money.map((_, seat) =>
    lay(empireOf(state, seat), seat, { cash: bag.cash[seat] ?? 0, awarded: state.awarded, bag }),
  )
  for (const seat of order) {
    const base = baseOf(empireOf(state, seat))
    let total = base
    for (const row of made) for (const one of row) if (one.paidTo === seat) total += one.amount
    pay(run, seat, -total)
    events.push({ e: 'income', seat, base, factories: made[seat] ?? [], total })
  }
  for (const seat of order)
    for (const { card } of empireOf(state, seat).slice()) upkeep(run, seat, opOf(card, 'upkeep')?.pay, card)
}

function upkeep(run: Run, seat: Seat, amount: number | undefined, card: CardId): void {
  if (amount === undefined) return
  if (moneyOf(run.state, seat) < amount) remove(run, card, 'upkeep')
  else {
    pay(run, seat, amount)
    run.events.push({ e: 'upkeepPaid', seat, card, amount })
  }
}
