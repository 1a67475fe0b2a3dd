import { exports } from 'cloudflare:workers'
import { expect, test } from 'vitest'

test('an unknown code is a 404', async () => {
  const answer = await exports.default.fetch('http://outcry.test/api/tables/aaaa-bbbb')
  expect(answer.status).toBe(404)
  const made = await exports.default.fetch('http://outcry.test/api/tables', { method: 'POST', body: JSON.stringify({ game: 'toy', name: 'Ada', nonce: '0'.repeat(32) }) })
  expect(made.status).toBe(201)
  const { code } = await made.json<{ code: string }>()
  const answer2 = await exports.default.fetch('http://outcry.test/api/tables/' + code)
  expect(await answer2.json()).toEqual({})
})
