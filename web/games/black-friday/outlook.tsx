import { colours } from '../../../shared/games/black-friday/board.ts'
import type { View } from '../../../shared/games/black-friday/view.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import type { forecast } from './foresight.ts'
import { nameOf } from './part.ts'
import { Sign } from './sign.tsx'
import { say } from './text/say.ts'

type Props = {
  readonly view: View
  readonly screen: Screen
  readonly seen: ReturnType<typeof forecast>
}

/** "An adjustment now": the draw, every colour's likely way, silver, level, and who could not pay the interest. */
export function Outlook({ view, screen, seen: { outlook, interest } }: Props) {
  const who = (seat: number) => (seat === screen.me ? say.you : nameOf(screen, seat))
  const { silver, level } = outlook
  return (
    <div class="bf-outlook">
      <div class="bf-odds" role="img" aria-label={oddsLabel(outlook)}>
        <Odds share={outlook.none} name={say.noBlack} effect={say.noEffect} look="none" />
        <Odds share={outlook.one} name={say.oneBlack} effect={say.silverUp} look="one" />
        <Odds share={outlook.more} name={say.moreBlacks} effect={say.crash} look="more" />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="col">{say.colour}</th>
            <th scope="col">{say.now}</th>
            <th scope="col">{say.expected}</th>
            <th scope="col" class="bf-wide">
              {say.from}
            </th>
            <th scope="col">↑ {say.rises}</th>
            <th scope="col">↓ {say.falls}</th>
            <th scope="col" class="bf-wide">
              {say.inBag}
            </th>
          </tr>
        </thead>
        <tbody>
          {colours.map((colour) => {
            const one = outlook.colours[colour]
            const expected = Math.round(one.expected)
            const trend = expected > one.price ? 'up' : expected < one.price ? 'down' : ''
            return (
              <tr key={colour}>
                <th scope="row">
                  <Sign kind={colour} size={17} mute /> {say.kind[colour]}
                </th>
                <td>{one.price}</td>
                <td data-trend={trend}>
                  <b>{expected}</b>
                </td>
                <td class="bf-wide">
                  {one.lowest} – {one.highest}
                </td>
                <td>{say.percent(one.rises)}</td>
                <td>{say.percent(one.falls)}</td>
                <td class="bf-wide">≈ {one.inBag.toFixed(1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p>
        <span>{say.silverThen(view.silver.price, Math.round(silver.expected))}</span>
        {silver.ends > 0 && <strong>{say.ends(say.percent(silver.ends))}</strong>}
        <span>{say.levelThen(level.now, level.likely, level.most)}</span>
        <span>
          {interest.length === 0
            ? say.noInterest
            : `${say.interest}: ${interest.map((one) => say.pays(who(one.seat), one.paid, one.unpaid)).join(' · ')}`}
        </span>
      </p>
    </div>
  )
}

const oddsLabel = ({ none, one, more }: Props['seen']['outlook']): string =>
  `${say.blackOdds}: ${say.noBlack} ${say.percent(none)}, ${say.oneBlack} ${say.percent(one)}, ${say.moreBlacks} ${say.percent(more)}`

function Odds({ share, name, effect, look }: { share: number; name: string; effect: string; look: string }) {
  return (
    <span class={`bf-odd bf-odd-${look}`} style={`flex-grow:${share}`}>
      <b>{say.percent(share)}</b>
      <small>
        ✖ {name} <i>· {effect}</i>
      </small>
    </span>
  )
}
