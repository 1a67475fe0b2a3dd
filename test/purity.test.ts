import { describe, expect, test } from 'vitest'
import { bare, reached, type Source, sources } from './help/source.ts'

const shared = sources('shared')
const worker = sources('worker')
const web = sources('web')
const rest = [...sources('test'), ...sources('tools')]
const all = [...shared, ...worker, ...web, ...rest]
/** This file names what must not be named. */
const others = all.filter(({ path }) => path !== 'test/purity.test.ts')
const files = new Map(all.map((file) => [file.path, file]))
const games = shared.filter(({ path }) => /^shared\/games\/[^/]+\//.test(path))
const gameOf = (path: string) => /^shared\/games\/([^/]+)\//.exec(path)?.[1]

/** Places where something that must not be is, as lines to read. */
const wrong = (list: readonly Source[], find: (file: Source) => readonly string[]) =>
  list.flatMap((file) => find(file).map((what) => `${file.path}: ${what}`))
const arrowsTo = (file: Source, bad: (to: string) => boolean) => file.arrows.flatMap(({ to }) => (bad(to) ? [to] : []))
const words = (file: Source, pattern: RegExp) => [...bare(file.code).matchAll(pattern)].map(([word]) => word)

test('there is something to look at', () => {
  expect(shared.length).toBeGreaterThan(20)
  expect(files.get('shared/table/commands/turn.ts')?.arrows).toContainEqual({
    to: 'shared/kit/choice.ts',
    how: 'value',
  })
  expect(files.get('shared/table/table.ts')?.arrows).toContainEqual({ to: 'shared/kit/random.ts', how: 'type' })
})

describe('arrows', () => {
  test('shared imports shared, @noble/hashes and valibot, and nothing else', () => {
    const may = /^(shared\/|@noble\/hashes\/|valibot$)/
    expect(wrong(shared, (file) => arrowsTo(file, (to) => !may.test(to)))).toEqual([])
  })

  test('worker and web do not know each other, nor tests, nor tools', () => {
    expect(wrong(worker, (file) => arrowsTo(file, (to) => /^(web|test|tools)\//.test(to)))).toEqual([])
    expect(wrong(web, (file) => arrowsTo(file, (to) => /^(worker|test|tools)\//.test(to)))).toEqual([])
  })

  test('kit, game and protocol know no game and no table but by type; a game knows no other game, table or registry', () => {
    const low = shared.filter(({ path }) => /^shared\/(kit|game|protocol)\//.test(path))
    const high = (file: Source) =>
      file.arrows.flatMap(({ to, how }) => (how !== 'type' && /^shared\/(games|table)\//.test(to) ? [to] : []))
    expect(wrong(low, high)).toEqual([])
    const foreign = (file: Source) =>
      arrowsTo(
        file,
        (to) =>
          (to.startsWith('shared/games/') && gameOf(to) !== gameOf(file.path)) ||
          /^shared\/(table|protocol)\//.test(to),
      )
    expect(wrong(games, foreign)).toEqual([])
  })

  test('worker knows no game but through the registry', () => {
    expect(wrong(worker, (file) => arrowsTo(file, (to) => gameOf(to) !== undefined))).toEqual([])
  })
})

describe('what reaches a browser', () => {
  /** These alone may load whole rules, and only when somebody asks for them. */
  const whole = /^web\/(.+\/)?(verify|verifier|offline)[./]/
  const open = /^shared\/games\/[^/]+\/(title\.ts|board\.ts|preview\.ts|text\/.*|RULES\.md)$/
  const pages = web.filter(({ path }) => !whole.test(path))

  test('of a game: title, board, preview and text; of the rest types only', () => {
    const inside = (file: Source) =>
      file.arrows.flatMap(({ to, how }) =>
        how !== 'type' && to.startsWith('shared/games/') && !open.test(to) ? [to] : [],
      )
    expect(wrong(pages, inside)).toEqual([])
  })

  test('whole rules are loaded lazily or not at all', () => {
    const eager = (file: Source) =>
      file.arrows.flatMap(({ to, how }) => (how === 'value' && whole.test(to) && !whole.test(file.path) ? [to] : []))
    expect(wrong(web, eager)).toEqual([])
  })

  test('nothing that opens a secret or decides, by whatever way', () => {
    const given = games.filter(({ path }) => open.test(path)).map(({ path }) => path)
    const from = [...pages.map(({ path }) => path), ...given]
    const pagesOnly = new Map([...files].filter(([path]) => !whole.test(path)))
    const rules =
      /^shared\/(games\/index\.ts|games\/[^/]+\/(index|setup|view|resample|audit|bot)\b.*|games\/[^/]+\/phases\/.*)/
    const found = [...reached(from, pagesOnly)].filter(
      ([path]) =>
        rules.test(path) || (path.startsWith('shared/games/') && /\.hidden\b/.test(files.get(path)?.code ?? '')),
    )
    expect(found.map(([path, by]) => `${by} → ${path}`)).toEqual([])
  })
})

describe('words that game code does not use', () => {
  test.each([
    [
      'chance, time, and the world outside',
      shared,
      /\bMath\.random\b|\bnew Date\b|\bDate\.|\bperformance\.|\bsetTimeout\b|\bsetInterval\b|\bfetch\(|\bprocess\.|\bglobalThis\b|\bcrypto\./g,
    ],
    ['anything that waits', shared, /\basync\b|\bawait\b|\bPromise\b/g],
    ['Map and Set', games, /\bnew (Weak)?(Map|Set)\b|\b(Readonly)?(Map|Set)</g],
  ] as const)('%s', (_, list, pattern) => expect(wrong(list, (file) => words(file, pattern))).toEqual([]))

  test('only view.ts opens what is hidden for a viewer: no preview, board, text or bot does', () => {
    const closed = games.filter(({ path }) => /\/(preview|board|title|bot)\.ts$|\/text\//.test(path))
    expect(wrong(closed, (file) => words(file, /\.hidden\b/g))).toEqual([])
  })
})

describe('manners', () => {
  test('no any, and no way round the checks', () => {
    // The linter knows the rest; a constant may be called so.
    const typed = /\bas\s+any\b|<any\b|\bany\[\]|,\s*any>|:\s*any\s*(?:\)|=[^>])/g
    expect(wrong(others, (file) => words(file, typed))).toEqual([])
    const excuses = (file: Source) =>
      [...file.code.matchAll(/@ts-(ignore|nocheck)|biome-ignore/g)].map(([word]) => word)
    expect(wrong(others, excuses)).toEqual([])
  })

  test('files have 30 to 200 lines: those that have not are named, not refused', () => {
    const odd = all.filter(({ lines }) => lines < 30 || lines > 200).map(({ path, lines }) => `${path} ${lines}`)
    if (odd.length > 0) console.log(`short or long files (${odd.length}):\n  ${odd.join('\n  ')}`)
    expect(all.every(({ lines }) => lines > 0)).toBe(true)
  })
})
