import { type Script, tell } from '../../kernel/play.ts'
import { isAreaSpell, isTerrainSpell } from '../open/spells.ts'
import { ahead, columnOf, neighbours, rowOf, type Square, squareAt } from '../open/squares.ts'
import type { Arena, ArenaState, TerrainKind } from '../state.ts'
import type { AreaSpellId, SpellId, TerrainSpellId } from '../tables/ids.ts'
import { ARENA } from '../tables/limits.ts'
import { AREA_SPELLS } from '../tables/spells.ts'
import type { Side } from '../tables/table-types.ts'
import { sharedTag } from './16-likenesses.ts'
import { isOpen, isSolid, lay, layersOf } from './22-terrain.ts'
import { isSeenBy } from './23-sight.ts'
import type { OnSand } from './33-need.ts'
import { figureAt, tagOf } from './figures.ts'
import { openName } from './telling.ts'

// Terrain that magic makes (15.1, 15.2, 16.1).

type Made = TerrainKind | 'exit'

export type TerrainEvent = { type: 'terrain-made'; rule: '15.1' | '15.2'; by: string | null; kind: Made; at: readonly Square[] }

const SINGLE: Readonly<Record<TerrainSpellId, Made>> = {
  'create-fire': 'fire',
  'create-pit': 'pit',
  'create-shadow': 'shadow',
  'create-exit': 'exit',
  'create-wall': 'wall',
}

/** Where that spell can make its terrain: squares to choose from for one of 15.1, all of them for an area; null for other spells. */
export function terrainSquares(s: ArenaState, f: OnSand, spell: SpellId): readonly Square[] | null {
  if (isTerrainSpell(spell)) return singleSquares(s, f, SINGLE[spell])
  return isAreaSpell(spell) ? areaSquares(s, f, spell) : null
}

/** 15.1, G-125: on an adjacent square without a character, as far as he can see; shadow and exit under friends and himself too. */
function singleSquares(s: ArenaState, f: OnSand, kind: Made): readonly Square[] {
  const isUnderFriends = kind === 'shadow' || kind === 'exit'
  const squares = isUnderFriends ? [f.at, ...neighbours(f.at)] : neighbours(f.at)
  return squares.filter((square) => {
    const there = figureAt(s, square)
    const isFree = there === null || !isSeenBy(s, f.side, there) || (isUnderFriends && there.side === f.side)
    return isFree && takes(s, square, kind)
  })
}

/** 23.3, G-125, G-143: open ground, where layers may lie already; a wall may go into a pit, and leaves open sand. */
function takes(s: ArenaState, square: Square, kind: Made): boolean {
  if (isOpen(s, square)) return true
  return kind === 'wall' && layersOf(s, square, 'pit') > 0 && !isSolid(s, square)
}

/** 15.1, 15.2: it lies there from now on. Where someone unseen stands no pit and no wall can be made, and he is found (G-111). */
export function* makeTerrain(g: Arena, f: OnSand, spell: SpellId, place: Square | null): Script {
  const s = g.state
  const isArea = isAreaSpell(spell)
  const kind: Made | null = isArea ? AREA_SPELLS[spell].terrain : isTerrainSpell(spell) ? SINGLE[spell] : null
  if (kind === null) return
  const wished = isArea ? areaSquares(s, f, spell) : place === null ? [] : [place]
  const at = wished.filter((square) => {
    const there = figureAt(s, square)
    if (there === null || !isSolidKind(kind)) return true
    there.shown = true
    return false
  })
  for (const square of at) make(s, square, kind)
  const by = openName(s, f, spell === 'shadow-wall' ? tagOf(f) : sharedTag(f))
  const event = { type: 'terrain-made', rule: isArea ? '15.2' : '15.1', by, kind, at } satisfies TerrainEvent
  yield* tell(g, event)
}

/** A body keeps out pits and walls; fire, shadow and exits lie under it. */
function isSolidKind(kind: Made): boolean {
  return kind === 'pit' || kind === 'wall'
}

function make(s: Arena['state'], square: Square, kind: Made): void {
  if (kind === 'exit') s.exits.push(square)
  else lay(s, square, kind)
}

// ---------------------------------------------------------------- areas

/** 15.2, 16.1, G-60: never more than its size, and nothing beyond a wall or the edge; what one arm has no room for the other takes. */
export function areaSquares(s: ArenaState, f: OnSand, spell: AreaSpellId): readonly Square[] {
  const { shape, size, terrain } = AREA_SPELLS[spell]
  const fits = (square: Square) => fitsArea(s, f.side, square, terrain)
  if (shape === 'L') return angle(s, f, size, fits)
  const middle = shape === 'row-on-caster' ? f.at : ahead(f.at, f.facing)
  if (middle === null) return []
  const [down, right] = f.facing === 'n' || f.facing === 's' ? [0, 1] : [1, 0]
  // Left of him first: to the west of one who faces north.
  const sign = f.facing === 'n' || f.facing === 'e' ? -1 : 1
  const arms = [arm(s, middle, down * sign, right * sign), arm(s, middle, -down * sign, -right * sign)]
  return filled(middle, arms, size, fits)
}

/** Squares on from there to the first wall or the edge. */
function arm(s: ArenaState, from: Square, down: number, right: number): readonly Square[] {
  const squares: Square[] = []
  for (let i = 1; ; i++) {
    const square = squareAt(rowOf(from) + i * down, columnOf(from) + i * right)
    if (square === null || isSolid(s, square)) return squares
    squares.push(square)
  }
}

/** The middle, then both arms by turns, those passed over that cannot take it. */
function filled(
  middle: Square,
  [one = [], other = []]: readonly (readonly Square[])[],
  size: number,
  fits: (square: Square) => boolean,
): readonly Square[] {
  const inTurn = Array.from({ length: Math.max(one.length, other.length) }, (_, i) => [one[i], other[i]]).flat()
  return [middle, ...inTurn].filter((square): square is Square => square !== undefined && fits(square)).slice(0, size)
}

/** G-60: the corner lies diagonally toward the middle of the arena; the arm to the north or south comes first, and both run back past him. */
function angle(s: ArenaState, f: OnSand, size: number, fits: (square: Square) => boolean): readonly Square[] {
  const down = rowOf(f.at) <= (ARENA.rows - 1) / 2 ? 1 : -1
  const right = columnOf(f.at) < ARENA.columns / 2 ? 1 : -1
  const corner = squareAt(rowOf(f.at) + down, columnOf(f.at) + right)
  if (corner === null) return []
  return filled(corner, [arm(s, corner, -down, 0), arm(s, corner, 0, -right)], size, fits)
}

/** 16.1, G-60, G-143: no fire under the caster's side; pits and walls under nobody; shadow under anyone. */
function fitsArea(s: ArenaState, side: Side, square: Square, kind: TerrainKind): boolean {
  const there = figureAt(s, square)
  const isBarred = there !== null && (isSolidKind(kind) ? isSeenBy(s, side, there) : kind === 'fire' && there.side === side)
  return !isBarred && takes(s, square, kind)
}
