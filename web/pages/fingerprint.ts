/** SHA-256 of a text as hex digits, by the browser itself; where it will not (no https), by the game's own code. */
export async function fingerprint(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return (await import('../../shared/kit/random.ts')).digest(text)
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
