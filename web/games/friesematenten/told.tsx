import { signs } from '../../../shared/games/friesematenten/board.ts'
import type { Line } from '../../../shared/games/friesematenten/events.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { sentence } from '../../table/line.ts'
import { Worded } from '../../table/worded.tsx'
import { useWords } from '../../table/words.ts'

/** The class that tints each sign in a sentence; sign and word are both in the text already. */
export const tints: { readonly [sign: string]: string } = Object.fromEntries(
  Object.values(signs).map(({ letter, sign }) => [sign, `fm-tint fm-tint-${letter}`]),
)

/** One line of the log in the game's own words. */
export function Told({ line, screen }: { readonly line: Line; readonly screen: Screen }) {
  const names = screen.chairs.map((chair) => chair.name)
  return <Worded sentence={sentence(line, useWords())} names={names} me={screen.me} signs={tints} />
}
