import { useEffect, useRef } from 'preact/hooks'
import { pileOf, whyNot } from '../../../shared/games/friesematenten/preview.ts'
import { useWords } from '../../table/words.ts'
import { reason } from '../../text/game.ts'
import { CardFace } from './card.tsx'
import { factsOf } from './facts.ts'
import { look, looked } from './order.ts'
import { empireOf, holderOf, type Part, whoIs } from './part.ts'
import { say } from './text/say.ts'

/** A card held up to be read: its numbers in words, its text, where it lies, and why it cannot be played now. */
export function Reading({ view, screen }: Part) {
  const dialog = useRef<HTMLDialogElement>(null)
  const words = useWords()
  const id = looked.value
  useEffect(() => {
    if (id !== undefined && !dialog.current?.open) dialog.current?.showModal()
  }, [id])
  if (id === undefined) return null
  const { letter, least, points, value, uses, when, sector } = factsOf(id)
  const holder = holderOf(view, id)
  const held = holder < 0 ? undefined : empireOf(view, holder).find(({ card }) => card === id)
  const where = held
    ? [say.inEmpire(whoIs(screen, holder)), typeof held.on === 'string' ? say.attachedTo(say.name(held.on)) : '']
    : view.exchange.some(({ card }) => card === id)
      ? [say.inExchange]
      : [pileOf(view).includes(id) ? say.pileTitle : view.under.includes(id) ? say.underTitle : say.removedTitle]
  const mine = holder === screen.me && (letter === 'A' || held?.on === null)
  const why = mine && screen.me !== null && letter !== 'F' && letter !== 'S' ? whyNot(view, screen.me, id) : undefined
  return (
    <dialog ref={dialog} class="fm fm-reading" aria-label={say.name(id)} onClose={() => look(undefined)} closedby="any">
      <CardFace id={id} look="big" uses={held?.uses} />
      <div class="fm-facts">
        <p class="fm-kind">
          {[say.kind[letter], sector && say.sector[sector], say.when[when]].filter(Boolean).join(' · ')}
        </p>
        <p class="fm-text">{say.text(id)}</p>
        <dl>
          <dt>{say.minimumBid}</dt>
          <dd>{least}</dd>
          {letter === 'F' && (
            <>
              <dt>{say.makes}</dt>
              <dd>{value}</dd>
            </>
          )}
          {letter === 'A' && (
            <>
              <dt>{say.usesLeft}</dt>
              <dd>{held?.uses ?? uses}</dd>
            </>
          )}
          <dt>{say.worth}</dt>
          <dd>{say.minus(points)}</dd>
        </dl>
        <p class="fm-soft">{say.lies(where.filter(Boolean).join(', '))}</p>
        {why && <p class="fm-soft">{`${say.notNow}: ${reason(why, words)}`}</p>}
        <button type="button" class="button small" onClick={() => dialog.current?.close()}>
          {say.close}
        </button>
      </div>
    </dialog>
  )
}
