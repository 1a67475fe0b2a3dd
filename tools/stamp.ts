import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'

/** A name for everything that goes into a build: equal names, equal builds. */
export function stamp(): string {
  const hash = createHash('sha256')
  const from = ['{shared,worker,web,tools}/**/*', 'package-lock.json', 'vite.config.ts', 'wrangler.toml']
  for (const file of globSync(from).sort()) {
    if (file.includes('.wrangler') || !statSync(file).isFile()) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
