import './poster.css'
import type { ComponentType } from 'preact'
import { language, say } from '../text/say.ts'
import { titleOf } from '../text/title.ts'
import { Open } from './open.tsx'

/** A game's own art, if it has any: an ornament that fills its box. */
const found = import.meta.glob<ComponentType>('../games/*/poster.tsx', { eager: true, import: 'Poster' })

/** One game on the shelf: what it is in one line, for how many, how long, and the ways in. */
export function Poster({ game }: { readonly game: string }) {
  const title = titleOf(game)
  if (!title) return null
  const Art = found[`../games/${game}/poster.tsx`]
  const { name, pitch } = title[language]
  return (
    <article class="poster" data-game={game} aria-labelledby={`poster-${game}`}>
      <div class="art" aria-hidden="true">
        {Art ? <Art /> : <Letters of={name} />}
      </div>
      <div class="about">
        <h3 id={`poster-${game}`}>{name}</h3>
        <p class="pitch">{pitch}</p>
        <p class="facts">
          <span>{say('players', title.seats.least, title.seats.most)}</span>
          <span>{say('minutes', ...title.minutes)}</span>
          <a href={`/rules/${game}`}>{say('rulesOf')}</a>
        </p>
        <Open game={game} />
      </div>
    </article>
  )
}

/** Until there is art: the name itself, large, over a price that climbs and falls. */
const Letters = ({ of }: { readonly of: string }) => (
  <>
    <svg viewBox="0 0 600 300" preserveAspectRatio="none" aria-hidden="true">
      <path
        d="M0 60h600M0 120h600M0 180h600M0 240h600M100 0v300M200 0v300M300 0v300M400 0v300M500 0v300"
        stroke="currentColor"
        stroke-width="1"
        opacity=".14"
        vector-effect="non-scaling-stroke"
      />
      <path
        d="M0 236 60 214 100 222 160 176 220 188 280 128 330 142 390 74 430 92 476 34 520 66 540 190 600 214"
        fill="none"
        stroke="currentColor"
        stroke-width="4"
        stroke-linejoin="round"
        opacity=".34"
        vector-effect="non-scaling-stroke"
      />
    </svg>
    <p class="letters" style={{ '--long': Math.max(...of.split(' ').map((word) => word.length)) }}>
      {of.split(' ').map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  </>
)
