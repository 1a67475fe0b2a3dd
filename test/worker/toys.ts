import type { Plugin } from 'vite'

/** In these tests the registry holds the toy game beside the real ones: small, quick, and full of secrets. */
export function toys(): Plugin {
  return {
    name: 'toys',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith('games/index.ts') && !source.endsWith('./index.ts')) return undefined
      if (importer?.endsWith('test/worker/registry.ts')) return undefined
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found?.id.endsWith('/shared/games/index.ts') ? new URL('./registry.ts', import.meta.url).pathname : found
    },
  }
}
