import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { WARLOCK_BLOW } from '../tables/index.ts'
import { loseLife } from './04-life.ts'
import { hazardOn } from './cards.ts'
import { halt, standsOn } from './characters.ts'

export type WarlockEvent = { type: 'warlock'; rule: '14.0'; seat: Seat; deed: 'appeared' | 'struck'; square: Square }

/** 14.0: on a pentagram, for one who carries a major treasure, and once he has appeared for everyone (D-61). */
export function isWaiting(s: DomainState, c: Character, square: Square): boolean {
  return hazardOn(s, square, 'pentagram') !== null && isRoused(s, c)
}

/** 14.0, D-61: on any pentagram he would stand for him: one is enough to draw. */
export function isRoused(s: DomainState, c: Character): boolean {
  return s.warlock !== null || c.treasure !== null
}

/** 14.0: he stands there now, takes two life points, and the powers of all treasures are gone. Returns whether the victim lives. */
export function* strike(g: Domain, c: Character): Script<boolean> {
  const s = g.state
  const square = standsOn(c)
  const deed = s.warlock === null ? 'appeared' : 'struck'
  s.warlock = square
  // Where he shows himself, everyone who is walking somewhere thinks again (6.1).
  for (const each of s.characters) halt(each)
  yield* tell(g, { type: 'warlock', rule: '14.0', seat: c.seat, deed, square } satisfies WarlockEvent)
  return yield* loseLife(g, c, WARLOCK_BLOW, 'warlock')
}
