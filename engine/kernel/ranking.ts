import type { CharacterStatus } from './campaign-types.ts'
import type { Figures, TalePerson } from './tale-types.ts'

// The hall of records: who was best at what, over all games of a kind. Each game names its own lists.

/** What all games together have made of a character of a campaign. */
export interface Career {
  readonly status: CharacterStatus
  readonly exits: number
  /** Gold, and jewels at their worth. */
  readonly worth: number
  /** Of all games together, before anything was spent. */
  readonly experience: number
  readonly kills: number
  /** Turns in games come home from. */
  readonly turns: number
}

/** A game that is over. */
export interface RankedGame {
  /** The kind of its outcome. */
  readonly outcome: string | null
  readonly tale: Figures
}

interface RankingHead {
  readonly id: string
  readonly title: string
  /** What the value counts: `Experience Points`. */
  readonly unit: string
}

/** A list of the best. Nobody stands in it whose value is 0 or less; the highest comes first where `lowestFirst` is not said. */
export type Ranking = RankingHead &
  (
    | { readonly of: 'careers'; value(career: Career): number }
    | { readonly of: 'people'; value(person: TalePerson, game: RankedGame): number }
    | {
        readonly of: 'games'
        value(game: RankedGame): number
        readonly lowestFirst?: boolean
        /** Which of two equal ones is the better: the one with more. */
        tie?(game: RankedGame): number
      }
  )
