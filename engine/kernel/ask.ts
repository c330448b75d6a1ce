import { assertNever } from './assert-never.ts'
import { diceCode } from './dice.ts'
import { badRequest, ruleViolation } from './refusal.ts'
import type { Answer, Json, Refusal, Seat } from './types.ts'

/** The seat a question is put to, the case it comes from, and the character it is about. */
export interface Heading {
  readonly seat: Seat
  readonly rule: string
  /** Id of the character it is about. */
  readonly about?: string | undefined
}

/**
 * A question as a script asks it: ids and bounds only. The game's `describe` works out prompts,
 * labels, odds and blocked options when someone looks (bots do not).
 */
export interface Question extends Heading {
  /** The question's machine name, under which its texts are kept. */
  readonly topic: string
  /** What the texts need apart from the state. */
  readonly data?: Json | undefined
}

export interface PickAsk extends Question {
  readonly kind: 'pick'
  readonly ids: readonly string[]
  readonly aside?: Asides | undefined
  readonly min: number
  readonly max: number
}

export interface NumberAsk extends Question {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step: number
}

export interface TextAsk extends Question {
  readonly kind: 'text'
  readonly min: number
  readonly max: number
  /** Refuses a text that cannot be taken, with a sentence. */
  readonly check?: (text: string) => string | null
}

/** Ranks of three spaces, left to right. */
export type Ranks = readonly (readonly (string | null)[])[]

export interface ArrangeAsk extends Question {
  readonly kind: 'arrange'
  readonly of: readonly string[]
  readonly aside?: Asides | undefined
  readonly check: (ranks: Ranks) => string | null
  readonly suggest: () => Ranks
}

/** For each thing, how much of it each character gets; the rest stays where it is. */
export type Shares = { readonly [item: string]: { readonly [who: string]: number } }

export interface ShareAsk extends Question {
  readonly kind: 'share'
  readonly of: readonly { readonly id: string; readonly amount: number }[]
  readonly among: readonly string[]
  readonly aside?: Asides | undefined
  readonly check?: (shares: Shares) => string | null
  readonly suggest: () => Shares
}

/** The players roll real dice and enter the faces. */
export interface RollAsk extends Question {
  readonly kind: 'roll'
  readonly code: string
}

export type Ask = PickAsk | NumberAsk | TextAsk | ArrangeAsk | ShareAsk | RollAsk

// A game lists its topics as an interface: each topic with the data its words need, or `undefined` where they need none.

/** Such a list; the data are plain JSON. */
export type TopicList<T> = { readonly [K in keyof T]: Json | undefined }

/** The fields of a question about topic `K`, with the data of that topic. */
export type About<T extends TopicList<T>, K extends keyof T & string> = Heading & {
  readonly topic: K
  readonly data?: T[K]
} & (undefined extends T[K] ? unknown : { readonly data: T[K] })

/** A question about one of the topics of `T`. */
export type AskAbout<T extends TopicList<T>, K extends keyof T & string = keyof T & string> = {
  readonly [P in K]: Ask & { readonly topic: P; readonly data: T[P] }
}[K]

/** What may be done apart from answering a question, each picked alone. Worked out on demand: bots seldom ask. */
export type Asides = () => readonly string[]

/** What may be done apart from answering this question now; nothing beside most. */
export function asidesOf(ask: Ask): readonly string[] {
  return ask.kind === 'pick' || ask.kind === 'share' || ask.kind === 'arrange' ? (ask.aside?.() ?? []) : []
}

/** Checks an answer to `ask`: null if the rules allow it, otherwise the refusal. */
export function check(ask: Ask, answer: Answer): Refusal | null {
  if (ask.kind === 'pick') return checkPick(ask, answer.pick)
  if (answer.pick !== undefined) return checkAside(ask, answer.pick)
  switch (ask.kind) {
    case 'number':
      return checkNumber(ask, answer.value)
    case 'text':
      return checkText(ask, answer.value)
    case 'arrange':
      return checkArrange(ask, answer.value)
    case 'share':
      return checkShare(ask, answer.value)
    case 'roll':
      return checkFaces(ask, answer.value)
    default:
      assertNever(ask)
  }
}

function refuse(ask: Ask, message: string, detail?: string): Refusal {
  return ruleViolation(message, { detail, rule: ask.rule })
}

function malformed(ask: Ask, message: string): Refusal {
  return badRequest(message, { rule: ask.rule })
}

function checkPick(ask: PickAsk, pick: readonly string[] | undefined): Refusal | null {
  if (pick === undefined) return malformed(ask, 'This decision takes a pick: the ids of the options chosen.')
  const [first] = pick
  if (pick.length === 1 && first !== undefined) {
    if (ask.min <= 1 && ask.max >= 1 && ask.ids.includes(first)) return null
    return ask.aside?.().includes(first) === true ? null : ask.min > 1 ? wrongCount(ask) : noOption(ask, first)
  }
  if (pick.length < ask.min || pick.length > ask.max) return wrongCount(ask)
  if (new Set(pick).size !== pick.length) return refuse(ask, 'No option can be chosen twice.', 'twice')
  const stranger = pick.find((id) => !ask.ids.includes(id))
  return stranger === undefined ? null : noOption(ask, stranger)
}

/** Beside a question that takes a value, an aside is all that can be picked. */
function checkAside(ask: Ask, pick: readonly string[]): Refusal | null {
  const [first] = pick
  const beside = asidesOf(ask)
  if (beside.length === 0) return refuse(ask, 'This decision takes a value, not a pick.')
  if (first === undefined || pick.length > 1) return refuse(ask, 'This decision takes a value, or one thing done beside it.')
  return beside.includes(first) ? null : noOption(ask, first)
}

function wrongCount(ask: PickAsk): Refusal {
  return refuse(ask, ask.min === ask.max ? `Choose ${ask.min}.` : `Choose ${ask.min} to ${ask.max}.`, 'count')
}

function noOption(ask: Ask, id: string): Refusal {
  return refuse(ask, `"${id.slice(0, 80)}" is not among the options.`, 'not-an-option')
}

function checkNumber(ask: NumberAsk, value: Json | undefined): Refusal | null {
  if (typeof value !== 'number' || !Number.isFinite(value)) return malformed(ask, 'This decision takes a number.')
  if (value < ask.min || value > ask.max || (value - ask.min) % ask.step !== 0)
    return refuse(ask, `Give a number from ${ask.min} to ${ask.max}${ask.step === 1 ? '' : ` in steps of ${ask.step}`}.`)
  return null
}

function checkText(ask: TextAsk, value: Json | undefined): Refusal | null {
  if (typeof value !== 'string') return malformed(ask, 'This decision takes a text.')
  const length = [...value.trim()].length
  if (length < ask.min || length > ask.max) return refuse(ask, `Give a text of ${ask.min} to ${ask.max} characters.`)
  const why = ask.check?.(value.trim()) ?? null
  return why === null ? null : refuse(ask, why)
}

function isRanks(value: unknown): value is Ranks {
  return (
    Array.isArray(value) &&
    value.length <= 12 &&
    value.every((rank) => Array.isArray(rank) && rank.length <= 3 && rank.every((id) => id === null || typeof id === 'string'))
  )
}

function checkArrange(ask: ArrangeAsk, value: Json | undefined): Refusal | null {
  if (!isRanks(value)) return malformed(ask, 'This decision takes ranks: lists of up to three ids or null.')
  const placed = value.flat().filter((id) => id !== null)
  if (placed.length !== ask.of.length || new Set(placed).size !== placed.length || placed.some((id) => !ask.of.includes(id)))
    return refuse(ask, 'Every character must stand in exactly one place.')
  const why = ask.check(value)
  return why === null ? null : refuse(ask, why)
}

function isShares(value: unknown): value is Shares {
  return (
    isRecord(value) &&
    Object.values(value).every(
      (shares) => isRecord(shares) && Object.values(shares).every((n) => Number.isSafeInteger(n) && Number(n) >= 0),
    )
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function checkShare(ask: ShareAsk, value: Json | undefined): Refusal | null {
  if (!isShares(value)) return malformed(ask, 'This decision takes shares: for each thing, whole amounts by character.')
  for (const [item, shares] of Object.entries(value)) {
    const there = ask.of.find((thing) => thing.id === item)
    if (there === undefined) return noOption(ask, item)
    const stranger = Object.keys(shares).find((who) => !ask.among.includes(who))
    if (stranger !== undefined) return refuse(ask, `Nothing can be given to "${stranger.slice(0, 80)}" here.`)
    const given = Object.values(shares).reduce((sum, amount) => sum + amount, 0)
    if (given > there.amount) return refuse(ask, `There are only ${there.amount} of ${item}.`)
  }
  const why = ask.check?.(value) ?? null
  return why === null ? null : refuse(ask, why)
}

function checkFaces(ask: RollAsk, value: Json | undefined): Refusal | null {
  const { count } = diceCode(ask.code)
  const faces = Array.isArray(value) ? value : null
  if (faces === null || faces.length !== count || !faces.every((face) => Number.isInteger(face) && face >= 1 && face <= 6))
    return malformed(ask, `Give the faces of ${count} dice, each from 1 to 6.`)
  return null
}
