import './hall.css'
import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Listed } from '../../shared/protocol/lobby.ts'
import { type Follower, followHall } from '../net/hall.ts'
import { listed } from '../net/lobby.ts'
import { Name } from '../text/name.tsx'
import { say } from '../text/say.ts'
import { nameOf } from '../text/title.ts'

const shown = signal<readonly Listed[]>([])

/** The way down to them, for whoever sees the top of the page only. */
export const HallLink = () => {
  const tables = shown.value
  return (
    <p class="hall-link">
      {tables.length > 0 && (
        <a href="#hall">{say('publicNow', tables.length, tables.filter((table) => table.open).length)}</a>
      )}
    </p>
  )
}

/** The public tables, live: to join or to watch with one press. */
export function Hall() {
  const [follower, setFollower] = useState<Follower>()
  useEffect(() => {
    const mine = followHall()
    setFollower(mine)
    return mine.close
  }, [])
  const hall = follower?.hall.value
  const tables = hall && listed(hall)
  useEffect(() => {
    shown.value = tables ?? []
  }, [hall])
  if (!follower || !tables) return null
  return (
    <section class="hall" aria-labelledby="hall">
      <div class="over-shelf">
        <h2 id="hall">{say('publicTables')}</h2>
        <p role="status" class="soft">
          {!follower.live.value && say('hallLost')}
        </p>
      </div>
      {tables.length === 0 && <p class="none soft">{say('noPublic')}</p>}
      <ul>
        {tables.map((table) => (
          <Row key={table.code} table={table} />
        ))}
      </ul>
    </section>
  )
}

/** One public table: what is played, who sits there, and the ways in. Nobody is seated by coming (F10). */
function Row({ table }: { readonly table: Listed }) {
  const { code, game, stage, names, bots, most, watchers, open } = table
  const taken = names.length + bots
  const called = say('tableBy', nameOf(game), names)
  return (
    <li class="public" data-code={code} data-stage={stage}>
      <div class="what">
        <h3>{nameOf(game)}</h3>
        <p class="facts">
          <b class={stage}>{say(stage === 'waiting' ? 'isWaiting' : 'isPlaying')}</b>
          <Seats people={names.length} bots={bots} most={most} />
          <span>
            {say('seatsTaken', taken, most)}
            {bots > 0 && ` (${say('withBots', bots)})`}
          </span>
          {watchers > 0 && <span>{say('watchers', watchers)}</span>}
        </p>
        <p class="names">
          {names.map((name, n) => (
            <Name key={`${n}-${name}`} of={name} />
          ))}
        </p>
      </div>
      <div class="ways">
        {open && (
          <a class="button main" href={`/t/${code}?sit`}>
            {say('sitIn')}
            <span class="unseen">{`: ${called}`}</span>
          </a>
        )}
        <a class="button" href={`/t/${code}`}>
          {say('watch')}
          <span class="unseen">{`: ${called}`}</span>
        </a>
      </div>
    </li>
  )
}

/** The seats as small marks: a person is full, a bot is square, a free seat is a ring. */
const Seats = ({ people, bots, most }: { readonly people: number; readonly bots: number; readonly most: number }) => (
  <span class="seats" aria-hidden="true">
    {Array.from({ length: most }, (_, n) => (
      <i key={`seat ${n + 1}`} class={n < people ? 'person' : n < people + bots ? 'bot' : 'free'} />
    ))}
  </span>
)
