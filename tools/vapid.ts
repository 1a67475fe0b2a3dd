import { webcrypto } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'

// `npm run vapid -- mailto:you@example.org`: makes the keys for web push, once. They go into .dev.vars for `npm start`;
// for a deployed site each is set with `npx wrangler secret put NAME`.

const file = new URL('../.dev.vars', import.meta.url).pathname
const subject = process.argv[2]
if (!subject || !/^(mailto:|https:)/.test(subject)) {
  console.error('Say who answers for this site: npm run vapid -- mailto:you@example.org')
  process.exit(1)
}
if (existsSync(file) && readFileSync(file, 'utf8').includes('VAPID_PRIVATE')) {
  console.error('.dev.vars has keys already: new ones would cut off every browser that asked to be called.')
  process.exit(1)
}
const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
const raw = Buffer.from(await webcrypto.subtle.exportKey('raw', pair.publicKey)).toString('base64url')
const { d } = await webcrypto.subtle.exportKey('jwk', pair.privateKey)
appendFileSync(file, `VAPID_SUBJECT=${subject}\nVAPID_PUBLIC=${raw}\nVAPID_PRIVATE=${d}\n`)
console.log(
  'The keys are in .dev.vars. For a deployed site: npx wrangler secret put VAPID_SUBJECT (VAPID_PUBLIC, VAPID_PRIVATE)',
)
