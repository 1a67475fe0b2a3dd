import { narrower } from '../../table/narrow.ts'

/** Whether this is a phone's width: there the tower leaves out the rows that no marker is near. */
export const narrow = narrower(720)
