import { draw, type Script, tell } from '../../kernel/play.ts'
import { ALL_SQUARES, columnOf, neighbours, parseSquare, type Square, squareId } from '../open/squares.ts'
import type { Arena, ArenaState, Figure, Thing } from '../state.ts'
import { ARENA } from '../tables/limits.ts'
import { regainExperience } from './11-homecoming.ts'
import { isOpen } from './22-terrain.ts'
import { startFacing } from './24-starting.ts'
import { figureAt, figureOf, isGladiator } from './figures.ts'

// The Altar of Life (23.6).

export type AltarEvent =
  | { type: 'altar-rose'; rule: '23.6'; at: Square }
  | { type: 'resurrected'; rule: '23.6'; figure: string; at: Square; experience: number }

/** G-65: what he has when he rises. */
const RISEN = 3

/** A square with nothing on it: nobody, no terrain, no exit, no altar. */
export function isEmpty(s: ArenaState, square: Square): boolean {
  return isOpen(s, square) && figureAt(s, square) === null && !s.terrain.some(({ at }) => at === square)
}

/** One of those squares, drawn; null where there is none. */
export function* drawSquare(g: Arena, squares: readonly Square[]): Script<Square | null> {
  return squares.length === 0 ? null : parseSquare(yield* draw(g, squares.map(squareId)))
}

/** G-64: on a drawn free square of the middle, where bones were brought, or at the end of the turn in which a gladiator first dies. */
export function* raiseAltar(g: Arena): Script {
  const s = g.state
  const [from, to] = ARENA.altarColumns
  const squares = ALL_SQUARES.filter(
    (square) => columnOf(square) >= from && columnOf(square) <= to && isEmpty(s, square) && !s.things.some(({ at }) => at === square),
  )
  s.altar = yield* drawSquare(g, squares)
  if (s.altar !== null) yield* tell(g, { type: 'altar-rose', rule: '23.6', at: s.altar } satisfies AltarEvent)
}

/** G-64: whether it is time: a gladiator died in this turn, and no altar stands. */
export function isAltarDue(s: ArenaState): boolean {
  return s.altar === null && s.figures.some((f) => isGladiator(f) && f.status === 'dead' && f.fallen?.turn === s.turn)
}

/** Where someone can rise: on a free square next to the altar. */
export function risingSquares(s: ArenaState): readonly Square[] {
  return s.altar === null ? [] : neighbours(s.altar).filter((square) => isEmpty(s, square))
}

/** 23.6, G-65: SH 3, four fifths of his experience, no gear, and no action in this turn. */
export function* resurrect(g: Arena, bones: Thing): Script {
  const f = figureOf(g.state, bones.of ?? '')
  const at = yield* drawSquare(g, risingSquares(g.state))
  if (at === null) return
  regainExperience(g, f)
  rise(f, at)
  yield* tell(g, { type: 'resurrected', rule: '23.6', figure: f.id, at, experience: f.experience } satisfies AltarEvent)
}

function rise(f: Figure, at: Square): void {
  f.sh = Math.min(RISEN, f.normal.sh)
  f.suit = 'clothes'
  f.helmet = null
  f.effects.length = 0
  Object.assign(f, { status: 'standing', at, facing: startFacing(f.side), moved: 0, acted: true, evading: false, dazed: false })
}
