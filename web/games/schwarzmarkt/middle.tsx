import { isOffer, type Text, wants } from '../../../shared/games/schwarzmarkt/board.ts'
import { useWords } from '../../table/words.ts'
import { Mark, whenOf } from './mark.tsx'
import { Notices } from './notices.tsx'
import { order } from './order.ts'
import { nameOf, type Part } from './part.ts'
import { chosen } from './plan.ts'
import { Slots } from './slots.tsx'
import type { Story } from './stamps.ts'
import { say } from './text/say.ts'

/** The middle of the sheet: the offer, or who opens next; below it the texts that lie open. */
export function Middle({ part, texts, story }: { part: Part; texts: readonly Text[]; story: Story }) {
  const { view } = part
  return (
    <section class="sm-middle" aria-label={say.offer}>
      {view.round ? <Offered part={part} story={story} /> : <Between part={part} />}
      <Notices texts={texts} sure={view.texts.length} />
    </section>
  )
}

function Offered({ part, story }: { part: Part; story: Story }) {
  const { view, screen, choices } = part
  if (!view.round) return null
  const who = view.starter === screen.me ? say.you : nameOf(screen, view.starter)
  return (
    <>
      <header>
        <h2>{say.offer}</h2>
        <span>{say.openedBy(who)}</span>
      </header>
      <Slots
        wants={wants(view.round.offer)}
        table={view.round.table}
        mine={chosen(choices, order.value)}
        hand={view.hand ?? {}}
        story={story}
        screen={screen}
        now={view.round.space}
      />
    </>
  )
}

/** No trading round is open: who opens the next, which card is being carried out, or the card I think of playing. */
function Between({ part }: { part: Part }) {
  const { view, screen, choices } = part
  const words = useWords()
  const { ask } = view
  if (ask.at === 'over') return null
  const me = ask.seat === screen.me
  const card = 'card' in ask ? ask.card : ask.at === 'playCard' && choices.length > 0 ? order.value.card : undefined
  if (card === undefined) {
    const opens = ask.at === 'playCard'
    const title = opens ? (me ? say.betweenMe : say.between(nameOf(screen, ask.seat))) : say.roundOver(view.gameRound)
    return (
      <header class="sm-alone">
        <h2>{title}</h2>
        <span>{opens ? say.choosing : me ? say.returning : say.waiting.returnSurplus(nameOf(screen, ask.seat))}</span>
      </header>
    )
  }
  if (isOffer(card))
    return (
      <>
        <header>
          <h2>{say.offer}</h2>
          <span>{say.wouldOpen}</span>
        </header>
        <Slots wants={wants(card)} table={{}} mine={{}} hand={view.hand ?? {}} screen={screen} />
      </>
    )
  return (
    <>
      <header class="sm-now-card">
        <h2>{words?.values[card]}</h2>
        <span>
          {ask.at === 'playCard' ? say.wouldPlay : me ? say.chooseNow : say.chooses(nameOf(screen, ask.seat))}
        </span>
      </header>
      <p class="sm-carried" data-when={whenOf(card)}>
        <Mark when={whenOf(card)} size={22} />
        {words?.values[`${card}.text`]}
      </p>
    </>
  )
}
