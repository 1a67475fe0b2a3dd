/** The games that can be played, in the order in which they are shown. */
export const shelf = ['black-friday', 'black-monday', 'schwarzmarkt', 'friesematenten'] as const
