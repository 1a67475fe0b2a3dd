import { useEffect, useRef, useState } from 'preact/hooks'
import type { Line } from '../../../shared/games/black-friday/events.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { useWords } from '../../table/words.ts'
import { replayed } from './replay.ts'
import { say } from './text/say.ts'
import { Told } from './told.tsx'

const pace = 1100

/** The last adjustment once more, line by line; the markers on the tower go along. */
export function Playback({ rev, lines, screen }: { rev: number; lines: readonly Line[]; screen: Screen }) {
  const words = useWords()
  const [plays, setPlays] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const now = replayed.value
  const step = now?.rev === rev ? now.step : undefined
  const to = (next: number) => {
    replayed.value = { rev, step: Math.min(lines.length, Math.max(0, next)) }
  }
  useEffect(() => {
    if (!plays || step === undefined) return
    if (step >= lines.length) return setPlays(false)
    const timer = setTimeout(() => to(step + 1), pace)
    return () => clearTimeout(timer)
  })
  useEffect(() => {
    const item = step === undefined ? undefined : list.current?.children[step - 1]
    if (list.current && item instanceof HTMLElement)
      list.current.scrollTop = item.offsetTop - list.current.clientHeight / 2
  }, [step])
  return (
    <div class="bf-playback">
      <p class="bf-remote">
        <button type="button" disabled={step === undefined || step === 0} onClick={() => to((step ?? 0) - 1)}>
          ‹ {say.back}
        </button>
        <button
          type="button"
          aria-pressed={plays}
          onClick={() => {
            setPlays(!plays)
            if (!plays) to(step === lines.length ? 0 : (step ?? 0))
          }}
        >
          {plays ? say.pause : say.play}
        </button>
        <button type="button" disabled={step === lines.length} onClick={() => to((step ?? 0) + 1)}>
          {say.forward} ›
        </button>
        {step !== undefined && (
          <>
            <span>{say.step(step, lines.length)}</span>
            <button
              type="button"
              onClick={() => {
                setPlays(false)
                replayed.value = undefined
              }}
            >
              {say.leave}
            </button>
          </>
        )}
      </p>
      <ol ref={list}>
        {lines.map((line, i) => (
          <li
            key={`${rev}-${i}`}
            data-at={step === undefined ? '' : i === step - 1 ? 'now' : i < step ? 'done' : 'ahead'}
          >
            <Told line={line} screen={screen} words={words} />
          </li>
        ))}
      </ol>
    </div>
  )
}
