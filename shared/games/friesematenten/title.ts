/** What the shelf says of the game, without any of its rules. */
export const title = {
  id: 'friesematenten',
  seats: { least: 2, most: 4 },
  minutes: [45, 45],
  en: {
    name: 'Friesematenten',
    pitch: 'Bid, bluff and build an empire of smoking chimneys and gilded nonsense.',
  },
} as const
