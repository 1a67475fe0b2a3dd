import { expect, test } from 'vitest'
import { bare, reached, source } from '../help/source.ts'

const file = (path: string, text: string) => source(path, text)

test('imports are read in every way they are written', () => {
  const { arrows } = file(
    'web/a/b.ts',
    [
      "import x from 'pkg'",
      "import './style.css'",
      "import type { A } from '../c.ts'",
      "import { type A, type B } from '../d.ts'",
      "import {\n  type A,\n  b,\n} from '../../shared/e.ts'",
      "export { z } from './f.ts'",
      "const lazy = () => import('./g.ts')",
      "type G = typeof import('./h.ts')",
      "const all = import.meta.glob<T>('../../shared/games/*/title.ts', {})",
      "// import y from 'comment'",
      "/* import z from 'comment' */",
    ].join('\n'),
  )
  expect(arrows).toEqual([
    { to: 'pkg', how: 'value' },
    { to: 'web/a/style.css', how: 'value' },
    { to: 'web/c.ts', how: 'type' },
    { to: 'web/d.ts', how: 'type' },
    { to: 'shared/e.ts', how: 'value' },
    { to: 'web/a/f.ts', how: 'value' },
    { to: 'web/a/g.ts', how: 'lazy' },
    { to: 'web/a/h.ts', how: 'type' },
    { to: 'shared/games/*/title.ts', how: 'value' },
  ])
})

test('strings and comments are no code', () => {
  expect(bare(file('a.ts', "const a = 'new Date'// Math.random\nconst b = `x: any`").code)).toBe(
    "const a = ''// Math.random\nconst b = ``",
  )
  expect(file('a.ts', 'const a = 1 // Math.random\n').code).toBe('const a = 1 \n')
})

test('what is reached is reached through others, by value only', () => {
  const list = [
    file('a.ts', "import { b } from './b.ts'\nimport type { d } from './d.ts'"),
    file('b.ts', "export * from './c.ts'"),
    file('c.ts', ''),
    file('d.ts', ''),
  ]
  expect([...reached(['a.ts'], new Map(list.map((one) => [one.path, one])))]).toEqual([
    ['a.ts', ''],
    ['b.ts', 'a.ts'],
    ['c.ts', 'b.ts'],
  ])
})
