import { runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import { roomOf } from './table.ts'

/** Counts the rows that rooms write from now on, and can make writing fail. */
export async function rows(code: string) {
  const prototype = await runInDurableObject(roomOf(code), (_, { storage }) => Object.getPrototypeOf(storage.sql))
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  const exec = prototype.exec
  let failing = false
  const spy = vi.spyOn(prototype, 'exec').mockImplementation(function (this: SqlStorage, ...given: unknown[]) {
    if (failing && String(given[0]).startsWith('INSERT')) throw new Error('the disk is full')
    const cursor = exec.apply(this, given)
    cursors.push(cursor)
    return cursor
  })
  return {
    written: () => cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, 0),
    fail: () => {
      failing = true
    },
    restore: () => spy.mockRestore(),
  }
}
