import { readFileSync } from 'node:fs'
import { marked } from 'marked'
import type { Plugin } from 'vite'

/** Turns a game's RULES.md into HTML while building, so that the page carries no Markdown reader. */
export function rules(): Plugin {
  return {
    name: 'rules',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.md')) return undefined
      const html = marked.parse(readFileSync(id, 'utf8'), { async: false })
      return `export default ${JSON.stringify(html)}`
    },
  }
}
