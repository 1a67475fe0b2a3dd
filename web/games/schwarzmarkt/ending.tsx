import { useEffect } from 'preact/hooks'
import { fetchHistory, history } from './history.ts'
import { Purse } from './luxury.tsx'
import { nameOf, type Part } from './part.ts'
import { say } from './text/say.ts'
import { Wealth } from './wealth.tsx'

/** On a phone the table is wider than its place: then the arrow keys move it. */
const focusable = { tabIndex: 0 }

/** How the final standings came about: what each player sold and for how much, and wealth over the whole game. */
export function Ending({ view, screen }: Part) {
  const { code } = screen
  const seats = view.chairs.length
  useEffect(() => {
    fetchHistory(code, seats)
  }, [code, seats])
  const found = history.value
  const known = found !== undefined && found !== 'failed' && found.code === code ? found.courses : undefined
  const order = (screen.standings ?? []).map(({ seat }) => seat)
  return (
    <div class="sm sm-ending">
      <section class="sm-scroll" aria-label={say.came} {...focusable}>
        <table>
          <caption>{say.came}</caption>
          <thead>
            <tr>
              {Object.entries(say.final).map(([key, title]) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => {
              const chair = view.chairs[seat]
              const course = known?.[seat]
              return (
                <tr key={seat} data-mine={seat === view.me || undefined}>
                  <th scope="row">
                    <Dash at={order.indexOf(seat)} />
                    <bdi>{nameOf(screen, seat)}</bdi>
                  </th>
                  <td class="sm-wealth">{chair?.wealth ?? 0}</td>
                  <td>
                    <Purse sum={chair?.wealth ?? 0} size={19} />
                  </td>
                  <td>{course ? course.cards : '…'}</td>
                  <td>{course ? (course.cards > 0 ? (course.brought / course.cards).toFixed(1) : '–') : '…'}</td>
                  <td>
                    {course ? (course.best ? say.best(course.best.n, course.best.price, course.best.sum) : '–') : '…'}
                  </td>
                  <td>{say.cards(chair?.goods ?? 0)}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
      {found === 'failed' && <p>{say.noRecord}</p>}
      {found === undefined && <p>{say.loading}</p>}
      {known && <Wealth courses={known} order={order} screen={screen} />}
    </div>
  )
}

/** The line with which a place is drawn in the chart: told apart by its dashes as well. */
const Dash = ({ at }: { at: number }) => (
  <svg class={`sm-line sm-line-${at}`} width="26" height="8" aria-hidden="true">
    <path d="M0 4H26" />
  </svg>
)
