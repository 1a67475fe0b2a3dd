import { fieldName, valueName } from '../text/game.ts'
import { say } from '../text/rarely.ts'
import { useWords } from './words.ts'

type Props = {
  readonly of: unknown
  /** Names of the seats, for lists with one entry each. */
  readonly seats: readonly string[]
  /** On one line: names and values, no levels. */
  readonly inline?: boolean
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null
const isShort = (value: object): boolean => Object.values(value).every(isFlat)

/** The place in a list is the name of what lies there. */
const numbered = <T,>(list: readonly T[]): readonly { readonly n: number; readonly item: T }[] =>
  list.map((item, n) => ({ n, item }))

/** Any JSON as something to read: objects as lists of names and values, lists of like things as tables. */
export function Tree({ of, seats, inline }: Props) {
  if (isFlat(of)) return <Leaf of={of} />
  if (Array.isArray(of)) return <List of={of} seats={seats} />
  if (!isObject(of)) return null
  if (Object.keys(of).length === 0) return <span class="soft">{say('none')}</span>
  return (
    <dl class={inline || isShort(of) ? 'tree flat' : 'tree'}>
      {Object.entries(of).map(([key, value]) => (
        <div key={key}>
          <dt>
            <Key of={key} />
          </dt>
          <dd>
            <Tree of={value} seats={seats} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A key may be a field or one of the game's things. */
function Key({ of }: { readonly of: string }) {
  const words = useWords()
  return <>{words?.values[of] ?? fieldName(words, of)}</>
}

function Leaf({ of }: { readonly of: unknown }) {
  const words = useWords()
  if (of === null || of === undefined) return <span class="soft">–</span>
  if (typeof of === 'boolean') return <>{say(of ? 'yes' : 'no')}</>
  return <>{typeof of === 'string' ? valueName(words, of) : String(of)}</>
}

function List({ of, seats }: { readonly of: readonly unknown[]; readonly seats: readonly string[] }) {
  if (of.length === 0) return <span class="soft">{say('none')}</span>
  const rows = of.filter(isObject)
  if (rows.length === of.length) return <Rows of={rows} seats={seats} />
  return (
    <ol class={of.every(isFlat) ? 'tree-list flat' : 'tree-list'}>
      {numbered(of).map(({ n, item }) => (
        <li key={n}>
          <Tree of={item} seats={seats} />
        </li>
      ))}
    </ol>
  )
}

function Rows({
  of,
  seats,
}: {
  readonly of: readonly { readonly [key: string]: unknown }[]
  readonly seats: readonly string[]
}) {
  const keys = [...new Set(of.flatMap((row) => Object.keys(row)))]
  const perSeat = of.length === seats.length
  return (
    <div class="tree-scroll">
      <table class="tree-table">
        <thead>
          <tr>
            <th scope="col">{perSeat ? say('player') : '#'}</th>
            {keys.map((key) => (
              <th scope="col" key={key}>
                <Key of={key} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(of).map(({ n, item: row }) => (
            <tr key={n}>
              <th scope="row">{perSeat ? <bdi>{seats[n]}</bdi> : n + 1}</th>
              {keys.map((key) => (
                <td key={key}>
                  <Tree of={row[key]} seats={seats} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
