import { useEffect, useState } from 'preact/hooks'
import { type AnyWords, wordsOf } from '../text/game.ts'
import type { Face } from './face.ts'

const faces = import.meta.glob<Face>('../games/*/face.tsx', { import: 'face' })

/** What a table needs of its game: its words, and its face unless it has none or the plain board is wanted. */
export type Kit = { readonly words: AnyWords | undefined; readonly face: Face }

async function load(game: string, plainly: boolean): Promise<Kit> {
  const own = plainly ? undefined : faces[`../games/${game}/face.tsx`]
  const face = own ? own() : import('./plain.tsx').then((module) => module.plain)
  const [words, drawn] = await Promise.all([wordsOf(game), face])
  return { words, face: drawn }
}

/** The kit, or undefined until it is there; `failed` when a part of it cannot be had, even after a reload of the page. */
export function useKit(game: string | undefined, plainly: boolean): Kit | 'failed' | undefined {
  const [kit, setKit] = useState<Kit | 'failed'>()
  useEffect(() => {
    if (game === undefined) return undefined
    let wanted = true
    load(game, plainly).then(
      (loaded) => wanted && setKit(loaded),
      // A part that cannot be loaded is met by one guarded reload of the page (net/reload.ts).
      () => wanted && setKit('failed'),
    )
    return () => {
      wanted = false
    }
  }, [game, plainly])
  return kit
}
