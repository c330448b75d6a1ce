import { BOOK_SPELLS, PARCHMENT_IDS, QUADRANTS, type QuadrantId, type SpellId } from '../tables/table-types.ts'
import type { Square } from '../view-types.ts'
import { isSquare } from './squares.ts'

// What the id of an option means: `step:7-12`, `cast:icy-blast:7-13`, `end`. Ids are taken apart here and nowhere else, those of errands too.

/** 11.1: a spell, and where it is aimed: at a square, or for Long Jump over one square onto another. */
export interface Spelling {
  readonly kind: 'cast'
  readonly spell: SpellId
  readonly at: Square | null
  readonly to: Square | null
}

/** Beside every question of one's own turn outside of fights and luck tests (D-74, D-106). */
export type Aside =
  | { readonly kind: 'use' | 'drop'; readonly card: string }
  | { readonly kind: 'take'; readonly thing: string }
  | { readonly kind: 'go'; readonly square: Square }
  | { readonly kind: 'give-up' | 'retire' }

export type Deed =
  | { readonly kind: 'step' | 'break'; readonly square: Square }
  | { readonly kind: 'throw'; readonly card: string; readonly square: Square }
  | { readonly kind: 'cross'; readonly pit: Square; readonly to: Square }
  | { readonly kind: 'passage'; readonly exit: Square }
  | Spelling
  | { readonly kind: 'leave' | 'grope' | 'light' | 'douse' | 'summon' | 'end' }

/** The options of each question that has some. */
interface Actions {
  readonly quadrant: { readonly kind: 'quadrant'; readonly quadrant: QuadrantId }
  readonly entry: { readonly kind: 'enter'; readonly square: Square }
  readonly turn: Deed
  readonly direction: { readonly kind: 'step'; readonly square: Square } | { readonly kind: 'stay' }
  readonly lay: { readonly kind: 'turn'; readonly turn: number }
  readonly find: { readonly kind: 'take'; readonly thing: string } | { readonly kind: 'leave' }
  readonly luck: { readonly kind: 'test-luck' | 'suffer' }
  readonly meet: Spelling | { readonly kind: 'fight' | 'pass' | 'retreat' }
  readonly arm: { readonly kind: 'arm'; readonly cards: readonly string[] }
  readonly round: { readonly kind: 'fight-on' | 'retreat' }
  readonly passage: { readonly kind: 'strip'; readonly squares: number } | { readonly kind: 'light' | 'end' }
  readonly pit: { readonly kind: 'climb' | 'end' }
  readonly 'climb-to': { readonly kind: 'to'; readonly square: Square }
}

/** What the id of an option of that question means. An id that means nothing is a bug: the kernel lets none through. */
export function parseAction<K extends keyof Actions>(topic: K, id: string): Actions[K] {
  const action = PARSERS[topic](id.split(':'))
  if (action === null) throw new Error(`${id} means nothing to the question ${topic}`)
  return action
}

/** The same for what may be done beside a question; null where the id is none of these. */
export function parseAside(id: string): Aside | null {
  const [verb, rest = ''] = id.split(':')
  switch (verb) {
    case 'use':
    case 'drop':
      return { kind: verb, card: rest }
    case 'take':
      return { kind: verb, thing: rest }
    case 'go':
      return isSquare(rest) ? { kind: verb, square: rest } : null
    case 'give-up':
    case 'retire':
      return { kind: verb }
    default:
      return null
  }
}

// ---------------------------------------------------------------- whatever the question is

/** `step`, `cast`, `go`: what sort of answer it is. */
export function verbOf(id: string): string {
  return id.split(':')[0] ?? ''
}

/** The card or treasure that is used, put down, taken or thrown; null for anything else. */
export function thingOf(id: string): string | null {
  const [verb, thing] = id.split(':')
  return verb === 'use' || verb === 'drop' || verb === 'take' || verb === 'throw' ? (thing ?? null) : null
}

/** The spell that is cast; null for anything else. */
export function spellIn(id: string): string | null {
  const [verb, spell] = id.split(':')
  return verb === 'cast' ? (spell ?? null) : null
}

/** The cards in both hands with which a fight is begun; none for any other answer. */
export function armsOf(id: string): readonly string[] {
  return verbOf(id) === 'arm' ? parseAction('arm', id).cards : []
}

// ---------------------------------------------------------------- question by question

type Parts = readonly (string | undefined)[]

const PARSERS: { readonly [K in keyof Actions]: (parts: Parts) => Actions[K] | null } = {
  quadrant: ([verb, rest]) => (verb === 'quadrant' ? named(QUADRANTS, rest, (quadrant) => ({ kind: verb, quadrant })) : null),
  entry: ([verb, square]) => (verb === 'enter' && isPlace(square) ? { kind: verb, square } : null),
  turn: deed,
  direction: ([verb, square]) => (verb === 'stay' ? { kind: verb } : verb === 'step' && isPlace(square) ? { kind: verb, square } : null),
  lay: ([verb, turn]) => (verb === 'turn' ? { kind: verb, turn: Number(turn) } : null),
  find: ([verb, thing]) => (verb === 'leave' ? { kind: verb } : verb === 'take' && thing !== undefined ? { kind: verb, thing } : null),
  luck: ([verb]) => named(['test-luck', 'suffer'] as const, verb, (kind) => ({ kind })),
  meet: (parts) => spelling(parts) ?? named(['fight', 'pass', 'retreat'] as const, parts[0], (kind) => ({ kind })),
  arm: ([verb, cards]) => (verb === 'arm' && cards !== undefined ? { kind: verb, cards: cards.split('+') } : null),
  round: ([verb]) => named(['fight-on', 'retreat'] as const, verb, (kind) => ({ kind })),
  passage: ([verb, squares]) =>
    verb === 'strip' ? { kind: verb, squares: Number(squares) } : named(['light', 'end'] as const, verb, (kind) => ({ kind })),
  pit: ([verb]) => named(['climb', 'end'] as const, verb, (kind) => ({ kind })),
  'climb-to': ([verb, square]) => (verb === 'to' && isPlace(square) ? { kind: verb, square } : null),
}

function deed(parts: Parts): Deed | null {
  const [verb, first, second] = parts
  switch (verb) {
    case 'step':
    case 'break':
      return isPlace(first) ? { kind: verb, square: first } : null
    case 'throw':
      return first !== undefined && isPlace(second) ? { kind: verb, card: first, square: second } : null
    case 'cross':
      return isPlace(first) && isPlace(second) ? { kind: verb, pit: first, to: second } : null
    case 'passage':
      return isPlace(first) ? { kind: verb, exit: first } : null
    case 'cast':
      return spelling(parts)
    default:
      return named(['leave', 'grope', 'light', 'douse', 'summon', 'end'] as const, verb, (kind) => ({ kind }))
  }
}

function spelling([verb, name, at, to]: Parts): Spelling | null {
  if (verb !== 'cast') return null
  const places = [at, to].map((place) => (place === undefined ? null : place))
  if (places.some((place) => place !== null && !isSquare(place))) return null
  return named([...BOOK_SPELLS, ...PARCHMENT_IDS], name, (spell) => ({ kind: verb, spell, at: places[0] ?? null, to: places[1] ?? null }))
}

function isPlace(text: string | undefined): text is Square {
  return text !== undefined && isSquare(text)
}

function named<T extends string, A>(list: readonly T[], name: string | undefined, action: (found: T) => A): A | null {
  const found = list.find((each) => each === name)
  return found === undefined ? null : action(found)
}
