/** How sure a number or a name is: printed in the rulebook, told by people who own the game, or ours. */
export type Sure = 'stated' | 'attested' | 'reconstructed' | 'designed'

export type Kind = 'factory' | 'status' | 'coupled-card' | 'coupled-person' | 'action'
export type Sector = 'food' | 'trade' | 'culture' | 'heavy' | 'energy' | 'media' | 'finance' | 'shady'

/** When a card is played: never (it just works), in the card phase, in the production phase, in answer to others. */
export type When = 'always' | 'cards' | 'bag' | 'bolt'

/** What has to be named when a card is played. */
export type Aim =
  | { readonly at: 'nothing' }
  /** A card of these kinds in an empire; `most` limits its printed points, `gift` asks for a seat to give it to. */
  | {
      readonly at: 'card'
      readonly of: readonly Kind[]
      readonly whose: 'own' | 'other' | 'any'
      readonly most?: number
      readonly gift?: true
    }
  | { readonly at: 'seat'; readonly whose: 'own' | 'other'; readonly money?: true }
  | { readonly at: 'exchange' }
  /** A blue card in the Exchange or in an empire; an own one only while it is coupled. */
  | { readonly at: 'blue' }
  /** Another action card in an empire, or a card in the Exchange, and whether to put or to take. */
  | { readonly at: 'marker' }
  | { readonly at: 'way' }
  /** Answers: to what another seat announces, and to what another seat has won. */
  | { readonly at: 'play' }
  | { readonly at: 'award' }

/** The vocabulary of effects. A card that gets by with these words needs no code. */
export type Op =
  // of a factory, always on
  | { readonly op: 'beside'; readonly sector: Sector; readonly by: number }
  | { readonly op: 'perStatus'; readonly by: number; readonly most: number }
  | { readonly op: 'whileCoupled'; readonly card: string; readonly by: number }
  | { readonly op: 'perCash'; readonly each: number; readonly by: number; readonly most: number }
  | { readonly op: 'perAward'; readonly by: number }
  | { readonly op: 'recycle'; readonly gain: number }
  // of a status card, always on
  | { readonly op: 'whileOwning'; readonly cards: readonly string[]; readonly points: number }
  | { readonly op: 'spotless' }
  | { readonly op: 'upkeep'; readonly pay: number }
  // of a blue card, while coupled
  | { readonly op: 'production'; readonly by: number }
  | { readonly op: 'points'; readonly by: number }
  | { readonly op: 'guard' }
  | { readonly op: 'maximum'; readonly by: number }
  | { readonly op: 'income'; readonly by: number }
  // of an action card, when played
  | { readonly op: 'take' }
  | { readonly op: 'remove' }
  | { readonly op: 'give' }
  | { readonly op: 'money'; readonly most: number }
  | { readonly op: 'divert' }
  | { readonly op: 'double' }
  | { readonly op: 'cut' }
  | { readonly op: 'veto' }
  | { readonly op: 'refusal' }
  | { readonly op: 'goal'; readonly by: number; readonly least: number; readonly most: number }
  | { readonly op: 'blow' }
  | { readonly op: 'hire' }
  | { readonly op: 'marker' }

export type Card = {
  readonly kind: Kind
  readonly sector?: Sector
  /** What a factory produces; a star is told by its effect. */
  readonly value?: number | '*'
  /** How often an action card can be played. */
  readonly uses?: number
  readonly minBid: number
  readonly points: number
  readonly when: When
  readonly aim: Aim
  /** Money that is paid with the announcement. */
  readonly cost?: number
  /** At most one use in a round. */
  readonly once?: true
  readonly ops: readonly Op[]
  /** What of this card is not our own design. */
  readonly known?: { readonly name?: Sure; readonly minBid?: Sure; readonly effect?: Sure }
}

/** A card as its table writes it down: what goes without saying for its kind is left out. */
export type Rows = {
  readonly [id: string]: Pick<Card, 'minBid'> & { readonly [key in keyof Card]?: Card[key] }
}
