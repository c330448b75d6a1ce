import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { listed } from '../../../../engine/kernel/words.ts'
import type { CaveTables } from '../tables.ts'
import { deedsOf } from './deeds.ts'
import { seatOf } from './fields.ts'
import { follow } from './follow.ts'

/** Something told at once: what one did oneself, or a turn of somebody else. */
export interface Beat {
  readonly events: readonly LogEntry[]
  /** Whose turn it is; null for what one did oneself. */
  readonly seat: Seat | null
}

/** What is told by itself, whoever's turn it is. */
const APART: ReadonlySet<string> = new Set(['crystal-found', 'trial', 'died', 'destroyed', 'game-over'])

/** What a choice led to: the chooser's own part is one beat, and each turn of the others another, but for what decides the game. */
export function beatsOf(events: readonly LogEntry[], seat: Seat): readonly Beat[] {
  const beats: { seat: Seat | null; events: LogEntry[] }[] = []
  let whose: Seat | null = null
  for (const event of events) {
    const isTurn = event.type === 'turn-began'
    if (isTurn) whose = seatOf(event) === seat ? null : seatOf(event)
    const open = beats.at(-1)
    const opens = open === undefined || (isTurn && open.seat !== whose) || (whose !== null && APART.has(event.type))
    if (opens) beats.push({ seat: whose, events: [event] })
    else open.events.push(event)
  }
  return beats
}

const SILENT: ReadonlySet<string> = new Set(['turn-began', 'round-began', 'encounter'])

/** A turn of somebody else in one line; what one did oneself, and what is told by itself, in its own words. */
export function wordsOf({ events, seat }: Beat, names: (seat: Seat) => string): string {
  if (seat !== null && !events.some(({ type }) => APART.has(type))) {
    const deeds = deedsOf(events, seat)
    if (deeds.length > 0) return `${names(seat)} ${listed(deeds)}.`
  }
  const said = events.filter(({ type }) => !SILENT.has(type))
  return (said.length > 0 ? said : events)
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ')
}

/** The table once these have been told; as it stood, until the tables of the game are there. */
export function toldUpTo(view: CaveView, beats: readonly Beat[], tables: CaveTables | null): CaveView {
  if (tables === null) return view
  return beats.flatMap(({ events }) => events).reduce((now, event) => follow(now, event, tables), view)
}
