const longest = 24
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * F17: a name as it may be shown: one line, no control or direction characters, at most 24 graphemes. Empty when
 * nothing visible is left. Direction is isolated where the name is drawn, not here.
 */
export function tidy(name: string): string {
  const line = name
    .normalize('NFC')
    .replace(/\p{Cc}|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  if (!/[^\p{Z}\p{C}\p{M}]/u.test(line)) return ''
  let out = ''
  let count = 0
  for (const { segment } of graphemes.segment(line)) {
    // A pile of combining marks is one grapheme: it is cut as well.
    if (count === longest || out.length + segment.length > 96) break
    out += segment.length > 40 ? (Array.from(segment)[0] ?? '') : segment
    count++
  }
  return out.trim()
}

/** The name, or with a number behind it when somebody at the table is called so already. */
export function unused(name: string, taken: readonly string[]): string {
  const lower = taken.map((other) => other.toLowerCase())
  if (!lower.includes(name.toLowerCase())) return name
  for (let n = 2; ; n++) if (!lower.includes(`${name} ${n}`.toLowerCase())) return `${name} ${n}`
}
