import { type CaveState, COUNTERS, type Counter, type Player, type Turn } from '../state.ts'
import { activePlayer } from './characters.ts'

// The notes of a turn under way.

/** A turn begins; what runs already has a turn less at its end (C-98). */
export function beginTurn(s: CaveState): Turn {
  const p = activePlayer(s)
  const ageing = COUNTERS.filter((counter) => p[counter] > 0)
  s.turn = freshTurn(ageing)
  return s.turn
}

/** A turn in which nothing has happened yet. */
export function freshTurn(ageing: Counter[]): Turn {
  return { ageing, gate: 'shut', swift: false, putDown: [], putGold: 0, realigned: false, over: false }
}

/** The turn that is going on; throws between turns. */
export function turnOf(s: CaveState): Turn {
  if (s.turn === null) throw new Error('nobody has a turn')
  return s.turn
}

/** It runs for that many own turns after this one. */
export function beginCounter(s: CaveState, p: Player, counter: Counter, turns: number): void {
  p[counter] = turns
  if (s.turn !== null) s.turn.ageing = s.turn.ageing.filter((each) => each !== counter)
}

/** Nothing more happens in this turn (13.4, 14.4, 14.10). */
export function endTurn(s: CaveState): void {
  if (s.turn !== null) s.turn.over = true
}

/** He lives, it is his turn, and it goes on. */
export function goesOn(s: CaveState, p: Player): boolean {
  return s.end === null && s.turn !== null && !s.turn.over && s.active === p.seat && p.character !== null
}
