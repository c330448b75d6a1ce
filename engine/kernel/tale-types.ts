/**
 * What became of a character. came-out: reached the goal alive, usually by coming home. fallen: died. lost: left behind, or out
 * of reach. abandoned: the game was given up, and the character is as it went in.
 */
export const FATES = ['came-out', 'fallen', 'lost', 'abandoned'] as const
export type Fate = (typeof FATES)[number]

/**
 * The account of a finished game. It is kept with the game, so that a line in the chronicle or the hall of fame need not
 * read a thousand events. Plain JSON. Ids are machine names, labels are for people.
 */
export interface Tale {
  /** The version of this shape; a tale of another version is made again from the record. */
  readonly version: 1
  /** One sentence: how it ended and what it cost. */
  readonly text: string
  readonly turns: number
  /** How far anyone came, as the game counts it (levels, rings); 0 where it counts nothing. */
  readonly depth: number
  /** The number of places entered for the first time. */
  readonly explored: number
  readonly people: readonly TalePerson[]
  /** Kills by kind, most first. */
  readonly kills: readonly { readonly kind: string; readonly label: string; readonly count: number }[]
  readonly luck: Luck
  /** What says most about the game, two at most, the greatest deed first. Older tales have none. */
  readonly feats?: readonly Feat[]
  /** Figures of everyone over the turns, for charts of lines; left out where the game has none. */
  readonly courses?: readonly Curve[]
  /** The turns in which something worth telling happened, in order. It comes last, so that a reader of figures need not read it. */
  readonly chapters: readonly TaleChapter[]
}

/** A tale without its chapters, for statistics. */
export type Figures = Omit<Tale, 'chapters'>

export interface TalePerson {
  readonly slug: string
  readonly name: string
  readonly fate: Fate
  /** Points by the game's own count, where it has one. */
  readonly score?: number
  /** Experience, gold and jewels earned in this game, before anything was spent; 0 where it was given up, and in games without them. */
  readonly experience: number
  readonly gold: number
  /** Each jewel by its value. */
  readonly jewels: readonly number[]
  /** The names of things that were found in this game and came home with the character, where there are any. */
  readonly things?: readonly string[]
  readonly kills: number
  /** Whether this character won, by the game's own measure. */
  readonly victory: boolean
  /** Only for those who did not come home. */
  readonly fell?: Fell
  /** Memorable deeds: a sentence each, the greatest first, three at most. */
  readonly deeds: readonly string[]
  /** The closest call of a character who came home. */
  readonly scar?: Scar
  /** The machine name of the character a player had at the end, if any. */
  readonly played?: string
  /** What the game's own lists of the hall of fame count, by names of its own. */
  readonly counts?: Readonly<Record<string, number>>
}

/** One figure of everyone over the turns. */
export interface Curve {
  readonly id: string
  readonly label: string
  /** The height that is worth reaching. */
  readonly goal: { readonly label: string; readonly value: number }
  /** The turn of the first value; then one value for each turn, null where there is none. */
  readonly from: number
  readonly lines: readonly { readonly who: string; readonly values: readonly (number | null)[] }[]
}

/** A deed or a loss of someone, for the card that ends a game. */
export interface Feat {
  /** The slug of a person of the tale. */
  readonly who: string
  /** To follow the name, without a full stop: `won the race`. */
  readonly text: string
  readonly turn: number
  /** How far in it happened, counted as `Tale.depth` is. */
  readonly level: number
  /** Machine name of what it was, for its picture: `slew`. */
  readonly sort: string
  /** Machine name of the victim, or of the one who did it: `troll`. */
  readonly kind?: string
}

/** The closest that anyone came to death in a game and lived. */
export interface Scar {
  readonly turn: number
  /** How far in it happened, counted as `Tale.depth` is. */
  readonly level: number
  /** What was left, of how much, and who or what did it. */
  readonly text: string
}

/** Where and from what cause a character fell or was lost. */
export interface Fell {
  readonly turn: number
  /** How far in it happened, counted as `Tale.depth` is. */
  readonly level: number
  /** Machine name of the cause: `sword`, `poison-gas`. */
  readonly cause: string
  /** The killer, in words: `Orc 3`. */
  readonly by?: string
  /** The killer's kind, as `Tale.kills` has it; left out where it has none, and where an older version told it. */
  readonly kind?: string
  /** A short line for the roster: the place, then the cause. */
  readonly text: string
}

/** How the dice fell. */
export interface Luck {
  /** How often each face of the D6 came up, from 1 to 6. */
  readonly faces: readonly [number, number, number, number, number, number]
  /** Kinds of roll with a known expectation: what was expected, and the result. */
  readonly kinds: readonly {
    readonly id: string
    readonly label: string
    readonly count: number
    /** The sum of the chances, or of the expected totals. */
    readonly expected: number
    readonly came: number
  }[]
}

export interface TaleChapter {
  readonly turn: number
  readonly kind: 'route' | 'fight' | 'find' | 'loss' | 'end'
  readonly title: string
  /** Sentences, in order, each with the input at which it happened; older tales lack the input. */
  readonly lines: readonly {
    readonly rule: string
    readonly text: string
    readonly tone: 'plain' | 'good' | 'bad'
    readonly input?: number
  }[]
  /** The numbers of the first and last input, for going there in a replay. */
  readonly from: number
  readonly to: number
}
