import { useState } from 'preact/hooks'
import { later } from '../../table/later.tsx'
import { Art } from './card.tsx'
import { Dialogs } from './dialogs.tsx'
import { Empire, room } from './empire.tsx'
import { Lots } from './lots.tsx'
import { nameOf, type Part, questionOf, whoIs } from './part.ts'
import { Scene } from './scene.tsx'
import { say } from './text/say.ts'

const Pile = later(() => import('./pile.tsx').then((part) => part.Pile))

const steps = ['cards', 'auction', 'bag'] as const
const stepOf = (part: Part): (typeof steps)[number] | undefined => {
  const { phase } = part.view
  return phase.in === 'over' ? undefined : phase.in === 'cards' || phase.in === 'bag' ? phase.in : 'auction'
}

/** The auction hall: the lots, what is going on, and everybody else's empire. */
export function Board(part: Part) {
  const { view, screen } = part
  const [pile, setPile] = useState(false)
  const now = stepOf(part)
  const question = questionOf(view)
  const held = question === 'bid' || question === 'lot' || question === 'refusal'
  const others = screen.chairs.flatMap((_, seat) => (seat === screen.me && screen.stage === 'playing' ? [] : [seat]))
  return (
    <div class="fm fm-board">
      <section class="fm-stage" data-now={question} aria-label={say.exchange}>
        <header>
          <ol class="fm-steps">
            {steps.map((step) => (
              <li key={step} aria-current={step === now ? 'step' : undefined}>
                {say.steps[step]}
              </li>
            ))}
          </ol>
          {view.usedUp === 2 && <strong class="fm-last">{say.last}</strong>}
          <span class="fm-stoned">
            <Art id="stone" /> {whoIs(screen, view.stone)}
          </span>
        </header>
        <Lots {...part} hidden={held} onPile={() => setPile(true)} />
        <div class="fm-scene">
          <Scene {...part} />
        </div>
      </section>
      <div class={`fm-empires fm-of-${others.length}`}>
        {others.map((seat) => (
          <section key={seat} aria-label={say.empire(whoIs(screen, seat))}>
            <header>
              <h2>{nameOf(screen, seat)}</h2>
              {view.stone === seat && (
                <span title={say.stone}>
                  <Art id="stone" />
                </span>
              )}
              <small>{room(view, seat)}</small>
            </header>
            <Empire {...part} seat={seat} />
          </section>
        ))}
      </div>
      {screen.stage === 'over' && <Dialogs {...part} />}
      {pile && <Pile {...part} onClose={() => setPile(false)} />}
    </div>
  )
}
