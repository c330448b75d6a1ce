import { assertNever } from '../../kernel/assert-never.ts'
import { mark, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { readiness } from '../odds/sheet.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import type { CharacterId } from '../tables/table-types.ts'
import { dealCharacter, giveSpells, setUp } from './00-setting-up.ts'
import { move } from './11-movement.ts'
import { wealthOf } from './12-crystal.ts'
import { encounter } from './12-encounter.ts'
import { countRenown } from './17-winning.ts'
import { activePlayer, become, combatStrength, craftOf } from './characters.ts'
import { beginTurn, goesOn } from './turns.ts'

export type TurnEvent =
  | { type: 'round-began'; rule: '10.2'; round: number; race: readonly (Gauges | null)[] }
  | { type: 'turn-began'; rule: '10.1'; seat: Seat }
  | { type: 'turn-missed'; rule: '10.1'; seat: Seat; left: number }
  | { type: 'light-returned'; rule: '13.4'; seat: Seat }
  | { type: 'ready'; rule: '12.5'; seat: Seat; mark: number; chance: number }
  | { type: 'new-character'; rule: '4.3'; seat: Seat; character: CharacterId }

/** How far someone is from passing the three Trials: his Strength in Combat, his Craft, and what the Gnome counts. */
export interface Gauges {
  readonly strength: number
  readonly craft: number
  readonly wealth: number
}

/** 10.2: with where everyone stands in the race, by seat; null for who has no Character. */
function* beginRound(g: Cave): Script {
  const { round, players } = g.state
  const race = players.map((p) => (p.character === null ? null : { strength: combatStrength(p), craft: craftOf(p), wealth: wealthOf(p) }))
  yield* tell(g, { type: 'round-began', rule: '10.2', round, race } satisfies TurnEvent)
}

/** A game from the deal to its end. Every pass of the loop can be entered afresh from the state alone. */
export function* caveGame(g: Cave): Script {
  const s = g.state
  while (s.end === null) {
    yield* mark(g)
    switch (s.phase) {
      case 'set-up':
        yield* setUp(g)
        yield* beginRound(g)
        break
      case 'move':
        yield* firstPart(g)
        break
      case 'encounter':
        yield* encounter(g, activePlayer(s))
        yield* closeTurn(g)
        break
      case 'over':
        return
      default:
        assertNever(s.phase)
    }
  }
}

/** 10.1 a: what comes before a move, and the move. */
function* firstPart(g: Cave): Script {
  const s = g.state
  const p = activePlayer(s)
  if (s.dark === p.seat) yield* lightUp(g, p)
  if (p.out) return yield* nextSeat(g)
  if (p.character === null) yield* newCharacter(g, p)
  beginTurn(s)
  yield* tell(g, { type: 'turn-began', rule: '10.1', seat: p.seat } satisfies TurnEvent)
  if (p.misses > 0) yield* missTurn(g, p)
  else if (yield* move(g, p)) s.phase = 'encounter'
  if (s.phase === 'move' || !goesOn(s, p)) yield* closeTurn(g)
}

/** C-99: his next turn begins, missed or not, alive or not. */
function* lightUp(g: Cave, p: Player): Script {
  g.state.dark = null
  yield* tell(g, { type: 'light-returned', rule: '13.4', seat: p.seat } satisfies TurnEvent)
}

/** 4.3, C-29, C-30, C-79: drawn among the unused; he starts at the Entrance, and moves in this turn. */
function* newCharacter(g: Cave, p: Player): Script {
  const s = g.state
  const character = yield* dealCharacter(g)
  s.unused = s.unused.filter((each) => each !== character)
  become(s, p, character)
  yield* tell(g, { type: 'new-character', rule: '4.3', seat: p.seat, character } satisfies TurnEvent)
  yield* giveSpells(g, p)
}

/** C-98: counted off at the start of the turn. */
function* missTurn(g: Cave, p: Player): Script {
  p.misses -= 1
  yield* tell(g, { type: 'turn-missed', rule: '10.1', seat: p.seat, left: p.misses } satisfies TurnEvent)
}

/** C-98: the counters that ran go down by one; then the next seat. */
function* closeTurn(g: Cave): Script {
  const s = g.state
  if (s.end !== null) return
  yield* sayReady(g, activePlayer(s))
  age(s)
  s.turn = null
  s.phase = 'move'
  yield* nextSeat(g)
}

/** Chances to pass all three Trials, in per cent, that are told to a player alone, when his Character first has them. */
const READY = [50, 80] as const

function* sayReady(g: Cave, p: Player): Script {
  if (g.state.players.length > 1 || p.character === null) return
  const chance = readiness(p).all
  const mark = READY.findLast((each) => 100 * chance >= each) ?? 0
  if (mark === 0 || mark <= p.ready) return
  p.ready = mark
  yield* tell(g, { type: 'ready', rule: '12.5', seat: p.seat, mark, chance } satisfies TurnEvent)
}

function age(s: CaveState): void {
  const p = activePlayer(s)
  for (const counter of s.turn?.ageing ?? []) p[counter] = Math.max(0, p[counter] - 1)
}

/** 10.2, C-51: to the left, and after the last a new round, if there is one (C-97). */
function* nextSeat(g: Cave): Script {
  const s = g.state
  s.active = (s.active + 1) % s.players.length
  if (s.active !== s.first) return
  if (s.round >= s.rounds) return yield* countRenown(g)
  s.round += 1
  yield* beginRound(g)
}
