import type { Said } from './will.ts'

/** Sentences one after the other, the loud ones loud. */
export const Says = ({ of }: { of: readonly Said[] }) => (
  <>{of.map(({ text, loud }) => (loud ? <strong key={text}>{text} </strong> : <span key={text}>{text} </span>))}</>
)
