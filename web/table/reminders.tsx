import './switch.css'
import { useEffect, useState } from 'preact/hooks'
import type { Screen } from '../../shared/table/screen.ts'
import { pushKey } from '../net/api.ts'
import { ability } from '../net/push.ts'
import { ring } from '../net/sound.ts'
import type { Store } from '../net/store.ts'
import { calls, sound } from '../net/wants.ts'
import { say } from '../text/rarely.ts'
import { turnOff, turnOn } from './reminding.ts'

type Props = { readonly store: Store; readonly screen: Screen }

/** How I want to be told that it is my turn: switches of this browser, for all tables. */
export function Reminders({ store, screen }: Props) {
  const [far, setFar] = useState(false)
  const [may, setMay] = useState(ability)
  useEffect(() => {
    let wanted = true
    pushKey().then((key) => wanted && setFar(key !== undefined && 'serviceWorker' in navigator))
    return () => {
      wanted = false
    }
  }, [])
  const change = async (on: boolean): Promise<void> => {
    await (on ? turnOn(store, screen.game) : turnOff(store))
    setMay(ability())
  }
  return (
    <section>
      <h3>{say('reminders')}</h3>
      <label class="switch">
        <input
          type="checkbox"
          checked={sound.on.value}
          onChange={(event) => {
            sound.set(event.currentTarget.checked)
            if (sound.on.value) ring()
          }}
        />
        {say('soundOn')}
      </label>
      {may === 'none' || may === 'denied' ? (
        <p class="soft">{say(may === 'none' ? 'callsNone' : 'callsBlocked')}</p>
      ) : (
        <label class="switch">
          <input
            type="checkbox"
            checked={calls.on.value && may === 'granted'}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          {say(far ? 'callsOn' : 'callsOpen')}
        </label>
      )}
    </section>
  )
}
