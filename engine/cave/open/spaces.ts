import { BOARD } from '../tables/index.ts'
import type { Space, SpaceId } from '../tables/table-types.ts'

// The board: what a space is, and what lies next to it.

const known = new Map(BOARD.spaces.map((space) => [space.id, space]))

/** 11.1: where everyone starts, and heals. */
export const ENTRANCE = 'cave-entrance'

export const CHAMBER_SPACES: readonly SpaceId[] = BOARD.spaces.filter(({ kind }) => kind === 'chamber').map(({ id }) => id)

export function isSpace(id: string): boolean {
  return known.has(id)
}

/** Throws on an unknown id. */
export function spaceOf(id: SpaceId): Space {
  const space = known.get(id)
  if (space === undefined) throw new Error(`there is no space ${id}`)
  return space
}

export function isChamber(id: SpaceId): boolean {
  return spaceOf(id).kind === 'chamber'
}

/** Steps from there to every space, gates not minded (C-100). */
export function stepsFrom(start: SpaceId): ReadonlyMap<SpaceId, number> {
  const steps = new Map([[start, 0]])
  for (const [id, far] of steps) for (const next of spaceOf(id).neighbours) if (!steps.has(next)) steps.set(next, far + 1)
  return steps
}

/** The Chambers that are fewest steps from there (C-100). */
export function nearestChambers(start: SpaceId): readonly SpaceId[] {
  const steps = stepsFrom(start)
  const far = (id: SpaceId) => steps.get(id) ?? Number.POSITIVE_INFINITY
  const least = Math.min(...CHAMBER_SPACES.map(far))
  return CHAMBER_SPACES.filter((id) => far(id) === least)
}
