import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Browser } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { anyMove, begin, pair, storedPages, together } from './help/table.ts'

type Table = Awaited<ReturnType<typeof begin>>
let table: Table
let stored: string[]

beforeEach(async () => {
  table = await begin('toy')
  stored = await storedPages(table.code)
})

/** Only the sender suffers: the others were told nothing, nothing is stored, and the game goes on. */
afterEach(async () => {
  const { code, browsers, pages } = table
  expect(await storedPages(code)).toEqual(stored)
  const [, ben] = pair(pages)
  await ben.settled()
  expect(ben.frames.filter((told) => told.t === 'error' || told.t === 'refused')).toEqual([])
  const back = await browsers[0]?.page(code)
  if (back) expect(await anyMove([back, ben])).toBe(true)
})

const faults = (page: Page) => page.frames.flatMap((told) => (told.t === 'error' ? [told.why.key] : []))

/** Says it, and waits until it has been answered. */
async function answer(message: string | object | ArrayBuffer) {
  const [ada] = pair(table.pages)
  const from = ada.frames.length
  ada.say(message)
  const told = await ada.frame((one) => one.t !== 'here', from)
  return told.t === 'error' || told.t === 'refused' ? told.why.key : told.t
}

test('F21: what is no message is an error', async () => {
  for (const text of [
    '',
    'null',
    '[]',
    '{',
    '"turn"',
    '7',
    '{"t":1}',
    '{"t":"hello"}',
    '{"t":"again","more":1}',
    'ping ',
  ])
    expect(await answer(text), text).toBe('malformed')
})

test('F21: a binary frame is an error', async () => {
  expect(await answer(new Uint8Array([1, 2, 3]).buffer)).toBe('notText')
})

test('F21: a frame of a megabyte is an error', async () => {
  expect(await answer(`{"t":"name","id":"x","name":"${'x'.repeat(2 ** 20)}"}`)).toBe('tooBig')
})

test('F21: a message with the wrong shape is an error', async () => {
  const ask = 1
  for (const message of [
    { t: 'turn', id: 'x', ask: -1, move: {} },
    { t: 'turn', id: 'x', ask: 0.5, move: {} },
    { t: 'turn', id: '', ask, move: {} },
    { t: 'turn', id: 'x'.repeat(41), ask, move: {} },
    { t: 'turn', id: 7, ask, move: {} },
    { t: 'turn', id: 'x', ask, move: {}, seat: 1 },
    { t: 'sit', id: 'x', seat: -1, name: 'A', nonce: '0'.repeat(32) },
    { t: 'sit', id: 'x', seat: 1e9, name: 'A', nonce: '0'.repeat(32) },
    { t: 'sit', id: 'x', seat: 2, name: 'A', nonce: 'zz' },
    { t: 'older', before: -1 },
  ])
    expect(await answer(message), JSON.stringify(message)).toBe('malformed')
})

test('F21: an illegal move is refused with a reason, never mended', async () => {
  const [ada] = pair(table.pages)
  const turn = (move: string) => `{"t":"turn","id":"x${move.length}","ask":${ada.screen?.ask},"move":${move}}`
  for (const move of [
    'null',
    '[]',
    '"draw"',
    '{}',
    '{"do":"fly"}',
    '{"do":"draw","extra":1}',
    '{"do":"draw","__proto__":{"do":"draw"}}',
    '{"__proto__":{"do":"draw"}}',
    '{"do":"sell"}',
    '{"do":"sell","card":"gold"}',
    '{"do":"sell","card":["oak"]}',
    '{"do":"bid","price":-1}',
    '{"do":"bid","price":1.5}',
    '{"do":"bid","price":1e400}',
    '{"do":"bid","price":"1"}',
    '{"do":"constructor"}',
  ])
    expect(await answer(turn(move)), move).toBe('malformed')
  expect(await answer(turn('{"do":"bid","price":1}'))).toBe('notNow')
})

test('F21: nobody moves for another seat', async () => {
  const { code } = table
  const stranger = await new Browser().page(code)
  const told = await stranger.want({ t: 'turn', ask: 1, move: { do: 'draw' } })
  expect(told).toMatchObject({ t: 'refused', why: { key: 'notSeated' } })
  const quiet = await new Browser().tab(code)
  quiet.say({ t: 'turn', id: 'x', ask: 1, move: { do: 'draw' } })
  expect(await quiet.frame(() => true)).toMatchObject({ t: 'error' })
})

test('F21: whoever goes on with it is closed, and what he had under way is not heard', async () => {
  const [ada, ben] = pair(table.pages)
  for (let n = 0; n < 30; n++) ada.say('nonsense')
  ada.say({ t: 'turn', id: 'late', ask: ada.screen?.ask, move: { do: 'draw' } })
  expect(await ada.end()).toBe(1008)
  expect(faults(ada)).toHaveLength(20)
  await together([ben])
})

test('F21: a flood is dropped with an error, then closed; with patience all is well again', async () => {
  const [ada] = pair(table.pages)
  for (let n = 0; n < 85; n++) ada.say({ t: 'older', before: 0 })
  await ada.frame((told) => told.t === 'error')
  expect(faults(ada)).toContain('tooFast')
  vi.setSystemTime(Date.now() + 4000)
  await ada.settled()
  for (let n = 0; n < 130; n++) ada.say({ t: 'older', before: 0 })
  expect(await ada.end()).toBe(1008)
})
