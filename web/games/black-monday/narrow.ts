import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 719px)')

/** Whether this is a phone's width: there a pile shows fewer of its prices. */
export const narrow = signal(query.matches)
query.addEventListener('change', () => {
  narrow.value = query.matches
})
