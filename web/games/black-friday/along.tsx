import { type Colour, colours, type Kind } from '../../../shared/games/black-friday/board.ts'
import { type Basket, countOf } from '../../../shared/kit/basket.ts'
import { change, choose, type Way } from './order.ts'
import type { Plan } from './plan.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** What there is to choose along with the order: the case that is laid or taken, and of a mixed sale the colour that falls. */
export function Along({ way, plan, sold }: { way: Way; plan: Plan; sold: Basket<Colour> }) {
  const mixed = way === 'sell' ? colours.filter((colour) => countOf(sold, colour) > 0) : []
  return (
    <div class="bf-along">
      {mixed.length > 1 && (
        <Which
          name={say.fall}
          of={mixed}
          value={plan.lower}
          choose={(kind) => kind !== 'K' && change({ lower: kind })}
        />
      )}
      {plan.cases.length > 1 && (
        <Which
          name={way === 'sell' ? say.take : say.lay}
          of={plan.cases}
          value={plan.case}
          choose={(kind) => choose(way, kind)}
        />
      )}
    </div>
  )
}

type Props = {
  readonly name: string
  readonly of: readonly Kind[]
  readonly value: Kind | undefined
  readonly choose: (kind: Kind) => void
}

function Which({ name, of, value, choose }: Props) {
  return (
    <fieldset class="bf-which">
      <legend>{name}</legend>
      {of.map((kind) => (
        <label key={kind} title={say.kind[kind]}>
          <input
            type="radio"
            class="unseen"
            name={`bf-${name}`}
            checked={kind === value}
            onChange={() => choose(kind)}
          />
          <Sign kind={kind} size={24} />
        </label>
      ))}
    </fieldset>
  )
}
