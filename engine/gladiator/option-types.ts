import type { MovementType } from './tables/limits.ts'
import type { Facing } from './tables/table-types.ts'

// What the options of a fight carry for the page to draw, by the topic of their question. Types, not interfaces: it reads them as JSON.

export type ArenaOptions = {
  /** Of a square, none of waiting. */
  readonly move: {
    readonly type: MovementType
    /** Squares moved. */
    readonly squares: number
    /** Ids of the squares passed, the goal last. */
    readonly path: readonly string[]
    /** The best that could be done from there, as the id of its option, and a way to face from which it can. */
    readonly deed?: string
    readonly facing?: Facing
  }
  readonly action: {
    /** Ids of the squares between the fighter and the target (35.1). */
    readonly track: readonly string[]
  }
  readonly push: {
    /** SH that a fall on that ground costs (40.2, G-70). */
    readonly harm: number
  }
  readonly evade: {
    /** Of the answer that takes the blow: a plain hit can kill. */
    readonly kills: true
  }
}
