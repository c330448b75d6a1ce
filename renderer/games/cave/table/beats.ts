import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { listed } from '../../../../engine/kernel/words.ts'
import { EVENTS } from '../events.ts'
import { deedsOf } from './deeds.ts'

/** Something told at once: what one did oneself, or a turn of someone else. */
export interface Beat {
  readonly events: readonly LogEntry[]
  /** Whose turn it is; null for what one did oneself. */
  readonly seat: Seat | null
  /** One's own fight: before its dice, when it is still to come, and with them. */
  readonly fight: { readonly fought: LogEntry; readonly isThrown: boolean } | null
}

/** What is told by itself, no matter whose turn it is. */
const isApart = EVENTS.isOf('crystal-found', 'trial', 'died', 'destroyed', 'game-over')

interface OpenBeat extends Beat {
  readonly events: LogEntry[]
  fight: Beat['fight']
}

/**
 * What a choice led to: the chooser's own part is one beat, but for each of his fights, and each turn of the others another, but for what
 * decides the game. A fight that was not asked about shows who is met before its dice.
 */
export function beatsOf(events: readonly LogEntry[], seat: Seat): readonly Beat[] {
  const beats: OpenBeat[] = []
  let whose: Seat | null = null
  for (const event of events) {
    const told = EVENTS.read(event)
    const isTurn = told?.type === 'turn-began'
    if (isTurn) whose = told.seat === seat ? null : told.seat
    const open = beats.at(-1)
    const isFight = whose === null && told?.type === 'fought'
    if (isFight && open !== undefined) showMet(open, event)
    const opens = open === undefined || isFight || (isTurn && open.seat !== whose) || (whose !== null && isApart(event))
    if (opens) beats.push({ seat: whose, events: [event], fight: isFight ? { fought: event, isThrown: true } : null })
    else open.events.push(event)
  }
  return beats
}

/** The beat before a fight ends with who is met, unless it was a round of the same fight. */
function showMet(before: OpenBeat, fought: LogEntry): void {
  if (before.fight === null) before.fight = { fought, isThrown: false }
}

const isSilent = EVENTS.isOf('turn-began', 'round-began', 'encounter')

/** A turn of someone else in one line; what one did oneself, and what is told by itself, in its own words. */
export function wordsOf({ events, seat, fight }: Beat, names: (seat: Seat) => string): string {
  if (seat !== null && !events.some(isApart)) {
    const deeds = deedsOf(events, seat)
    if (deeds.length > 0) return `${names(seat)} ${listed(deeds)}.`
  }
  const said = events.filter((event) => !isSilent(event))
  const shown = said.length > 0 ? said : events
  // Before a fight what led to it counts, and of everything else how it began.
  return (fight?.isThrown === false ? shown.slice(-2) : shown.slice(0, 3)).map(({ text }) => text).join(' ')
}
