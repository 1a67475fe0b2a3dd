/** The code in what somebody typed or pasted: with or without its dash, capitals, blanks, or the whole link around it. */
export function codeIn(text: string): string | undefined {
  const bare = text.trim().toLowerCase()
  const whole = /\/t\/([a-z0-9-]+)/.exec(bare)?.[1] ?? bare
  const letters = whole.replace(/[\s–—-]/gu, '')
  return /^[a-hjkmnp-z2-9]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined
}
