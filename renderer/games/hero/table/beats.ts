import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { Fields } from './fields.ts'

/** Something told at once: a walk, all marches, a blow with its result. */
export interface Beat {
  readonly events: readonly LogEntry[]
}

/** The events that continue the beat before them if it is of the same sort; any other event that is not a lead follows from it. */
const WALKS: ReadonlySet<string> = new Set([
  'stepped',
  'turned',
  'marched',
  'sighted',
  'lost-sight',
  'halted',
  'phase-began',
  'track-advanced',
  'turn-began',
])

const LEADS: ReadonlySet<string> = new Set([
  'turn-began',
  'phase-began',
  'hero-struck',
  'monster-struck',
  'trap',
  'succubus',
  'door-tried',
  'door-forced',
  'outwitted',
  'riches-taken',
  'reached-alysa',
  'breather',
  'game-over',
])

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

function begins(open: readonly LogEntry[], { type }: LogEntry): boolean {
  const wasWalk = open.every((event) => WALKS.has(event.type))
  // A phase begins with its first action.
  if (wasWalk && open.every((event) => event.type === 'phase-began' || event.type === 'turn-began'))
    return type === 'phase-began' && open.length > 1
  if (LEADS.has(type)) return true
  return (type === 'stepped' || type === 'marched') && !wasWalk
}

/** A beat in a few words: several marches are counted, not named. */
export function wordsOf({ events }: Beat): string {
  const marched = events.filter(({ type }) => type === 'marched').length
  const walked = events.filter(({ type }) => type === 'stepped')
  const others = events.filter(({ type }) => type !== 'marched' && type !== 'stepped' && type !== 'turned')
  const said = [
    ...others.map(({ text }) => text),
    ...(marched === 1 ? ['A counter moves.'] : marched > 1 ? [`${marched} counters move.`] : []),
    ...(walked.length > 0 ? [walked.at(-1)?.text ?? ''] : []),
  ]
  return said.join(' ')
}

/** Cells of the wound table that were struck, in order. */
export function struckIn(events: readonly LogEntry[]): readonly { readonly row: number; readonly column: number }[] {
  return events.flatMap(({ type, data }) => {
    const event = new Fields(data)
    const [row, column] = [event.number('row'), event.number('column')]
    return type === 'wound' && row !== null && column !== null ? [{ row, column }] : []
  })
}
