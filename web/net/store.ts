import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Entry, protocol, Told, Wish } from '../../shared/protocol/messages.ts'
import type { Screen } from '../../shared/table/screen.ts'
import { hex } from './chance.ts'
import { type Clock, doubtful, hands, serverTime, setTo } from './clock.ts'
import { type Here, hear, nothing, type Seen } from './hear.ts'
import { build, reloadOnce } from './reload.ts'
import { connect } from './socket.ts'

/** Only the number's type is taken, so that the checks of the messages stay out of the page. */
const spoken: typeof protocol = 1

type Bare<W> = W extends Wish ? Omit<W, 'id'> : never
export type Wanted = Bare<Wish>

/** `joining` until the first screen, `lost` while the line is down, `old` when even a fresh load does not fit the room. */
export type Status = 'joining' | 'open' | 'lost' | 'old'

export type Store = {
  readonly code: string
  readonly screen: ReadonlySignal<Screen | undefined>
  readonly log: ReadonlySignal<readonly Entry[]>
  readonly more: ReadonlySignal<boolean>
  readonly here: ReadonlySignal<Here>
  readonly status: ReadonlySignal<Status>
  /** P7: what is under way and not yet answered. */
  readonly sent: ReadonlySignal<readonly Wish[]>
  readonly why: ReadonlySignal<Seen['why']>
  readonly said: ReadonlySignal<Seen['said']>
  readonly key: ReadonlySignal<Seen['key']>
  readonly gone: ReadonlySignal<boolean>
  /** P10, F19: server time now, in milliseconds, by whatever clock this machine has. */
  readonly time: () => number
  /** A refusal has been read. */
  readonly heeded: () => void
  readonly wish: (wanted: Wanted) => void
  readonly older: () => void
  readonly close: () => void
}

/** Follows a table from now on. */
export function follow(code: string): Store {
  const seen = signal<Seen>(nothing)
  const status = signal<Status>('joining')
  let clock: Clock = setTo(Date.now(), hands())
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws'

  const line = connect<Told>(`${scheme}://${location.host}/api/tables/${code}/socket`, {
    open() {
      // P8: who has everything gets nothing but word of who is here.
      const { rev, screen } = seen.value
      const have = rev === undefined || !screen ? {} : { have: { rev, seat: screen.me } }
      line.say({ t: 'hello', protocol: spoken, build, ...have })
      seen.value = { ...seen.value, gap: false }
      repeat()
    },
    hear(told) {
      const heard = hear(seen.value, told, build)
      seen.value = heard.seen
      if (told.t === 'screen') clock = setTo(told.now, hands())
      // Nothing will come any more, however often one dials.
      if (told.t === 'gone') line.close()
      if (heard.next === 'again') line.say({ t: 'again' })
      if (heard.next === 'repeat') setTimeout(repeat, 1_000)
      if (heard.next === 'reload' && !reloadOnce()) status.value = 'old'
      else if (heard.seen.screen && status.value !== 'old') status.value = 'open'
    },
    lost() {
      if (status.value === 'open') status.value = 'lost'
    },
  })

  /** F4: the same id again, so what was carried out before the line broke is only confirmed. */
  function repeat(): void {
    for (const wish of seen.value.wishes) line.say(wish)
  }

  return {
    code,
    status,
    screen: computed(() => seen.value.screen),
    log: computed(() => seen.value.log),
    more: computed(() => seen.value.more),
    here: computed(() => seen.value.here),
    sent: computed(() => seen.value.wishes),
    why: computed(() => seen.value.why),
    said: computed(() => seen.value.said),
    key: computed(() => seen.value.key),
    gone: computed(() => seen.value.gone),
    time() {
      const at = hands()
      const now = serverTime(clock, at)
      if (doubtful(clock, at)) {
        // Asked once: what the answer says of the time settles it.
        clock = setTo(now, at)
        line.say({ t: 'again' })
      }
      return now
    },
    heeded() {
      seen.value = { ...seen.value, why: undefined }
    },
    wish(wanted) {
      // One of a kind at a time: a second click on a control that shows *sent* is none.
      if (seen.value.wishes.some((wish) => wish.t === wanted.t)) return
      const wish = { ...wanted, id: hex(8) } as Wish
      seen.value = { ...seen.value, wishes: [...seen.value.wishes, wish], why: undefined }
      line.say(wish)
    },
    older() {
      const first = seen.value.log[0]
      if (first && seen.value.more) line.say({ t: 'older', before: first.rev })
    },
    close: line.close,
  }
}
