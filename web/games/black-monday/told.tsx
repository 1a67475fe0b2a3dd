import { columns, companies } from '../../../shared/games/black-monday/board.ts'
import type { Line } from '../../../shared/games/black-monday/events.ts'
import type { Screen } from '../../../shared/table/screen.ts'
import { sentence } from '../../table/line.ts'
import { Worded } from '../../table/worded.tsx'
import type { AnyWords } from '../../text/game.ts'

/** The class that tints each sign in a sentence; sign and word are both in the text already. */
export const tints: { readonly [sign: string]: string } = Object.fromEntries(
  companies.map((company) => [columns[company].sign, `bm-tint-${company}`]),
)

type Props = { readonly line: Line; readonly screen: Screen; readonly words: AnyWords | undefined }

/** One line of the log in the game's own words. */
export function Told({ line, screen, words }: Props) {
  const names = screen.chairs.map((chair) => chair.name)
  return <Worded sentence={sentence(line, words)} names={names} me={screen.me} signs={tints} />
}
