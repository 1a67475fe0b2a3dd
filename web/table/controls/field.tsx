import type { Domain, Value } from '../../../shared/kit/choice.ts'
import { type AnyWords, valueName } from '../../text/game.ts'
import { Count } from './count.tsx'
import { One } from './one.tsx'
import { Range } from './range.tsx'
import { Several } from './several.tsx'

type Props = {
  readonly label: string
  readonly name: string
  readonly domain: Domain
  readonly value: Value | undefined
  readonly words: AnyWords | undefined
  readonly disabled?: boolean
  readonly onChange: (value: Value | undefined) => void
}

/** The control for any set of values. */
export function Field({ domain, value, words, ...rest }: Props) {
  const worded = (one: string | number): string => valueName(words, one)
  switch (domain.kind) {
    case 'range':
      return <Range {...rest} domain={domain} value={typeof value === 'number' ? value : domain.min} />
    case 'one': {
      const one = typeof value === 'object' ? undefined : value
      return <One {...rest} domain={domain} value={one} worded={worded} />
    }
    case 'several':
      return <Several {...rest} domain={domain} value={isList(value) ? value : []} worded={worded} />
    case 'count':
      return <Count {...rest} domain={domain} value={isCounts(value) ? value : {}} worded={worded} />
  }
}

const isList = (value: Value | undefined): value is readonly (string | number)[] => Array.isArray(value)
const isCounts = (value: Value | undefined): value is { readonly [kind: string]: number } =>
  typeof value === 'object' && !Array.isArray(value)
