import type { CaveState, Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'
import type { Temper } from './temper.ts'

/** What a bot weighs at one question, with what it has worked out so far. */
export interface Scene {
  readonly s: CaveState
  /** Whoever is asked. */
  readonly p: Player
  readonly temper: Temper
  /** What meeting a space is worth, as far as worked out. */
  readonly met: Map<SpaceId, number>
  /** What turning up a card of a deck is worth, as far as worked out. */
  readonly draws: Map<string, number>
}

export function sceneOf(s: CaveState, p: Player, temper: Temper): Scene {
  return { s, p, temper, met: new Map(), draws: new Map() }
}
