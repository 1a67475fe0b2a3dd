import { recordLink } from '../net/api.ts'
import { say } from '../text/tell.ts'

type Props = { readonly code: string; readonly match: number }

/** The games that were played at this address before: their records, and what they were dealt from. */
export function Earlier({ code, match }: Props) {
  if (match < 2) return null
  const games = Array.from({ length: match - 1 }, (_, n) => match - 1 - n)
  return (
    <section class="card earlier">
      <h2>{say('earlierGames')}</h2>
      <ul>
        {games.map((game) => (
          <li key={game}>
            <b>{say('gameNo', game)}</b>
            <a href={recordLink(code, game)} download={`${code}-${game}.json`}>
              {say('record')}
            </a>
            <a href={`/check/${code}?match=${game}`}>{say('check')}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
