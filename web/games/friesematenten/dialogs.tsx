import { Explain } from './explain.tsx'
import type { Part } from './part.ts'
import { Reading } from './reading.tsx'

/** What is opened on demand: a card to read, a seat's points and income. Once on a page. */
export const Dialogs = (part: Part) => (
  <>
    <Reading {...part} />
    <Explain {...part} />
  </>
)
