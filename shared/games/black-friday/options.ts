import type { OptionSpec } from '../../game/definition.ts'

/** Section 7: the usual value comes first. */
const option = (key: string, ...of: readonly [string, ...string[]]): OptionSpec => ({
  key,
  domain: { kind: 'one', of },
  usual: () => of[0],
})

export const options: readonly OptionSpec[] = [
  option('specialCards', 'on', 'off'),
  option('salesBlacks', 'supply', 'bag'),
  option('holdings', 'hidden', 'open'),
  option('guards', 'on', 'off'),
  option('finalSilver', 'cash', 'levelLimit'),
]
