import { colours, dealFor, type Kind, kinds, sales, salesTables } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { oneByOne } from './part.ts'
import { Case, Sign } from './sign.tsx'
import { say } from './text/say.ts'

type Props = {
  readonly view: View
  /** The case that my open order would take from here, and those it could take. */
  readonly going: Kind | undefined
  readonly may: readonly Kind[]
  readonly choose: ((kind: Kind) => void) | undefined
}

/** The current sales table, emptied case by case until it fires, and what stands behind it. */
export function Stall({ view, going, may, choose }: Props) {
  const basket = view.tables[view.current]
  const number = salesTables.indexOf(view.current) + 1
  const next = salesTables[number === 3 ? 1 : number] ?? 'sales2'
  const fires = dealFor(view.seats.length).left
  const left = total(basket) - countOf(basket, 'K')
  const shown = oneByOne<Kind>({ ...basket, K: Math.min(1, countOf(basket, 'K')) }, kinds)
  const first = shown.indexOf(going ?? 'Y')
  const toGo = left - fires
  return (
    <section class={`bf-tray bf-sales${toGo <= 1 ? ' bf-danger' : ''}`} aria-label={say.sales(number)}>
      <header>
        <h3>{say.sales(number)}</h3>
        <span class="bf-note">
          <b>{say.left(left, fires)}</b> · <span class="bf-more">{say.toGo(Math.max(1, toGo))}</span>
        </span>
      </header>
      <div class="bf-slots">
        {shown.map((kind, i) => {
          const leaves = kind === going && i === first
          const look = `bf-slot bf-filled${leaves ? ' bf-leaves' : ''}${kind === 'K' ? ' bf-aside' : ''}`
          return choose && may.includes(kind) ? (
            <button
              type="button"
              key={`${kind}${i}`}
              class={look}
              aria-label={`${say.take} ${say.kind[kind]}`}
              onClick={() => choose(kind)}
            >
              <Case kind={kind} />
              {kind === 'K' && countOf(basket, 'K') > 1 && <b>{countOf(basket, 'K')}</b>}
            </button>
          ) : (
            <span key={`${kind}${i}`} class={look} title={say.kind[kind]}>
              <Case kind={kind} />
              {kind === 'K' && countOf(basket, 'K') > 1 && <b>{countOf(basket, 'K')}</b>}
            </span>
          )
        })}
        {Array.from({ length: Math.max(0, sales.ofColour * colours.length - left) }, (_, i) => (
          <span key={`gone${i}`} class="bf-slot bf-gone" />
        ))}
        <Behind view={view} next={next} />
      </div>
    </section>
  )
}

/** What the next sales table holds, in small; two of each colour as it is laid out. */
function Behind({ view, next }: { view: View; next: View['current'] }) {
  const basket = view.tables[next]
  const held = kinds.filter((kind) => countOf(basket, kind) > 0)
  const even = colours.every((colour) => countOf(basket, colour) === countOf(basket, colours[0]))
  return (
    <span class="bf-behind">
      <span>{say.later(salesTables.indexOf(next) + 1)}</span>
      {held.length === 0 && say.restock}
      {held.map((kind) => (
        <span key={kind} class="bf-count">
          <Sign kind={kind} size={14} />
          {even && kind !== 'K' ? kind === 'O' && say.each(countOf(basket, kind)) : countOf(basket, kind)}
        </span>
      ))}
    </span>
  )
}
