/**
 * What became of a character. came-out: reached the goal alive, mostly by coming home. fallen: died. lost: left behind, or out of
 * reach. abandoned: the game was given up, and it was as it went in.
 */
export const FATES = ['came-out', 'fallen', 'lost', 'abandoned'] as const
export type Fate = (typeof FATES)[number]

/**
 * What is left of a game when it is over: kept with it, so that nobody has to read a thousand events for a line in the
 * chronicle or the hall of records. Plain JSON. Ids are machine names, labels are for people.
 */
export interface Tale {
  /** Of this shape; a tale of another one is told anew from the record. */
  readonly version: 1
  /** One sentence: how it ended and what it cost. */
  readonly text: string
  readonly turns: number
  /** The deepest level that anybody reached; 0 where the game has no depths. */
  readonly depth: number
  /** How many places were entered for the first time. */
  readonly explored: number
  readonly people: readonly TalePerson[]
  /** Who was killed, by kind, most first. */
  readonly kills: readonly { readonly kind: string; readonly label: string; readonly count: number }[]
  readonly luck: Luck
  /** Turn by turn where something worth telling happened, in order. The last field: whoever only counts need not read so far. */
  readonly chapters: readonly TaleChapter[]
}

/** A tale without its chapters, which nobody counts. */
export type Figures = Omit<Tale, 'chapters'>

export interface TalePerson {
  readonly slug: string
  readonly name: string
  readonly fate: Fate
  /** Points by the game's own count, where it has one. */
  readonly score?: number
  /** Experience, gold and jewels: earned in this game, before anything was spent; 0 where it was given up, and in games without them. */
  readonly experience: number
  readonly gold: number
  /** Each jewel by its value. */
  readonly jewels: readonly number[]
  readonly kills: number
  /** Has won by the game's own measure of one character. */
  readonly victory: boolean
  /** Of those who did not come home. */
  readonly fell?: Fell
  /** What he is remembered for: a sentence each, the greatest first, three at most. */
  readonly deeds: readonly string[]
}

/** Where and of what a character fell or was lost. */
export interface Fell {
  readonly turn: number
  /** How deep; 0 where the game has no depths. */
  readonly level: number
  /** Machine name of the cause: `sword`, `poison-gas`. */
  readonly cause: string
  /** Who did it, in words: `Orc 3`. */
  readonly by?: string
  /** One short line for the roster: the place, then the cause. */
  readonly text: string
}

/** How the dice fell. */
export interface Luck {
  /** How often each face of the D6 came up, from 1 to 6. */
  readonly faces: readonly [number, number, number, number, number, number]
  /** Kinds of throw where one knows what to expect: what was hoped for, what came. */
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
  /** Sentences, in order, each with the input at which it happened; tales kept before that was noted have none. */
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
