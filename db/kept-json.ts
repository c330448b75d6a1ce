import { CHARACTER_STATUSES, type CharacterStatus, UNITS, type Unit } from '../engine/kernel/campaign-types.ts'
import type { Figures } from '../engine/kernel/tale-types.ts'
import { type BotSeat, type BranchPoint, type Outcome, SESSION_STATUSES, type SessionStatus, SKILLS } from '../engine/kernel/types.ts'
import { storageFailure } from './refusal.ts'
import type { StoredFell } from './schema.ts'

// JSON out of the file, where one spoilt row must not end a list of many: a flipped bit leaves text that isn't JSON, or JSON with
// another key.

/** Null where the text isn't JSON. */
export function jsonOf(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What `read` gives, or `otherwise` where a spoilt row leads it astray. A failure of the disk is thrown on. */
export function unlessSpoilt<T>(read: () => T, otherwise: T): T {
  try {
    return read()
  } catch (error) {
    if (storageFailure(error) !== null) throw error
    return otherwise
  }
}

/** The engine's own record; null where it is none. */
export function sheetIn(text: string): object | null {
  const read = jsonOf(text)
  return isObject(read) ? read : null
}

/** Whether a stored word is a character's status; a damaged row may have any other. */
export function isStanding(status: string): status is CharacterStatus {
  return CHARACTER_STATUSES.some((one) => one === status)
}

export function isUnit(unit: string): unit is Unit {
  return UNITS.some((one) => one === unit)
}

export function isSessionStatus(status: string): status is SessionStatus {
  return SESSION_STATUSES.some((one) => one === status)
}

/** Null where it isn't a list of words. */
export function wordsOf(text: string | null): readonly string[] | null {
  const read = jsonOf(text)
  return Array.isArray(read) && read.every((word) => typeof word === 'string') ? read : null
}

/** Numbers by name; whatever is none is left out. */
export function countsIn(text: string | null): Readonly<Record<string, number>> {
  const read = jsonOf(text)
  if (!isObject(read) || Array.isArray(read)) return {}
  return Object.fromEntries(Object.entries(read).flatMap(([name, count]) => (typeof count === 'number' ? [[name, count]] : [])))
}

/** Where someone fell; null where nobody did, or where it cannot be read. */
export function fellOf(text: string | null): StoredFell | null {
  const read = jsonOf(text)
  if (!isFall(read) || !isObject(read)) return null
  const whole = (read.session === null || typeof read.session === 'string') && (read.by === undefined || typeof read.by === 'string')
  return whole ? (read as unknown as StoredFell) : null
}

/** The seats that play by themselves; none where that cannot be read. */
export function botsOf(text: string | null): readonly BotSeat[] {
  const read = jsonOf(text)
  const whole = all(read, { seat: 'number', skill: 'string' }) && read.every(({ skill }) => SKILLS.some((one) => one === skill))
  return whole ? (read as unknown as readonly BotSeat[]) : []
}

/** Where a what-if starts from; null where it is none, or where that cannot be read. */
export function branchOf(text: string | null): BranchPoint | null {
  const read = jsonOf(text)
  return isObject(read) && has(read, { session: 'string', input: 'number' }) ? (read as unknown as BranchPoint) : null
}

/** Null where there is none, or where it is not an outcome. */
export function outcomeOf(text: string | null): Outcome | null {
  const read = jsonOf(text)
  if (!isObject(read) || !has(read, { kind: 'string', text: 'string' })) return null
  const { standings } = read
  const whole = standings === undefined || all(standings, { id: 'string', label: 'string', score: 'number' })
  return whole ? (read as unknown as Outcome) : null
}

const VERSION = 1 satisfies Figures['version']

/** Null where there is none, where it is of another version, or where it is not a tale. */
export function figuresOf<T extends Figures>(text: string | null): T | null {
  const read = jsonOf(text)
  if (!isObject(read) || read.version !== VERSION) return null
  const { people, kills, luck, feats = [], chapters = [], courses = [] } = read
  const whole =
    has(read, { text: 'string', turns: 'number', depth: 'number', explored: 'number' }) &&
    all(people, { slug: 'string', name: 'string', fate: 'string', experience: 'number', gold: 'number', kills: 'number' }) &&
    people.every(
      ({ jewels, deeds, fell, scar }) =>
        Array.isArray(jewels) && Array.isArray(deeds) && (fell === undefined || isFall(fell)) && (scar === undefined || isScar(scar)),
    ) &&
    all(feats, { who: 'string', text: 'string', turn: 'number', level: 'number', sort: 'string' }) &&
    all(courses, { id: 'string', label: 'string', from: 'number' }) &&
    all(kills, { kind: 'string', label: 'string', count: 'number' }) &&
    isObject(luck) &&
    Array.isArray(luck.faces) &&
    all(luck.kinds, { id: 'string', label: 'string', count: 'number', expected: 'number', came: 'number' }) &&
    all(chapters, { turn: 'number', kind: 'string', title: 'string', from: 'number', to: 'number' }) &&
    chapters.every(({ lines }) => all(lines, { rule: 'string', text: 'string', tone: 'string' }))
  return whole ? (read as unknown as T) : null
}

type Fields = Readonly<Record<string, unknown>>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isFall(value: unknown): boolean {
  return isObject(value) && has(value, { turn: 'number', level: 'number', cause: 'string', text: 'string' })
}

function isScar(value: unknown): boolean {
  return isObject(value) && has(value, { turn: 'number', level: 'number', text: 'string' })
}

function has(value: Fields, shape: Readonly<Record<string, 'string' | 'number'>>): boolean {
  return Object.entries(shape).every(([name, type]) => typeof value[name] === type)
}

function all(value: unknown, shape: Readonly<Record<string, 'string' | 'number'>>): value is readonly Fields[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && has(one, shape))
}
