import type { Ask } from '../../kernel/ask.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Came, EquivalentChange, OddsProof, Promised, Results, ShownOdds } from '../../kernel/proof/odds.ts'
import type { Answer } from '../../kernel/types.ts'
import { isHeroAsk } from '../asks.ts'
import type { HeroEvent } from '../event-types.ts'
import type { HeroState } from '../state.ts'
import { isHeroEvent, TOPICS as WORDED } from '../text/index.ts'

// What HERO's odds are of.

/** The topics whose options show odds. */
const TOPICS = ['hero-action', 'block', 'bar', 'attack-targets', 'defend', 'monster-attack', 'succubus'] as const

type Event = HeroEvent & GameEvent

const ELSEWHERE = { 'monster-to': 'of a later step; the same odds are compared where the blow is struck' }

const EQUIVALENT: readonly EquivalentChange[] = [
  { file: 'odds/odds.ts', code: 'Array.from({ length: 18 }', from: '18', why: 'no blow beats the number needed by so much' },
  { file: 'odds/odds.ts', code: 'const key =', from: '32', why: 'losses are told apart by it, and no more' },
  { file: 'odds/odds.ts', code: 'const key =', from: '+', why: 'losses are told apart by it, and no more' },
  { file: 'odds/odds.ts', code: 'loss.levels > 0', from: '>', why: 'who has no level left of either is dead before' },
]

export const odds: OddsProof<HeroState> = { topics: TOPICS, elsewhere: ELSEWHERE, equivalent: EQUIVALENT, promised }

function promised({ ask, option }: ShownOdds<HeroState>): Promised<HeroState> | string {
  const { id, odds: shown } = option
  if (shown.leavesOut !== undefined) return `left out: ${shown.leavesOut}`
  const [verb = '', whom = verb] = id.split(':')
  switch (ask.topic) {
    case 'hero-action':
      return { answer: harmTaken, results: { ...HARM, chance: DEEDS[verb] ?? unknown(id) } }
    case 'block':
      return { results: { chance: (came) => !isOpened(came) } }
    case 'bar':
      return { answer: harmTaken, results: { ...HARM, chance: verb === 'bar' ? isHeld : isUnhit } }
    case 'attack-targets':
      return { take: { pick: [id, otherOf(ask, id)] }, settled: isStruck(whom), results: { chance: hits(whom) } }
    case 'defend':
      return { settled: isStruck(whom), results: { chance: hits(whom) } }
    case 'monster-attack':
      return { answer: harmTaken, settled: isBorne, results: { ...HARM, chance: (came) => !isUnhit(came) } }
    case 'succubus':
      return { results: { chance: (came) => has(came, (event) => event.type === 'succubus' && !event.resisted) } }
    default:
      return unknown(id)
  }
}

function unknown(id: string): never {
  throw new Error(`no event is known for ${id}`)
}

function eventsOf({ events }: Pick<Came<HeroState>, 'events'>): readonly Event[] {
  return events.filter(isHeroEvent)
}

function has(came: Came<HeroState>, wanted: (event: Event) => boolean): boolean {
  return eventsOf(came).some(wanted)
}

const isOpened = (came: Came<HeroState>) => has(came, (event) => event.type === 'door-tried' && event.opened)
const isHeld = (came: Came<HeroState>) => !has(came, (event) => event.type === 'door-forced' && event.forced)
const isUnhit = (came: Came<HeroState>) => !has(came, (event) => event.type === 'wound' && event.wounds.length > 0)
const isDead = (came: Came<HeroState>) => has(came, ({ type }) => type === 'died')
const hits = (whom: string) => (came: Came<HeroState>) =>
  has(came, (event) => event.type === 'hero-struck' && event.counter === whom && event.hit)

const isStruck = (whom: string) => (events: readonly GameEvent[]) =>
  eventsOf({ events }).some((event) => event.type === 'hero-struck' && event.counter === whom)

/** The blow missed, or its wounds are borne; he strikes back after that. */
const BORNE: readonly Event['type'][] = ['wounded', 'luck-used', 'died', 'no-defence', 'hero-struck']
const isBorne = (events: readonly GameEvent[]) =>
  eventsOf({ events }).some((event) => BORNE.includes(event.type) || (event.type === 'monster-struck' && !event.hit))

const DEEDS: Readonly<Record<string, (came: Came<HeroState>) => boolean>> = {
  outwit: (came) => has(came, (event) => event.type === 'outwitted' && event.done),
  open: isOpened,
  attack: (came) => has(came, (event) => event.type === 'hero-struck' && event.hit),
}

/** Levels that wounds take, and his death by them. */
const HARM: Results<HeroState> = {
  expected: (came) => eventsOf(came).reduce((sum, event) => sum + (event.type === 'wound' ? event.wounds.length : 0), 0),
  die: isDead,
  kill: isDead,
}

function otherOf(ask: Ask, id: string): string {
  return (ask.kind === 'pick' ? ask.ids.find((each) => each !== id) : undefined) ?? id
}

/** Nothing holds a door; he has luck as long as there is any; what is excessive is taken where it kills last (212C, 212E). */
function harmTaken(open: Ask): Answer | null {
  if (!isHeroAsk(open, WORDED) || open.kind !== 'pick') return null
  switch (open.topic) {
    case 'block':
      return { pick: ['no'] }
    case 'bar':
      return { pick: ['let'] }
    case 'luck':
      return { pick: ['use'] }
    case 'excess':
      return { pick: [open.ids.find((id) => id !== 'on:hits' && id !== 'on:strength') ?? open.ids[0] ?? ''] }
    default:
      return null
  }
}
