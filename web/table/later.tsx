import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'

/**
 * A part of the page that is loaded when it is first shown: what is rare need not come with the table. A part that cannot
 * be had stays away; the one guarded reload is seen to elsewhere (net/reload.ts).
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let part: ComponentType<Props> | undefined
  return function Later(props: Props) {
    const [, ready] = useState(part !== undefined)
    useEffect(() => {
      if (part) return undefined
      let wanted = true
      load().then(
        (loaded) => {
          part = loaded
          if (wanted) ready(true)
        },
        () => undefined,
      )
      return () => {
        wanted = false
      }
    }, [])
    const Part = part
    return Part ? <Part {...props} /> : null
  }
}
