import type { Consent } from '../../../shared/table/table.ts'
import type { TableWhy } from '../../../shared/table/why.ts'
import type { Reaction } from '../../table/reaction.ts'
import { and, count } from './plural.ts'

/** Why the table refuses something. */
export const why: { readonly [key in TableWhy['key']]: string } = {
  malformed: 'The table did not understand that.',
  stale: 'The table has moved on since you chose. Please look again.',
  notSeated: 'You are watching: take a seat first.',
  seatTaken: 'Somebody else was faster: this seat is taken.',
  noSuchSeat: 'There is no such seat.',
  seatedElsewhere: 'You have a seat at this table already.',
  running: 'The game has begun.',
  notRunning: 'The game is not running.',
  notOver: 'The game is not over yet.',
  hostHere: 'The host is here.',
  noJoining: 'Nobody can join this game any more.',
  notBack: 'You are not away.',
  nothingToUndo: 'There is no move of yours to take back.',
  revealed: 'Something was revealed since: the others have to agree.',
  proposalOpen: 'Another question is open. Please wait for its answer.',
  noProposal: 'There is nothing to agree to any more.',
  stillHere: 'That player is here.',
  keyUsed: 'This link has been used or is too old. Make a new one on your first device.',
  hushed: 'Only players can write at this table.',
  hostOnly: 'Only the host can do that.',
  tooFew: 'There are not enough players yet.',
  badOption: 'This option cannot be set so.',
  tooFast: 'That was too fast. Please wait a moment.',
  tooBig: 'That was too long.',
  notText: 'The table did not understand that.',
  internal: 'Something went wrong at the table. Nothing was changed; please try again.',
}

/** What somebody asks the others for. */
const proposals: { readonly [kind in Consent]: (by: string, seat: string) => string } = {
  undo: (by) => `${by} would like to take back a move.`,
  end: (by) => `${by} proposes to end the game here.`,
  kick: (by, seat) => `${by} proposes to give ${seat}’s seat to a bot.`,
  away: (by, seat) => `${by} proposes that a bot plays for ${seat} until ${seat} is back.`,
}

const settingValues: { readonly [key: string]: string } = {
  'list link': 'By link only',
  'list public': 'Listed publicly',
  'join yes': 'May take over from a bot',
  'join no': 'Can only watch',
  'chat all': 'Everybody',
  'chat players': 'Players only',
  'keep yes': 'Kept',
  'keep no': 'Not kept',
  'pace none': 'No clock',
  'pace move': 'Minutes',
  'pace days': 'Days',
}

/** What is said with one press, in the language of whoever reads it. */
const reactions: { readonly [key in Reaction]: string } = {
  played: 'Well played!',
  wow: 'Wow!',
  ouch: 'Ouch!',
  haha: 'Ha ha!',
  thanks: 'Thanks!',
  ready: 'Ready?',
}

const pad = (n: number): string => String(n).padStart(2, '0')

/** Words of a table that is played at or watched, why it refuses something, and its own lines in the log. */
export const table = {
  partMissing: 'A part of this page could not be loaded',

  lost: 'The line is down. What you see is how things stood; this page comes back by itself.',
  old: 'This page is older than the table. Please load it anew.',
  reload: 'Load anew',
  watching: 'You are watching',
  you: 'you',

  takeSeat: 'Take a seat',
  cancel: 'Cancel',

  youAnd: (names: readonly string[]) => (names.length === 0 ? 'Your turn' : `You and ${and(names)} decide`),
  gameOver: 'Game over',
  playersTitle: 'Players',
  log: 'What happened',
  logAndChat: 'What happened, and what was said',
  logShort: 'Log',
  noLog: 'Nothing yet.',
  earlier: 'Earlier',
  started: 'The game begins.',
  sat: (name: string) => `${name} sits down.`,
  left: (name: string) => `${name} stands up.`,
  over: 'The game is over.',
  close: 'Close',
  board: 'Board',
  result: 'Result',
  menu: 'More',

  order: 'Your order',
  sent: 'Sent …',
  none: 'none',
  yes: 'yes',
  less: (what: string) => `Less: ${what}`,
  more: (what: string) => `More: ${what}`,
  ofAtMost: (n: number, most: number) => `${n} of at most ${most}`,
  chooseSome: (min: number, max: number) =>
    min === max ? `Choose ${min}.` : min === 0 ? `Choose up to ${max}.` : `Choose ${min} to ${max}.`,
  chooseOne: 'Choose one.',

  wins: (names: readonly string[]) => (names.length === 1 ? `${names[0]} wins` : `${and(names)} share the win`),
  youWin: 'You win',
  standings: 'Final standings',
  record: 'Save the record',
  check: 'Check the deal',

  rules: 'Rules',

  tableGone: 'This table is gone',
  tableGoneLong:
    'Tables are kept for a while after their last move and then cleared away. The games are still here: a new table is one press away.',

  settings: 'This table',
  settingValue: (key: string, value: string) => settingValues[`${key} ${value}`] ?? value,
  duration: (seconds: number) =>
    seconds === 0
      ? 'none'
      : seconds % 60 === 0
        ? count(seconds / 60, 'minute', 'minutes')
        : seconds < 60
          ? count(seconds, 'second', 'seconds')
          : `${Math.floor(seconds / 60)}:${pad(seconds % 60)} minutes`,
  days: (n: number) => count(n, 'day', 'days'),
  paceMove: (seconds: string, bank: string) =>
    `${seconds} for each decision${bank === '' ? '' : `, ${bank} in reserve`}`,
  paceDays: (days: string) => `${days} for each decision`,
  joinYes: 'latecomers may take over from bots',
  joinNo: 'latecomers watch',
  chatPlayers: 'only players chat',
  keepYes: 'the chat goes into the record',

  absent: 'not here',
  botPlays: 'a bot plays',
  timeLeft: (minutes: number, seconds: number) => `${minutes}:${pad(seconds)}`,
  timeHours: (hours: number, minutes: number) => `${hours} h ${pad(minutes)} min`,
  timeDays: (days: number, hours: number) => (hours === 0 ? `${days} d` : `${days} d ${hours} h`),
  reserve: 'reserve',
  timeUp: 'time is up',
  hurry: (seconds: number) => `${seconds} seconds left`,

  youAreAway: 'A bot plays for you',
  youAreAwayLong: 'Nobody answered here, so it decides in your place. The seat is still yours: it lets go at once.',
  back: 'I’m back',
  undo: 'Take back',
  agreed: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'agrees' : 'agree'}.`,
  waitsFor: (names: readonly string[]) => `Still to answer: ${and(names)}.`,
  me: 'you',
  agree: 'Agree',
  disagree: 'No',
  withdraw: 'Withdraw',
  proposal: 'A question to all',
  understood: 'Understood',

  takeOver: 'Take over from a bot',
  takeOverLong: 'The game is running. You may sit down in place of a bot: you go on with what it has.',
  takeOverFrom: (bot: string) => `Sit down for ${bot}`,

  reminders: 'When it is my turn',
  callAsk: 'Shall this browser tell you when it is your turn again?',
  callYes: 'Tell me',
  callNo: 'Not now',
  callTitle: (game: string) => `Your turn: ${game}`,
  callBody: (code: string) => `The table ${code} is waiting for you.`,

  chat: 'Chat',
  chatUnread: (n: number) => count(n, 'new message', 'new messages'),
  spectator: 'spectator',
  reaction: (key: Reaction) => reactions[key],
  says: (name: string, text: string) => `${name}: ${text}`,

  rematch: 'Rematch',
  rematchLong: 'Same table, same people, seats moved on by one. Everybody comes along by themselves.',
  rematchWatch: 'Stay if you like: if they play again, you will see it here.',
  elsewhere: 'New table',
  agreedEnd: 'Ended by agreement',
  agreedEndLong: 'All players agreed to stop here, so there is no winner.',
  earlierGames: 'Earlier games at this table',

  joined: (name: string, bot: string) => `${name} takes over from ${bot}.`,
  gaveUp: (name: string, bot: string) => `${name} gives up the seat. ${bot} plays on.`,
  kicked: (name: string, bot: string) => `${name} loses the seat. ${bot} plays on.`,
  newHost: (name: string) => `${name} is the host now.`,
  timeout: (name: string) => `Time is up for ${name}: a bot makes the move.`,
  wentAway: (name: string) => `${name} is away. A bot plays until ${name} is back.`,
  cameBack: (name: string) => `${name} is back.`,
  undone: (name: string) => `${name} takes back a step.`,
  undoneAgreed: (name: string) => `All agree: ${name} takes back a move.`,
  proposed: (kind: Consent, by: string, seat: string) => proposals[kind](by, seat),
  declined: (kind: Consent, name: string) => `${name} says no${kind === 'end' ? ': the game goes on' : ''}.`,
  endedAgreed: 'All agree to end the game here.',
  rematched: (match: number) => `Game ${match} at this table.`,
}
