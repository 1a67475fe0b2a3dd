import './options.css'
import type { Screen } from '../../shared/table/screen.ts'
import { type Settings as All, changeable, settingSpecs } from '../../shared/table/settings.ts'
import type { Store } from '../net/store.ts'
import { say } from '../text/rarely.ts'
import { One } from './controls/one.tsx'
import { steps, summary } from './pace.ts'

type Props = { readonly store: Store; readonly screen: Screen }
type Key = keyof All

const isKey = (key: string, of: All): key is Key => Object.hasOwn(of, key)

/** How this table is run: the host sets it, everybody reads it in one line. */
export function Settings({ store, screen }: Props) {
  const { settings, stage } = screen
  const busy = store.sent.value.some((wish) => wish.t === 'settings')
  const counts = (key: Key): boolean =>
    key === 'seconds' || key === 'bank' ? settings.pace === 'move' : key !== 'days' || settings.pace === 'days'
  return (
    <details class="card options settings">
      <summary>
        <h2>{say('settings')}</h2>
        <p class="soft">{summary(settings)}</p>
      </summary>
      {!screen.host && stage === 'waiting' && <p class="soft">{say('optionsHost')}</p>}
      {settingSpecs.map(({ key, domain }) => {
        if (!isKey(key, settings) || !counts(key)) return null
        const fixed = stage !== 'waiting' && !changeable.includes(key)
        const of = domain.kind === 'one' ? domain.of : domain.kind === 'range' ? steps(key, domain, settings[key]) : []
        return (
          <div class="option" key={key}>
            <h3>{say('setting', key)}</h3>
            <One
              label={say('setting', key)}
              name={`setting-${key}`}
              domain={{ kind: 'one', of }}
              value={settings[key]}
              worded={(value) =>
                key === 'days'
                  ? say('days', Number(value))
                  : typeof value === 'number'
                    ? say('duration', value)
                    : say('settingValue', key, value)
              }
              disabled={!screen.host || busy || fixed}
              onChange={(value) => value !== undefined && store.wish({ t: 'settings', settings: { [key]: value } })}
            />
            {key === 'pace' && settings.pace !== 'none' && <p class="soft">{say('clockLong')}</p>}
            {key === 'pace' && fixed && <p class="soft">{say('settingsRunning')}</p>}
          </div>
        )
      })}
    </details>
  )
}
