import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

let byKeyboard = false
const note = (event: Event): void => {
  byKeyboard = event.type === 'keydown'
}

/** Whoever plays by keyboard finds the focus on his order again when his next turn begins. */
export function useKeyboard(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what)
    if (byKeyboard && lost) (find('[aria-pressed=true]') ?? find('input:checked') ?? find('button'))?.focus()
    for (const type of ['keydown', 'pointerdown']) addEventListener(type, note)
    return () => {
      for (const type of ['keydown', 'pointerdown']) removeEventListener(type, note)
    }
  }, [])
  return form
}
