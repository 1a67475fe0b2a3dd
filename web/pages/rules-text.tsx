import './rules-text.css'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../text/say.ts'

const found = import.meta.glob<string>('../../shared/games/*/RULES.md', { import: 'default' })

/** The rules of a game as they were written down; built into the page from our own file, so it is safe to set as it is. */
export function RulesText({ game }: { readonly game: string }) {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    let wanted = true
    const load = found[`../../shared/games/${game}/RULES.md`]
    const text = load ? load() : Promise.resolve('')
    text.then(
      (loaded) => wanted && setHtml(loaded),
      () => wanted && setHtml(''),
    )
    return () => {
      wanted = false
    }
  }, [game])
  if (html === undefined) return <p class="soft">{say('loading')}</p>
  if (html === '') return <p class="soft">{say('noRules')}</p>
  return <Prose html={html} />
}

/** A table without a head says so with cells that head nothing. */
const emptyHead = /<th[^>]*><\/th>/g

const Prose = ({ html }: { readonly html: string }) => (
  <article
    class="prose"
    ref={(place) => {
      if (!place || place.innerHTML !== '') return
      place.innerHTML = html.replace(emptyHead, '<td></td>')
      // A table wider than the page scrolls: then the arrow keys move it.
      for (const table of place.querySelectorAll('table')) if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
    }}
  />
)
