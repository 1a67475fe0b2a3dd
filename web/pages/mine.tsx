import './mine.css'
import { useEffect, useState } from 'preact/hooks'
import { type Info, info } from '../net/api.ts'
import { forget, myTables } from '../net/mine.ts'
import { short } from '../text/name.tsx'
import { say } from '../text/say.ts'
import { nameOf } from '../text/title.ts'

export type Known = Info & { readonly code: string }

/** The tables at which I sit and that go on: those that wait for me first, then those that have begun. */
export function running(tables: readonly Known[]): readonly Known[] {
  const rank = ({ myTurn, stage }: Known): number => (myTurn ? 0 : stage === 'playing' ? 1 : 2)
  return tables.filter(({ stage, seat }) => stage !== 'over' && seat !== null).sort((a, b) => rank(a) - rank(b))
}

async function look(): Promise<readonly Known[]> {
  const found = await Promise.all(
    myTables().map(async (code) => {
      const answer = await info(code)
      if ('trouble' in answer && answer.trouble === 'noTable') forget(code)
      return 'got' in answer ? [{ ...answer.got, code }] : []
    }),
  )
  return running(found.flat())
}

/** My tables that go on, with whose turn it is: looked up when the page comes and whenever it is looked at again. */
export function Mine() {
  const [tables, setTables] = useState<readonly Known[]>([])
  useEffect(() => {
    let wanted = true
    const see = (): void => {
      if (document.visibilityState === 'visible') void look().then((found) => wanted && setTables(found))
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => {
      wanted = false
      document.removeEventListener('visibilitychange', see)
    }
  }, [])
  if (tables.length === 0) return null
  return (
    <section class="mine-tables" aria-labelledby="mine">
      <h2 id="mine">{say('myTables')}</h2>
      <ul>
        {tables.map((table) => (
          <li key={table.code}>
            <a class={table.myTurn ? 'mine-table turn' : 'mine-table'} href={`/t/${table.code}`}>
              <b>{nameOf(table.game)}</b>
              <span class="whose">
                {table.myTurn && <span aria-hidden="true">● </span>}
                {whose(table)}
              </span>
              <small>{table.code}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whose({ myTurn, stage, turn }: Known): string {
  if (myTurn) return say('yourTurn')
  if (stage === 'waiting' || turn.length === 0) return say('waitsToStart')
  return say(
    'turnOf',
    turn.map((name) => short(name, 16)),
  )
}
