/** So many of them, with the right word. */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`

/** A list as it is spoken. */
export const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
