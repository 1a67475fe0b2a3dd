import { useState } from 'preact/hooks'
import type { CardId } from '../../../shared/games/friesematenten/cards.ts'
import type { Move } from '../../../shared/games/friesematenten/moves.ts'
import { afterBuying, fees, maximum } from '../../../shared/games/friesematenten/preview.ts'
import { Card } from './card.tsx'
import { vetoes } from './facts.ts'
import { empireOf, lotOf, moneyOf, nameOf, offered, type Part } from './part.ts'
import { Says } from './says.tsx'
import { say } from './text/say.ts'
import { changes, type Said, willHappen, willScrap } from './will.ts'

type Either = { readonly text: string; readonly move: Move }
type AskProps = Pick<Part, 'send' | 'sent' | 'why'> & {
  readonly ask: string
  readonly will: readonly Said[]
  readonly yes: Either
  readonly no: Either
}

/** A calm question with what is about to happen, and two answers. */
const Ask = ({ ask, will, yes, no, send, sent, why }: AskProps) => (
  <div class="fm-desk">
    <h3 class="fm-ask">{ask}</h3>
    <div class="fm-will">
      {why !== undefined && <em class="fm-refused">{why} </em>}
      <Says of={will} />
    </div>
    <div class="fm-go">
      <button type="button" class="button" disabled={sent} onClick={() => send(no.move)}>
        {no.text}
      </button>
      <button type="button" class="button main" disabled={sent} onClick={() => send(yes.move)}>
        {sent ? say.sent : yes.text}
      </button>
    </div>
  </div>
)

/** Somebody has announced something: may it happen? */
export function VetoDesk(part: Part) {
  const { view, screen } = part
  const { play } = view
  if (!play || screen.me === null) return null
  const veto = empireOf(view, screen.me).find(({ card, uses }) => vetoes.includes(card) && uses > 0)
  const will = willHappen(view, screen)
  return (
    <Ask
      {...part}
      ask={say.veto(say.name(play.card))}
      will={[
        { text: say.ifNot },
        ...(will.length > 0 ? will : [{ text: say.nothingChanges }]),
        { text: say.ifVeto((veto?.uses ?? 1) - 1) },
      ]}
      yes={{ text: say.vetoYes, move: { do: 'veto', use: 'yes' } }}
      no={{ text: say.vetoNo, move: { do: 'veto', use: 'no' } }}
    />
  )
}

/** Somebody has won a lot: do I take his place at his price? */
export function RefusalDesk(part: Part) {
  const { view, screen } = part
  const lot = lotOf(view)
  const me = screen.me
  if (view.phase.in !== 'refusal' || !lot || me === null) return null
  const { price, buyer } = view.phase
  const left = moneyOf(view, me) - price
  return (
    <Ask
      {...part}
      ask={say.refusal(nameOf(screen, buyer), say.name(lot), price)}
      will={[
        { text: `${say.ifTaken} ${say.will.left(left)}.` },
        ...changes(view, afterBuying(view, me, lot, price), screen, me),
      ]}
      yes={{ text: say.refusalYes(price), move: { do: 'firstRefusal', use: 'yes' } }}
      no={{ text: say.refusalNo(nameOf(screen, buyer)), move: { do: 'firstRefusal', use: 'no' } }}
    />
  )
}

/** Too many factories: which one goes? */
export function ScrapDesk({ view, screen, choices, send, sent, why }: Part) {
  const [picked, setPicked] = useState<CardId>()
  const me = screen.me ?? 0
  const domain = offered(choices, 'scrap')[0]?.fields.factory
  const can = domain && 'of' in domain ? domain.of : []
  const all = fees(view, me)
  const one = all.find(({ factory }) => factory === picked)
  return (
    <form
      class="fm-desk"
      onSubmit={(event) => {
        event.preventDefault()
        if (picked && !sent) send({ do: 'scrap', factory: picked })
      }}
    >
      <h3 class="fm-ask">{say.scrapAsk(all.length, maximum(view, me))}</h3>
      <ul class="fm-picks">
        {all.map(({ factory, fee, perk }) => (
          <li key={factory} class={can.includes(factory) ? '' : 'fm-cannot'}>
            <Card
              id={factory}
              look="chip"
              foot={say.guardFee(fee, perk)}
              also={say.guardFee(fee, perk)}
              tap={can.includes(factory) ? () => setPicked(factory) : undefined}
              pressed={picked === factory}
            />
          </li>
        ))}
      </ul>
      <div class="fm-will" aria-live="polite">
        {why !== undefined && <em class="fm-refused">{why} </em>}
        {one && <Says of={[{ text: say.afterScrap }, ...willScrap(view, screen, one.factory, one.fee - one.perk)]} />}
      </div>
      <div class="fm-go">
        <button type="submit" class="button main" disabled={!picked || sent}>
          {sent ? say.sent : picked ? say.scrap(say.name(picked)) : say.choose}
        </button>
      </div>
    </form>
  )
}
