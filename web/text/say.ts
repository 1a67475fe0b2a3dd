import { page } from './en/page.ts'

export type Language = 'en'
export const language: Language = 'en'

type Word = string | ((...args: never[]) => string)
type Args<W> = W extends (...args: infer A) => string ? A : []

/** Says the words of one part of the product by their key. Another language has the same keys with the same arguments. */
export const speaker =
  <Text extends object>(text: Text) =>
  <K extends keyof Text>(key: K, ...args: Args<Text[K]>): string => {
    const said = text[key] as Word
    return typeof said === 'string' ? said : (said as (...args: Args<Text[K]>) => string)(...args)
  }

/** The words of every page. */
export const say = speaker(page)
