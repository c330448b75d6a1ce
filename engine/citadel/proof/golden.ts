import { isRefusal } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { type Session, startSession } from '../../kernel/session.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import type { DelveEvent } from '../event-types.ts'
import { citadel } from '../index.ts'
import type { DelveState, Variant } from '../state.ts'
import {
  FEATURE_TABLE,
  HERO_IDS,
  INITIATE_RACES,
  ITEM_KINDS,
  MEDALLIONS,
  MONSTER_TYPES,
  POTIONS,
  RINGS,
  SPELL_IDS,
  TALISMANS,
  TRAPS,
  TREASURE_TYPES,
} from '../tables/index.ts'
import { fuzz, type Seen } from './fuzz.ts'
import { wildScenario, wildVariants } from './wild.ts'

// Golden raids: played once, kept with every answer, die and draw and with how they ended, and played again by the tests.

export interface GoldenRaid {
  readonly seed: string
  readonly seats: number
  readonly variants: readonly Variant[]
  /** Null for a raid from the starting sequence on. */
  readonly scenario: Json
  readonly answers: readonly Answer[]
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  readonly end: GoldenEnd
}

/** How it ended, in what every later version of the rules must agree with. */
export interface GoldenEnd {
  readonly kind: string | null
  readonly turn: number
  readonly segments: number
  readonly hellgate: string
  /** `name: status, wounds, gold, jewels, experience, items`. */
  readonly party: readonly string[]
  /** How often each thing happened. */
  readonly events: { readonly [type: string]: number }
}

// ---------------------------------------------------------------- recording

export interface Recording {
  readonly raid: GoldenRaid
  readonly covers: readonly string[]
}

/** A whole raid by a bot, or one from a made-up scenario (`wild`), with what comes up in it. */
export function record(seed: string, bot: 'random' | 'sensible', wild: boolean): Recording {
  const chance = stream(seed, 'scenario')
  const scenario = wild ? wildScenario(chance) : null
  const variants = wild ? wildVariants(chance) : []
  const answers: Answer[] = []
  const dice: number[] = []
  const draws: string[] = []
  const events: GameEvent[] = []
  let state: DelveState | null = null
  fuzz({
    seed,
    bot,
    variants,
    every: Number.POSITIVE_INFINITY,
    ...(wild ? { scenario } : {}),
    watch: (seen) => {
      state = seen.state
      if (seen.step.answer !== null) answers.push(seen.step.answer)
      dice.push(...seen.step.dice)
      draws.push(...seen.step.draws)
      events.push(...seen.step.events)
    },
  })
  if (state === null) throw new Error('a raid has a state')
  const raid = { seed, seats: 1, variants, scenario, answers, dice, draws, end: endOf(state, events) }
  return { raid, covers: covered(state, events) }
}

/** Plays a golden raid again, with the recorded dice and draws and no others; `watch` is told of every question on the way. */
export function replay(raid: GoldenRaid, watch?: (seen: Seen) => void): Session<DelveState> {
  const { seed, seats, variants, scenario, answers, dice, draws } = raid
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`)
  const setup = citadel.setup({ seed, seats: names, options: {}, variants, ...(scenario === null ? {} : { scenario }) })
  if (isRefusal(setup)) throw new Error(setup.message)
  const session = startSession(citadel, { state: setup.state, seed: 'golden', undo: 'honest', fixed: { dice, draws, strict: true } })
  const tell = () => watch?.({ state: session.state, ask: session.ask, step: session.last })
  tell()
  answers.forEach((answer, i) => {
    const refusal = session.choose(answer)
    if (refusal !== null) throw new Error(`answer ${i + 1} of ${seed} is refused: ${refusal.message} (${session.ask?.topic})`)
    tell()
  })
  return session
}

export function eventsOf(session: Session<DelveState>): readonly GameEvent[] {
  return session.record.steps.flatMap((step) => step.events)
}

export function endOf(s: DelveState, events: readonly GameEvent[]): GoldenEnd {
  const counts: Record<string, number> = {}
  for (const { type } of events) counts[type] = (counts[type] ?? 0) + 1
  const { level, segmentsLeft, at, destroyed } = s.hellgate
  return {
    kind: s.end?.kind ?? null,
    turn: s.turn,
    segments: s.segments.length,
    hellgate: `level ${level}, ${segmentsLeft} left, at ${at}${destroyed ? ', destroyed' : ''}`,
    party: s.characters.map(
      (c) =>
        `${c.id}: ${c.status} on side ${c.side}, ${c.wounds} wounds, ${c.gold} gold, jewels ${c.jewels.join(' ')}, ${c.experience} experience, ${c.items.map(({ id }) => id).join(' ')}`,
    ),
    events: counts,
  }
}

// ---------------------------------------------------------------- what they cover

/** Everything that must come up in the golden raids. */
export const WANTED: readonly string[] = [
  ...SPELL_IDS.map((spell) => `spell ${spell}`),
  ...MONSTER_TYPES.map((type) => `monster ${type}`),
  ...TRAPS.map((trap) => `trap ${trap}`),
  ...Object.entries(FEATURE_TABLE).flatMap(([feature, results]) => results.map((result) => `feature ${feature}: ${result}`)),
  // Type A is nothing at all.
  ...TREASURE_TYPES.filter((type) => type !== 'A').map((type) => `treasure ${type}`),
  ...ITEM_KINDS.map((kind) => `item ${kind}`),
  ...POTIONS.map((type) => `potion ${type}`),
  ...TALISMANS.map((type) => `talisman ${type}`),
  ...[...new Set(MEDALLIONS)].map((type) => `medallion ${type}`),
  ...RINGS.map((type) => `ring ${type}`),
  ...HERO_IDS.map((id) => `hero ${id}`),
  ...INITIATE_RACES.map((race) => `initiate ${race}`),
  ...['red', 'yellow', 'blue'].map((sun) => `sun ${sun}`),
  ...[1, 2, 3].map((level) => `level ${level}`),
  ...['intimidate', 'agreement', 'failure'].map((result) => `negotiation ${result}`),
  ...['bribe taken', 'bribe refused', 'mirror: level', 'mirror: distance', 'hellgate destroyed', 'hellgate not destroyed'],
  ...['stench', 'fire-breath', 'gaze', 'regenerates', 'vampire-charms', 'mage-casts', 'hellgate-blast', 'betrays', 'succumbed'],
  ...['falls into pit', 'falls into hidden-room', 'falls into shaft', 'left', 'all-dead', 'team-victory'],
]

function covered(s: DelveState, events: readonly GameEvent[]): string[] {
  const met = new Set<string>(events.flatMap((event) => tokens(asDelveEvent(event))))
  for (const c of s.characters) met.add(c.kind === 'hero' ? `hero ${c.id}` : `initiate ${c.race}`)
  for (const segment of s.segments) if (segment.visits > 0) met.add(`level ${segment.level}`)
  met.add(`sun ${s.sun}`)
  met.add(s.end?.kind ?? '')
  return WANTED.filter((token) => met.has(token))
}

/** What a raid covers, from the session that played it again. */
export function coveredBy(session: Session<DelveState>): readonly string[] {
  return covered(session.state, eventsOf(session))
}

/** The script of this game tells events of this game only. */
function asDelveEvent(event: GameEvent): DelveEvent {
  return event as DelveEvent
}

function tokens(event: DelveEvent): string[] {
  switch (event.type) {
    case 'spell-cast':
      return [`spell ${event.spell}`]
    case 'monster-appears':
      return [`monster ${event.monster}`]
    case 'combat-begins':
      return event.foes.map((id) => `monster ${id.slice(0, id.lastIndexOf('-'))}`)
    case 'trap-sprung':
      return [`trap ${event.trap}`]
    case 'investigates':
      return [`feature ${event.feature}: ${event.result}`]
    case 'treasure':
      return [`treasure ${event.treasure}`]
    case 'item-taken':
      return [`item ${event.item.kind}`, 'type' in event.item ? `${event.item.kind} ${event.item.type}` : '']
    case 'potion-drunk':
      return ['item potion', `potion ${event.potion}`]
    case 'talisman-tested':
      return [`talisman ${event.talisman}`]
    case 'medallion-tested':
      return [`medallion ${event.medallion}`]
    case 'ring-used':
      return [`ring ${event.item.slice('ring-'.length, event.item.lastIndexOf('-'))}`]
    case 'negotiated':
      return [`negotiation ${event.result}`]
    case 'bribe-offered':
      return [event.taken ? 'bribe taken' : 'bribe refused']
    case 'mirror':
      return event.told === 'both' ? ['mirror: level', 'mirror: distance'] : [`mirror: ${event.told}`]
    case 'hellgate-tried':
      return [event.destroyed ? 'hellgate destroyed' : 'hellgate not destroyed']
    case 'falls':
      return [`falls into ${event.into}`]
    default:
      return [event.type]
  }
}
