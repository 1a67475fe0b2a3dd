import { afterEach, beforeEach, vi } from 'vitest'

/** Only the date stands still; tables need no cleaning up, since every test opens its own. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})
