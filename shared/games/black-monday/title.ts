/** What the shelf says of the game, without any of its rules. */
export const title = {
  id: 'black-monday',
  seats: { least: 2, most: 6 },
  minutes: [45, 45],
  en: {
    name: 'Black Monday',
    pitch: 'Every card is a share, a price, or the end of somebody’s company.',
  },
} as const
