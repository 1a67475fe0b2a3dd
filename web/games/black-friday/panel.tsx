import { signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Chart } from './chart.tsx'
import type { forecast } from './foresight.ts'
import { Outlook } from './outlook.tsx'
import type { Part } from './part.ts'
import type { Playback } from './playback.tsx'
import { lastAdjustment, replayed } from './replay.ts'
import { say } from './text/say.ts'

type Tab = keyof typeof say.tabs
const tabs: readonly Tab[] = ['outlook', 'chart', 'replay']

/** What looks back is fetched when it is first wanted. */
const back = signal<{ readonly Chart: typeof Chart; readonly Playback: typeof Playback } | undefined>(undefined)
async function lookBack(): Promise<void> {
  const [chart, playback] = await Promise.all([import('./chart.tsx'), import('./playback.tsx')])
  back.value = { Chart: chart.Chart, Playback: playback.Playback }
}

/** What one may look up: an adjustment now, the prices so far, the last adjustment step by step. */
export function Panel({ view, screen, recent, seen }: Part & { seen: ReturnType<typeof forecast> }) {
  const [tab, setTab] = useState<Tab>('outlook')
  const last = lastAdjustment(recent)
  const asked = replayed.value !== undefined
  const fetched = back.value
  useEffect(() => {
    if (asked) setTab('replay')
  }, [asked])
  useEffect(() => {
    if (tab !== 'outlook' && !back.peek()) lookBack()
  }, [tab])
  const open = (one: Tab): void => {
    if (one !== 'replay') replayed.value = undefined
    setTab(one)
  }
  return (
    <section class="bf-panel">
      <div class="bf-tabs">
        {tabs.map((one) => (
          <button key={one} type="button" id={`bf-tab-${one}`} aria-pressed={tab === one} onClick={() => open(one)}>
            {one === 'outlook' && seen.ordered ? say.afterOrder : say.tabs[one]}
          </button>
        ))}
      </div>
      <div class="bf-page">
        {tab === 'outlook' && <Outlook view={view} screen={screen} seen={seen} />}
        {tab === 'chart' && fetched && <fetched.Chart view={view} code={screen.code} last={last?.rev} />}
        {tab === 'replay' && !last && <p class="bf-empty">{say.noAdjustment}</p>}
        {tab === 'replay' && last && fetched && <fetched.Playback rev={last.rev} lines={last.lines} screen={screen} />}
      </div>
    </section>
  )
}
