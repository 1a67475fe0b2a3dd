import { existsSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import preact from '@preact/preset-vite'
import { build, type Rolldown } from 'vite'
import { beforeAll, expect, test, vi } from 'vitest'
import { rules } from '../../tools/rules.ts'
import { shelf } from '../../web/pages/shelf.ts'

const chunks = new Map<string, Rolldown.OutputChunk>()

beforeAll(async () => {
  // As it is built for players: without the tools for programmers.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: 'web',
    configFile: false,
    logLevel: 'error',
    define: { __BUILD__: '"budget"' },
    plugins: [preact(), rules()],
    build: { write: false, target: 'es2022' },
  })
  if (!('output' in built)) throw new Error('no build')
  for (const part of built.output) if (part.type === 'chunk') chunks.set(part.fileName, part)
  vi.unstubAllEnvs()
}, 180_000)

/** Gzipped bytes of the chunks that hold these modules, with all they import. */
function weight(...modules: readonly string[]): number {
  const needed = new Set<string>()
  const need = (name: string): void => {
    const chunk = chunks.get(name)
    if (!chunk || needed.has(name)) return
    needed.add(name)
    chunk.imports.forEach(need)
  }
  for (const wanted of modules) {
    const found = [...chunks.values()].find((chunk) => chunk.moduleIds.some((id) => id.endsWith(wanted)))
    if (!found) throw new Error(`${wanted} is in no chunk`)
    need(found.fileName)
  }
  const sizes = [...needed].map((name) => gzipSync(chunks.get(name)?.code ?? '').length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('the home page asks for at most 25 kB of JavaScript', () => {
  const bytes = weight('web/main.tsx', 'web/pages/home.tsx')
  console.log(`home: ${bytes} bytes gzipped`)
  expect(bytes).toBeLessThanOrEqual(25_000)
})

test('a table with the plain board asks for at most 40 kB', () => {
  const bytes = weight('web/main.tsx', 'web/pages/table.tsx', 'web/table/plain.tsx')
  console.log(`plain table: ${bytes} bytes gzipped`)
  expect(bytes).toBeLessThanOrEqual(40_000)
})

test('a table before its game asks for at most 45 kB', () => {
  const bytes = weight('web/main.tsx', 'web/pages/table.tsx', 'web/table/waiting.tsx', 'web/table/settings.tsx')
  console.log(`waiting table: ${bytes} bytes gzipped`)
  expect(bytes).toBeLessThanOrEqual(45_000)
})

test('the home page with its list of public tables and mine asks for at most 32 kB', () => {
  const bytes = weight('web/main.tsx', 'web/pages/home.tsx', 'web/pages/hall.tsx', 'web/pages/mine.tsx')
  console.log(`home with tables: ${bytes} bytes gzipped`)
  expect(bytes).toBeLessThanOrEqual(32_000)
})

test.each([...shelf])('a table of %s with its board and words asks for at most 60 kB', (game) => {
  const bytes = weight(
    'web/main.tsx',
    'web/pages/table.tsx',
    existsSync(`web/games/${game}/face.tsx`) ? `web/games/${game}/face.tsx` : 'web/table/plain.tsx',
    `shared/games/${game}/text/en.ts`,
  )
  console.log(`${game}: ${bytes} bytes gzipped`)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

test('the checks of the messages stay in the room', () => {
  const modules = [...chunks.values()].flatMap((chunk) => chunk.moduleIds)
  expect(modules.filter((id) => id.includes('valibot'))).toEqual([])
})
