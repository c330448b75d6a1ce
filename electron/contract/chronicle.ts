import type { GameFate } from '../../engine/kernel/campaign-types.ts'
import type { Curve, Feat, Luck, TaleChapter, TalePerson } from '../../engine/kernel/tale-types.ts'
import type { Outcome, SessionStatus, Skill } from '../../engine/kernel/types.ts'

// The stories of finished games, and statistics over many.

interface Counted {
  readonly id: string
  readonly label: string
  readonly count: number
}

interface StoryPerson extends Omit<TalePerson, 'played' | 'counts'> {
  /** Database id; null for characters on no roster. */
  readonly character: string | null
}

/** A finished game, as a page of the chronicle. */
export interface Story {
  readonly session: string
  readonly campaign: string | null
  /** Its number in the campaign; null outside one. */
  readonly raid: number | null
  readonly outcome: string
  readonly begunAt: string
  readonly endedAt: string
  readonly text: string
  readonly turns: number
  readonly depth: number
  readonly explored: number
  readonly inputs: number
  readonly people: readonly StoryPerson[]
  readonly kills: readonly { readonly kind: string; readonly label: string; readonly count: number }[]
  readonly luck: Luck
  /** Two at most, the greatest deed first; none where the story was written before there were any. */
  readonly feats: readonly Feat[]
  /** Left out by games without such figures. */
  readonly courses?: readonly Curve[]
  readonly chapters: readonly TaleChapter[]
}

/** A game as the timeline shows it. */
export interface GameFigures {
  readonly session: string
  readonly raid: number
  readonly status: SessionStatus
  /** The kind of outcome; null while it is open. */
  readonly outcome: string | null
  /** Whether the game counts that end as a victory. */
  readonly victory: boolean
  readonly begunAt: string
  readonly endedAt: string | null
  /** One sentence; empty while it is open. */
  readonly text: string
  readonly turns: number
  readonly depth: number
  readonly explored: number
  readonly people: readonly { readonly character: string | null; readonly name: string; readonly fate: GameFate }[]
  /** Experience earned by all together, including the fallen; gold and jewels (at their value) as far as they were brought home. */
  readonly experience: number
  readonly gold: number
  readonly jewels: number
  readonly kills: number
  readonly fallen: number
}

export interface Stats {
  readonly campaign: string
  /** The oldest first. */
  readonly raids: readonly GameFigures[]
  readonly kills: readonly Counted[]
  readonly causes: readonly Counted[]
  /** The number of games by the deepest level they reached. */
  readonly depths: readonly Counted[]
  readonly luck: Luck
  readonly totals: {
    readonly experience: number
    readonly gold: number
    readonly jewels: number
    readonly kills: number
    readonly fallen: number
    readonly turns: number
    /** Games that the game counts as victories. */
    readonly victories: number
    readonly characterVictories: number
  }
}

/** The best of all games and campaigns, list by list; the games in shelf order. */
export type HallOfRecords = readonly {
  readonly game: string
  /** Unique within its game. */
  readonly id: string
  readonly title: string
  /** The unit of the value: `Experience Points`. */
  readonly unit: string
  readonly rows: readonly {
    readonly label: string
    readonly detail: string
    readonly value: number
    /** Null for a game without campaigns. */
    readonly campaign: string | null
    readonly campaignName: string | null
    readonly character?: string
    /** Of that character, as chosen or of its kind; null for a row without a character. */
    readonly portrait: string | null
    readonly session?: string
  }[]
}[]

/** What the hall of fame leaves out because it cannot be read. */
export type Unreadable = readonly {
  readonly campaign: string | null
  /** The game; null for a character. */
  readonly session: string | null
  readonly character: string | null
  /** A sentence that names it. */
  readonly text: string
}[]

/** What the lists of campaigns, characters, games and templates leave out because it cannot be read. */
export type LeftOut = readonly {
  readonly kind: 'campaign' | 'character' | 'game' | 'template'
  /** Its own id. */
  readonly id: string
  /** The campaign it is in; null outside of one, and for a campaign. */
  readonly campaign: string | null
  /** What it is called. */
  readonly name: string
  /** A sentence that names it. */
  readonly text: string
}[]

/** A finished session of a game without campaigns. */
export interface GameRecord {
  /** For `game.replay`. */
  readonly session: string
  readonly game: string
  readonly title: string
  /** The players by seat, with the skill of a bot. */
  readonly players: readonly { readonly name: string; readonly bot: Skill | null }[]
  readonly outcome: Outcome
  readonly inputs: number
  /** ISO times. */
  readonly begunAt: string
  readonly endedAt: string
}
