import { change, order } from './order.ts'
import { nameOf, offered, type Part } from './part.ts'
import { say } from './text/say.ts'

/** Old Bill: whose hand. Each with its size and what its owner has; whoever holds nothing is grey. */
export function Victims({ view, screen, choices }: Part) {
  const choice = offered(choices, 'chooseVictim')
  const set = choice?.fields.seat
  return (
    <fieldset class="sm-picks sm-victims">
      <legend>{say.ask.chooseVictim}</legend>
      {view.chairs.map(({ goods, wealth }, seat) => {
        if (seat === view.me) return null
        const may = set?.kind === 'one' && set.of.includes(seat)
        return (
          <button
            type="button"
            key={seat}
            class="sm-way sm-victim"
            aria-pressed={order.value.seat === seat}
            disabled={!may}
            onClick={() => change({ seat })}
          >
            <bdi>{nameOf(screen, seat)}</bdi>
            <span class={goods < 3 ? 'sm-low' : ''}>
              {say.cards(goods)}
              {wealth !== null && ` · ${wealth}`}
            </span>
          </button>
        )
      })}
    </fieldset>
  )
}
