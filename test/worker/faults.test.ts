import { expect, test } from 'vitest'
import { Browser, nonce } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { begin, gather, pair, storedPages, together } from './help/table.ts'

const chairs = (page: Page) => page.screen?.chairs.filter((chair) => chair.kind !== 'empty').map((chair) => chair.name)

test('F3: a double click is one move, the second is refused as stale', async () => {
  const { pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const { rev } = ada
  const ask = ada.screen?.ask
  for (const id of ['one', 'two']) ada.say({ t: 'turn', id, ask, move: { do: 'draw' } })
  const second = await ada.frame((told) => 'id' in told && told.id === 'two')
  expect(second).toMatchObject({ t: 'refused', why: { of: 'table', key: 'stale' } })
  await together([ada, ben])
  expect(ben.rev).toBe(rev + 1)
})

test('F3: the same frame sent twice is answered twice and done once', async () => {
  const { pages } = await begin('toy')
  const [ada] = pair(pages)
  const { rev } = ada
  const frame = JSON.stringify({ t: 'turn', id: 'same', ask: ada.screen?.ask, move: { do: 'draw' } })
  ada.say(frame)
  ada.say(frame)
  expect(await ada.frame((told) => told.t === 'done')).toEqual({ t: 'done', id: 'same', rev: rev + 1 })
  expect(ada.rev).toBe(rev + 1)
})

test('F1: two tabs of one seat show the same, and a move in one is seen in the other', async () => {
  const { code, browsers, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const other = await browsers[0]?.page(code)
  if (!other) throw new Error('no tab')
  await ada.move({ do: 'draw' })
  await together([ada, ben, other])
  expect(other.screen).toEqual(ada.screen)
  expect(ben.here).toMatchObject({ seats: [0, 1], watchers: 0 })
  await ben.move({ do: 'draw' })
  await together([ada, other])
  await other.move({ do: 'draw' })
  await together([ada, other])
  expect(ada.screen).toEqual(other.screen)
})

test('F10: a watcher is not seated by coming, sees the start live, and gets a screen of his own when he sits', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada] = pair(pages)
  const late = await new Browser().page(code)
  const shy = await new Browser().page(code)
  expect(late.screen?.me).toBeNull()
  const told = await late.want({ t: 'sit', seat: 2, name: 'Cleo', nonce: nonce(9) })
  expect(told).toMatchObject({ t: 'screen', screen: { me: 2 } })
  await ada.want({ t: 'start' })
  await together([ada, late, shy])
  expect(shy.screen).toMatchObject({ stage: 'playing', me: null, choices: [] })
  expect(late.screen?.view).toMatchObject({ hands: [null, null, expect.anything()] })
  expect(shy.screen?.view).toMatchObject({ hands: [null, null, null] })
})

test('F14: the host leaves before the start: another player is host, and the table lives', async () => {
  const { pages } = await gather('toy', ['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = pair(pages)
  expect(ben.screen?.host).toBe(false)
  expect(await ada.want({ t: 'leave' })).toMatchObject({ t: 'screen', screen: { me: null, host: false } })
  await together(pages)
  expect(ben.screen?.host).toBe(true)
  // Nobody sits on an empty chair: Ben is the first seat now, and so gets another screen.
  expect(await ben.want({ t: 'start' })).toMatchObject({ t: 'screen', screen: { me: 0 } })
  await together(pages)
  expect(pages.map((page) => page.screen?.stage)).toEqual(['playing', 'playing', 'playing'])
})

test('F15: two people take the last chair at once: one has it, the other is told', async () => {
  const { code } = await gather('toy', ['Ada', 'Ben', 'Cleo'])
  const two = [await new Browser().page(code), await new Browser().page(code)]
  const answers = await Promise.all(
    two.map((page, n) => page.want({ t: 'sit', seat: 3, name: `Late ${n}`, nonce: nonce(n + 20) })),
  )
  expect(answers.filter((told) => told.t === 'screen')).toHaveLength(1)
  expect(answers.filter((told) => told.t === 'refused')).toMatchObject([{ why: { of: 'table', key: 'seatTaken' } }])
  await together(two)
  expect(two.map((page) => page.screen?.me).toSorted()).toEqual([3, null])
})

test('F16: everyone leaves, and the link still works', async () => {
  const { code, browsers, pages } = await begin('toy')
  for (const page of pages) page.close()
  const back = await browsers[1]?.page(code)
  expect(back?.screen).toMatchObject({ me: 1, stage: 'playing' })
  await back?.settled()
  expect(back?.here.seats).toContain(1)
})

test('F17: any name is harmless: cut, one line, never empty, never twice, nobody is unseated', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  const guest = await new Browser().page(code)
  await guest.want({ t: 'sit', seat: 2, name: 'ADA', nonce: nonce(5) })
  await together([ada, ben, guest])
  expect(chairs(ada)).toEqual(['Ada', 'Ben', 'ADA 2'])
  const names = [
    'x'.repeat(200),
    '👩‍👩‍👧‍👦'.repeat(30),
    '\u202eadA',
    '<b>Ada</b>',
    '',
    '   ',
    'a\nb\u0000c',
    '__proto__',
    'e\u0301'.repeat(30),
  ]
  for (const name of names) {
    await guest.want({ t: 'name', name })
    await together([ada, ben, guest])
    const shown = chairs(ada)?.[2] ?? ''
    const letters = [...new Intl.Segmenter('en').segment(shown)].length
    expect(letters, name).toBeGreaterThan(0)
    expect(letters, name).toBeLessThanOrEqual(26)
    expect(shown).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    expect(new Set(chairs(ada)).size).toBe(3)
    expect(pages.map((page) => page.screen?.me)).toEqual([0, 1])
  }
  expect(await guest.want({ t: 'name', name: 'Cleo' })).toMatchObject({ t: 'patch' })
})

test('F17: a name beyond all measure is refused as malformed', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada] = pair(pages)
  const before = await storedPages(code)
  ada.say({ t: 'name', id: 'long', name: 'x'.repeat(401) })
  expect(await ada.frame((told) => told.t === 'error')).toMatchObject({ why: { key: 'malformed' } })
  expect(await storedPages(code)).toEqual(before)
})

test('every wish that is refused says why', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  const watcher = await new Browser().page(code)
  const why = async (page: Page, want: Parameters<Page['want']>[0]) => {
    const told = await page.want(want)
    return told.t === 'refused' ? told.why.key : told.t
  }
  expect(await why(watcher, { t: 'leave' })).toBe('notSeated')
  expect(await why(watcher, { t: 'turn', ask: 0, move: { do: 'draw' } })).toBe('notSeated')
  expect(await why(watcher, { t: 'sit', seat: 9, name: 'X', nonce: nonce(3) })).toBe('noSuchSeat')
  expect(await why(watcher, { t: 'sit', seat: 1, name: 'X', nonce: nonce(3) })).toBe('seatTaken')
  expect(await why(ada, { t: 'turn', ask: 0, move: { do: 'draw' } })).toBe('notRunning')
  for (const want of [{ t: 'start' }, { t: 'options', options: {} }, { t: 'bot', seat: 2, on: true }] as const)
    expect(await why(ben, want)).toBe('hostOnly')
  expect(await why(ada, { t: 'options', options: { coins: 4 } })).toBe('badOption')
  await ben.want({ t: 'leave' })
  expect(await why(ada, { t: 'start' })).toBe('tooFew')
  await ada.want({ t: 'bot', seat: 1, on: true })
  await ada.want({ t: 'start' })
  expect(await why(ada, { t: 'start' })).toBe('running')
  expect(await why(ada, { t: 'turn', ask: ada.screen?.ask ?? 0, move: { do: 'pass' } })).toBe('notNow')
})
