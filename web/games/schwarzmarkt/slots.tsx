import { type Good, type Goods, goods } from '../../../shared/games/schwarzmarkt/board.ts'
import { countOf } from '../../../shared/kit/basket.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { narrow } from './narrow.ts'
import { nameOf, priceAt } from './part.ts'
import { Sign } from './sign.tsx'
import type { Sale, Story } from './stamps.ts'
import { say } from './text/say.ts'

type Props = {
  readonly wants: Readonly<Goods>
  /** What has been sold, and what my order would add. */
  readonly table: Readonly<Goods>
  readonly mine: Readonly<Goods>
  readonly hand: Readonly<Goods>
  readonly story?: Story
  readonly screen: Screen
  /** The space the marker stands on. */
  readonly now?: number
}

/** The wanted goods as slots, good by good: sold ones with their seller, mine as my order would fill them, open ones. */
export function Slots({ wants, table, mine, hand, story, screen, now }: Props) {
  return (
    <ul class="sm-slots">
      {goods
        .filter((good) => countOf(wants, good) > 0)
        .map((good) => {
          const of = countOf(wants, good)
          const sold = countOf(table, good)
          const adds = countOf(mine, good)
          const sales = story?.sales.filter((sale) => sale.good === good) ?? []
          // A page that came later knows only the last sales.
          const known = (i: number) => sales[i - (sold - sales.length)]
          return (
            <li key={good} style={`flex-grow:${of}`}>
              {Array.from({ length: of }, (_, i) => {
                const key = `${good} ${i}`
                if (i < sold) return <Filled key={key} good={good} sale={known(i)} screen={screen} />
                if (i < sold + adds && now !== undefined)
                  return (
                    <span key={key} class="sm-slot sm-adds">
                      <Sign good={good} size={34} />
                      <small>{narrow.value ? priceAt(now) : `${say.you} ${priceAt(now)}`}</small>
                    </span>
                  )
                const holds = i < sold + countOf(hand, good)
                return (
                  <span key={key} class={`sm-slot${holds ? ' sm-holds' : ''}`} title={holds ? say.fits : undefined}>
                    <Sign good={good} size={34} />
                    <small>{holds ? (narrow.value ? say.you : say.fits) : say.open}</small>
                  </span>
                )
              })}
              <span class="unseen">{say.slots(good, sold, of)}</span>
            </li>
          )
        })}
    </ul>
  )
}

function Filled({ good, sale, screen }: { good: Good; sale: Sale | undefined; screen: Screen }) {
  const who = sale && (sale.seat === screen.me ? say.you : nameOf(screen, sale.seat))
  return (
    <span class="sm-slot sm-filled" title={sale ? `${who} ${sale.price}` : undefined}>
      <Sign good={good} size={34} />
      <small>{sale ? (narrow.value ? sale.price : `${who} ${sale.price}`) : say.sold}</small>
    </span>
  )
}
