import { useState } from 'preact/hooks'
import { Stepper } from '../../table/controls/stepper.tsx'
import { moneyOf, offered, type Part } from './part.ts'
import { Says } from './says.tsx'
import { say } from './text/say.ts'
import { willBid, willPass } from './will.ts'

/** One tap says the least, or five above the last bid. */
const jumps = [1, 5] as const

/** Bids by one tap: the least, a little and five more, an amount of one's own; or out of this lot. */
export function BidDesk({ view, screen, choices, send, sent, why }: Part) {
  const span = offered(choices, 'bid')[0]?.fields.amount
  const least = span && 'min' in span ? span.min : 0
  const most = span && 'max' in span ? span.max : 0
  const [own, setOwn] = useState(Math.min(most, least + 2))
  const [seen, setSeen] = useState<number | 'pass'>(least)
  const high = view.phase.in === 'bid' ? view.phase.auction.high : 0
  const money = moneyOf(view, screen.me ?? 0)
  const fits = jumps
    .map((jump) => (high > 0 ? high + jump : least + (jump === 1 ? 0 : jump)))
    .filter((amount) => amount >= least && amount <= most)
  const look = (at: number | 'pass') => ({
    onMouseEnter: () => setSeen(at),
    onFocus: () => setSeen(at),
  })
  return (
    <div class="fm-desk fm-biddesk">
      <div class="fm-taps">
        {fits.map((amount) => (
          <button
            key={amount}
            type="button"
            class="fm-bid"
            disabled={sent}
            {...look(amount)}
            onClick={() => send({ do: 'bid', amount })}
          >
            <b>
              <span class="unseen">{say.bid(0).replace(/\d+/, '')}</span>
              {amount}
            </b>
            <small>
              {high > 0 ? say.raise(amount - high) : amount === least ? say.opening : say.raise(amount - least)}
            </small>
          </button>
        ))}
        <span class="fm-own" {...look(own)}>
          <Stepper
            label={say.ownBid}
            value={own}
            min={least}
            max={most}
            disabled={sent}
            onChange={(value) => {
              setOwn(value)
              setSeen(value)
            }}
          />
          <button
            type="button"
            class="fm-bid"
            disabled={sent}
            {...look(own)}
            onClick={() => send({ do: 'bid', amount: own })}
          >
            <b>{say.bid(own)}</b>
            <small>{say.only(money)}</small>
          </button>
        </span>
        <button
          type="button"
          class="fm-bid fm-pass"
          disabled={sent}
          {...look('pass')}
          onClick={() => send({ do: 'pass' })}
        >
          <b>{say.pass}</b>
          <small>{say.forLot}</small>
        </button>
      </div>
      <p class="fm-will" aria-live="polite">
        {why !== undefined && <em class="fm-refused">{why} </em>}
        {sent ? (
          say.sent
        ) : (
          <>
            {seen !== 'pass' && <Says of={willBid(view, screen, seen)} />}
            <Says of={[willPass(view, screen)]} />
          </>
        )}
      </p>
    </div>
  )
}
