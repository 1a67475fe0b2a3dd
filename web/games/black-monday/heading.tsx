import { exposed } from '../../../shared/games/black-monday/preview.ts'
import { type Of, priceAfter } from './column.tsx'
import { Flaps } from './flaps.tsx'
import { lastMover } from './moved.ts'
import { openFrom, risk } from './odds.ts'
import { nameOf, priceOf } from './part.ts'
import { Plunge, Sign } from './sign.tsx'
import { say } from './text/say.ts'

/** The flap board of one company: who it is, its price and where it may go, what moved last, and whether it can be ruined. */
export function Heading(part: Of & { readonly look: () => void }) {
  const { view, company, look } = part
  const price = priceOf(view, company)
  const after = priceAfter(part)
  return (
    <header class="bm-heading">
      <h2>
        <button type="button" onClick={look} title={say.closer(company)}>
          <Sign of={company} size={24} mute />
          <span>{say.title[company]}</span>
          <small class="bm-wide">{say.trade[company]}</small>
        </button>
      </h2>
      <div class="bm-price">
        <span class="unseen">{say.price(price)}</span>
        <Flaps price={price} size="big" />
        {after === undefined ? (
          <Change {...part} />
        ) : (
          <span class="bm-after">
            <i aria-hidden="true">→</i>
            <b class={after === 0 ? 'bm-hazard' : ''}>{after}</b>
          </span>
        )}
      </div>
      <Lamp {...part} />
    </header>
  )
}

/** The last step of the price, and who made it. */
function Change({ view, screen, company, recent }: Of) {
  const [before, now] = view.tracks[company].laid.slice(-2)
  const mover = lastMover(recent, company)
  const by = now && before ? now.to - before.to : undefined
  const text =
    by === undefined || !before
      ? say.started
      : now?.to === 0
        ? say.ruined
        : before.to === 0
          ? say.restarted
          : by > 0
            ? say.up(by)
            : by < 0
              ? say.down(-by)
              : say.same
  return (
    <span class={`bm-change${mover?.fresh ? ' bm-fresh' : ''}`}>
      <b>{text}</b>
      {mover && <bdi>{mover.seat === view.me ? say.you : nameOf(screen, mover.seat)}</bdi>}
    </span>
  )
}

/** Whether a high card can ruin the company now, and how likely it is that a rival holds one. */
function Lamp(part: Of) {
  const { view, company, plan } = part
  const after = priceAfter(part) !== undefined && plan?.outcome ? plan.outcome.after : view
  const planned = after !== view
  const price = priceOf(after, company)
  const from = openFrom(view.rule, company)
  const open = exposed(after, company)
  const chance = open ? say.percent(risk(after, company)) : ''
  if (price === 0)
    return (
      <p class="bm-lamp bm-out">
        <Plunge />
        <span class="bm-wide">{say.atZero}</span>
        <span class="bm-phone">{say.atZeroShort}</span>
      </p>
    )
  return (
    <p class={`bm-lamp${open ? ' bm-open' : ''}`}>
      {open && <Plunge />}
      {open ? (
        <>
          <span class="bm-wide">
            {planned ? say.nowOpen(chance) : say.isOpen}
            {!planned && <b>{view.me === null ? say.somebodyCan(chance) : say.rivalCan(chance)}</b>}
          </span>
          <span class="bm-phone">{say.openShort(chance)}</span>
        </>
      ) : (
        <>
          <span class="bm-wide">{planned ? say.nowSafe : say.safe(from)}</span>
          <span class="bm-phone">{say.safeShort(from)}</span>
        </>
      )}
      <span class="bm-wide bm-limits" title={say.limitsLong(company)}>
        {say.limits(company)}
      </span>
    </p>
  )
}
