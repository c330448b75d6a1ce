import type { Cell } from '../../kernel/drawing.ts'
import { handOf } from '../../kernel/seeded.ts'
import type { Board, Space, SpaceId, SpaceKind } from '../tables/table-types.ts'

// The plan of the cave: where every space is, and the passages between them. A board unit is a unit of the tables.

/** How far a space reaches. */
export const RADIUS: Readonly<Record<SpaceKind, number>> = { named: 52, chamber: 43, crossroads: 35, corridor: 28 }

export interface Point {
  readonly x: number
  readonly y: number
}

/** A passage, from the middle of one space to that of the other. */
export interface Passage {
  readonly from: SpaceId
  readonly to: SpaceId
  readonly points: readonly Point[]
}

export interface CavePlan {
  readonly spaces: readonly Space[]
  readonly passages: readonly Passage[]
  readonly space: (id: SpaceId) => Space | undefined
  /** Every space with its steps from that one; gates don't count. */
  readonly steps: (from: SpaceId) => ReadonlyMap<SpaceId, number>
  /** A shortest way, both ends in it; through no space of `shut`. Empty where there is none. */
  readonly way: (from: SpaceId, to: SpaceId, shut?: ReadonlySet<SpaceId>) => readonly SpaceId[]
  /** The line along a way. */
  readonly line: (way: readonly SpaceId[]) => readonly Point[]
}

const plans = new WeakMap<Board, CavePlan>()

/** The plan of the tables; the same tables give the same plan. */
export function planOf(board: Board): CavePlan {
  let plan = plans.get(board)
  if (plan === undefined) {
    plan = planned(board.spaces)
    plans.set(board, plan)
  }
  return plan
}

function planned(spaces: readonly Space[]): CavePlan {
  const byId = new Map(spaces.map((space) => [space.id, space]))
  const passages = spaces.flatMap((space) =>
    space.neighbours.flatMap((id) => {
      const other = byId.get(id)
      return other && space.id < id ? [{ from: space.id, to: id, points: bent(space, other) }] : []
    }),
  )
  const lines = new Map(
    passages.flatMap(({ from, to, points }) => [[`${from} ${to}`, points] as const, [`${to} ${from}`, points.toReversed()] as const]),
  )
  const search = (from: SpaceId, shut: ReadonlySet<SpaceId>) => {
    const found = new Map<SpaceId, { readonly steps: number; readonly before: SpaceId | null }>([[from, { steps: 0, before: null }]])
    for (const [id, { steps }] of found)
      for (const next of byId.get(id)?.neighbours ?? [])
        if (!found.has(next) && !shut.has(next)) found.set(next, { steps: steps + 1, before: id })
    return found
  }
  return {
    spaces,
    passages,
    space: (id) => byId.get(id),
    steps: (from) => new Map([...search(from, NONE)].map(([id, { steps }]) => [id, steps])),
    way: (from, to, shut = NONE) => {
      const found = search(from, shut)
      const way: SpaceId[] = []
      for (let at: SpaceId | null = found.has(to) ? to : null; at !== null; at = found.get(at)?.before ?? null) way.unshift(at)
      return way
    },
    line: (way) => way.flatMap((id, i) => lineBetween(lines, byId, way[i - 1], id)),
  }
}

const NONE: ReadonlySet<SpaceId> = new Set()

/** The points after the first space up to the second; only that one where no passage joins them. */
function lineBetween(
  lines: ReadonlyMap<string, readonly Point[]>,
  spaces: ReadonlyMap<SpaceId, Space>,
  from: SpaceId | undefined,
  to: SpaceId,
): readonly Point[] {
  const space = spaces.get(to)
  return lines.get(`${from} ${to}`)?.slice(1) ?? (space ? [{ x: space.x, y: space.y }] : [])
}

/** A passage longer than this is not straight. */
const STRAIGHT = 125
const BEND = 9

function bent(a: Space, b: Space): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(dx, dy)
  const ends = [a, b].map(({ x, y }) => ({ x, y }))
  const [start, end] = ends
  if (length <= STRAIGHT || start === undefined || end === undefined) return ends
  const hand = handOf(`${a.id} ${b.id}`)
  const between = [1 / 3, 2 / 3].map((part) => {
    const aside = ((hand() - 0.5) * 2 * BEND) / length
    return { x: Math.round(a.x + dx * part - dy * aside), y: Math.round(a.y + dy * part + dx * aside) }
  })
  return [start, ...between, end]
}

/** The cell of a space: its middle is in the middle of it. */
export function cellOf({ x, y }: Point): Cell {
  return { x: x / 100 - 0.5, y: y / 100 - 0.5 }
}
