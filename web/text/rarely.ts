import { page } from './en/page.ts'
import { rare } from './en/rare.ts'
import { table } from './en/table.ts'
import { speaker } from './say.ts'

/** The words of a table with those that are not always on it. */
export const say = speaker({ ...page, ...table, ...rare })
