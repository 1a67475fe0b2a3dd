/** What the shelf says of the game, without any of its rules. */
export const title = {
  id: 'schwarzmarkt',
  seats: { least: 3, most: 5 },
  minutes: [20, 45],
  en: {
    name: 'Schwarzmarkt',
    pitch: 'Butter, coffee, sugar: sell while the price runs, and go before the raid.',
  },
} as const
