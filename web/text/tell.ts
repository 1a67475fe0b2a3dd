import { page } from './en/page.ts'
import { table, why } from './en/table.ts'
import { speaker } from './say.ts'

/** The words of a table. */
export const say = speaker({ ...page, ...table })

/** Why the table refuses something, in words. */
export const sayWhy = (key: keyof typeof why): string => why[key]
