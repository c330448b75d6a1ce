import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'

/** One deed of a fight with its immediate consequences: a blow, the check against it, the wounds, the fall. */
export interface Beat {
  /** What began it; the sentence told first. */
  readonly lead: LogEntry
  readonly events: readonly LogEntry[]
  readonly who: string | null
  readonly target: string | null
  /** The first deed of a meeting, or of a fight. */
  readonly opens: boolean
}

/** The events that begin a deed. All others belong to the deed before them. */
const LEADS: ReadonlySet<string> = new Set([
  'negotiated',
  'cowed',
  'bribe-offered',
  'fight-begins',
  'attack',
  'target',
  'spell-cast',
  'mage-casts',
  'ring-used',
  'potion-drunk',
  'mind-battle',
  'changes-weapon',
  'passes',
  'moves',
  'deployed',
  'joins-fight',
  'hesitation',
  'combat-begins',
  'hellgate-found',
  'hellgate-blast',
  'regenerates',
  'sleeper-killed',
  'demons-vanish',
  'combat-over',
])

/** With these somebody is met, where nobody was before. */
const MEETINGS: ReadonlySet<string> = new Set(['monsters-met', 'hellgate-found', 'fight-begins', 'combat-begins'])

/** A meeting is over; what follows belongs to none. */
const ENDS: ReadonlySet<string> = new Set(['combat-over', 'left-in-peace', 'turn-begins'])

/**
 * The deeds of every meeting and fight in order. What happened on the way to a meeting is told with its first deed; what follows the last
 * one is not told.
 *
 * @param isMet whether somebody had been met before
 */
export function beatsOf(events: readonly LogEntry[], isMet = true): readonly Beat[] {
  const beats: { lead: LogEntry; events: LogEntry[]; opens: boolean }[] = []
  let met = isMet
  let between: LogEntry[] = []
  for (const event of events) {
    const meets = !met && MEETINGS.has(event.type)
    if (!met && !meets) {
      between.push(event)
      continue
    }
    const open = beats.at(-1)
    const fights = event.type === 'combat-begins'
    if (open === undefined || meets || fights || (isLead(event) && !awaits(open.events, event))) {
      beats.push({ lead: event, events: [...between, event], opens: meets || fights })
      between = []
    } else {
      if (open.lead.type === 'target') open.lead = event
      open.events.push(event)
    }
    met = !ENDS.has(event.type)
  }
  return beats.map((beat) => ({ ...beat, who: idIn(beat.lead, 'who') ?? idIn(beat.lead, 'by'), target: idIn(beat.lead, 'target') }))
}

function isLead({ type, rule }: LogEntry): boolean {
  // The stench and the vampire's charm open with the check against them (15.1, 15.5).
  return LEADS.has(type) || (type === 'resistance' && (rule === '15.1' || rule === '15.5'))
}

/** A die that determined the target belongs to the deed it was thrown for (9.3). */
function awaits(open: readonly LogEntry[], next: LogEntry): boolean {
  return open.every(({ type }) => type === 'target') && next.type !== 'target'
}

/** Who falls in these events. */
export function fallenIn(events: readonly LogEntry[]): readonly string[] {
  return events.flatMap((event) => (event.type === 'died' ? (idIn(event, 'who') ?? []) : []))
}

/** Wound Points that each lost in these events, without those healed. */
export function hurtIn(events: readonly LogEntry[]): ReadonlyMap<string, number> {
  const hurt = new Map<string, number>()
  for (const event of events) {
    const who = idIn(event, 'who')
    const wounds = event.type === 'wounded' ? countIn(event, 'wounds') : null
    if (who !== null && wounds !== null) hurt.set(who, (hurt.get(who) ?? 0) + wounds)
  }
  return hurt
}

function idIn({ data }: LogEntry, key: string): string | null {
  const value = fieldOf(data, key)
  return typeof value === 'string' ? value : null
}

function countIn({ data }: LogEntry, key: string): number | null {
  const value = fieldOf(data, key)
  return typeof value === 'number' ? value : null
}

function fieldOf(data: Json, key: string): Json | undefined {
  return isRecord(data) ? data[key] : undefined
}

function isRecord(data: Json): data is { readonly [key: string]: Json | undefined } {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
