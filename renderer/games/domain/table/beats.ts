import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { seatOf } from './fields.ts'

/** Something told at once: what one did oneself, a walk, a card with what it did, a fight. */
export interface Beat {
  readonly events: readonly LogEntry[]
}

/** What begins a beat in the turns of others; everything else follows from the beat before it. */
const LEADS: ReadonlySet<string> = new Set([
  'turn-began',
  'met',
  'encounter',
  'died',
  'treasure-found',
  'chamber-laid',
  'warlock',
  'cast',
  'thrown',
  'evil-summoned',
  'won',
  'time-up',
])

/**
 * What a choice led to, in order: the chooser's own part is one beat, and the turns of others follow. In those a walk of any length is one
 * beat with its tiles and finds, and so is each fight.
 */
export function beatsOf(events: readonly LogEntry[], seat: Seat): readonly Beat[] {
  const others = events.findIndex((event) => event.type === 'turn-began' && seatOf(event) !== seat)
  if (others < 0) return [{ events }]
  const beats: LogEntry[][] = others > 0 ? [events.slice(0, others)] : []
  for (const event of events.slice(others)) {
    const open = beats.at(-1)
    const opens = open === undefined || open === beats[others > 0 ? 0 : -1] || begins(open, event)
    if (opens) beats.push([event])
    else open.push(event)
  }
  return beats.map((each) => ({ events: each }))
}

/** A turn begins with its first deed, and a round with its first turn. */
function begins(open: readonly LogEntry[], { type }: LogEntry): boolean {
  if (open.every((event) => event.type === 'turn-began' || event.type === 'round-began')) return false
  return LEADS.has(type) || type === 'round-began'
}

const SILENT: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'experience', 'left-lying', 'card-turned', 'armed'])

/** A beat in a few words: of a walk its end, of a fight its last blow. */
export function wordsOf({ events }: Beat): string {
  const last = (type: string) => events.findLast((event) => event.type === type)
  const said = events.filter((event) => {
    if (SILENT.has(event.type)) return false
    return event.type === 'moved' || event.type === 'blow' ? event === last(event.type) : true
  })
  return (said.length > 0 ? said : events).map(({ text }) => text).join(' ')
}
