import { say } from '../text/tell.ts'

/** What can be said with one press. It travels as its key between colons, so that everybody reads it in his own language. */
export const allReactions = ['played', 'wow', 'ouch', 'haha', 'thanks', 'ready'] as const
export type Reaction = (typeof allReactions)[number]

export const coded = (reaction: Reaction): string => `:${reaction}:`

/** The reaction that this text is, or undefined for words. */
export const reactionIn = (text: string): Reaction | undefined =>
  allReactions.find((reaction) => coded(reaction) === text)

/** What was said, in the reader's language when it was said with one press. */
export function worded(text: string): string {
  const reaction = reactionIn(text)
  return reaction ? say('reaction', reaction) : text
}
