import { en } from './en.ts'

/** A language says the same things with the same arguments. */
export type Text = { readonly [K in keyof typeof en]: (typeof en)[K] extends string ? string : (typeof en)[K] }
export type Language = 'en'

const texts: { readonly [language in Language]: Text } = { en }
export const language: Language = 'en'
const text: Text = texts[language]

type Key = Exclude<keyof Text, 'why'>
type Args<K extends Key> = Text[K] extends (...args: infer A) => string ? A : []

/** The page's words for this key. */
export function say<K extends Key>(key: K, ...args: Args<K>): string {
  const said: string | ((...args: never[]) => string) = text[key]
  return typeof said === 'string' ? said : (said as (...args: Args<K>) => string)(...args)
}

/** Why the table refuses something, in words. */
export const sayWhy = (key: keyof Text['why']): string => text.why[key]
