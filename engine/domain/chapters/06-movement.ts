import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { entrySquares, spotOf } from '../open/squares.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { DARK_MOVEMENT } from '../tables/index.ts'
import type { Side } from '../tables/table-types.ts'
import { idOf } from './04-life.ts'
import { layTile } from './05-laying.ts'
import { tileAt } from './05-squares.ts'
import { type Way, waysFrom } from './06-ways.ts'
import { isHidden } from './07-hidden.ts'
import { resolveSquare } from './07-squares.ts'
import { isBarred, slam } from './10-doors.ts'
import { hazardOn } from './cards.ts'
import { comeTo, effectOf, endMovement, isBlind, standsOn } from './characters.ts'
import { own } from './own.ts'

export type MovementEvent =
  | { type: 'entered'; rule: '3.0'; seat: Seat; square: Square }
  | { type: 'moved'; rule: '6.1'; seat: Seat; from: Square; to: Square; arch?: true }
  /** `stays`: the choice was free, and he stayed. */
  | { type: 'groped'; rule: '6.4'; seat: Seat; die: number; to: Square | null; stays?: true }

// ---------------------------------------------------------------- where he can go

/** Why a square that is joined to his cannot be entered now. */
type Bar = 'door' | 'rubble'

/** 10.5, 10.6: what is known to bar that square. Of what is hidden no one is told: he finds out (D-16). */
export function barOf(s: DomainState, c: Character, square: Square): Bar | null {
  if (isHidden(s, square)) return null
  if (isBarred(s, c, square)) return 'door'
  return hazardOn(s, square, 'rubble') !== null && effectOf(c, 'human-mole') === null ? 'rubble' : null
}

/** Every way that the tiles allow him from where he is, walls too for one under Human Mole (11.2.7). */
export function allWays(s: DomainState, c: Character): readonly Way[] {
  return waysFrom(s, standsOn(c), effectOf(c, 'human-mole') !== null)
}

/** The ways that nothing known bars. */
export function openWays(s: DomainState, c: Character): readonly Way[] {
  return allWays(s, c).filter(({ to }) => barOf(s, c, to) === null)
}

/** 6.1: the steps he can take now. */
export function steps(s: DomainState, c: Character): readonly Way[] {
  return s.turn === null || s.turn.movesLeft < 1 || isBlind(s, c) ? [] : openWays(s, c)
}

/** 6.4, D-77: one blind step a turn, before any other. */
export function mayGrope(s: DomainState, c: Character): boolean {
  return s.turn !== null && !s.turn.groped && !s.turn.stepped && s.turn.movesLeft > 0 && isBlind(s, c)
}

// ---------------------------------------------------------------- going there

/** 6.1: a step, with everything that it leads to. */
export function* step(g: Domain, c: Character, way: Way): Script {
  const { turn } = g.state
  if (turn === null) return
  turn.movesLeft -= 1
  turn.stepped = true
  turn.fresh = false
  yield* enter(g, c, way)
}

/**
 * Onto that square by that way: its tile is laid where there is none, and what is there is met (5, 7.0). `over` is the square of a pit that
 * is crossed: the way leads on from there (10.7). Returns whether he came in.
 */
export function* enter(g: Domain, c: Character, { to, kind, side }: Way, over?: Square): Script<boolean> {
  const from = standsOn(c)
  if (kind === 'lay' && (yield* layTile(g, c, over ?? from, to, side)) !== true) {
    endMovement(g.state, c)
    return false
  }
  yield* slam(g, c, from)
  c.held = null
  comeTo(c, to, 'step')
  const arch = kind === 'arch' ? ({ arch: true } as const) : {}
  yield* tell(g, { type: 'moved', rule: '6.1', seat: c.seat, from, to, ...arch } satisfies MovementEvent)
  yield* resolveSquare(g, c)
  return true
}

/** 3.0, D-01, D-71: from outside the board onto one of the twelve squares of his line. */
export function* enterBoard(g: Domain, c: Character, square: Square): Script {
  const side: Side = spotOf(square).column === 0 ? 'e' : 'w'
  if (tileAt(g.state, square) === null && (yield* layTile(g, c, null, square, side)) !== true) return
  comeTo(c, square, 'outside')
  yield* tell(g, { type: 'entered', rule: '3.0', seat: c.seat, square } satisfies MovementEvent)
  yield* resolveSquare(g, c)
}

/** The squares at which he can come in (3.0). */
export function entries(c: Character): readonly Square[] {
  return c.quadrant === null ? [] : entrySquares(c.quadrant)
}

/**
 * 6.4: the die says where he feels his way; 5 and 6 leave the choice to him, or to stay. Towards a wall he does not move, and his movement
 * is over (D-13).
 */
export function* grope(g: Domain, c: Character): Script {
  const s = g.state
  if (s.turn === null) return
  s.turn.groped = true
  s.turn.fresh = false
  const die = yield* roll(g, '1D6', {
    topic: 'grope',
    rule: '6.4',
    who: idOf(c),
    seat: c.seat,
    reads: (row) => ({ table: '6.4', row: String(row) }),
  })
  const direction = DARK_MOVEMENT[die as 1 | 2 | 3 | 4 | 5 | 6]
  const way = direction === 'choice' ? yield* chosenWay(g, c, die) : wayTowards(s, c, direction)
  if (g.state.turn === null) return
  const stays = way === null && direction === 'choice' ? ({ stays: true } as const) : {}
  yield* tell(g, { type: 'groped', rule: '6.4', seat: c.seat, die, to: way?.to ?? null, ...stays } satisfies MovementEvent)
  if (way === null) return endMovement(s, c)
  yield* step(g, c, way)
}

function wayTowards(s: DomainState, c: Character, direction: Side): Way | null {
  const ways = openWays(s, c).filter(({ side }) => side === direction)
  return ways[0] ?? null
}

function* chosenWay(g: Domain, c: Character, die: number): Script<Way | null> {
  const ways = () => openWays(g.state, c)
  const ids = () => [...ways().map(({ to }) => `step:${to}`), 'stay']
  const choice = yield* own(g, c, { rule: '6.4', topic: 'direction', data: { die }, ids })
  const action = choice === null ? null : parseAction('direction', choice)
  return action?.kind === 'step' ? (ways().find(({ to }) => to === action.square) ?? null) : null
}
