// The shapes of `game.tables`.

/** Where a thing comes from: the printed rules, or ours because the printed material is lost. */
export type Source = 'rulebook' | 'ours'

// ---------------------------------------------------------------- the board

export type SpaceKind = 'named' | 'chamber' | 'corridor' | 'crossroads'

/** The id of a space: `corridor-17`. */
export type SpaceId = string

export interface Space {
  readonly id: SpaceId
  readonly code: string
  readonly kind: SpaceKind
  readonly name: string
  /** The middle of the space on a sheet of the board's width and height. */
  readonly x: number
  readonly y: number
  /** How many cards lie there before someone meets them; 0 where none are drawn. */
  readonly draw: number
  /** A Heavy Gate stands in the middle of it (11.3). */
  readonly gate: boolean
  /** Clockwise from north. */
  readonly neighbours: readonly SpaceId[]
  /** Whether its name and effect are printed; where it lies is ours. */
  readonly source: Source
}

export interface Board {
  readonly width: number
  readonly height: number
  /** The radius of a room. */
  readonly room: number
  /** The width of a strip that joins two of them. */
  readonly strip: number
  readonly spaces: readonly Space[]
}

// ---------------------------------------------------------------- results of a die

/**
 * What a face of a die brings. `life`, `gold`, `strength` and `craft` with a signed number; `turns` are turns to be missed, `weak` and
 * `toad` turns held to single spaces; `fight` is the Strength of the attacker. The other words are explained where they are carried out.
 */
export type Result =
  | 'nothing'
  | `${'life' | 'gold' | 'strength' | 'craft'}:${'+' | '-'}${number}`
  | 'spell:+1'
  | 'turn-ends'
  | `turns:-${number}`
  | `weak:${number}`
  | `toad:${number}`
  | `fight:${number}`
  | `alignment:${Alignment}`
  | 'flee'
  | 'leave-one'
  | 'leave-all'
  | 'objects-destroyed'
  | 'objects-lost'
  | 'followers-lost'
  | 'reveal'
  | 'gold-for-life'
  | 'demons'
  | Fighter

/** One result for each face, from 1 to 6. */
export type DieTable = readonly [Result, Result, Result, Result, Result, Result]

export const FIGHTERS = ['orc', 'troll', 'hobgoblin'] as const
export type Fighter = (typeof FIGHTERS)[number]

export const NAMED = [
  'cave-entrance',
  'bat-nest',
  'underground-fountain',
  'wall-of-fire',
  'ancient-power-plant',
  'sacrificial-altar',
  'narrow-passage',
] as const
export type NamedId = (typeof NAMED)[number]

/** A named space (12.6): healing for Gold, or a die that has to be thrown or may be. */
export type NamedSpace = { readonly heal: number } | { readonly must: boolean; readonly die: DieTable }

export const CHAMBERS = ['chamber-of-terror', 'melcarts-shrine', 'bazaar', 'demons-lair', 'gladiatorial-arena', 'void'] as const
export type ChamberId = (typeof CHAMBERS)[number]

/** What a Chamber turns out to be (12.4). */
export interface ChamberResult {
  readonly id: ChamberId
  readonly name: string
  readonly craft?: number
  readonly leave?: number
  readonly die?: DieTable
  readonly fighters?: Readonly<Record<Fighter, number>>
}

// ---------------------------------------------------------------- cards

export const DECKS = ['cave', 'adventure', 'wares'] as const
/** Wares lie in no deck: they are sold (C-92). */
export type CardDeck = (typeof DECKS)[number]
export type DrawDeck = Exclude<CardDeck, 'wares'>

const CARD_TYPES = [
  'event',
  'animal',
  'monster',
  'dragon',
  'spirit',
  'stranger',
  'object',
  'magic-object',
  'follower',
  'place',
  'removed',
] as const
export type CardType = (typeof CARD_TYPES)[number]

export const ALIGNMENTS = ['good', 'neutral', 'evil'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** What a card says in numbers. */
export interface CardFields {
  readonly source?: Source
  /** The name alone is printed. */
  readonly nameFrom?: Source
  /** The Magic Crystal: no part of the deck in play. */
  readonly setAside?: true
  /** Taken out when the Cave is played alone. */
  readonly removed?: true
  readonly die?: DieTable
  /** Poisonous Vapours: who has no more Craft than this. */
  readonly craftAtMost?: number
  /** Pitch Darkness: who has less Craft than this. */
  readonly craftBelow?: number
  /** How the Magic Crystal Chamber is found. */
  readonly reveals?: 'nearest' | 'lot'
  /** Of an Enemy, what it attacks with; of an Object or Follower, what it adds, always. */
  readonly strength?: number
  readonly craft?: number
  readonly whenBeaten?: readonly Result[]
  readonly whenKilled?: readonly Result[]
  /** In Gold. */
  readonly price?: number
  readonly sells?: Readonly<Record<string, number>>
  readonly buys?: Readonly<Record<'object' | 'magic-object', number>>
  /** Die and Strength together. */
  readonly needs?: number
  /** Gains until it is discarded. */
  readonly gives?: number
  /** Strength in Combat, of a Weapon; one counts at a time (14.4). */
  readonly weapon?: number
  /** The same where every Enemy is a Dragon. */
  readonly againstDragons?: number
  /** Strength in Combat of what isn't a Weapon. */
  readonly combat?: number
  /** Strength at Heavy Gates. */
  readonly gate?: number
  /** The least face on which it saves a Life in Combat. */
  readonly saves?: number
  /** Gold in a Bag. */
  readonly gold?: number
  readonly notFor?: Alignment
  /** Its owner chooses his way at every turning. */
  readonly turns?: true
  readonly evades?: readonly CardType[]
  /** How far the movement die may be moved. */
  readonly pace?: number
  /** Any number of Objects. */
  readonly carries?: true
  /** Spells beyond what Craft allows. */
  readonly spells?: number
  /** Of wares: who sells it. */
  readonly of?: string
}

/** A card, with the ids of its copies. */
export interface Card extends CardFields {
  readonly kind: string
  readonly copies: readonly string[]
  readonly deck: CardDeck
  readonly count: number
  /** The order in which it is met (13.3); null of what is taken out. */
  readonly num: number | null
  readonly type: CardType
  readonly name: string
  readonly text: string
  readonly source: Source
}

export const SPELLS_IN_PLAY = ['might', 'mind-blade', 'firebolt', 'mend', 'ward', 'swift-foot', 'recall', 'sticky-fingers'] as const
export type SpellId = (typeof SPELLS_IN_PLAY)[number]

export interface SpellCard {
  readonly id: SpellId
  readonly name: string
  readonly when: string
  readonly text: string
  readonly source: Source
  /** Strength or Craft in the fight for which it is cast. */
  readonly adds?: number
  /** The greatest Strength of whatever it discards. */
  readonly atMost?: number
  readonly heals?: number
}

/** A Spell that is taken out before play. */
export interface RemovedSpell {
  readonly id: string
  readonly name: string
  readonly removed: true
  readonly source: Source
}

// ---------------------------------------------------------------- Characters

export const CHARACTER_IDS = [
  'cyborg',
  'deep-miner',
  'cave-delver',
  'seeress',
  'bone-caller',
  'night-blade',
  'pit-gladiator',
  'gnome-tinker',
] as const
export type CharacterId = (typeof CHARACTER_IDS)[number]

export const ABILITIES = [
  'fireproof',
  'overload',
  'plating',
  'repairs',
  'no-spells',
  'gate-opener',
  'nose-for-gold',
  'pathfinder',
  'sure-foot',
  'two-spells',
  'beast-tongue',
  'one-spell',
  'mind-attack',
  'bound-spirits',
  'spirit-lore',
  'ambush',
  'slips-away',
  'arena-name',
  'two-weapons',
  'big-pack',
  'haggler',
  'lockpicks',
  'clockwork-arm',
] as const
export type AbilityId = (typeof ABILITIES)[number]

export interface Ability {
  readonly id: AbilityId
  readonly text: string
  readonly source: Source
}

export interface CharacterCard {
  readonly id: CharacterId
  readonly name: string
  /** What he starts with, and never drops below (1.3, 2.3). */
  readonly strength: number
  readonly craft: number
  readonly alignment: Alignment
  readonly source: Source
  readonly nameFrom?: Source
  readonly abilities: readonly Ability[]
}

// ---------------------------------------------------------------- all of it

export interface VariantCard {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** The answer of `game.tables`: every number and card of the game, by the case that prints it. */
export interface CaveTables {
  readonly board: Board
  readonly '1.4': { readonly points: number }
  readonly '2.6': readonly number[]
  readonly '4': { readonly lives: number; readonly gold: number; readonly healTo: number }
  readonly '5.3': { readonly objects: number }
  readonly '11.2': { readonly freeCraft: number }
  readonly '11.3': { readonly gate: number }
  readonly '11.4': { readonly stops: readonly number[] }
  readonly '12.3': { readonly cards: number }
  readonly '12.4': readonly ChamberResult[]
  readonly '12.5': {
    /** What two dice have to show, by Craft. */
    readonly search: Readonly<Record<string, number>>
    readonly beast: number
    readonly apparition: number
    readonly wealthDice: number
    readonly barred: number
  }
  readonly '12.6': Readonly<Record<NamedId, NamedSpace>>
  readonly '13.3': Readonly<Partial<Record<CardType, number>>>
  readonly removed: { readonly cards: readonly string[]; readonly spells: readonly string[] }
  readonly cards: readonly Card[]
  readonly spells: readonly (SpellCard | RemovedSpell)[]
  readonly characters: readonly CharacterCard[]
  readonly variants: readonly VariantCard[]
}
