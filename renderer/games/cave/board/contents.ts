import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'

/** What lies and stands on a space. */
export interface Contents {
  readonly space: SpaceId
  /** In the order in which they came there. */
  readonly cards: readonly string[]
  readonly gold: number
  readonly players: readonly PlayerView[]
}

/** Every space on which there is anything, in no special order. */
export function contentsOf({ lying, players }: Pick<CaveView, 'lying' | 'players'>): ReadonlyMap<SpaceId, Contents> {
  const alive = players.filter(({ character }) => character !== null)
  const spaces = new Set([...Object.keys(lying), ...alive.map(({ at }) => at)])
  return new Map(
    [...spaces].map((space) => {
      const { cards = [], gold = 0 } = lying[space] ?? {}
      return [space, { space, cards, gold, players: alive.filter(({ at }) => at === space) }]
    }),
  )
}

/** The player whose turn it is; null before the game, after it, and between two lives. */
export function moverOf({ phase, players, turn }: Pick<CaveView, 'phase' | 'players' | 'turn'>): PlayerView | null {
  const player = phase === 'move' || phase === 'encounter' ? players.find(({ seat }) => seat === turn) : undefined
  return player === undefined || player.character === null ? null : player
}
