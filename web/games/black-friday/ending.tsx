import { useMemo } from 'preact/hooks'
import { colours, subsidyMoney } from '../../../shared/games/black-friday/board.ts'
import type { Line } from '../../../shared/games/black-friday/events.ts'
import { countOf, total } from '../../../shared/kit/basket.ts'
import { nameOf, ownLine, type Part } from './part.ts'
import { Bars, Sign } from './sign.tsx'
import { say } from './text/say.ts'

type Final = Extract<Line, { e: 'finalSeat' }>

/** How the final standings came about: the settlement of every seat, the winner first. */
export function Ending({ view, screen, recent }: Part) {
  const finals = useMemo(() => finalsOf(recent), [recent])
  if (view.phase.is !== 'over') return null
  const order = view.phase.places.flat()
  return (
    <div class="bf bf-ending">
      <table>
        <caption>{say.settled}</caption>
        <thead>
          <tr>
            {Object.entries(say.final).map(([key, title]) => (
              <th key={key} scope="col" class={key === 'who' ? 'bf-text' : ''}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const one = view.seats[seat]
            const final = finals.find((line) => line.seat === seat)
            return (
              <tr key={seat} data-mine={seat === view.me || undefined}>
                <th scope="row" class="bf-text">
                  <bdi>{nameOf(screen, seat)}</bdi>
                </th>
                <td class="bf-held" data-name={say.final.shares}>
                  {final && total(final.shares) === 0 && '–'}
                  {final &&
                    colours
                      .filter((colour) => countOf(final.shares, colour) > 0)
                      .map((colour) => (
                        <span key={colour} class="bf-count">
                          <Sign kind={colour} size={16} />
                          {countOf(final.shares, colour)}
                        </span>
                      ))}
                </td>
                <td data-name={say.final.income}>{final && changed(final.income)}</td>
                <td data-name={say.final.subsidies}>{final && changed(final.subsidies * subsidyMoney)}</td>
                <td data-name={say.final.interest}>{final && changed(-final.interest)}</td>
                <td data-name={say.final.bought}>{final?.bars || '–'}</td>
                <td data-name={say.final.cash}>{say.money(one?.cash ?? 0)}</td>
                <td data-name={say.final.result}>
                  <Bars bars={one?.bars ?? 0} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

const changed = (money: number) => (money === 0 ? '–' : say.change(money))

const finalsOf = (recent: Part['recent']): Final[] =>
  recent.flatMap((entry) => {
    const line = ownLine(entry.line)
    return line?.e === 'finalSeat' ? [line] : []
  })
