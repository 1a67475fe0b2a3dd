/** No letter or digit that can be taken for another when it is read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const shape = /^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/

/** A new table's code, such as k7mp-4w2x: 31^8, so it cannot be guessed. */
export function newCode(): string {
  const letter = (): string => {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0
    return letters[byte % 32] ?? letter()
  }
  const four = () => Array.from({ length: 4 }, letter).join('')
  return `${four()}-${four()}`
}

/** The code as it is kept: small letters, or undefined for what cannot be one. */
export function readCode(text: string): string | undefined {
  const code = text.toLowerCase()
  return shape.test(code) ? code : undefined
}
