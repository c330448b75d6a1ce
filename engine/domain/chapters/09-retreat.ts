import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Character, Domain, Square } from '../state.ts'
import { slam } from './10-doors.ts'
import { meetHazard } from './10-hazards.ts'
import { enterSkullChamber } from './10-skull.ts'
import { isWaiting, strike } from './14-warlock.ts'
import { endMovement, halt, leaveTrail, standsOn } from './characters.ts'

/** `to` is null for one who goes back outside the board (D-23). */
export type RetreatEvent = { type: 'retreated'; rule: '9.2' | '10.5' | '10.6' | '12.2' | '14.0'; seat: Seat; to: Square | null }

/**
 * 9.2: back to the square he came from, and his movement is over. From outside the board he goes out again, with everything he has;
 * out of a passage he stays (D-23). There hazards act as on entering, the skull chamber and the Warlock too; creatures, doors, rubble and
 * objects do not, and no one is thrown back any further (D-62, D-102).
 */
export function* retreat(g: Domain, c: Character, rule: RetreatEvent['rule']): Script {
  const s = g.state
  const square = standsOn(c)
  endMovement(s, c)
  halt(c)
  if (c.came === 'passage') return
  const to = c.came === 'outside' ? null : c.from
  if (to === null && c.came !== 'outside') return
  yield* slam(g, c, square)
  c.held = null
  if (to === null) c.status = 'outside'
  c.from = to === null ? null : square
  c.at = to
  if (to !== null) leaveTrail(c, to)
  yield* tell(g, { type: 'retreated', rule, seat: c.seat, to } satisfies RetreatEvent)
  if (to === null) return
  if (!(yield* enterSkullChamber(g, c, square))) return
  if (isWaiting(s, c, to)) yield* strike(g, c)
  else yield* meetHazard(g, c)
}
