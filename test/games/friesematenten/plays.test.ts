import { expect, test } from 'vitest'
import { cards, ids } from '../../../shared/games/friesematenten/cards.ts'
import { whyNot } from '../../../shared/games/friesematenten/preview.ts'
import { sit } from './play.ts'

const three = { phase: 'cards', money: [60, 60, 60], exchange: ['s01', 's02'] } as const

test('FM10: one pass clockwise from the stone, each seat as many cards as it likes', () => {
  const table = sit({ ...three, stone: 1, empires: [['a05*3'], ['c08'], ['c06', 'c10']] })
  expect(table.asks()).toBe('1 playCard')
  table.plays(1, 'c08', 1)
  table.plays(2, 'c06', 2)
  table.plays(2, 'c10', 2)
  expect(table.asks()).toBe('0 playCard')
  table.does(0, { do: 'done' })
  expect(table.told('cardPhaseDone').map(({ seat }) => seat)).toEqual([1, 2, 0])
  expect(table.asks()).toBe('1 bid')
})

test('FM10: a new round begins with the stone, in every phase', () => {
  const table = sit({ ...three, phase: 'production', stone: 2, empires: [['c08'], ['c06'], ['c10']], exchange: [] })
  table.does(2, { do: 'done' })
  expect(table.told('income').map(({ seat }) => seat)).toEqual([2, 0, 1])
  expect(table.asks()).toBe('2 playCard')
  table.does(2, { do: 'done' })
  expect(table.asks()).toBe('0 playCard')
  table.does(0, { do: 'done' })
  table.does(1, { do: 'done' })
  expect(table.told('lotOpened')).toMatchObject([{ opener: 2 }])
})

test('FM11: coupling is for the card phase', () => {
  const table = sit({ ...three, phase: 'production', empires: [['c08', 'a07*3', 'f01'], [], []] })
  expect(table.whyPlay(0, 'c08', 0)).toBe('cardPhaseOnly')
  const auction = sit({ ...three, phase: 'auction', empires: [['c08', 'a12*2'], [], []] })
  expect(auction.whyPlay(0, 'c08', 0)).toBe('cardPhaseOnly')
  expect(auction.whyPlay(0, 'a12', 's02')).toBeUndefined()
})

test('FM12: everything is named with the play, and only what fits', () => {
  const table = sit({ ...three, empires: [['a11*1', 'f08', 'a05*3', 'a13*1'], ['f03'], []] })
  expect(table.whyPlay(0, 'a11', 'f08')).toBe('wrongTarget')
  expect(table.whyPlay(0, 'a05')).toBe('wrongTarget')
  expect(table.whyPlay(0, 'a05', 'f03')).toBe('wrongTarget')
  expect(table.whyPlay(0, 'a13')).toBe('wrongTarget')
  expect(table.whyPlay(0, 'a13', undefined, { way: 'put' })).toBe('wrongTarget')
  expect(table.whyPlay(0, 'a11', 'f08', { to: 3 })).toBe('wrongTarget')
  expect(table.whyPlay(0, 'a11', 'f03', { to: 2 })).toBe('ownOnly')
})

test('FM13: use and cost are spent with the announcement and stay spent after a veto', () => {
  const table = sit({ ...three, empires: [['a14*4', 'c08'], ['a09*2'], []] })
  table.plays(0, 'a14')
  expect(table.state.money).toEqual([50, 60, 60])
  table.does(1, { do: 'veto', use: 'yes' })
  expect(table.state.money).toEqual([50, 60, 60])
  expect(table.state.empires[0]).toMatchObject([{ card: 'a14', uses: 3 }, { card: 'c08' }])
  expect(table.whyPlay(0, 'a14')).toBe('usedThisRound')
})

test('FM13: a last use that is vetoed takes the card out of the game', () => {
  const table = sit({ ...three, empires: [['a03*1', 'c08'], ['a09*1', 's03'], []] })
  table.plays(0, 'a03', 's03')
  table.does(1, { do: 'veto', use: 'yes' })
  expect(table.state.removed).toEqual(['a09', 'a03'])
  expect(table.points()).toEqual([0, 7, 0])
})

test('FM14: windows ask clockwise from the stone, and only seats that hold a Veto', () => {
  const table = sit({ ...three, stone: 2, empires: [['a09*1'], [], ['a05*3']] })
  table.plays(2, 'a05', 1)
  expect(table.asks()).toBe('0 veto')
  expect(table.why(1, { do: 'veto', use: 'yes' })).toBe('notYourTurn')
  table.does(0, { do: 'veto', use: 'no' })
  expect(table.told('moneyTaken')).toEqual([{ e: 'moneyTaken', seat: 2, victim: 1, amount: 10 }])
})

test('FM15: nobody can veto a veto, and the one who plays is not asked', () => {
  const table = sit({ ...three, empires: [['a05*3', 'a09*2'], [], []] })
  table.plays(0, 'a05', 1)
  expect(table.told('moneyTaken')).toHaveLength(1)
  expect(table.told('vetoed')).toHaveLength(0)
})

test('FM16: a vetoed coupling stays uncoupled with its owner, and waits for the next round', () => {
  const table = sit({ ...three, empires: [['c08', 'c10'], ['a09*2'], []], exchange: [] })
  table.plays(0, 'c08', 0)
  table.does(1, { do: 'veto', use: 'yes' })
  expect(table.income(0)).toBe(30)
  expect(table.state.empires[0]).toContainEqual({ card: 'c08', on: null, uses: 0 })
  expect(table.whyPlay(0, 'c08', 0)).toBe('vetoedThisRound')
  table.does(0, { do: 'done' })
  expect(table.state.banned).toEqual([])
  expect(table.state.round).toBe(3)
})

test('FM16: unless it changes hands', () => {
  const table = sit({ ...three, empires: [['c08', 'c10'], ['a09*2', 'a15*1'], []] })
  table.plays(0, 'c08', 0)
  table.does(1, { do: 'veto', use: 'yes' })
  table.does(0, { do: 'done' })
  table.plays(1, 'a15', 'c08')
  table.plays(1, 'c08', 1)
  expect(table.income(1)).toBe(38)
})

test('FM37: Security stops others, not the owner, and itself can be hired away', () => {
  const table = sit({ ...three, empires: [['a02*2', 'a15*1'], ['f07', 'c02>f07'], []] })
  expect(table.whyPlay(0, 'a02', 'f07')).toBe('guarded')
  table.plays(0, 'a15', 'c02')
  expect(table.whyPlay(0, 'a02', 'f07')).toBeUndefined()
  const own = sit({ ...three, empires: [['a02*2', 'f08', 'c02>f08'], [], []] })
  expect(own.whyPlay(0, 'a02', 'f08')).toBeUndefined()
})

test('FM37: what is attached already stays attached under Security', () => {
  const table = sit({ ...three, empires: [['f07', 'c04>f07', 'c02', 'c08'], [], []] })
  table.plays(0, 'c02', 'f07')
  expect(table.state.empires[0]).toContainEqual({ card: 'c04', on: 'f07', uses: 0 })
})

test('FM44: markers never run out: a card may hold more than the box has', () => {
  const table = sit({ ...three, empires: [['a16*3', 'a05*30'], [], []] })
  table.plays(0, 'a16', 'a05', { way: 'put' })
  expect(table.told('markerChanged')).toEqual([{ e: 'markerChanged', card: 'a05', markers: 30 }])
})

test('FM48: no card of the set says every player: each names one seat, one card or none', () => {
  const aims = ids.map((id) => cards[id].aim)
  const whose = aims.flatMap((aim) => (aim.at === 'seat' ? [aim.whose] : []))
  expect(new Set(whose)).toEqual(new Set(['own', 'other']))
})

test('FM50: seats without a legal play are passed over', () => {
  const table = sit({ ...three, empires: [['a05*1'], ['a07*3', 'c01'], []] })
  table.plays(0, 'a05', 2)
  expect(table.told('cardPhaseDone').map(({ seat }) => seat)).toEqual([0, 1, 2])
})

test('every card says why it cannot be played now, or nothing', () => {
  const table = sit({
    ...three,
    money: [5, 0, 0],
    empires: [['a05*3', 'a06*3', 'a09*2', 'a14*4', 'c01', 'c08', 's03'], [], []],
  })
  const why = (card: (typeof ids)[number]) => whyNot(table.state, 0, card)?.key
  expect(['a05', 'a06', 'a09', 'a14', 'c01', 'c08', 's03', 'f01'].map((card) => why(card as 'a05'))).toEqual([
    'noTarget',
    'productionOnly',
    'answerOnly',
    'needMoney',
    'noTarget',
    undefined,
    'notPlayed',
    'notYours',
  ])
})

test('Marker Mischief takes a marker only where one lies', () => {
  const table = sit({ ...three, exchange: ['s01+1', 's02'], empires: [['a16*3', 'a03*1'], ['a05*2'], []] })
  expect(table.whyPlay(0, 'a16', 's02', { way: 'take' })).toBe('noMarker')
  expect(table.whyPlay(0, 'a16', 'a03', { way: 'take' })).toBe('noMarker')
  table.plays(0, 'a16', 's01', { way: 'take' })
  table.plays(0, 'a16', 'a05', { way: 'take' })
  expect(table.state.exchange[0]).toEqual({ card: 's01', markers: 0 })
  expect(table.state.empires[1]).toMatchObject([{ card: 'a05', uses: 1 }])
})

test('the Headhunter takes a blue card with a marker out of the Exchange: the marker goes back', () => {
  const table = sit({ ...three, exchange: ['c06+1', 's02'], empires: [['a15*1'], [], []] })
  table.plays(0, 'a15', 'c06')
  expect(table.told('blueTaken')).toEqual([{ e: 'blueTaken', seat: 0, card: 'c06', from: null }])
  expect(table.state.empires[0]).toEqual([{ card: 'c06', on: null, uses: 0 }])
})
