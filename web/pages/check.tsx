import './page.css'
import './check.css'
import { useEffect, useState } from 'preact/hooks'
import { useRoute } from 'preact-iso/router'
import { type Answer, record, type TableRecord } from '../net/api.ts'
import { knownNonce } from '../net/me.ts'
import { say } from '../text/say.ts'
import { Apology } from './apology.tsx'
import { fingerprint } from './fingerprint.ts'
import { Top } from './top.tsx'

/** Whether the number that was opened after the game is the one that was sealed before it: worked out in this browser. */
export function CheckPage() {
  const { params, query } = useRoute()
  const code = params.code ?? ''
  const asked = Number(query.match)
  const match = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined
  const [answer, setAnswer] = useState<Answer<TableRecord>>()
  const [print, setPrint] = useState<string>()
  useEffect(() => {
    document.title = `${say('checkTitle')} · ${say('product')}`
    record(code, match).then(async (got) => {
      setAnswer(got)
      if ('got' in got && got.got.deal.seed) setPrint(await fingerprint(got.got.deal.seed))
    })
  }, [code, match])
  if (answer && 'trouble' in answer)
    return <Apology title={say('noTable')} long={say(answer.trouble === 'noTable' ? 'noTableLong' : answer.trouble)} />
  const deal = answer?.got.deal
  const good = print !== undefined && print === deal?.commitment
  return (
    <div class="page">
      <Top />
      <main id="content" class="check">
        <h1>{say('checkTitle')}</h1>
        {match !== undefined && <p class="soft">{say('gameNo', match)}</p>}
        <p>{say('checkIntro')}</p>
        <div role="status">
          {!deal && <p class="soft">{say('checkWait')}</p>}
          {deal && !deal.seed && <p class="verdict">{say('checkRunning')}</p>}
          {print !== undefined && (
            <div class={good ? 'verdict good' : 'verdict bad'}>
              <h2>
                <span aria-hidden="true">{good ? '✓ ' : '✗ '}</span>
                {say(good ? 'checkGood' : 'checkBad')}
              </h2>
              <p>{say(good ? 'checkGoodLong' : 'checkBadLong')}</p>
            </div>
          )}
        </div>
        {deal && (
          <dl>
            <dt>{say('checkSeal')}</dt>
            <dd class="digits">{deal.commitment}</dd>
            <dt>{say('checkSeed')}</dt>
            <dd class="digits">{deal.seed ?? say('checkNoSeed')}</dd>
            {print !== undefined && (
              <>
                <dt>{say('checkOwn')}</dt>
                <dd class="digits">{print}</dd>
              </>
            )}
            <dt>{say('checkNonces')}</dt>
            {deal.nonces.length === 0 && <dd class="soft">{say('checkNoNonces')}</dd>}
            {deal.nonces.map((nonce) => (
              <dd class="digits" key={nonce}>
                {nonce} {nonce === knownNonce(code, answer.got.match) && <b>{say('checkMine')}</b>}
              </dd>
            ))}
          </dl>
        )}
        <p class="soft">{say('checkNot')}</p>
        <a class="button" href={`/t/${code}`}>
          {say('toTable')}
        </a>
      </main>
    </div>
  )
}
