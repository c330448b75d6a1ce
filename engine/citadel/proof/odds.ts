import type { Ask } from '../../kernel/ask.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Came, OddsProof, Promised, ShownOdds } from '../../kernel/proof/odds.ts'
import type { Answer } from '../../kernel/types.ts'
import type { DelveEvent } from '../event-types.ts'
import type { DelveState } from '../state.ts'
import { describe, isDelveEvent } from '../text/index.ts'

// What Citadel's odds are of. In a fight the death of the character who acts is counted over the whole round; the tests beside `odds/` play
// it throw by throw.

/** The topics whose options show odds. */
const TOPICS = [
  'route',
  'encounter',
  'speaker',
  'bribe',
  'trap',
  'detrap',
  'chest',
  'combat-action',
  'investigate',
  'item',
  'take-thing',
  'after-failure',
  'at-peace',
  'share-treasure',
  'hesitation',
  'bribe-payment',
  'hellgate',
] as const

type Event = DelveEvent & GameEvent
type Result = Promised<DelveState>

/** Attacks with a weapon; spells and items may hit several. */
const BLOWS = /^(attack|shoot|throw):(.+)$/

export const odds: OddsProof<DelveState> = { topics: TOPICS, promised }

function promised({ ask, option }: ShownOdds<DelveState>): Result | string {
  const { id, odds: shown, aside = false } = option
  if (aside) return shown.of === undefined ? cured() : 'an aside is followed by the question it stands beside'
  switch (shown.of) {
    case 'hit':
      return struck(ask.about ?? '', BLOWS.exec(id)?.[2])
    case 'no one met':
      return { answer: first, settled: isMet, results: { chance: (came) => !has(came, ({ type }) => type === 'monsters-met') } }
    case 'won over':
      return { answer: bestSpeaker, settled: isTalked, results: { chance: (came) => has(came, isWonOver) } }
    case 'taken':
      return ask.topic === 'bribe' ? bribed() : 'the offer is chosen after it, and compared there'
    case 'unhurt':
      return id.includes('/') ? 'an aside is followed by the question it stands beside' : unhurt(id)
    case 'destroyed':
      return { results: { chance: (came) => has(came, (event) => event.type === 'hellgate-tried' && event.destroyed) } }
    default:
      return 'what it may lead to is played case by case in the tests beside the odds'
  }
}

/** 9.5: one attack and its wounds. */
function struck(who: string, target: string | undefined): Result | string {
  if (target === undefined) return 'a spell or an item is played in the tests beside the odds'
  const wounds = (came: Came<DelveState>) =>
    eventsOf(came).reduce((sum, event) => sum + (event.type === 'wounded' && event.who === target ? event.wounds : 0), 0)
  return {
    settled: (events) => eventsOf({ events }).some((event) => event.type === 'attack' && event.who === who),
    results: {
      chance: (came) => wounds(came) > 0,
      kill: (came) => has(came, (event) => event.type === 'died' && event.who === target),
    },
  }
}

/** 7.0, 7.1: the character who was named tries to disarm the trap. */
function unhurt(id: string): Result | string {
  const [verb = '', who = ''] = id.split(':')
  if (verb === 'take') return 'what it is made of is played in the tests beside the odds'
  const harm = (event: Event) => (event.type === 'wounded' && (who === '' || event.who === who) ? event.wounds : 0)
  return {
    answer: throughTrap,
    settled: (events) => eventsOf({ events }).some((event) => event.type === 'detrapped' && event.done),
    results: {
      chance: (came) => eventsOf(came).every((event) => harm(event) === 0),
      die: (came) => has(came, (event) => event.type === 'died' && (who === '' || event.who === who)),
    },
  }
}

/** Poison is borne: nobody neutralizes it. */
function throughTrap(open: Ask): Answer | null {
  if (open.topic === 'detrap') return { pick: ['detrap'] }
  return open.topic === 'poison' ? { pick: ['decline'] } : null
}

/** 8.7, 8.9: all that the offer comes to is paid as the card suggests. */
function bribed(): Result {
  return {
    answer: (open) => (open.kind === 'share' ? { value: open.suggest() } : null),
    settled: told('bribe-offered'),
    results: { chance: (came) => has(came, (event) => event.type === 'bribe-offered' && event.taken) },
  }
}

/** 10.6, 14.5: wounds that are healed. */
function cured(): Result {
  return { results: { expected: (came) => eventsOf(came).reduce((sum, event) => sum + (event.type === 'healed' ? event.wounds : 0), 0) } }
}

function eventsOf({ events }: Pick<Came<DelveState>, 'events'>): readonly Event[] {
  return events.filter(isDelveEvent)
}

function has(came: Came<DelveState>, wanted: (event: Event) => boolean): boolean {
  return eventsOf(came).some(wanted)
}

const told = (type: Event['type']) => (events: readonly GameEvent[]) => events.some((event) => event.type === type)

/** 8.1: whether anyone is met is known. */
function isMet(events: readonly GameEvent[]): boolean {
  return told('monsters-met')(events) || told('no-monsters')(events)
}

function isWonOver(event: Event): boolean {
  return (event.type === 'negotiated' && event.result !== 'failure') || (event.type === 'cowed' && !event.resisted)
}

function isTalked(events: readonly GameEvent[]): boolean {
  return told('negotiated')(events) || told('cowed')(events)
}

/** Whatever comes first leads on to the next segment. */
function first(open: Ask, { events }: Came<DelveState>): Answer | null {
  return isMet(events) || open.kind !== 'pick' ? null : { pick: [open.ids[0] ?? ''] }
}

/** 8.4: the one with the best chance speaks. */
function bestSpeaker(open: Ask, { state, events }: Came<DelveState>): Answer | null {
  if (isTalked(events)) return null
  // After Oratory.
  if (open.topic === 'encounter') return { pick: ['negotiate'] }
  if (open.topic !== 'speaker' || open.kind !== 'pick') return null
  const { option } = describe(state, open)
  const chance = (id: string) => option?.(id).odds?.chance ?? 0
  return { pick: [open.ids.reduce((best, id) => (chance(id) > chance(best) ? id : best))] }
}
