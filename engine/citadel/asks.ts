import type { Ask } from '../kernel/ask.ts'
import { asking, type DiceTopic, rolling } from '../kernel/play.ts'
import type { Cause, DelveState, Id } from './state.ts'
import type { Level } from './tables/index.ts'

// What a raid asks about and rolls for, as closed lists, and the verbs of the kernel held to them. Words are in `text/`.

// ---------------------------------------------------------------- questions

/** Monsters that are talked to: what Oratory, or Sway and Cajole, have brought so far, and who meets them alone (13.3). */
export type Meeting = { readonly foes: readonly Id[]; readonly bonus: number; readonly alone: Id | null }

/** A chit and the empty place it is drawn for; `forced` where a neighbour will not match and that side becomes impassable. */
export type Placement = {
  readonly chit: number
  readonly face: 'room' | 'corridor'
  readonly level: Level
  readonly x: number
  readonly y: number
  readonly forced: boolean
}

/** Every question, by topic, with what its words need beside the state. */
export interface Topics extends DiceTopic {
  'party-size': undefined // 4.1.A
  'choose-hero': undefined // 2.3
  'initiate-name': undefined // 4.1.B
  'initiate-race': { readonly name: string }
  'initiate-weapons': { readonly name: string }
  'initiate-background': undefined
  'spells-known': undefined
  'spells-change': undefined // 4.1.D
  'spells-circled': undefined
  'same-maze': undefined // 17.0
  'march-order': undefined // 4.1.C
  route: undefined // 6.0
  placement: Placement // 6.2
  trap: undefined // 7.0
  detrap: { readonly bonus: number }
  encounter: Meeting // 8.4
  speaker: Meeting
  'at-peace': { readonly foes: readonly Id[] } // 8.6
  'after-failure': Meeting // 8.7
  bribe: Meeting
  'bribe-payment': {
    readonly offer: number
    readonly jewels: readonly { readonly id: string; readonly value: number; readonly owner: Id }[]
  }
  'combat-action': undefined // 9.2
  deployment: undefined // 9.1
  'charmed-place': undefined // 10.5
  'join-fight': undefined // 13.4
  reorganise: undefined // 9.8
  hesitate: undefined // 10.5
  hesitation: undefined
  poison: { readonly wounds: number; readonly cause: Cause } // 10.6
  resurrect: { readonly fallen: readonly Id[] } // 10.8
  'stone-flesh': undefined // 15.3
  investigate: undefined // 13.0
  'take-thing': { readonly what: string }
  clavichord: { readonly wounds: number; readonly gold: number; readonly jewels: readonly number[] } // 13.4
  'forget-spell': undefined // 13.5
  chest: { readonly trapped: boolean | null } // 14.1
  'share-treasure': { readonly jewels: readonly number[] } // 14.0
  item: { readonly item: Id }
  discard: undefined // 14.3
  'charm-potion': undefined // 14.5
  'new-spell': undefined // 14.6
  'hand-over': { readonly item: Id }
  hellgate: undefined // 16.0
}

export type Topic = keyof Topics

/** How each question is answered. */
export const QUESTIONS = {
  dice: 'roll',
  'party-size': 'pick',
  'choose-hero': 'pick',
  'initiate-name': 'text',
  'initiate-race': 'pick',
  'initiate-weapons': 'pick',
  'initiate-background': 'pick',
  'spells-known': 'pick',
  'spells-change': 'pick',
  'spells-circled': 'pick',
  'same-maze': 'pick',
  'march-order': 'arrange',
  route: 'pick',
  placement: 'pick',
  trap: 'pick',
  detrap: 'pick',
  encounter: 'pick',
  speaker: 'pick',
  'at-peace': 'pick',
  'after-failure': 'pick',
  bribe: 'pick',
  'bribe-payment': 'share',
  'combat-action': 'pick',
  deployment: 'arrange',
  'charmed-place': 'pick',
  'join-fight': 'pick',
  reorganise: 'pick',
  hesitate: 'pick',
  hesitation: 'pick',
  poison: 'pick',
  resurrect: 'pick',
  'stone-flesh': 'pick',
  investigate: 'pick',
  'take-thing': 'pick',
  clavichord: 'pick',
  'forget-spell': 'pick',
  chest: 'pick',
  'share-treasure': 'share',
  item: 'pick',
  discard: 'pick',
  'charm-potion': 'pick',
  'new-spell': 'pick',
  'hand-over': 'pick',
  hellgate: 'pick',
} as const satisfies { readonly [K in Topic]: Ask['kind'] }

/** A question of a raid: its topic tells how it is answered and what data it has. */
export type Asked<K extends Topic = Topic> = {
  readonly [P in K]: Extract<Ask, { readonly kind: (typeof QUESTIONS)[P] }> & { readonly topic: P; readonly data: Topics[P] }
}[K]

/** The topics of which one or some options are picked. */
export type PickTopic = { readonly [K in Topic]: (typeof QUESTIONS)[K] extends 'pick' ? K : never }[Topic]

/** Questions come only from the verbs below, which hold topic and data together. */
function isAsked(ask: Ask): ask is Asked {
  return isTopic(ask.topic) && QUESTIONS[ask.topic] === ask.kind
}

function isTopic(topic: string): topic is Topic {
  return Object.hasOwn(QUESTIONS, topic)
}

/** Narrows a question of the kernel's; one that no raid asks is a bug. */
export function asked(ask: Ask): Asked {
  if (!isAsked(ask)) throw new Error(`a raid does not ask ${ask.topic}, by ${ask.kind}`)
  return ask
}

export const { pickOne, pickSome, askText, arrange, arrangeOrAside, shareOrAside } = asking<Topics>()

// ---------------------------------------------------------------- rolls

/** What a roll is for; its words are in `text/rolls.ts`. */
export type RollTopic =
  | 'first-player' // 4.1.A.3
  | 'magic-potential' // 4.4
  | 'sun' // 4.1.D
  | 'limit' // 10.6, 14.6
  | 'trap-check' // 7.0
  | 'detrap'
  | 'trap' // 7.1
  | 'burning-oil' // 7.2
  | 'arrow'
  | 'poison' // 7.2, 13.1, 14.5
  | 'monster-check' // 8.1
  | 'encounter-first'
  | 'encounter-second'
  | 'number-of-monsters' // 8.3
  | 'monster-skill' // 8.2
  | 'monster-wounds'
  | 'negotiation' // 8.4
  | 'monster-gold' // 8.5
  | 'gold-amount'
  | 'bribe' // 8.7
  | 'target' // 9.3
  | 'attack' // 9.5
  | 'move-up' // 9.8
  | 'spell-wounds' // 10.5
  | 'mage-armor' // 10.6
  | 'strength'
  | 'castings'
  | 'resistance' // 11.0
  | 'feature' // 13.9
  | 'cure' // 10.6, 13.4, 14.5
  | 'bookcase' // 13.4
  | 'bookcase-wounds'
  | 'altar-wounds' // 13.5
  | 'painting' // 13.6
  | 'painting-wounds'
  | 'talisman-or-medallion'
  | 'mirror-level' // 13.7
  | 'mirror-segments'
  | 'find' // 14.0
  | 'find-number'
  | 'jewel'
  | 'magic-item'
  | 'chest-trap' // 14.1
  | 'magic-weapon' // 14.3
  | 'magic-bonus'
  | 'potion' // 14.5
  | 'talisman' // 14.6
  | 'sun-gain'
  | 'uses'
  | 'mind'
  | 'medallion' // 14.7
  | 'strangling'
  | 'ring' // 14.8
  | 'gaze' // 15.3
  | 'hellgate-demons' // 16.0
  | 'hellgate-blast'
  | 'hellgate'

export const roll = rolling<DelveState, RollTopic>()
