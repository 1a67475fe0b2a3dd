import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

type Chunk = { readonly file: string; readonly imports?: readonly string[] }
type Manifest = { readonly [source: string]: Chunk }

const client = new URL('../../dist/client/', import.meta.url)

/** What the build made of each source; read from the last build. */
export function manifest(): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8')) as Manifest
}

/** The JavaScript that a page loads for these sources, with all that they import. */
function scripts(chunks: Manifest, sources: readonly string[]): string[] {
  const found = new Set<string>()
  const load = (source: string): void => {
    const chunk = chunks[source]
    if (!chunk) throw new Error(`the build has no ${source}`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const name of chunk.imports ?? []) load(name)
  }
  for (const source of sources) load(source)
  return [...found].filter((file) => file.endsWith('.js'))
}

/** How much that is on the way to the browser, in bytes. */
export const gzipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, client))).length, 0)

export const homeScripts = (chunks: Manifest): string[] => scripts(chunks, ['index.html'])

/** A table with its board and its words; a game without a face of its own has the plain board. */
export function tableScripts(chunks: Manifest, id: string): string[] {
  const own = `games/${id}/face.tsx`
  const face = own in chunks ? own : 'table/plain.tsx'
  const words = `../shared/games/${id}/text/en.ts`
  // A board that imports its words has them in its own file.
  return scripts(chunks, ['index.html', 'pages/table.tsx', face, ...(words in chunks ? [words] : [])])
}
