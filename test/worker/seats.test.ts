import { expect, test, vi } from 'vitest'
import { Browser, nonce } from './help/browser.ts'
import { begin, crash, gather, later, pair, sleep, together } from './help/table.ts'

const why = (key: string) => ({ t: 'refused', why: { of: 'table', key } })

test('giving up and coming late: a bot plays on, a watcher takes its seat and sees its hand, nobody else moves', async () => {
  const { code, pages, browsers } = await begin('toy', ['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = pair(pages)
  const eve = await new Browser().page(code)
  await ben.want({ t: 'leave' })
  await together([...pages, eve])
  expect(ada.screen?.chairs[1]).toMatchObject({ kind: 'bot', name: 'Bot Alba' })
  expect(ben.screen).toMatchObject({ me: null, choices: [] })
  expect(ada.here).toMatchObject({ seats: [0, 2], watchers: 2 })
  expect(await eve.want({ t: 'sit', seat: 1, name: 'Eve', nonce: nonce(9) })).toMatchObject({
    t: 'screen',
    screen: { me: 1 },
  })
  await together([...pages, eve])
  expect(eve.screen?.view).toMatchObject({ hands: [null, expect.anything(), null] })
  expect(ada.log.at(-1)?.line).toEqual({ e: 'table:joined', seat: 1, name: 'Eve', bot: 'Bot Alba' })
  const back = await browsers[1]?.page(code)
  expect(back?.screen?.me).toBeNull()
  expect(await back?.want({ t: 'sit', seat: 1, name: 'Ben', nonce: nonce(8) })).toMatchObject(why('seatTaken'))
})

test('F10: who watches before the start is not seated, sees the start live, and nobody else’s hand', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  const eve = await new Browser().page(code)
  await ada.want({ t: 'start' })
  await together([ada, ben, eve])
  expect(eve.screen).toMatchObject({ stage: 'playing', me: null, choices: [], view: { hands: [null, null] } })
  expect(eve.screen?.chairs).toHaveLength(2)
})

test('F14: the host leaves before the start: another is host, the table lives, also after a crash', async () => {
  const { code, pages, browsers } = await gather('toy', ['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = pair(pages)
  await ada.want({ t: 'leave' })
  await crash(code)
  const back = await browsers[1]?.page(code)
  expect(back?.screen).toMatchObject({ me: 1, host: true })
  // The chair that is free goes, so hers is the first.
  expect(await back?.want({ t: 'start' })).toMatchObject({ t: 'screen', screen: { me: 0, host: true } })
  expect(ben.closed).toBeDefined()
})

test('F14: a host who is here keeps the table; one who has gone without a word is replaced by whoever asks', async () => {
  const { code, pages } = await gather('toy', ['Ada', 'Ben'])
  const [ada, ben] = pair(pages)
  expect(await ben.want({ t: 'host' })).toMatchObject(why('hostHere'))
  ada.close()
  await vi.waitFor(() => expect(ben.here.seats).toEqual([1]))
  await sleep(code)
  expect(await ben.want({ t: 'host' })).toMatchObject({ t: 'patch' })
  expect(ben.screen?.host).toBe(true)
})

test('F15: two take the last seat at once: exactly one gets it, the other is told', async () => {
  const { code } = await gather('toy', ['Ada', 'Ben', 'Cleo'])
  const [dan, eve] = pair(await Promise.all([new Browser().page(code), new Browser().page(code)]))
  const answers = await Promise.all(
    [dan, eve].map((page, n) => page.want({ t: 'sit', seat: 3, name: `N${n}`, nonce: nonce(n) })),
  )
  expect(answers.map((answer) => answer.t).toSorted()).toEqual(['refused', 'screen'])
  expect(answers.find((answer) => answer.t === 'refused')).toMatchObject(why('seatTaken'))
  expect([dan.screen?.me, eve.screen?.me].toSorted()).toEqual([3, null].toSorted())
})

test('nobody loses a seat by one voice while connected; who is gone does, and a whole table can agree', async () => {
  const { pages } = await begin('toy')
  const [ada, ben] = pair(pages)
  expect(await ada.want({ t: 'propose', kind: 'kick', seat: 1 })).toMatchObject(why('stillHere'))
  expect(await ada.want({ t: 'propose', kind: 'away', seat: 1 })).toMatchObject(why('stillHere'))
  ben.close()
  await vi.waitFor(() => expect(ada.here.seats).toEqual([0]))
  expect(await ada.want({ t: 'propose', kind: 'away', seat: 1 })).toMatchObject({ t: 'patch' })
  expect(ada.screen?.chairs[1]).toMatchObject({ kind: 'human', away: true })
})

test('F6: who has been silent for ninety seconds is gone for the others, whatever his socket says, and is back with a word', async () => {
  const { code, pages } = await begin('toy', ['Ada', 'Ben', 'Cleo'])
  const [ada, ben] = pair(pages)
  later(85_000)
  await ada.settled()
  await pages[2]?.settled()
  expect(ada.here.seats).toEqual([0, 1, 2])
  expect(await ada.want({ t: 'propose', kind: 'away', seat: 1 })).toMatchObject(why('stillHere'))
  later(10_000)
  expect(await ada.want({ t: 'propose', kind: 'away', seat: 1 })).toMatchObject({ t: 'patch' })
  await ada.want({ t: 'answer', yes: false })
  await ben.settled()
  expect(await ada.want({ t: 'propose', kind: 'away', seat: 1 })).toMatchObject(why('stillHere'))
  expect(code).toBeTruthy()
})
