import { buysPerTurn, companies, face, pricesPerTurn } from '../../../shared/games/black-monday/board.ts'
import { deskOf, uses } from '../../../shared/games/black-monday/preview.ts'
import type { Order as Turn } from '../../../shared/games/black-monday/state.ts'
import { Key } from './key.tsx'
import { type Lane, laneOf, order, pick } from './order.ts'
import { type Part, sharesOf } from './part.ts'
import type { Plan } from './plan.ts'
import { Plunge, Sign } from './sign.tsx'
import { say } from './text/say.ts'

type State = 'open' | 'now' | 'done'
const states: { readonly [turn in Turn]: { readonly [lane in Lane]: State } } = {
  '': { T: 'open', P: 'open' },
  T: { T: 'now', P: 'open' },
  P: { T: 'open', P: 'now' },
  TP: { T: 'done', P: 'now' },
  PT: { T: 'now', P: 'done' },
}

/** The two parts of a turn side by side, in the order in which I take them; in each, what the chosen card can do there. */
export function Lanes({ view, plan }: Part & { plan: Plan | undefined }) {
  const turn = deskOf(view)?.turn
  if (!turn) return null
  const first: Lane = turn.order.startsWith('P') ? 'P' : 'T'
  const lanes: readonly Lane[] = first === 'T' ? ['T', 'P'] : ['P', 'T']
  return (
    <div class="bm-lanes">
      {lanes.map((lane, i) => (
        <section
          key={lane}
          class="bm-lane"
          data-state={order.value.way === 'exchange' ? 'done' : states[turn.order][lane]}
          aria-label={say.lanes[lane]}
        >
          <h3>
            {turn.order !== '' && <i>{i + 1}</i>}
            {say.lanes[lane]}
            <small>
              {lane === 'T' ? say.buys(turn.bought, buysPerTurn) : say.cardsUsed(turn.priced, pricesPerTurn)}
            </small>
          </h3>
          <div class="bm-keys">
            <Keys view={view} lane={lane} plan={plan} state={states[turn.order][lane]} />
          </div>
        </section>
      ))}
      <span class="bm-between" data-order={turn.order === '' ? undefined : 'set'}>
        {turn.order === '' ? '⇄' : '→'}
      </span>
    </div>
  )
}

type Props = { view: Part['view']; lane: Lane; plan: Plan | undefined; state: State }

function Keys({ view, lane, plan, state }: Props) {
  const now = order.value
  if (now.way === 'exchange') return <p>{say.hints.exchange}</p>
  if (now.way === 'sell' && lane === 'T' && plan?.move.do === 'sell') {
    const { cards } = plan.move
    const n = companies.reduce((sum, company) => sum + sharesOf(cards, company), 0)
    return (
      <Key on able={plan.outcome !== undefined} tap={() => undefined}>
        {say.sellKey(n, -(plan.outcome?.cost ?? 0))}
      </Key>
    )
  }
  const use = now.way === 'card' ? uses(view).find((one) => one.card === now.card) : undefined
  if (!use || now.way !== 'card') return <p>{state === 'done' ? say.hints[`done${lane}`] : say.hints[lane]}</p>
  const { card, buy, price, crash } = use
  const { company, shares, value, high } = face(card)
  const sign = <Sign of={company} size={17} mute />
  const chosen = (one: typeof now.use) => now.use === one && laneOf(one) === lane
  const from = 'why' in price ? undefined : price.from
  if (lane === 'T')
    return (
      <Key on={chosen('buy')} able={!('why' in buy)} tap={() => pick(view, card, 'buy')}>
        {sign}
        {'why' in buy ? say.noKey.buy(shares) : say.buyKey(shares, buy.cost)}
      </Key>
    )
  return (
    <>
      <Key on={chosen('price')} able={from !== undefined} tap={() => pick(view, card, 'price')}>
        {!high && sign}
        {from === undefined ? say.noKey.price(value) : high ? say.highKey(value) : say.priceKey(from, value)}
      </Key>
      {high && (
        <Key on={chosen('crash')} able={!('why' in crash)} tap={() => pick(view, card, 'crash')}>
          <Plunge size={15} />
          {say.ruinKey}
        </Key>
      )}
    </>
  )
}
