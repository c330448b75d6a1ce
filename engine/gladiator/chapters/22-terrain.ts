import type { Square } from '../open/squares.ts'
import type { ArenaState, Figure, TerrainKind } from '../state.ts'
import { TERRAIN } from '../tables/limits.ts'
import { crossesPits } from './figures.ts'

// What lies on the sand (22.2 to 23.6); what it does to a shot is in 35.1, what it does at the end of a turn in 22.3.

/** Layers of that terrain on the square; 0 where there is none. */
export function layersOf(s: Pick<ArenaState, 'terrain'>, square: Square, kind: TerrainKind): number {
  for (const each of s.terrain) if (each.at === square && each.kind === kind) return each.layers
  return 0
}

/** 15.1, G-125: neither pit, wall, altar nor exit; fires, shadow and caltrops may lie there. */
export function isOpen(s: Pick<ArenaState, 'terrain' | 'altar' | 'exits'>, square: Square): boolean {
  return !isSolid(s, square) && layersOf(s, square, 'pit') === 0 && !s.exits.includes(square)
}

/** 23.3, 23.6: nothing passes a wall or the altar, no shot either. */
export function isSolid(s: Pick<ArenaState, 'terrain' | 'altar'>, square: Square): boolean {
  return solidSquares(s).includes(square)
}

/** All of them at once, for whoever asks about a whole track (23.3, 23.6). */
export function solidSquares({ terrain, altar }: Pick<ArenaState, 'terrain' | 'altar'>): readonly Square[] {
  const solid = altar === null ? [] : [altar]
  for (const { kind, at } of terrain) if (kind === 'wall') solid.push(at)
  return solid
}

/** 23.1, 23.3: whether his feet may stand there; who else stands there is another question. The Troll alone enters pits (G-78). */
export function isGround(s: Pick<ArenaState, 'terrain' | 'altar'>, f: Pick<Figure, 'kind'>, square: Square): boolean {
  return !isSolid(s, square) && (crossesPits(f) || layersOf(s, square, 'pit') === 0)
}

/** 22.2, G-125: one more layer of fire, shadow or caltrops; a pit or a wall is there or not, and they undo each other (23.3). */
export function lay(s: Pick<ArenaState, 'terrain'>, square: Square, kind: TerrainKind): void {
  const undone = UNDONE[kind]
  const there = s.terrain.find((each) => each.at === square && each.kind === kind)
  if (undone !== undefined && layersOf(s, square, undone) > 0) clear(s, square, undone)
  else if (there === undefined) s.terrain.push({ kind, at: square, layers: 1 })
  else if (undone === undefined) there.layers += 1
}

const UNDONE: Partial<Record<TerrainKind, TerrainKind>> = { wall: 'pit', pit: 'wall' }

function clear(s: Pick<ArenaState, 'terrain'>, square: Square, kind: TerrainKind): void {
  s.terrain.splice(
    s.terrain.findIndex((each) => each.at === square && each.kind === kind),
    1,
  )
}

/** 22.3, 23.1, 23.2: what a fighter who falls there, or lies there to the end of the turn, loses. */
export function groundHurts(s: ArenaState, square: Square): number {
  const { fire, pit, caltrops } = TERRAIN
  return (
    layersOf(s, square, 'pit') * pit.fall + layersOf(s, square, 'fire') * fire.damage + layersOf(s, square, 'caltrops') * caltrops.damage
  )
}
