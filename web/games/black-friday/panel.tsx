import { useEffect, useState } from 'preact/hooks'
import { Chart } from './chart.tsx'
import type { forecast } from './foresight.ts'
import { Outlook } from './outlook.tsx'
import type { Part } from './part.ts'
import { Playback } from './playback.tsx'
import { lastAdjustment, replayed } from './replay.ts'
import { say } from './text/say.ts'

type Tab = keyof typeof say.tabs
const tabs: readonly Tab[] = ['outlook', 'chart', 'replay']

/** What one may look up: an adjustment now, the prices so far, the last adjustment step by step. */
export function Panel({ view, screen, recent, seen }: Part & { seen: ReturnType<typeof forecast> }) {
  const [tab, setTab] = useState<Tab>('outlook')
  const last = lastAdjustment(recent)
  const asked = replayed.value !== undefined
  useEffect(() => {
    if (asked) setTab('replay')
  }, [asked])
  return (
    <section class="bf-panel">
      <div class="bf-tabs">
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            id={`bf-tab-${one}`}
            aria-pressed={tab === one}
            onClick={() => {
              if (one !== 'replay') replayed.value = undefined
              setTab(one)
            }}
          >
            {one === 'outlook' && seen.ordered ? say.afterOrder : say.tabs[one]}
          </button>
        ))}
      </div>
      <div class="bf-page">
        {tab === 'outlook' && <Outlook view={view} screen={screen} seen={seen} />}
        {tab === 'chart' && <Chart view={view} code={screen.code} last={last?.rev} />}
        {tab === 'replay' &&
          (last ? (
            <Playback rev={last.rev} lines={last.lines} screen={screen} />
          ) : (
            <p class="bf-empty">{say.noAdjustment}</p>
          ))}
      </div>
    </section>
  )
}
