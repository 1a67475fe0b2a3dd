import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** `to` is a path from the project's root, or the name of a package. A lazy import is written `import(…)`. */
export type Arrow = { readonly to: string; readonly how: 'value' | 'type' | 'lazy' }
export type Source = {
  readonly path: string
  readonly lines: number
  readonly code: string
  readonly arrows: readonly Arrow[]
}

/** All TypeScript files below a folder of the project, with their imports and their code without comments. */
export function sources(folder: string): Source[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\/\.wrangler\/|\.d\.ts$/.test(path))
    .toSorted()
    .map((path) => source(path, readFileSync(join(root, path), 'utf8')))
}

export function source(path: string, text: string): Source {
  const code = text.replace(/(^|\s)\/\*[\s\S]*?\*\//g, '$1').replace(/(^|\s)\/\/.*$/gm, '$1')
  return { path, lines: text.split('\n').length - 1, code, arrows: arrows(path, code) }
}

function arrows(path: string, code: string): Arrow[] {
  const target = (name: string) => (name.startsWith('.') ? join(dirname(path), name) : name)
  const found: Arrow[] = []
  for (const [, type, what, name] of code.matchAll(
    /^(?:import|export)\s+(type\s+)?(?:([^'";]*?)\s+from\s+)?'([^']+)'/gm,
  )) {
    const names = /^\{([^}]*)\}$/
      .exec(what?.trim() ?? '')?.[1]
      ?.split(',')
      .filter((one) => one.trim() !== '')
    const types = type !== undefined || names?.every((one) => one.trim().startsWith('type '))
    found.push({ to: target(name ?? ''), how: types ? 'type' : 'value' })
  }
  for (const [, before, name] of code.matchAll(/(typeof\s+)?\bimport\(\s*'([^']+)'\s*\)/g))
    found.push({ to: target(name ?? ''), how: before ? 'type' : 'lazy' })
  for (const [, name] of code.matchAll(/\bimport\.meta\.glob(?:<[^(]*>)?\(\s*'([^']+)'/g))
    found.push({ to: target(name ?? ''), how: 'value' })
  return found
}

/** Code without its strings, so that words in sentences are not taken for words of the language. */
export const bare = (code: string): string =>
  code.replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''").replace(/`(?:[^`\\]|\\.)*`/g, '``')

/** Everything that is loaded with these files, each with the file through which it was reached first. */
export function reached(from: readonly string[], files: ReadonlyMap<string, Source>): Map<string, string> {
  const seen = new Map(from.map((path) => [path, '']))
  for (const path of seen.keys())
    for (const { to, how } of files.get(path)?.arrows ?? [])
      if (how !== 'type' && files.has(to) && !seen.has(to)) seen.set(to, path)
  return seen
}
