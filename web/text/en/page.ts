import { and, count } from './plural.ts'

/** Words of every page: home, rules, check, and what a table shares with them. */
export const page = {
  product: 'Outcry',
  motto: 'Market games you can share with a link.',
  promise: 'No account, no download. Open a table, send the link, play.',
  skip: 'Skip to the content',
  home: 'All games',
  loading: 'Just a moment …',

  players: (least: number, most: number) => `${least === most ? least : `${least}–${most}`} players`,
  minutes: (least: number, most: number) => `${least === most ? least : `${least}–${most}`} min`,
  games: 'Games',
  playBots: 'Play against bots',
  openTable: 'Open a table',
  opening: 'Opening …',
  rulesOf: 'Rules',
  yourName: 'Your name',
  nameHint: 'as the others see you',
  codeWrong: 'A code has eight letters and digits, like k7mp-4w2x.',
  join: 'Go to the table',
  haveCode: 'Somebody sent you a code?',

  noTable: 'There is no table here',
  noTableLong: 'Nobody has opened a table with this code. Perhaps a letter is missing from the link?',
  noPage: 'There is no page here',
  noPageLong: 'The address leads nowhere. The games are on the first page.',
  noGame: 'We do not have this game',
  again: 'Try again',

  table: 'Table',
  watchers: (n: number) => count(n, 'spectator', 'spectators'),
  bot: 'bot',

  free: 'free',

  yourTurn: 'Your turn',
  turnOf: (names: readonly string[]) => (names.length === 1 ? `${names[0]}’s turn` : `${and(names)} decide`),

  noRules: 'The rules of this game are not written down here yet.',
  rulesFor: (game: string) => `Rules of ${game}`,

  checkTitle: 'Check the deal',
  checkIntro:
    'Before anybody sat down, the table chose a secret number and published its fingerprint, the seal. Every player’s browser added a random number of its own. All chance of the game was drawn from these together.',
  checkRunning: 'The secret number is opened when the game is over. Until then, here is what is known.',
  checkGood: 'The seal holds',
  checkGoodLong:
    'Your browser has worked out the fingerprint of the opened number itself, and it is the one that was published before the game. So the table cannot have changed its number after it knew the players’ numbers, and no player could know what would be dealt.',
  checkBad: 'The seal does not hold',
  checkBadLong:
    'The fingerprint of the opened number is not the one that was published before the game. Whoever runs this table should explain that.',
  checkWait: 'Working it out …',
  checkSeal: 'Seal, published before the game',
  checkSeed: 'Secret number, opened after the game',
  checkOwn: 'Its fingerprint, worked out by your browser',
  checkNonces: 'Numbers added by the players, in the order of the seats',
  checkNoNonces: 'Nobody has added a number yet.',
  checkMine: 'yours',
  checkNoSeed: 'still secret',
  checkNot:
    'This shows that the deal was fixed in advance. It does not yet play the whole game again to show that every draw followed from it.',
  toTable: 'To the table',

  publicTables: 'Public tables',
  publicNow: (n: number, open: number) =>
    `${count(n, 'public table', 'public tables')} just now${open > 0 ? `, ${open} with a seat for you` : ''}`,
  noPublic: 'No public table just now. Open one and somebody may come by.',
  hallLost: 'The line is down: this is how things stood.',
  seatsTaken: (taken: number, most: number) => `${taken} of ${most} seats taken`,
  withBots: (n: number) => count(n, 'bot', 'bots'),
  isWaiting: 'waiting to start',
  isPlaying: 'playing',
  sitIn: 'Join',
  watch: 'Watch',
  tableBy: (game: string, names: readonly string[]) => (names.length === 0 ? game : `${game} with ${and(names)}`),
  myTables: 'My tables',
  waitsToStart: 'has not begun',
  newTables: 'Tables that I open',
  byLink: 'by link only',
  forAll: 'public',
  openPublic: 'Open a public table',

  gameNo: (n: number) => `Game ${n}`,
  internal: 'Something went wrong. Please try again.',
  tooManyTables: 'Many tables were opened from here just now. Please try again in a minute.',
  noLine: 'The table cannot be reached just now. Please try again.',
}
