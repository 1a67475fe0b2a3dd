/** What the shelf says of the game, without any of its rules. */
export const title = {
  id: 'black-friday',
  seats: { least: 2, most: 5 },
  minutes: [30, 45],
  en: {
    name: 'Black Friday',
    pitch: 'Buy before the price climbs, sell before it slides, and turn paper into silver in time.',
  },
} as const
