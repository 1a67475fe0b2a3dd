import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 719px)')

/** Whether this is a phone's width: there notes are shorter, and what the strip shows is not shown twice. */
export const narrow = signal(query.matches)
query.addEventListener('change', () => {
  narrow.value = query.matches
})
