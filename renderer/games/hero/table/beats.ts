import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS } from '../events.ts'

/** Something told at once: a walk, all marches, a blow with its result. */
export interface Beat {
  readonly events: readonly LogEntry[]
}

/** The events that continue the beat before them if it is of the same sort; any other event that is not a lead follows from it. */
const isWalk = EVENTS.isOf(
  ...(['stepped', 'turned', 'marched', 'sighted', 'lost-sight', 'halted', 'phase-began', 'track-advanced', 'turn-began'] as const),
)
const isOpening = EVENTS.isOf('phase-began', 'turn-began')
const isPhase = EVENTS.isOf('phase-began')
const isMove = EVENTS.isOf('stepped', 'marched')
const isLead = EVENTS.isOf(
  ...(['turn-began', 'phase-began', 'hero-struck', 'monster-struck', 'trap', 'succubus', 'door-tried', 'door-forced'] as const),
  ...(['outwitted', 'riches-taken', 'reached-alysa', 'breather', 'game-over'] as const),
)
const isMarch = EVENTS.isOf('marched')
const isStep = EVENTS.isOf('stepped')
const isTurn = EVENTS.isOf('turned')

/** What bots and monsters did, in order: a walk of any length is one beat. */
export function beatsOf(events: readonly LogEntry[]): readonly Beat[] {
  const beats: LogEntry[][] = []
  for (const event of events) {
    const open = beats.at(-1)
    if (open === undefined || begins(open, event)) beats.push([event])
    else open.push(event)
  }
  return beats.map((each) => ({ events: each }))
}

function begins(open: readonly LogEntry[], event: LogEntry): boolean {
  // A phase begins with its first action.
  if (open.every(isOpening)) return isPhase(event) && open.length > 1
  return isLead(event) || (isMove(event) && !open.every(isWalk))
}

/** A beat in a few words: several marches are counted, not named. */
export function wordsOf({ events }: Beat): string {
  const marched = events.filter(isMarch).length
  const walked = events.filter(isStep)
  const others = events.filter((event) => !isMove(event) && !isTurn(event))
  const said = [
    ...others.map(({ text }) => text),
    ...(marched === 1 ? ['A counter moves.'] : marched > 1 ? [`${marched} counters move.`] : []),
    ...(walked.length > 0 ? [walked.at(-1)?.text ?? ''] : []),
  ]
  return said.join(' ')
}

/** Cells of the wound table that were struck, in order. */
export function struckIn(events: readonly LogEntry[]): readonly { readonly row: number; readonly column: number }[] {
  return EVENTS.all(events).flatMap((event) => (event.type === 'wound' ? [{ row: event.row, column: event.column }] : []))
}
