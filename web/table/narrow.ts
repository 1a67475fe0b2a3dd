import { type ReadonlySignal, signal } from '@preact/signals'

/** Whether the page is narrower than so many pixels, as it is turned and resized. */
export function narrower(pixels: number): ReadonlySignal<boolean> {
  const query = matchMedia(`(max-width: ${pixels - 1}px)`)
  const narrow = signal(query.matches)
  query.addEventListener('change', () => {
    narrow.value = query.matches
  })
  return narrow
}
