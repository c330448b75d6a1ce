import { HELMETS, SUITS } from '../tables/armour.ts'
import { CREATURES } from '../tables/beasts.ts'
import { PRESETS } from '../tables/fighters.ts'
import type { CreatureId, HelmetId, PresetId, RaceId, SpellId, SuitId, ThingType, WeaponId } from '../tables/ids.ts'
import { RACES } from '../tables/races.ts'
import { FACINGS, type Facing } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'
import type { Place } from './gear.ts'
import { idsOf } from './names.ts'
import { SPELL_IDS } from './spells.ts'
import { ALL_SQUARES, parseSquare, type Square, squareId } from './squares.ts'

// What the id of an option means: `to:9-14`, `cast:fireball:wolf-2`. Rules, bots and page make ids here and take them apart here.

/** What is done to one enemy, by name. */
const AT_ONE = ['attack', 'impale', 'receive', 'shield', 'rush', 'grapple', 'shoot', 'throw'] as const
export type AtOne = (typeof AT_ONE)[number]

export function isAtOne(kind: Deed['kind']): kind is AtOne {
  return AT_ONE.some((each) => each === kind)
}

/** What is done without naming anyone. */
const ALONE = ['slash', 'evade', 'stand', 'reload', 'change', 'disbelieve', 'prone', 'decline', 'nothing'] as const
export type Alone = (typeof ALONE)[number]

/** An action (30.2). */
export type Deed =
  | { readonly kind: AtOne; readonly whom: string }
  | { readonly kind: Alone }
  | { readonly kind: 'dual'; readonly whom: string; readonly second: string }
  | { readonly kind: 'drop-at' | 'disengage'; readonly square: Square }
  | { readonly kind: 'cast'; readonly spell: SpellId; readonly whom: string | null }

export const EVADE_ORDERS = ['ask', 'never', 'deadly', 'always'] as const
export const REPEL_ORDERS = ['ask', 'always', 'never'] as const

/** Standing orders of one's own people: what is answered for them without a question. */
export interface Orders {
  evade: (typeof EVADE_ORDERS)[number]
  repel: (typeof REPEL_ORDERS)[number]
}

/** Beside any question: standing orders for one of one's own people. */
export type Aside = { readonly kind: 'orders'; readonly figure: string } & (
  | { readonly what: 'evade'; readonly order: Orders['evade'] }
  | { readonly what: 'repel'; readonly order: Orders['repel'] }
)

/** A step of changing weapons, which ends with `done` (33.4, G-112). */
export type Change = { readonly kind: 'ready' | 'also' | 'sling' | 'drop'; readonly thing: string } | { readonly kind: 'done' }

/** Who is brought into the arena (26.2). */
export type Joining =
  | { readonly kind: 'preset'; readonly preset: PresetId }
  | { readonly kind: 'creature'; readonly creature: CreatureId }
  | { readonly kind: 'make' | 'done' }

/** What is taken along or laid aside (26.2). */
export type Arming =
  | { readonly kind: Place; readonly weapon: WeaponId }
  | { readonly kind: 'suit'; readonly suit: SuitId }
  | { readonly kind: 'helmet'; readonly helmet: HelmetId }
  | { readonly kind: 'drop'; readonly what: ThingType | HelmetId }
  | { readonly kind: 'done' }

/** The options of each question. */
interface Actions {
  readonly muster: Joining
  readonly race: { readonly kind: 'race'; readonly race: RaceId }
  readonly gear: Arming
  readonly incentive: { readonly kind: 'first' | 'last' }
  readonly move: { readonly kind: 'wait' } | { readonly kind: 'to' | 'charge'; readonly square: Square }
  readonly face: { readonly kind: 'face'; readonly facing: Facing }
  readonly action: Deed
  readonly place: { readonly kind: 'at'; readonly square: Square }
  readonly esp: { readonly kind: 'figure'; readonly figure: string }
  readonly evade: { readonly kind: 'evade' | 'no' }
  readonly repel: { readonly kind: 'repel' | 'let' }
  readonly push: { readonly kind: 'push'; readonly square: Square }
  readonly renew: { readonly kind: 'renew' | 'cancel' }
  readonly change: Change
}

export type PickTopic = keyof Actions
/** What any option of any question does. */
export type Action = Actions[PickTopic]

/** The id of an action; the kinds of `Deed` in the words of section 7. People are named as everyone names them. */
export function deedId(deed: Deed): string {
  switch (deed.kind) {
    case 'dual':
      return `dual:${deed.whom}:${deed.second}`
    case 'drop-at':
    case 'disengage':
      return `${deed.kind}:${squareId(deed.square)}`
    case 'cast':
      return deed.whom === null ? `cast:${deed.spell}` : `cast:${deed.spell}:${deed.whom}`
    default:
      return 'whom' in deed ? `${deed.kind}:${deed.whom}` : deed.kind
  }
}

/** The id of an option on a square: `to:9-14`. */
export function squareOption(verb: keyof typeof SQUARE_OPTIONS, square: Square): string {
  return SQUARE_OPTIONS[verb][square] ?? ''
}

/** Made once, for whoever moves is offered a hundred of them. */
const SQUARE_OPTIONS = {
  to: optionsOn('to'),
  charge: optionsOn('charge'),
  at: optionsOn('at'),
  push: optionsOn('push'),
} as const

function optionsOn(verb: string): readonly string[] {
  return ALL_SQUARES.map((square) => `${verb}:${squareId(square)}`)
}

export function faceId(facing: Facing): string {
  return `face:${facing}`
}

export function joinId(joining: Joining): string {
  if (joining.kind === 'preset') return `preset:${joining.preset}`
  return joining.kind === 'creature' ? `creature:${joining.creature}` : joining.kind
}

export function raceOption(race: RaceId): string {
  return `race:${race}`
}

export function armingId(arming: Arming): string {
  switch (arming.kind) {
    case 'done':
      return arming.kind
    case 'suit':
      return `suit:${arming.suit}`
    case 'helmet':
      return `helmet:${arming.helmet}`
    case 'drop':
      return `drop:${arming.what}`
    default:
      return `${arming.kind}:${arming.weapon}`
  }
}

export function changeId(change: Change): string {
  return change.kind === 'done' ? 'done' : `${change.kind}:${change.thing}`
}

export function orderId<W extends keyof Orders>(figure: string, what: W, order: Orders[W]): string {
  return `orders:${figure}:${what}-${order}`
}

/** Whether it isn't an answer at all, but a standing order given beside the question. */
export function isAside(id: string): boolean {
  return id.startsWith('orders:')
}

/** What the id of an option of that question means. An id that means nothing is a bug: the kernel lets none through. */
export function parseAction<K extends PickTopic>(topic: K, id: string): Actions[K] {
  const action = PARSERS[topic](id)
  if (action === null) throw new Error(`${id} means nothing to the question ${topic}`)
  return action
}

/** What an option does beside any question; null for orders, and for what is not of the rules: a plan among the options. */
export function readAction(topic: string, id: string): Action | null {
  return isAside(id) || !isPickTopic(topic) ? null : PARSERS[topic](id)
}

function isPickTopic(topic: string): topic is PickTopic {
  return Object.hasOwn(PARSERS, topic)
}

/** The target, by name; null where none is named. */
export function whomOf(action: Action): string | null {
  return 'whom' in action ? action.whom : action.kind === 'figure' ? action.figure : null
}

/** The same for standing orders; throws where the id is none. */
export function parseAside(id: string): Aside {
  const [verb, figure, order] = id.split(':')
  const evade = EVADE_ORDERS.find((each) => order === `evade-${each}`)
  const repel = REPEL_ORDERS.find((each) => order === `repel-${each}`)
  if (verb === 'orders' && figure !== undefined) {
    if (evade !== undefined) return { kind: verb, figure, what: 'evade', order: evade }
    if (repel !== undefined) return { kind: verb, figure, what: 'repel', order: repel }
  }
  throw new Error(`${id} means nothing beside a question`)
}

type Parts = readonly (string | undefined)[]

const PARSERS: { readonly [K in PickTopic]: (id: string) => Actions[K] | null } = {
  muster: inParts(([verb, what]) => {
    if (verb === 'make' || verb === 'done') return { kind: verb }
    if (verb === 'preset') return named(idsOf(PRESETS), what, (preset) => ({ kind: verb, preset }))
    return verb === 'creature' ? named(idsOf(CREATURES), what, (creature) => ({ kind: verb, creature })) : null
  }),
  race: inParts(([verb, what]) => (verb === 'race' ? named(idsOf(RACES), what, (race) => ({ kind: verb, race })) : null)),
  gear: inParts(([verb, what]) => {
    switch (verb) {
      case 'done':
        return { kind: verb }
      case 'ready':
      case 'also':
      case 'sling':
        return named(idsOf(WEAPONS), what, (weapon) => ({ kind: verb, weapon }))
      case 'suit':
        return named(idsOf(SUITS), what, (suit) => ({ kind: verb, suit }))
      case 'helmet':
        return named(idsOf(HELMETS), what, (helmet) => ({ kind: verb, helmet }))
      case 'drop':
        return named([...idsOf(WEAPONS), ...idsOf(HELMETS)], what, (each) => ({ kind: verb, what: each }))
      default:
        return null
    }
  }),
  incentive: oneOf('first', 'last'),
  move: (id) => MOVES.get(id) ?? null,
  face: inParts(([verb, where]) => (verb === 'face' ? named(FACINGS, where, (facing) => ({ kind: verb, facing })) : null)),
  action: inParts(deed),
  place: inParts(([verb, where]) => (verb === 'at' ? onSquare(where, (square) => ({ kind: verb, square })) : null)),
  esp: inParts(([figure]) => (figure === undefined ? null : { kind: 'figure', figure })),
  evade: oneOf('evade', 'no'),
  repel: oneOf('repel', 'let'),
  push: inParts(([verb, where]) => (verb === 'push' ? onSquare(where, (square) => ({ kind: verb, square })) : null)),
  renew: oneOf('renew', 'cancel'),
  change: inParts(([verb, thing]) => {
    if (verb === 'done') return { kind: verb }
    if (thing === undefined) return null
    return named(['ready', 'also', 'sling', 'drop'] as const, verb, (kind) => ({ kind, thing }))
  }),
}

/** All moves there are, for a bot looks at a hundred of them before it answers. */
const MOVES: ReadonlyMap<string, Actions['move']> = new Map<string, Actions['move']>([
  ['wait', { kind: 'wait' }],
  ...ALL_SQUARES.map((square) => [squareOption('to', square), { kind: 'to', square }] as const),
  ...ALL_SQUARES.map((square) => [squareOption('charge', square), { kind: 'charge', square }] as const),
])

function inParts<T>(parse: (parts: Parts) => T | null): (id: string) => T | null {
  return (id) => parse(id.split(':'))
}

function deed([verb, what, more]: Parts): Deed | null {
  const alone = ALONE.find((each) => each === verb)
  if (alone !== undefined) return { kind: alone }
  if (what === undefined) return null
  const atOne = AT_ONE.find((each) => each === verb)
  if (atOne !== undefined) return { kind: atOne, whom: what }
  switch (verb) {
    case 'dual':
      return more === undefined ? null : { kind: verb, whom: what, second: more }
    case 'drop-at':
    case 'disengage':
      return onSquare(what, (square) => ({ kind: verb, square }))
    case 'cast':
      return named(SPELL_IDS, what, (spell) => ({ kind: verb, spell, whom: more ?? null }))
    default:
      return null
  }
}

function oneOf<K extends string>(...kinds: readonly K[]): (id: string) => { readonly kind: K } | null {
  return (id) => named(kinds, id, (kind) => ({ kind }))
}

function named<K extends string, T>(words: readonly K[], word: string | undefined, make: (word: K) => T): T | null {
  const found = words.find((each) => each === word)
  return found === undefined ? null : make(found)
}

function onSquare<T>(id: string | undefined, make: (square: Square) => T): T | null {
  const square = parseSquare(id)
  return square === null ? null : make(square)
}
