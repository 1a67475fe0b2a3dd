/** So many random bytes as hex digits; works without https, where `crypto.randomUUID` does not. */
export const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
