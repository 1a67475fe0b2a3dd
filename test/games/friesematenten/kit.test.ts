import { expect, test } from 'vitest'
import { bid, nextBid, open, pass } from '../../../shared/kit/auction.ts'

test('goes round those who are still in, and is won when one is left with a bid', () => {
  const auction = open([2, 0, 1])
  expect(nextBid(auction, 10)).toBe(10)
  expect(bid(auction, 10)).toBe('open')
  expect(auction.turn).toBe(0)
  expect(pass(auction)).toBe('open')
  expect(auction.turn).toBe(1)
  expect(nextBid(auction, 10)).toBe(11)
  expect(bid(auction, 15)).toBe('open')
  expect(auction.turn).toBe(2)
  expect(pass(auction)).toBe('won')
  expect(auction).toMatchObject({ best: 1, high: 15 })
})

test('asks the last one even when nobody has bid: won with a bid, unsold with a pass', () => {
  const sold = open([0, 1])
  expect(pass(sold)).toBe('open')
  expect(sold.turn).toBe(1)
  expect(bid(sold, 30)).toBe('won')
  const unsold = open([0, 1])
  pass(unsold)
  expect(pass(unsold)).toBe('unsold')
})

test('needs somebody to take part', () => {
  expect(() => open([])).toThrow()
})
