import * as v from 'valibot'

/** What a browser gives so that it can be called when its tab is closed; the words are in its own language. */
export const reminder = v.strictObject({
  subscription: v.strictObject({
    endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
    expirationTime: v.nullable(v.number()),
    keys: v.strictObject({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
  }),
  title: v.pipe(v.string(), v.maxLength(100)),
  body: v.pipe(v.string(), v.maxLength(200)),
})
export type Reminder = v.InferOutput<typeof reminder>
