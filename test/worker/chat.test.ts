import { expect, test } from 'vitest'
import { Browser } from './help/browser.ts'
import type { Page } from './help/page.ts'
import { rows } from './help/rows.ts'
import { begin, crash, gather, later, pair, sleep, together } from './help/table.ts'

const say = (page: Page, text: string, id?: string, name = '') => page.want({ t: 'say', text, name }, id)
/** What a page was told of the chat: with its greeting, and since. */
const heard = (page: Page): string[] =>
  page.frames.flatMap((told) =>
    told.t === 'talk' ? told.said.map((one) => one.text) : told.t === 'said' ? [told.saying.text] : [],
  )
const why = (key: string) => ({ t: 'refused', why: { of: 'table', key } })

test('players and watchers talk: each saying reaches everybody once, with the seat or the watcher’s own name', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  const eve = await new Browser().page(code)
  expect(await say(ada, 'hello')).toMatchObject({
    t: 'said',
    saying: { n: 1, seat: 0, name: 'Ada', text: 'hello', at: Date.now() },
  })
  await say(eve, 'hi', undefined, ' Eve\u202e ')
  await together([ada, ben, eve])
  for (const page of [ada, ben, eve]) expect(heard(page)).toEqual(['hello', 'hi'])
  expect(ben.frames.find((told) => told.t === 'said' && told.saying.text === 'hi')).toMatchObject({
    saying: { n: 2, seat: null, name: 'Eve' },
  })
})

test('only the speaker hears his own wish; nobody hears which browser spoke', async () => {
  const { pages, browsers } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  await say(ada, 'mine', 'w-mine')
  await together([ada, ben])
  expect(ada.raw.join()).toContain('w-mine')
  expect(ben.raw.join()).not.toContain('w-mine')
  expect(ben.raw.join()).not.toContain('"who"')
  for (const browser of browsers) expect(ben.raw.join()).not.toContain(browser.cookie?.slice(4))
})

test('F3, F4: a saying sent again is said once, also after a sleep and a crash', async () => {
  for (const fall of [undefined, sleep, crash]) {
    const { code, browsers, pages } = await gather('toy', ['Ada', 'Ben'])
    const [ada] = pair(pages)
    await say(ada, 'once', 'same')
    await fall?.(code)
    const again = fall === crash ? ((await browsers[0]?.page(code)) as Page) : ada
    expect(await say(again, 'once', 'same')).toMatchObject({ t: 'done' })
    const late = await new Browser().page(code)
    await late.settled()
    expect(heard(late)).toEqual(['once'])
  }
})

test('a saying is no commit: rev stays, one row is written', async () => {
  const { code, pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  const { rev } = ada
  const counted = await rows(code)
  await say(ada, 'one')
  await say(ben, 'two')
  expect(counted.written()).toBe(2)
  await together([ada, ben])
  expect([ada.rev, ben.rev]).toEqual([rev, rev])
})

test('F21: limits: five in a row, then one every two seconds, for this browser only', async () => {
  const { pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  const answers: string[] = []
  for (let n = 0; n < 7; n++) answers.push((await say(ada, `${n}`)).t)
  expect(answers).toEqual(['said', 'said', 'said', 'said', 'said', 'refused', 'refused'])
  expect(await say(ben, 'me')).toMatchObject({ t: 'said' })
  later(2000)
  expect(await say(ada, 'again')).toMatchObject({ t: 'said' })
  expect(await say(ada, 'and again')).toMatchObject(why('tooFast'))
  // What was said is confirmed to whoever sends it again, fast or not.
  expect(await say(ben, 'you', 'kept')).toMatchObject({ t: 'said' })
  for (let n = 0; n < 5; n++) await say(ben, `${n}`)
  expect(await say(ben, 'you', 'kept')).toMatchObject({ t: 'done' })
  // The game is not held up by it.
  expect(await ada.want({ t: 'start' })).toMatchObject({ t: 'patch' })
})

test('F17, F21: one line of at most 280 characters, none cut in half, no control or direction characters, never empty', async () => {
  const { pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  const text = async (typed: string) => {
    later(10_000)
    const told = await say(ada, typed)
    return told.t === 'said' ? told.saying.text : told
  }
  expect(await text('x'.repeat(1000))).toBe('x'.repeat(280))
  expect(await text(`y${'🂡'.repeat(400)}`)).toBe(`y${'🂡'.repeat(279)}`)
  expect(await text('<b>hi</b> \u202eevil\u202c \u0000 שלום')).toBe('<b>hi</b>  evil    שלום')
  for (const nothing of ['', '   ', '\n\t', '\u202e']) expect(await text(nothing)).toMatchObject(why('malformed'))
  ada.say({ t: 'say', id: 'long', text: 'x'.repeat(1001), name: '' })
  expect(await ada.frame((told) => told.t === 'error')).toMatchObject({ why: { key: 'malformed' } })
  await together([ada, ben])
  expect(heard(ben)).toHaveLength(3)
})

test('the host hushes the watchers: players talk on', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  const eve = await new Browser().page(code)
  await ada.want({ t: 'settings', settings: { chat: 'players' } })
  expect(await say(eve, 'hey')).toMatchObject(why('hushed'))
  expect(await say(ben, 'quiet')).toMatchObject({ t: 'said' })
  await ada.want({ t: 'settings', settings: { chat: 'all' } })
  expect(await say(eve, 'hey')).toMatchObject({ t: 'said' })
})

test('a newcomer is told the last fifty, in order; so is whoever comes back after a sleep or a crash', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada] = pair(pages)
  for (let n = 1; n <= 60; n++) {
    later(2000)
    await say(ada, `${n}`)
  }
  const last = Array.from({ length: 50 }, (_, n) => `${n + 11}`)
  for (const fall of [undefined, sleep, crash]) {
    await fall?.(code)
    const late = await new Browser().page(code)
    expect(heard(late)).toEqual(last)
  }
})

test('at most some two hundred are kept', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada] = pair(pages)
  await ada.want({ t: 'settings', settings: { keep: 'yes' } })
  for (let n = 1; n <= 310; n++) {
    later(2000)
    await say(ada, `${n}`)
  }
  await ada.settled()
  const { talk } = await (await ada_(code)).json<{ talk: { text: string }[] }>()
  expect(talk).toHaveLength(200)
  expect(talk.at(-1)?.text).toBe('310')
})
const ada_ = (code: string) => new Browser().record(code)

test('in the record only if the table says so', async () => {
  const { code, pages } = await begin('toy')
  const [ada] = pair(pages)
  await say(ada, 'between us')
  const record = async () => (await new Browser().record(code)).text()
  expect(await record()).not.toContain('between us')
  expect(Object.keys(JSON.parse(await record()))).not.toContain('talk')
  await ada.want({ t: 'settings', settings: { keep: 'yes' } })
  const kept = JSON.parse(await record()) as { talk: object[] }
  expect(kept.talk).toEqual([{ n: 1, at: expect.any(Number), seat: 0, name: 'Ada', text: 'between us' }])
  await ada.want({ t: 'settings', settings: { keep: 'no' } })
  expect(await record()).not.toContain('between us')
})

test('F21: a browser without a cookie says nothing', async () => {
  const { code } = await gather('toy', ['Ada', 'Ben'])
  const { webSocket } = await new Browser().socket(code)
  const { Page } = await import('./help/page.ts')
  const page = await new Page(webSocket as WebSocket).hello()
  expect(await say(page, 'psst')).toMatchObject({ t: 'refused' })
})
