import { signal } from '@preact/signals'

const query = matchMedia('(max-width: 1199px)')

/** Whether the coupons are small: there notes are shorter. */
export const narrow = signal(query.matches)
query.addEventListener('change', () => {
  narrow.value = query.matches
})
