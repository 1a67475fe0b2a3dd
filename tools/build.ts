import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** The name of this build (P11): a hash of the sources, so that the same code is the same build on every machine. */
export function build(): string {
  const hash = createHash('sha256')
  const root = new URL('..', import.meta.url).pathname
  for (const file of globSync('{shared,worker,web}/**/*.{ts,tsx,css,html,md}', { cwd: root }).sort())
    hash.update(file).update(readFileSync(root + file))
  return hash.digest('hex').slice(0, 12)
}
