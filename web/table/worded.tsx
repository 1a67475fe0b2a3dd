import type { ComponentChildren } from 'preact'
import { Name } from '../text/name.tsx'

/** Stands for a seat's name in a sentence until the sentence is drawn; from the private use area, so no text has it. */
const open = '\ue000'
const shut = '\ue001'
export const mark = (seat: number): string => `${open}${seat}${shut}`

type Props = {
  readonly sentence: string
  readonly names: readonly string[]
  readonly me: number | null
  /** Signs with the class that tints each. */
  readonly signs: { readonly [sign: string]: string }
}

/** A sentence with its names set off and isolated, and its signs tinted. */
export function Worded({ sentence, names, me, signs }: Props) {
  const parts = sentence.split(/\ue000(\d+)\ue001/)
  const drawn: ComponentChildren[] = parts.map((part, n) => {
    if (n % 2 === 0) return tinted(part, signs)
    const seat = Number(part)
    return <Name of={names[seat] ?? '?'} class={seat === me ? 'who mine' : 'who'} />
  })
  return <>{drawn}</>
}

function tinted(text: string, signs: Props['signs']): ComponentChildren {
  const all = Object.keys(signs)
  if (all.length === 0 || text === '') return text
  const any = new RegExp(`(${all.map((sign) => sign.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'u')
  return text.split(any).map((part) => {
    const tint = signs[part]
    return tint === undefined ? part : <span class={tint}>{part}</span>
  })
}

/** The same sentence for those who hear it. */
export const spoken = (sentence: string, names: readonly string[]): string =>
  sentence.replace(/\ue000(\d+)\ue001/g, (_, seat: string) => names[Number(seat)] ?? '')
