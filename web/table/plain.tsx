import './plain.css'
import { useState } from 'preact/hooks'
import type { AnyMove, Choice, PlainChoice } from '../../shared/kit/choice.ts'
import { type AnyWords, fieldName, moveName, valueName } from '../text/game.ts'
import { say } from '../text/rarely.ts'
import { begun, type Draft, finished } from './controls/draft.ts'
import { Field } from './controls/field.tsx'
import { One } from './controls/one.tsx'
import type { Face, Shown } from './face.ts'
import { Tree } from './tree.tsx'
import { useWords } from './words.ts'

type Any = Shown<object, AnyMove>

/** The fields of choices are the same whether the game's moves are known or not. */
const plainly = (choices: readonly Choice[]): readonly PlainChoice[] => choices as readonly PlainChoice[]

const Board = ({ view, screen }: Any) => (
  <div class="plain-board">
    <p class="soft">{say('plainNote')}</p>
    <Tree of={view} seats={screen.chairs.map((chair) => chair.name)} />
  </div>
)

function Strip(props: Any) {
  const { screen, choices, sent, why } = props
  if (screen.me === null) return <p class="plain-strip soft">{say('watchNow')}</p>
  if (choices.length === 0) return <p class="plain-strip soft">{sent ? say('sent') : say('wait')}</p>
  // A new question begins with an empty order.
  return <Order key={screen.ask} {...props} why={why} />
}

/** Several choices may be of one kind: what sets this one apart from the others, or its number. */
function apart(choice: PlainChoice, n: number, words: AnyWords | undefined): string {
  const fixed = Object.values(choice.fields).flatMap((domain) =>
    domain.kind === 'one' && domain.of.length === 1 ? domain.of.map((value) => valueName(words, value)) : [],
  )
  return fixed.length > 0 ? fixed.join(', ') : String(n + 1)
}

function Order({ choices, send, sent, why }: Any) {
  const words = useWords()
  const all = plainly(choices)
  const [at, setAt] = useState(0)
  const [drafts, setDrafts] = useState<readonly Draft[]>(all.map(begun))
  const choice = all[at] ?? all[0]
  if (!choice) return null
  const draft = drafts[at] ?? {}
  const order = finished(choice, draft)
  const kinds = [...new Set(all.map((one) => one.do))]
  const like = all.flatMap((one, n) => (one.do === choice.do ? [n] : []))
  return (
    <form
      class="plain-strip"
      onSubmit={(event) => {
        event.preventDefault()
        if ('move' in order && !sent) send(order.move)
      }}
    >
      <One
        label={say('order')}
        name="plain-do"
        domain={{ kind: 'one', of: kinds }}
        value={choice.do}
        worded={(kind) => moveName(words, String(kind))}
        disabled={sent}
        onChange={(kind) => setAt(all.findIndex((one) => one.do === kind))}
      />
      {like.length > 1 && (
        <One
          label={moveName(words, choice.do)}
          name="plain-which"
          domain={{ kind: 'one', of: like }}
          value={at}
          worded={(n) => apart(all[Number(n)] ?? choice, like.indexOf(Number(n)), words)}
          disabled={sent}
          onChange={(n) => setAt(Number(n ?? at))}
        />
      )}
      <div class="plain-fields">
        {Object.entries(choice.fields).map(([field, domain]) => (
          <div class="field" key={`${at} ${field}`}>
            <span aria-hidden="true">{fieldName(words, field)}</span>
            <Field
              label={fieldName(words, field)}
              name={`plain-${field}`}
              domain={domain}
              value={draft[field]}
              words={words}
              disabled={sent}
              onChange={(value) => setDrafts(drafts.with(at, { ...draft, [field]: value }))}
            />
          </div>
        ))}
      </div>
      <div class="plain-go">
        <p role="status" class={why ? 'fault' : 'soft'}>
          {why ?? ('missing' in order ? say('toFill', fieldName(words, order.missing)) : '')}
        </p>
        <button type="submit" class="button main" disabled={sent || 'missing' in order}>
          {sent ? say('sent') : moveName(words, choice.do)}
        </button>
      </div>
    </form>
  )
}

/** What a list of seats in the view says of this one. */
function Seat({ view, screen, seat }: Any & { readonly seat: number }) {
  const list = 'seats' in view ? view.seats : undefined
  const mine: unknown = Array.isArray(list) ? list[seat] : undefined
  if (typeof mine !== 'object' || mine === null) return null
  const numbers = Object.fromEntries(
    Object.entries(mine).filter(([, value]) => typeof value === 'number' || typeof value === 'string'),
  )
  return <Tree of={numbers} seats={screen.chairs.map((chair) => chair.name)} inline />
}

/** Any game, without art: everything there is to see as lists, everything that may be done as controls. */
export const plain: Face = { Board, Strip, Seat, signs: {} }
