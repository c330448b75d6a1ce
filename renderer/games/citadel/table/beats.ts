import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, type Told } from '../events.ts'

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
const begins = EVENTS.isOf(
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
)

/** With these someone is met, where nobody was before. */
const isMeeting = EVENTS.isOf('monsters-met', 'hellgate-found', 'fight-begins', 'combat-begins')

/** A meeting is over; what follows belongs to none. */
const ends = EVENTS.isOf('combat-over', 'left-in-peace', 'turn-begins')

const isFight = EVENTS.isOf('combat-begins')
const isAim = EVENTS.isOf('target')
const isCheck = EVENTS.isOf('resistance')

/**
 * The deeds of every meeting and fight in order. What happened on the way to a meeting is told with its first deed; what follows the last
 * one is not told.
 *
 * @param isMet whether someone had been met before
 */
export function beatsOf(events: readonly LogEntry[], isMet = true): readonly Beat[] {
  const beats: { lead: LogEntry; events: LogEntry[]; opens: boolean }[] = []
  let met = isMet
  let between: LogEntry[] = []
  for (const event of events) {
    const meets = !met && isMeeting(event)
    if (!met && !meets) {
      between.push(event)
      continue
    }
    const open = beats.at(-1)
    const fights = isFight(event)
    if (open === undefined || meets || fights || (isLead(event) && !awaits(open.events, event))) {
      beats.push({ lead: event, events: [...between, event], opens: meets || fights })
      between = []
    } else {
      if (isAim(open.lead)) open.lead = event
      open.events.push(event)
    }
    met = !ends(event)
  }
  return beats.map((beat) => {
    const told = EVENTS.read(beat.lead)
    return { ...beat, who: told && doerOf(told), target: told && targetOf(told) }
  })
}

function isLead(event: LogEntry): boolean {
  // The stench and the vampire's charm open with the check against them (15.1, 15.5).
  return begins(event) || (isCheck(event) && (event.rule === '15.1' || event.rule === '15.5'))
}

/** A die that determined the target belongs to the deed it was thrown for (9.3). */
function awaits(open: readonly LogEntry[], next: LogEntry): boolean {
  return open.every(isAim) && !isAim(next)
}

/** Who falls in these events. */
export function fallenIn(events: readonly LogEntry[]): readonly string[] {
  return EVENTS.all(events).flatMap((event) => (event.type === 'died' ? event.who : []))
}

/** Wound Points that each lost in these events, without those healed. */
export function hurtIn(events: readonly LogEntry[]): ReadonlyMap<string, number> {
  const hurt = new Map<string, number>()
  for (const event of EVENTS.all(events)) if (event.type === 'wounded') hurt.set(event.who, (hurt.get(event.who) ?? 0) + event.wounds)
  return hurt
}

function doerOf(told: Told): string | null {
  if ('who' in told && typeof told.who === 'string') return told.who
  return 'by' in told && typeof told.by === 'string' ? told.by : null
}

function targetOf(told: Told): string | null {
  return 'target' in told && typeof told.target === 'string' ? told.target : null
}
