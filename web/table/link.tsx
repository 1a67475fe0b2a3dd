import './link.css'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../text/rarely.ts'
import { later } from './later.tsx'

const Qr = later(() => import('./qr.tsx').then((part) => part.Qr))

type Props = {
  readonly name: string
  readonly link: string
  /** What the phone's share sheet says with it; without it the link is not for sharing. */
  readonly share?: { readonly title: string; readonly text: string }
  /** Its QR code is shown at once. */
  readonly picture?: boolean
}

/** A link to copy, to hand on, or to be read by a camera. */
export function Link({ name, link, share, picture = false }: Props) {
  const [copied, setCopied] = useState(false)
  const [drawn, setDrawn] = useState(picture)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), 2_500)
    return () => clearTimeout(timer)
  }, [copied])
  return (
    <div class="link">
      <input class="input" readOnly aria-label={name} value={link} onFocus={(event) => event.currentTarget.select()} />
      <div class="ways">
        <button
          type="button"
          class="button"
          onClick={async (event) => setCopied(await copy(link, event.currentTarget.closest('.link')))}
        >
          {say(copied ? 'copied' : 'copy')}
        </button>
        {share && 'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() => navigator.share({ ...share, url: link }).catch(() => undefined)}
          >
            {say('share')}
          </button>
        )}
        {!picture && (
          <button type="button" class="button" aria-expanded={drawn} onClick={() => setDrawn(!drawn)}>
            {say('qr')}
          </button>
        )}
        <span role="status" class="unseen">
          {copied ? say('copied') : ''}
        </span>
      </div>
      {drawn && <Qr link={link} />}
    </div>
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
