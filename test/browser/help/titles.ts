import { title as blackFriday } from '../../../shared/games/black-friday/title.ts'
import { title as blackMonday } from '../../../shared/games/black-monday/title.ts'
import { title as friesematenten } from '../../../shared/games/friesematenten/title.ts'
import { title as schwarzmarkt } from '../../../shared/games/schwarzmarkt/title.ts'

const titles = [blackFriday, blackMonday, schwarzmarkt, friesematenten]

/** What a game is called on its poster. */
export const titleOf = (id: string): string => titles.find((title) => title.id === id)?.en.name ?? id
