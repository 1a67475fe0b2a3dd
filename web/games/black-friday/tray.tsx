import {
  type Colour,
  colours,
  dealFor,
  type Kind,
  type LayTable,
  thirdCase,
} from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import { oneByOne } from './part.ts'
import { Case } from './sign.tsx'
import { say } from './text/say.ts'

type Props = {
  readonly view: View
  readonly name: LayTable
  /** The case that my open order would lay here. */
  readonly coming: Kind | undefined
}

/** The purchase or the silver table: its cases in the order of colours, and the places still empty. */
export function Tray({ view, name, coming }: Props) {
  const basket = view.tables[name]
  const full = dealFor(view.seats.length).full
  const coloured = oneByOne<Colour>(basket, colours)
  const missing = Math.max(0, full - coloured.length)
  const blacks = countOf(basket, 'K')
  const pair = colours.filter((colour) => countOf(basket, colour) === thirdCase - 1)
  const comes = coming !== undefined && coming !== 'K' ? coming : undefined
  return (
    <section
      class={`bf-tray${missing === 1 ? ' bf-danger' : ''}`}
      aria-label={name === 'purchase' ? say.purchases : say.silverPasses}
    >
      <header>
        <h3>{name === 'purchase' ? say.purchases : say.silverPasses}</h3>
        <span class="bf-note">
          <b>{say.ofFull(coloured.length, full)}</b> · <span class="bf-more">{say.toGo(missing)}</span>
        </span>
      </header>
      <div class="bf-slots">
        {coloured.map((kind, i) => (
          <span
            key={`${kind}${i}`}
            class={`bf-slot bf-filled${pair.includes(kind) ? ' bf-pair' : ''}`}
            title={pair.includes(kind) ? say.thirdNext(kind) : say.kind[kind]}
          >
            <Case kind={kind} />
          </span>
        ))}
        {Array.from({ length: missing }, (_, i) => (
          <span key={`empty${i}`} class={`bf-slot${i === missing - 1 ? ' bf-last' : ''}`}>
            {i === 0 && comes && <Case kind={comes} />}
          </span>
        ))}
        {(blacks > 0 || coming === 'K') && (
          <span class="bf-slot bf-filled bf-aside" title={say.blacksAside(blacks)}>
            <Case kind="K" />
            {blacks > 1 && <b>{blacks}</b>}
          </span>
        )}
      </div>
    </section>
  )
}
