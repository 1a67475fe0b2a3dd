import './sheet.css'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../text/tell.ts'
import { Scroll } from './scroll.tsx'

type Props = { readonly title: string; readonly onClose: () => void; readonly children: ComponentChildren }

/** A panel over the table: from the side on a desk, from below on a phone. Escape and a click beside it close it. */
export function Sheet({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} class="sheet" aria-label={title} onClose={onClose} closedby="any">
      <div class="sheet-head">
        <h2>{title}</h2>
        <button type="button" class="button small" onClick={() => dialog.current?.close()}>
          {say('close')}
        </button>
      </div>
      <Scroll class="sheet-body" label={title}>
        {children}
      </Scroll>
    </dialog>
  )
}
