import type { Decision } from '../../engine/kernel/types.ts'

/** An arrangement in progress: ranks of three places, each an id or empty. */
export type Ranks = readonly (readonly (string | null)[])[]

export interface Place {
  readonly rank: number
  readonly space: number
}

const WIDTH = 3

/**
 * A full arrangement to start from.
 * @param suggestion what the decision suggests: one list per rank; anything else is ignored
 * @param ids everyone who must be placed
 * @param least the number of ranks shown even when empty
 */
export function ranksFrom(suggestion: unknown, ids: readonly string[], least = 2): Ranks {
  const left = new Set(ids)
  const take = (id: unknown) => (typeof id === 'string' && left.delete(id) ? id : null)
  const given = Array.isArray(suggestion) ? suggestion : []
  const ranks = given.map((rank) => Array.from({ length: WIDTH }, (_, space) => take(Array.isArray(rank) ? rank[space] : null)))
  while (ranks.length < least) ranks.push(Array.from({ length: WIDTH }, () => null))
  for (const id of left) {
    const place = firstEmpty(ranks) ?? { rank: ranks.push(Array.from({ length: WIDTH }, () => null)) - 1, space: 0 }
    const rank = ranks[place.rank]
    if (rank) rank[place.space] = id
  }
  return ranks
}

/** The same ranks with the contents of two places swapped. */
export function exchange(ranks: Ranks, a: Place, b: Place): Ranks {
  const at = (place: Place) => ranks[place.rank]?.[place.space] ?? null
  return ranks.map((rank, r) =>
    rank.map((id, space) => {
      if (r === a.rank && space === a.space) return at(b)
      if (r === b.rank && space === b.space) return at(a)
      return id
    }),
  )
}

export function placeOf(ranks: Ranks, id: string): Place | null {
  for (const [rank, row] of ranks.entries()) {
    const space = row.indexOf(id)
    if (space >= 0) return { rank, space }
  }
  return null
}

/** The place one step away, `null` at the edge. */
export function step(ranks: Ranks, from: Place, key: string): Place | null {
  const to = {
    ArrowUp: { rank: from.rank - 1, space: from.space },
    ArrowDown: { rank: from.rank + 1, space: from.space },
    ArrowLeft: { rank: from.rank, space: from.space - 1 },
    ArrowRight: { rank: from.rank, space: from.space + 1 },
  }[key]
  return to && ranks[to.rank]?.[to.space] !== undefined ? to : null
}

function firstEmpty(ranks: Ranks): Place | null {
  for (const [rank, row] of ranks.entries()) {
    const space = row.indexOf(null)
    if (space >= 0) return { rank, space }
  }
  return null
}

/** By its name in the decision, or by number; counted from 0. */
export function rankName({ ranks }: Decision, rank: number): string {
  return ranks?.[rank] ?? `Rank ${rank + 1}`
}
