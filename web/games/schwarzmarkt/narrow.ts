import { narrower } from '../../table/narrow.ts'

/** Whether the coupons are small: there notes are shorter. */
export const narrow = narrower(1200)
