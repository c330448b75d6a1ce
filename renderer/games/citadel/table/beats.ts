import type { CarriedView, CharacterView, CitadelView, FightView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'

/** One deed of a fight with its immediate consequences: a blow, the check against it, the wounds, the fall. */
export interface Beat {
  /** What began it; the sentence told first. */
  readonly lead: LogEntry
  readonly events: readonly LogEntry[]
  readonly who: string | null
  readonly target: string | null
  /** The input at which its meeting or fight began; null where that was under way before. */
  readonly ground: number | null
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
  const beats: { lead: LogEntry; events: LogEntry[]; ground: number | null; opens: boolean }[] = []
  let met = isMet
  let ground: number | null = null
  let between: LogEntry[] = []
  for (const event of events) {
    const meets = !met && MEETINGS.has(event.type)
    if (!met && !meets) {
      between.push(event)
      continue
    }
    const open = beats.at(-1)
    const fights = event.type === 'combat-begins'
    if (meets || fights) ground = event.input ?? null
    if (open === undefined || meets || fights || (isLead(event) && !awaits(open.events, event))) {
      beats.push({ lead: event, events: [...between, event], ground, opens: meets || fights })
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

/** The table once these have been told: wounds, falls, places, whose turn and which step it is. */
export function toldUpTo(view: CitadelView, beats: readonly Beat[]): CitadelView {
  return beats.reduce((before, { events, who }) => {
    const after = events.reduce(tellOne, before)
    return after.fight ? { ...after, fight: turnOf(after, after.fight, events, who) } : after
  }, view)
}

function tellOne(view: CitadelView, event: LogEntry): CitadelView {
  if (event.type === 'round' && view.fight) {
    const round = countIn(event, 'round') ?? view.fight.round
    return { ...view, fight: { ...view.fight, round, acted: [] } }
  }
  const who = idIn(event, 'who')
  if (who === null) return view
  switch (event.type) {
    case 'wounded':
    case 'regenerates': {
      const left = countIn(event, 'left')
      return left === null ? view : changed(view, who, ({ woundPoints }) => ({ woundPoints: { ...woundPoints, left } }))
    }
    case 'healed': {
      const back = countIn(event, 'wounds') ?? 0
      return changed(view, who, ({ woundPoints: { left, total } }) => ({ woundPoints: { left: Math.min(total, left + back), total } }))
    }
    case 'died':
      return changed(view, who, ({ woundPoints }) => ({ woundPoints: { ...woundPoints, left: 0 }, status: 'dead' }))
    case 'asleep':
      return changed(view, who, () => ({ status: 'asleep' }))
    case 'charmed':
      return changed(view, who, () => ({ status: 'charmed' }))
    case 'changes-weapon': {
      const weapon = idIn(event, 'weapon')
      const party = view.party.map((each) => (each.id === who ? { ...each, inHand: weapon, ...taken(each, weapon, event) } : each))
      return { ...view, party }
    }
    case 'moves': {
      const [rank, space] = [countIn(event, 'rank'), countIn(event, 'space')]
      return rank === null || space === null ? view : changed(view, who, () => ({ rank, space }))
    }
    default:
      return view
  }
}

/** Of two weapons of a kind, the one that the event names by its bonus. */
function taken({ carried }: CharacterView, weapon: string | null, event: LogEntry): Pick<CharacterView, 'carried'> {
  if (carried === undefined) return {}
  const bonus = countIn(event, 'bonus')
  const isTaken = (each: CarriedView) =>
    each.weapon === weapon && (bonus === null ? !/\d$/.test(each.label) : each.label.endsWith(`+${bonus}`))
  return { carried: carried.map((each) => ({ ...each, held: isTaken(each) })) }
}

type Change = Partial<Pick<CharacterView & MonsterView, 'woundPoints' | 'status' | 'rank' | 'space'>>

function changed(view: CitadelView, id: string, change: (who: CharacterView | MonsterView) => Change): CitadelView {
  return {
    ...view,
    party: view.party.map((who) => (who.id === id ? { ...who, ...change(who) } : who)),
    monsters: view.monsters.map((who) => (who.id === id ? { ...who, ...change(who) } : who)),
  }
}

/** 9.2: the step that a deed belongs to, by who does it. */
function turnOf({ party }: CitadelView, fight: FightView, events: readonly LogEntry[], who: string | null): FightView {
  const isOurs = party.some(({ id, side }) => id === who && side === 'party')
  const moves = events.some(({ type }) => type === 'moves')
  const step = events.some(({ type }) => type === 'hellgate-blast')
    ? 3
    : who === null
      ? fight.step
      : isOurs
        ? moves
          ? 4
          : 1
        : moves
          ? 5
          : 2
  const acted = step === fight.step ? fight.acted : []
  return { ...fight, step, acting: who, acted: who === null || acted.includes(who) ? acted : [...acted, who] }
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
