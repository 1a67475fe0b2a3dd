import type { Seat } from '../../../game/definition.ts'
import type { Choice } from '../../../kit/choice.ts'
import { isBlue } from '../cards.ts'
import { takeEffect } from '../effects.ts'
import type { Why } from '../events.ts'
import { answers, type Move } from '../moves.ts'
import { answerWith, isSpent, spend } from '../play.ts'
import { type Now, type Run, remove } from '../table.ts'
import type { View } from '../view.ts'

export const choices = (): Choice<Move>[] => [{ do: 'veto', fields: { use: { kind: 'one', of: answers } } }]

export const refuse = (_at: View, _seat: Seat, move: Move): Why | undefined =>
  move.do === 'veto' ? undefined : { key: 'notNow' }

/** FM15: the first yes closes the window, and nobody can veto it. */
export function play(run: Run, seat: Seat, move: Move): void {
  const { state, events } = run
  const announced = state.play
  if (!announced || move.do !== 'veto') return
  announced.left.shift()
  const card = answerWith(state, seat, 'veto')
  if (move.use === 'no' || !card) return
  const usesLeft = spend(run, card)
  events.push({ e: 'vetoed', seat, card, against: announced.card, usesLeft })
  if (usesLeft === 0) remove(run, card, 'usedUp')
  if (isBlue(announced.card)) state.banned.push(announced.card)
  announced.left = []
  announced.done = true
}

/** Nobody has vetoed: the effect happens. */
export function carryOut(now: Now): void {
  const { play } = now.state
  if (!play) return
  play.done = true
  takeEffect(now, play)
}

/** All it caused is done: a last use takes the card out of the game. */
export function close(now: Now): void {
  const { play } = now.state
  if (play && isSpent(now.state, play.seat, play.card)) remove(now, play.card, 'usedUp')
  now.state.play = null
}
