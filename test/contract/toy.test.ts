import { expect, test } from 'vitest'
import { contract } from '../help/check/contract.ts'
import { idle, report } from '../help/check/tally.ts'
import { anyGame, anyWords } from '../help/load.ts'
import { toy, toyWords } from '../help/toy.ts'

test('the toy keeps the contract, and no check is idle', () => {
  const { fault, tally } = contract(anyGame(toy), anyWords(toyWords), { games: 300, look: 5, seed: 1 })
  console.log(report(tally))
  expect(fault).toBeUndefined()
  expect(idle(tally, 200)).toBeUndefined()
})
