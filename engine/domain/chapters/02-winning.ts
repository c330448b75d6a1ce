import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Character, Domain, DomainState, End, Square } from '../state.ts'
import { MOST_ROUNDS } from '../tables/limits.ts'
import type { TreasureId } from '../tables/table-types.ts'
import { isInside } from './04-life.ts'
import { isExit } from './05-squares.ts'
import { richesOf } from './cards.ts'
import { standsOn } from './characters.ts'

export type WinningEvent =
  | { type: 'won'; rule: '2.0'; seat: Seat; treasure: TreasureId; square: Square }
  | { type: 'time-up'; rule: '2.0'; round: number; winners: readonly Seat[] }
  | { type: 'given-up'; rule: '2.0' }

/** 2.0, D-63: with a major treasure, from a square of a line at which someone began. */
export function mayLeave(s: DomainState, c: Character): boolean {
  return c.treasure !== null && isExit(s, standsOn(c))
}

/** 2.0: he is out with it, and has won. */
export function* leave(g: Domain, c: Character): Script {
  const { treasure } = c
  if (treasure === null) return
  yield* tell(g, { type: 'won', rule: '2.0', seat: c.seat, treasure, square: standsOn(c) } satisfies WinningEvent)
  finish(g.state, { kind: 'treasure', winners: [c.seat], treasure })
}

/** 2.0, D-64, D-75: the limit is reached, or so many rounds have gone by that no one will win. */
export function isTimeUp({ round, rounds }: DomainState): boolean {
  return round >= (rounds === 0 ? MOST_ROUNDS : rounds)
}

/** 2.0, D-64: the richest of those who are still inside; of equals the more experienced, or both. Without anyone no one wins. */
export function* countRiches(g: Domain): Script {
  const s = g.state
  const inside = s.characters.filter(isInside)
  const riches = Math.max(...inside.map(richesOf))
  const richest = inside.filter((each) => richesOf(each) === riches)
  const experience = Math.max(...richest.map((each) => each.experience))
  const winners = richest.filter((each) => each.experience === experience).map(({ seat }) => seat)
  yield* tell(g, { type: 'time-up', rule: '2.0', round: s.round, winners } satisfies WinningEvent)
  finish(s, { kind: winners.length === 0 ? 'nobody' : 'time', winners })
}

/** D-72: all are out of the game for good. */
export function* nobodyLeft(g: Domain): Script {
  yield* tell(g, { type: 'given-up', rule: '2.0' } satisfies WinningEvent)
  finish(g.state, { kind: 'nobody', winners: [] })
}

function finish(s: DomainState, end: End): void {
  s.end = end
  s.phase = 'over'
  s.turn = null
}
