import {
  CHARACTER_IDS,
  type CharacterId,
  type DrawDeck,
  FIGHTERS,
  type Fighter,
  SPELLS_IN_PLAY,
  type SpaceId,
  type SpellId,
} from '../tables/table-types.ts'
import { isSpace } from './spaces.ts'

// What the id of an option means: `step:corridor-1`, `cast:firebolt:ogre`. Ids are taken apart here and nowhere else, those of errands too.

/** What a robber takes: a Gold, or an Object by its id. */
export type Loot = { readonly kind: 'gold' } | { readonly kind: 'object'; readonly card: string }

/** Beside most questions of an own turn; beside those of others only `exchange` (C-73). */
export type Aside =
  | { readonly kind: 'exchange'; readonly strength: number }
  | { readonly kind: 'mend' }
  | { readonly kind: 'rob'; readonly character: CharacterId; readonly loot: Loot }
  | { readonly kind: 'ditch'; readonly card: string }

/** What is done at a trader, a Stranger or a Place. */
export type Visit =
  | { readonly kind: 'visit'; readonly card: string; readonly how: 'plain' | 'pay' | 'roll' | 'pray' | 'vow' }
  | { readonly kind: 'buy'; readonly ware: string }
  | { readonly kind: 'sell'; readonly card: string }
  | { readonly kind: 'pass' }

/** Spells that are cast to win a fight. */
export type BattleSpell = Extract<SpellId, 'might' | 'mind-blade'>

export type FightDeed =
  | { readonly kind: 'fight'; readonly psychic: boolean; readonly spell: BattleSpell | null }
  | { readonly kind: 'evade'; readonly card: string }
  | { readonly kind: 'firebolt'; readonly card: string }

type Pass = { readonly kind: 'pass' }
type Go = { readonly kind: 'go'; readonly space: SpaceId }

/** The options of each question. */
interface Actions {
  readonly character: { readonly kind: 'character'; readonly character: CharacterId }
  readonly move:
    | { readonly kind: 'roll' | 'gate' }
    | { readonly kind: 'step'; readonly space: SpaceId }
    | { readonly kind: 'cast'; readonly spell: Extract<SpellId, 'swift-foot' | 'recall'> }
  readonly pace: { readonly kind: 'pace'; readonly spaces: number }
  readonly direction: Go
  readonly 'stop-here': { readonly kind: 'stop' | 'go-on' }
  readonly recall: { readonly kind: 'to'; readonly space: SpaceId }
  readonly encounter: { readonly kind: 'space' } | { readonly kind: 'attack'; readonly character: CharacterId; readonly psychic: boolean }
  readonly evade: { readonly kind: 'evade' | 'stand' }
  readonly defend: { readonly kind: 'stand'; readonly spell: BattleSpell | null }
  readonly spoils: { readonly kind: 'life' } | { readonly kind: 'take'; readonly loot: Loot }
  readonly deck: { readonly kind: 'draw'; readonly deck: DrawDeck }
  readonly fight: FightDeed
  readonly ward: { readonly kind: 'ward' } | Pass
  readonly visit: Visit
  readonly heal: { readonly kind: 'heal'; readonly lives: number } | Pass
  readonly take: { readonly kind: 'take'; readonly loot: Loot }
  readonly space: { readonly kind: 'roll' } | Pass
  readonly leave: { readonly kind: 'leave'; readonly loot: Loot }
  readonly shrine: { readonly kind: 'leave-two' | 'lose-life' }
  readonly arena: { readonly kind: 'fight'; readonly fighter: Fighter }
  readonly 're-roll': { readonly kind: 'keep' } | { readonly kind: 're-roll'; readonly die: number }
  readonly search: { readonly kind: 'search' } | Pass
  readonly trials: { readonly kind: 'enter' } | Pass
  readonly 'leave-chamber': Go
  readonly 'too-many': { readonly kind: 'ditch'; readonly card: string }
  readonly 'too-many-spells': { readonly kind: 'discard'; readonly spell: SpellId }
}

/** What the id of an option of that question means. An id that means nothing is a bug: the kernel lets none through. */
export function parseAction<K extends keyof Actions>(topic: K, id: string): Actions[K] {
  const action = PARSERS[topic](id.split(':'))
  if (action === null) throw new Error(`${id} means nothing to the question ${topic}`)
  return action
}

/** The same for what may be done beside a question; throws where the id is none of these. */
export function parseAside(id: string): Aside {
  const [verb, one, two, three] = id.split(':')
  const character = CHARACTER_IDS.find((each) => each === two)
  if (verb === 'exchange') return { kind: verb, strength: Number(one) }
  if (verb === 'ditch' && one !== undefined) return { kind: verb, card: one }
  if (verb === 'cast' && one === 'mend') return { kind: 'mend' }
  if (verb === 'cast' && one === 'sticky-fingers' && character !== undefined && three !== undefined)
    return { kind: 'rob', character, loot: lootOf(three) }
  throw new Error(`${id} means nothing beside a question`)
}

// ---------------------------------------------------------------- whatever the question is

/** `step`, `cast`, `walk`: what sort of answer it is. */
export function verbOf(id: string): string {
  return id.split(':')[0] ?? ''
}

/** Whether an option is about that card, Spell, Character or space. */
export function isAbout(id: string, thing: string): boolean {
  return id.split(':').slice(1).includes(thing)
}

/** What an option is about first: a Spell, a Character, a deck, or a thing or foe by its id. */
export type Subject =
  | { readonly kind: 'spell'; readonly spell: string }
  | { readonly kind: 'character'; readonly character: string }
  | { readonly kind: 'deck'; readonly deck: string }
  | { readonly kind: 'thing'; readonly thing: string }

/** Null where it is about nothing that has a picture. */
export function subjectOf(id: string): Subject | null {
  const [verb, what] = id.split(':')
  if (what === undefined) return null
  switch (verb) {
    case 'cast':
    case 'discard':
      return { kind: 'spell', spell: what }
    case 'attack':
    case 'character':
      return { kind: 'character', character: what }
    case 'draw':
      return { kind: 'deck', deck: what }
    case 'fight':
      return what === 'psychic' ? null : { kind: 'thing', thing: what }
    case 'visit':
    case 'evade':
    case 'take':
    case 'leave':
    case 'ditch':
    case 'buy':
    case 'sell':
      return { kind: 'thing', thing: what }
    default:
      return null
  }
}

/** An errand to a space: with the die on the table, or turn after turn. */
export interface Lead {
  readonly kind: 'walk' | 'onward'
  readonly space: SpaceId
}

export function leadId({ kind, space }: Lead): string {
  return `${kind}:${space}`
}

/** Null for anything but an errand that leads to a space. */
export function leadOf(id: string): Lead | null {
  const [kind, space] = id.split(':')
  return (kind === 'walk' || kind === 'onward') && isPlace(space) ? { kind, space } : null
}

// ---------------------------------------------------------------- question by question

type Parts = readonly (string | undefined)[]

const go = ([verb, space]: Parts): Go | null => (verb === 'go' && isPlace(space) ? { kind: verb, space } : null)
const orPass =
  <T>(parse: (parts: Parts) => T | null) =>
  (parts: Parts): T | Pass | null =>
    parts[0] === 'pass' ? { kind: 'pass' } : parse(parts)
const only =
  <K extends string>(kind: K) =>
  ([verb]: Parts): { readonly kind: K } | null =>
    verb === kind ? { kind } : null
const oneOf =
  <K extends string>(...kinds: readonly K[]) =>
  ([verb]: Parts) =>
    named(kinds, verb, (kind) => ({ kind }))

const PARSERS: { readonly [K in keyof Actions]: (parts: Parts) => Actions[K] | null } = {
  character: ([verb, id]) => (verb === 'character' ? named(CHARACTER_IDS, id, (character) => ({ kind: verb, character })) : null),
  move: ([verb, what]) => {
    if (verb === 'roll' || verb === 'gate') return { kind: verb }
    if (verb === 'step') return isPlace(what) ? { kind: verb, space: what } : null
    return verb === 'cast' ? named(['swift-foot', 'recall'] as const, what, (spell) => ({ kind: verb, spell })) : null
  },
  pace: ([verb, spaces]) => (verb === 'pace' ? { kind: verb, spaces: Number(spaces) } : null),
  direction: go,
  'stop-here': oneOf('stop', 'go-on'),
  recall: ([verb, space]) => (verb === 'to' && isPlace(space) ? { kind: verb, space } : null),
  encounter: ([verb, id, how]) => {
    if (verb === 'space') return { kind: verb }
    return verb === 'attack' ? named(CHARACTER_IDS, id, (character) => ({ kind: verb, character, psychic: how === 'psychic' })) : null
  },
  evade: oneOf('evade', 'stand'),
  defend: ([verb, spell]) => {
    if (verb === 'stand') return { kind: verb, spell: null }
    return verb === 'cast' ? battle(spell, (found) => ({ kind: 'stand', spell: found })) : null
  },
  spoils: ([verb, what]) =>
    verb === 'life' ? { kind: verb } : verb === 'take' && what !== undefined ? { kind: verb, loot: lootOf(what) } : null,
  deck: ([verb, deck]) => (verb === 'draw' ? named(['cave', 'adventure'] as const, deck, (found) => ({ kind: verb, deck: found })) : null),
  fight: ([verb, what, card]) => {
    if (verb === 'fight') return { kind: verb, psychic: what === 'psychic', spell: null }
    if (verb === 'evade') return what === undefined ? null : { kind: verb, card: what }
    if (verb !== 'cast') return null
    if (what === 'firebolt') return card === undefined ? null : { kind: what, card }
    return battle(what, (spell) => ({ kind: 'fight', psychic: spell === 'mind-blade', spell }))
  },
  ward: orPass(([verb, spell]) => (verb === 'cast' && spell === 'ward' ? { kind: 'ward' } : null)),
  visit: orPass(visit),
  heal: orPass(([verb, lives]) => (verb === 'heal' ? { kind: verb, lives: Number(lives) } : null)),
  take: ([verb, what]) => (verb === 'take' && what !== undefined ? { kind: verb, loot: lootOf(what) } : null),
  space: orPass(only('roll')),
  leave: ([verb, what]) => (verb === 'leave' && what !== undefined ? { kind: verb, loot: lootOf(what) } : null),
  shrine: oneOf('leave-two', 'lose-life'),
  arena: ([verb, who]) => (verb === 'fight' ? named(FIGHTERS, who, (fighter) => ({ kind: verb, fighter })) : null),
  're-roll': ([verb, die]) => (verb === 'keep' ? { kind: verb } : verb === 're-roll' ? { kind: verb, die: Number(die ?? 1) } : null),
  search: orPass(only('search')),
  trials: orPass(only('enter')),
  'leave-chamber': go,
  'too-many': ([verb, card]) => (verb === 'ditch' && card !== undefined ? { kind: verb, card } : null),
  'too-many-spells': ([verb, spell]) =>
    verb === 'discard' ? named(SPELLS_IN_PLAY, spell, (found) => ({ kind: verb, spell: found })) : null,
}

function visit([verb, what, how]: Parts): Visit | null {
  if (what === undefined) return null
  if (verb === 'buy') return { kind: verb, ware: what }
  if (verb === 'sell') return { kind: verb, card: what }
  if (verb !== 'visit') return null
  return how === undefined
    ? { kind: verb, card: what, how: 'plain' }
    : named(['pay', 'roll', 'pray', 'vow'] as const, how, (found) => ({ kind: verb, card: what, how: found }))
}

function battle<A>(spell: string | undefined, action: (spell: BattleSpell) => A): A | null {
  return named(['might', 'mind-blade'] as const, spell, action)
}

/** `gold`, or the Object. */
export function lootId(loot: Loot): string {
  return loot.kind === 'gold' ? 'gold' : loot.card
}

function lootOf(what: string): Loot {
  return what === 'gold' ? { kind: 'gold' } : { kind: 'object', card: what }
}

function isPlace(text: string | undefined): text is SpaceId {
  return text !== undefined && isSpace(text)
}

function named<T extends string, A>(list: readonly T[], name: string | undefined, action: (found: T) => A): A | null {
  const found = list.find((each) => each === name)
  return found === undefined ? null : action(found)
}
