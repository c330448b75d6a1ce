import type { Topic } from './asks.ts'
import { spotOf } from './chapters/101-catacomb.ts'
import { isTrait, type Trait } from './chapters/102-levels.ts'
import {
  ARMOURS,
  type Armour,
  FACINGS,
  type Facing,
  type Kind,
  MONSTERS,
  RICHES,
  SPECIALS,
  type Spot,
  WEAPONS,
  type Weapon,
} from './state.ts'

// What the id of an option means: `step:n`, `attack:c7`, `end`. Ids are taken apart here and nowhere else.

/** 202 step A: what a hero does. */
export type Deed =
  | { readonly kind: 'outwit' | 'attack-several' | 'end' }
  | { readonly kind: 'step' | 'face'; readonly facing: Facing }
  | { readonly kind: 'stare' | 'take' | 'drop' | 'attack'; readonly counter: string }
  | { readonly kind: 'open'; readonly door: string }
  | { readonly kind: 'arm'; readonly weapon: Weapon }

/** 104D: how counters are laid out. */
export type Placing =
  | { readonly kind: 'auto' | 'clear' }
  | { readonly kind: 'done' }
  | { readonly kind: 'hand'; readonly of: Kind }
  | { readonly kind: 'lift'; readonly counter: string }
  | { readonly kind: 'at'; readonly spot: Spot }

/** 202 step B: what is done with the counters. */
export type Order = { readonly kind: 'move'; readonly counter: string } | { readonly kind: 'attack' | 'end' }

/** 204A: where a counter on the move goes, and what it does with riches (207B). */
export type Leg = { readonly kind: 'to'; readonly spot: Spot } | { readonly kind: 'take' | 'drop' | 'stop' }

/** One of the counters offered. */
interface Picked {
  readonly kind: 'counter'
  readonly counter: string
}

/** A square of those offered. */
interface Square {
  readonly kind: 'square'
  readonly spot: Spot
}

/** The options of each question that has some. */
export interface Actions {
  readonly armour: { readonly kind: 'wear'; readonly armour: Armour }
  readonly shield: { readonly kind: 'shield' | 'no-shield' }
  readonly armed: { readonly kind: 'wield'; readonly weapon: Weapon }
  readonly placement: Placing
  readonly start: Square
  readonly 'hero-action': Deed
  readonly 'monster-action': Order
  readonly 'monster-to': Leg
  readonly block: { readonly kind: 'block'; readonly counter: string } | { readonly kind: 'no' }
  readonly bar: { readonly kind: 'bar' | 'let' }
  readonly 'drop-at': Square
  readonly 'attack-targets': Picked
  readonly defend: Picked
  readonly 'monster-attack': Picked
  readonly succubus: { readonly kind: 'attack' | 'stop' }
  readonly luck: { readonly kind: 'use' | 'keep' }
  readonly excess: { readonly kind: 'on'; readonly trait: Trait }
  readonly breather: { readonly kind: 'recover'; readonly trait: Trait } | { readonly kind: 'no' }
}

/** What the id of an option of that question means. An id that means nothing is a bug: the kernel lets none through. */
export function parseAction<K extends keyof Actions & Topic>(topic: K, id: string): Actions[K] {
  const colon = id.indexOf(':')
  const [verb, rest] = colon < 0 ? [id, ''] : [id.slice(0, colon), id.slice(colon + 1)]
  const action = PARSERS[topic](verb, rest)
  if (action === null) throw new Error(`${id} means nothing to the question ${topic}`)
  return action
}

/** One for each question: the verb of an id and what follows its colon; null for what means nothing there. */
const PARSERS: { readonly [K in keyof Actions]: (verb: string, rest: string) => Actions[K] | null } = {
  armour: (name) => named(ARMOURS, name, (armour) => ({ kind: 'wear', armour })),
  shield: (verb) => named(['shield', 'no-shield'] as const, verb, (kind) => ({ kind })),
  armed: (name) => named(WEAPONS, name, (weapon) => ({ kind: 'wield', weapon })),
  placement: placing,
  start: square,
  'hero-action': deed,
  'monster-action': (verb, rest) =>
    verb === 'move' ? { kind: verb, counter: rest } : named(['attack', 'end'] as const, verb, (kind) => ({ kind })),
  'monster-to': (verb, rest) =>
    verb === 'to' ? { kind: verb, spot: spotOf(rest) } : named(['take', 'drop', 'stop'] as const, verb, (kind) => ({ kind })),
  block: (verb, rest) => (verb === 'block' ? { kind: verb, counter: rest } : verb === 'no' ? { kind: verb } : null),
  bar: (verb) => named(['bar', 'let'] as const, verb, (kind) => ({ kind })),
  'drop-at': square,
  'attack-targets': picked,
  defend: picked,
  'monster-attack': picked,
  succubus: (verb) => named(['attack', 'stop'] as const, verb, (kind) => ({ kind })),
  luck: (verb) => named(['use', 'keep'] as const, verb, (kind) => ({ kind })),
  excess: (verb, rest) => (verb === 'on' && isTrait(rest) ? { kind: verb, trait: rest } : null),
  breather: (verb, rest) => {
    if (verb === 'no') return { kind: verb }
    return verb === 'recover' && isTrait(rest) ? { kind: verb, trait: rest } : null
  },
}

const KINDS: readonly Kind[] = [...MONSTERS, ...SPECIALS, ...RICHES]

function deed(verb: string, rest: string): Deed | null {
  switch (verb) {
    case 'outwit':
    case 'attack-several':
    case 'end':
      return { kind: verb }
    case 'step':
    case 'face':
      return named(FACINGS, rest, (facing) => ({ kind: verb, facing }))
    case 'stare':
    case 'take':
    case 'drop':
    case 'attack':
      return { kind: verb, counter: rest }
    case 'open':
      return { kind: verb, door: rest }
    case 'arm':
      return named(WEAPONS, rest, (weapon) => ({ kind: verb, weapon }))
    default:
      return null
  }
}

function placing(verb: string, rest: string): Placing | null {
  switch (verb) {
    case 'auto':
    case 'clear':
    case 'done':
      return { kind: verb }
    case 'hand':
      return named(KINDS, rest, (of) => ({ kind: verb, of }))
    case 'lift':
      return { kind: verb, counter: rest }
    case 'at':
      return { kind: verb, spot: spotOf(rest) }
    default:
      return null
  }
}

function square(_verb: string, rest: string): Square {
  return { kind: 'square', spot: spotOf(rest) }
}

function picked(counter: string): Picked {
  return { kind: 'counter', counter }
}

function named<T extends string, A>(list: readonly T[], name: string, action: (found: T) => A): A | null {
  const found = list.find((each) => each === name)
  return found === undefined ? null : action(found)
}
