import type { Ask } from '../../kernel/ask.ts'
import { isRefusal } from '../../kernel/game.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { decisionOf, type KernelEvent, rollOf, sentenceOf, startSession } from '../../kernel/session.ts'
import type { Json, LogEntry, SessionView } from '../../kernel/types.ts'
import type { DelveEvent } from '../event-types.ts'
import { roster } from '../home/17-roster.ts'
import { citadel } from '../index.ts'
import type { DelveState } from '../state.ts'
import { isDelveEvent } from '../text/index.ts'
import { type FuzzSpec, fuzz, type Seen } from './fuzz.ts'
import { type GoldenRaid, replay } from './golden.ts'
import type { Moments } from './moment-types.ts'
import { wildScenario, wildVariants } from './wild.ts'

// Moments for the gallery of the page, found by playing.

interface Found {
  readonly events: Record<string, LogEntry>
  readonly questions: Record<string, SessionView>
  readonly features: Record<string, readonly LogEntry[]>
}

/** Raids that are played where the golden ones have not shown something; what they bring was looked at. */
const MORE = 150

/**
 * What comes up in golden raids and in further ones that are always the same, and what is too rare to wait for, made up.
 *
 * @param golden hold every spell, monster and result of a feature, but not every question
 */
export function momentsOf(golden: readonly GoldenRaid[]): Moments {
  const found: Found = { events: {}, questions: {}, features: {} }
  const watch = (seen: Seen) => note(found, seen)
  const quick = { every: Number.POSITIVE_INFINITY, watch }
  for (const raid of golden) replay(raid, watch)
  for (let i = 0; i < MORE; i++) fuzz({ ...quick, ...wildRaid(`gallery-${i}`, i) })
  fuzz({ ...quick, seed: 'moments at a table', bot: 'sensible', seats: 3, variants: ['choose-heroes'] })
  fuzz({ ...quick, seed: 'moments with real dice', bot: 'sensible', variants: ['physical-dice'] })
  secondRaid(found, quick)
  rareOnes(found)
  return found
}

function wildRaid(seed: string, n: number): FuzzSpec {
  const chance = stream(seed, 'scenario')
  const bot = n % 3 === 0 ? 'sensible' : 'random'
  return { seed, bot, scenario: wildScenario(chance), variants: wildVariants(chance) }
}

/** 4.1.D, 17.0: whoever comes again may know other spells, and the maze may stay. Not everybody comes home, or knows any. */
function secondRaid({ questions }: Found, quick: Pick<FuzzSpec, 'every' | 'watch'>): void {
  for (let n = 0; n < MORE && questions['spells-change'] === undefined; n++) {
    const { state } = fuzz({ ...quick, seed: `moments of a campaign ${n}`, bot: 'sensible' })
    const home = roster.homecoming(state).filter(({ status }) => status === 'living')
    if (home.length === 0) continue
    const campaign = { taken: roster.party(state) ?? [], ends: [], legacy: roster.legacy(state) }
    fuzz({
      ...quick,
      seed: `moments of a second raid ${n}`,
      bot: 'random',
      party: home.map(({ sheet }) => ({ record: plain(sheet) })),
      campaign,
    })
  }
}

// ---------------------------------------------------------------- what is kept

function note({ events, questions, features }: Found, { state, ask, step }: Seen): void {
  step.events.forEach((event, n) => {
    const known = events[event.type]
    if (known === undefined || (!hasDice(known) && event.rolls !== undefined)) events[event.type] = entryOf(state, event, n)
    const looked = isDelveEvent(event) ? featureIn(event) : null
    if (looked !== null) features[looked] ??= entriesOf(state, step.events.slice(n))
  })
  if (ask !== null) questions[ask.topic] ??= tableAt(state, ask, entriesOf(state, step.events))
}

function featureIn(event: DelveEvent): string | null {
  if (event.type === 'mirror') return `mirror: ${event.told}`
  return event.type === 'investigates' ? `${event.feature}: ${event.result}` : null
}

function hasDice({ data }: LogEntry): boolean {
  return typeof data === 'object' && data !== null && 'rolls' in data
}

function entriesOf(state: DelveState, events: readonly GameEvent[]): LogEntry[] {
  return events.map((event, n) => entryOf(state, event, n))
}

function entryOf(state: DelveState, event: GameEvent, n: number): LogEntry {
  const { type, rule, audience: _, rolls, ...rest } = event
  const data = rolls === undefined ? rest : { ...rest, rolls: rolls.map((roll) => rollOf(citadel, state, roll)) }
  return { n, rule, type, text: sentenceOf(citadel, state, event), data: plain(data) }
}

function tableAt(state: DelveState, ask: Ask, events: readonly LogEntry[]): SessionView {
  return {
    session: ask.topic,
    game: citadel.id,
    revision: 1,
    seat: ask.seat,
    seats: Array.from({ length: state.seats }, (_, seat) => `Player ${seat + 1}`),
    decision: decisionOf(citadel, state, ask, ask.topic),
    outcome: null,
    view: plain(citadel.view(state, ask.seat)),
    canUndo: false,
    canRedo: false,
    inputs: 1,
    rolled: [],
    events,
  }
}

/** A copy: the state goes on changing. Views and events are JSON by their making. */
function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}

// ---------------------------------------------------------------- what is too rare to wait for

const MADE_UP: readonly (DelveEvent | KernelEvent)[] = [
  { type: 'cup-refilled', rule: '4.1.E', chits: 74 },
  { type: 'shaft-closed', rule: '13.3', who: 'zareth' },
  { type: 'freed', rule: '13.3', who: ['zareth'] },
  { type: 'left-behind', rule: '17.0', who: 'zareth' },
  { type: 'clavichord-opened', rule: '13.4', who: 'zareth', gold: 40, jewels: [25] },
  { type: 'taken-back', rule: 'undo', inputs: 1 },
  { type: 'record-left', rule: 'undo', inputs: 3 },
]

function rareOnes({ events }: Found): void {
  const party = [{ hero: 'Zareth' }]
  const setup = citadel.setup({ seed: 'moments', seats: ['Player 1'], options: {}, variants: [], scenario: { party, start: 'turn' } })
  if (isRefusal(setup)) throw new Error(setup.message)
  const { state } = startSession(citadel, { state: setup.state, seed: 'moments', undo: 'honest' })
  MADE_UP.forEach((event, n) => {
    events[event.type] ??= entryOf(state, event, n)
  })
}
