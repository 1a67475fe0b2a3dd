import { en } from './en.ts'

/** The board's words in the reader's language. A further language is a further file of the type `Text`. */
export type Text = typeof en
export const say: Text = en
