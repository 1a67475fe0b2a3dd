import './mine.css'
import { useEffect, useState } from 'preact/hooks'
import { info } from '../net/api.ts'
import { forget, type Known, myTables, running } from '../net/mine.ts'
import { short } from '../text/name.tsx'
import { say } from '../text/say.ts'
import { nameOf } from '../text/title.ts'

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
