import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 719px)')

/** Whether this is a phone's width: there the tower leaves out the rows that no marker is near. */
export const narrow = signal(query.matches)
query.addEventListener('change', () => {
  narrow.value = query.matches
})
