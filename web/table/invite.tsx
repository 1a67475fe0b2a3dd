import { useEffect, useState } from 'preact/hooks'
import { say } from '../text/say.ts'

/** The link to this table, to copy or to hand to the phone's share sheet. */
export function Invite({ code, game }: { readonly code: string; readonly game: string }) {
  const link = `${location.origin}/t/${code}`
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2_500)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <section class="card invite">
      <h2>{say('invite')}</h2>
      <p class="soft">{say('inviteLong')}</p>
      <input
        class="input"
        readOnly
        aria-label={say('link')}
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="ways">
        <button
          type="button"
          class="button"
          onClick={async (event) => setCopied(await copy(link, event.currentTarget.closest('.invite')))}
        >
          {say(copied ? 'copied' : 'copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() =>
              navigator.share({ title: game, text: say('shareText', game), url: link }).catch(() => undefined)
            }
          >
            {say('share')}
          </button>
        )}
        <span role="status" class="unseen">
          {copied ? say('copied') : ''}
        </span>
      </div>
    </section>
  )
}

/** Without https there is no clipboard for pages: then the link is marked and copied the old way. */
async function copy(text: string, place: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = place?.querySelector('input')
    field?.select()
    return field !== null && document.execCommand('copy')
  }
}
