import { buildPushPayload, type PushSubscription } from '@block65/webcrypto-web-push'
import type { Reminder } from '../shared/protocol/reminder.ts'

/** The keys of `npm run vapid`; without them nobody is called and everything else works. */
type Keys = { readonly VAPID_SUBJECT?: string; readonly VAPID_PUBLIC?: string; readonly VAPID_PRIVATE?: string }

/** Calls the browser; `url` is the address of the table below its own origin. `gone` when it no longer wants to be called. Never throws: a table plays on without it. */
export async function push(to: Reminder, url: string, env: Keys): Promise<'sent' | 'gone' | 'failed'> {
  const { VAPID_SUBJECT: subject, VAPID_PUBLIC: publicKey, VAPID_PRIVATE: privateKey } = env
  if (!subject || !publicKey || !privateKey) return 'failed'
  try {
    const data = JSON.stringify({ title: to.title, body: to.body, url })
    const subscription: PushSubscription = to.subscription
    const payload = await buildPushPayload({ data, options: { ttl: 24 * 3600, urgency: 'high' } }, subscription, {
      subject,
      publicKey,
      privateKey,
    })
    const answer = await fetch(subscription.endpoint, payload)
    if (answer.status === 404 || answer.status === 410) return 'gone'
    return answer.ok ? 'sent' : 'failed'
  } catch (error) {
    console.error(error)
    return 'failed'
  }
}
