import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { Browser } from './help/browser.ts'
import { crash, later, playOn, ring, roomOf, sleep, together } from './help/table.ts'

/** Ada alone with two bots, the first of which is asked now. */
async function botNext() {
  const ada = new Browser()
  const code = await ada.open('toy', 'Ada', true)
  const page = await ada.page(code)
  expect(page.screen).toMatchObject({ stage: 'playing', asked: [0] })
  await page.move({ do: 'draw' })
  expect(page.screen).toMatchObject({ asked: [1] })
  return { ada, code, page, rev: page.rev }
}

test('Play against bots: the bots sit and the game has begun', async () => {
  const { page } = await botNext()
  expect(page.screen?.chairs.map((chair) => chair.kind)).toEqual(['human', 'bot', 'bot'])
})

test('a bot moves when its pause is over, and not before', async () => {
  const { code, page, rev } = await botNext()
  expect(await runDurableObjectAlarm(roomOf(code))).toBe(true)
  await page.settled()
  expect(page.rev).toBe(rev)
  expect(await ring(code)).toBe(true)
  await page.settled()
  expect(page.rev).toBe(rev + 1)
})

test('a bot moves exactly once, however often the alarm rings', async () => {
  const { code, page, rev } = await botNext()
  later(600_000)
  for (let n = 0; n < 4; n++) await runDurableObjectAlarm(roomOf(code))
  await page.settled()
  expect(page.rev).toBe(rev + 1)
})

test('a crash before the alarm changes nothing: the bot makes its move afterwards, once', async () => {
  for (const fall of [crash, sleep]) {
    const { ada, code, rev } = await botNext()
    await fall(code)
    expect(await ring(code)).toBe(true)
    const back = await ada.page(code)
    expect(back.rev).toBe(rev + 1)
    await runDurableObjectAlarm(roomOf(code))
    await back.settled()
    expect(back.rev).toBe(rev + 1)
  }
})

test('a bot whose alarm was lost moves when anything wakes the room', async () => {
  const { ada, code, rev } = await botNext()
  await runInDurableObject(roomOf(code), (_, { storage }) => storage.deleteAlarm())
  await crash(code)
  await new Browser().fetch(`/api/tables/${code}`)
  expect(await ring(code)).toBe(true)
  expect((await ada.page(code)).rev).toBe(rev + 1)
})

test('one person and bots play a whole game, and no alarm changes it after its end', async () => {
  const { ada, code, page } = await botNext()
  const watcher = await new Browser().page(code)
  await playOn(code, [page, watcher])
  expect(page.screen?.standings).toHaveLength(3)
  await together([page, watcher])
  const { rev } = page
  for (let n = 0; n < 3; n++) await ring(code)
  expect((await ada.page(code)).rev).toBe(rev)
})
