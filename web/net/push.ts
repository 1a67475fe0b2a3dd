import type { Reminder } from '../../shared/protocol/reminder.ts'
import { pushKey } from './api.ts'

const keeper = '/sw.js'

/** Whether this browser can call, and whether it was allowed to. `none`: it knows no notices (or the page has no https). */
export type Ability = 'none' | 'ask' | 'granted' | 'denied'
export function ability(): Ability {
  if (!('Notification' in globalThis)) return 'none'
  return Notification.permission === 'default' ? 'ask' : Notification.permission
}

/** Asks the person; only after a press of his. */
export const permit = async (): Promise<boolean> => (await Notification.requestPermission()) === 'granted'

/** Shows a notice; a phone lets only its service worker do that. */
export async function notify(title: string, body: string, url: string): Promise<void> {
  try {
    const options = { body, tag: url, icon: '/icon.svg', data: { url } }
    const worker = await navigator.serviceWorker?.getRegistration(keeper)
    if (worker) return await worker.showNotification(title, options)
    const notice = new Notification(title, options)
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  } catch {
    // A browser that will not, will not: the title still tells.
  }
}

export type Subscription = Reminder['subscription']

/** Where this browser can be called when its page is closed; undefined when it, or the host of this site, cannot do that. */
export async function subscribe(): Promise<Subscription | undefined> {
  try {
    if (!('serviceWorker' in navigator)) return undefined
    await navigator.serviceWorker.register(keeper)
    const worker = await navigator.serviceWorker.ready
    const key = await pushKey()
    if (key === undefined || !('pushManager' in worker)) return undefined
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, expirationTime, keys } = made.toJSON()
    const { p256dh, auth } = keys ?? {}
    if (endpoint === undefined || p256dh === undefined || auth === undefined) return undefined
    return { endpoint, expirationTime: expirationTime ?? null, keys: { p256dh, auth } }
  } catch {
    return undefined
  }
}

/** After this nobody can call this browser any more, whatever table it was. */
export async function unsubscribe(): Promise<void> {
  try {
    const worker = await navigator.serviceWorker?.getRegistration(keeper)
    const made = await worker?.pushManager?.getSubscription()
    await made?.unsubscribe()
  } catch {
    // Then the table is told, and that is enough.
  }
}
