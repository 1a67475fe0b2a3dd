const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** At most `most` characters as people count them, with an ellipsis when something is left out (F17). */
export function short(name: string, most: number): string {
  const parts = Array.from(graphemes.segment(name), (part) => part.segment)
  return parts.length <= most ? name : `${parts.slice(0, most - 1).join('')}…`
}

/** A name in running text: first strong isolate, so that its direction stays its own. */
export const isolated = (name: string): string => `\u2068${name}\u2069`

/** A player's name: isolated, so that its direction cannot turn the text around it, and cut by the space it has. */
export const Name = ({ of, class: more }: { of: string; class?: string }) => (
  <bdi class={more ? `name ${more}` : 'name'} title={of}>
    {of}
  </bdi>
)
