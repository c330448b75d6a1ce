import { draw, type Script, tell } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import { ALL_SQUARES, columnOf, neighbours, type Square, squareAt } from '../open/squares.ts'
import type { Arena, ArenaState } from '../state.ts'
import { ARENA } from '../tables/limits.ts'
import { SIDES } from '../tables/table-types.ts'
import { drawFighterSpells } from './17-fighters.ts'
import { lay } from './22-terrain.ts'
import { drawSquare, isEmpty, raiseAltar } from './23-altar.ts'
import { newThing, START_SQUARES, startFacing, startSquares } from './24-starting.ts'
import { evenSides } from './robots/18-evening.ts'

// The arena before the first turn (24.1, 27.1): places, exit, fires and pits.

export type BeginningEvent =
  | { type: 'fight-began'; rule: '24.1'; west: readonly string[]; east: readonly string[] }
  | { type: 'exit-opened'; rule: '23.5'; at: Square }
  | { type: 'fires-laid'; rule: '27.1'; at: readonly Square[] }
  | { type: 'pits-laid'; rule: '27.1'; at: readonly Square[] }

/**
 * 18.1, 24.1, 27.1: robots even the sides, everyone on his square, then the exit, fires and pits; with `clean-sand` neither fires nor pits.
 * Then brought bones with the Altar, and what fighters know of magic (17.1, 23.6).
 */
export function* begin(g: Arena): Script {
  const s = g.state
  yield* evenSides(g)
  line(s)
  const ids = (side: 'west' | 'east') => s.figures.filter((f) => f.side === side).map(({ id }) => id)
  yield* tell(g, { type: 'fight-began', rule: '24.1', west: ids('west'), east: ids('east') } satisfies BeginningEvent)
  yield* openExit(g)
  if (!s.variants.includes('clean-sand')) {
    yield* layAtRandom(g, 'fire')
    yield* layAtRandom(g, 'pit')
  }
  if (layBones(s)) yield* raiseAltar(g)
  yield* drawFighterSpells(g)
  s.phase = 'incentive'
}

/** 23.6, G-133: brought bones lie on the first free start square of their side. Says whether there were any (G-64). */
function layBones(s: ArenaState): boolean {
  const brought = s.figures.filter(({ status }) => status === 'dead')
  for (const f of brought) {
    const at = startSquares(f.side, START_SQUARES).find((square) => isEmpty(s, square) && !s.things.some((each) => each.at === square))
    if (at !== undefined) s.things.push({ ...newThing(s, 'bones'), of: f.id, at })
  }
  return brought.length > 0
}

/** G-67: people first, then robots, spread over the start columns. */
function line(s: ArenaState): void {
  for (const side of SIDES) {
    const theirs = s.figures.filter((f) => f.side === side && f.status !== 'dead')
    const squares = startSquares(side, theirs.length)
    for (const [i, f] of theirs.entries()) {
      f.at = squares[i] ?? null
      f.facing = startFacing(side)
    }
  }
}

const EXITS = { north: ARENA.exits[0], south: ARENA.exits[1] } as const

/** 23.5, G-63: in the middle of the north or the south wall. */
function* openExit(g: Arena): Script {
  const wall = yield* draw(g, Object.keys(EXITS))
  const [row, column] = wall === 'north' ? EXITS.north : EXITS.south
  const at = squareAt(row, column)
  if (at === null) return
  g.state.exits.push(at)
  yield* tell(g, { type: 'exit-opened', rule: '23.5', at } satisfies BeginningEvent)
}

/** 27.1, G-62: so many on drawn free squares of the middle, none next to the exit. */
function* layAtRandom(g: Arena, kind: 'fire' | 'pit'): Script {
  const s = g.state
  const many = kind === 'fire' ? ARENA.random.fires : ARENA.random.pits
  const count = yield* roll(g, many, { topic: kind === 'fire' ? 'fires' : 'pits', rule: '27.1' })
  const at: Square[] = []
  let open = openMiddle(s)
  for (let i = 0; i < count; i++) {
    const square = yield* drawSquare(g, open)
    if (square === null) break
    lay(s, square, kind)
    at.push(square)
    open = open.filter((each) => each !== square)
  }
  yield* tell(g, { type: kind === 'fire' ? 'fires-laid' : 'pits-laid', rule: '27.1', at } satisfies BeginningEvent)
}

function openMiddle(s: ArenaState): readonly Square[] {
  const [from, to] = ARENA.random.columns
  const nearExit = new Set(s.exits.flatMap(neighbours))
  return ALL_SQUARES.filter((square) => columnOf(square) >= from && columnOf(square) <= to && !nearExit.has(square) && isEmpty(s, square))
}
