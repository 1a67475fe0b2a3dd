import { later } from '../../table/later.tsx'
import { explained, looked } from './order.ts'
import type { Part } from './part.ts'

const Explain = later(() => import('./explain.tsx').then((part) => part.Explain))
const Reading = later(() => import('./reading.tsx').then((part) => part.Reading))

/** What is opened and fetched on demand: a card to read, a seat's points and income. Once on a page. */
export const Dialogs = (part: Part) => (
  <>
    {looked.value !== undefined && <Reading {...part} />}
    {explained.value !== undefined && <Explain {...part} />}
  </>
)
