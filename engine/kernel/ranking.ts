import type { CharacterStatus } from './campaign-types.ts'
import type { Figures, TalePerson } from './tale-types.ts'

// The hall of fame: the best at each thing, over all sessions of a game. Each game names its own lists.

/** A campaign character's totals over all games. */
export interface Career {
  readonly status: CharacterStatus
  readonly exits: number
  /** Gold, with jewels at their value. */
  readonly worth: number
  /** Over all games, before anything was spent. */
  readonly experience: number
  readonly kills: number
  /** Turns in games the character came home from. */
  readonly turns: number
  /** Games that were given up with the character in them. */
  readonly brokenOff: number
  /** Games of the campaign since the character's last one. */
  readonly rested: number
}

/** A finished game. */
export interface RankedGame {
  /** The kind of outcome. */
  readonly outcome: string | null
  readonly tale: Figures
}

interface RankingHead {
  readonly id: string
  readonly title: string
  /** The unit of the value: `Experience Points`. */
  readonly unit: string
}

/** A list of the best. Values of 0 or less are left out; the highest comes first unless `lowestFirst` is set. */
export type Ranking = RankingHead &
  (
    | { readonly of: 'careers'; value(career: Career): number }
    | { readonly of: 'people'; value(person: TalePerson, game: RankedGame): number }
    | {
        readonly of: 'games'
        value(game: RankedGame): number
        readonly lowestFirst?: boolean
        /** Breaks a tie: the larger is the better. */
        tie?(game: RankedGame): number
      }
  )
