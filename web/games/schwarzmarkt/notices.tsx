import { texts as all, type Text, type Title } from '../../../shared/games/schwarzmarkt/board.ts'
import { useWords } from '../../table/words.ts'
import { Mark } from './mark.tsx'
import { narrow } from './narrow.ts'
import { say } from './text/say.ts'

type Props = {
  readonly texts: readonly Text[]
  /** The first so many lie open; what comes after them is only thought of. */
  readonly sure: number
}

/** The texts that lie open, each with what it changes; two of a kind are one notice. */
export function Notices({ texts, sure }: Props) {
  const words = useWords()
  const titles: Title[] = []
  for (const text of texts) if (!titles.includes(all[text].title)) titles.push(all[text].title)
  if (titles.length === 0) return null
  return (
    <ul class="sm-notices" data-many={titles.length > 2 || undefined} aria-label={say.texts}>
      {titles.map((title) => {
        const same = texts.filter((text) => all[text].title === title)
        const first = same[0]
        if (first === undefined) return null
        const maybe = texts.indexOf(first) >= sure
        return (
          <li key={title} class={maybe ? 'sm-maybe' : ''} title={words?.values[`${first}.text`]}>
            <Mark when="next" size={narrow.value ? 15 : 20} />
            <span class="sm-notice">
              <b>
                {words?.values[first]}
                {same.length > 1 && ` ${say.times(same.length)}`}
              </b>
              <span>{narrow.value ? say.brief(first) : say.effect(first)}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
