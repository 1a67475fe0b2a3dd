import { narrower } from '../../table/narrow.ts'

/** Whether this is a phone's width: there a pile shows fewer of its prices. */
export const narrow = narrower(720)
