import type { Figures } from '../engine/kernel/tale-types.ts'
import type { Outcome } from '../engine/kernel/types.ts'
import { storageFailure } from './refusal.ts'

// JSON out of the file, where one spoilt row must not end a list of many: a flipped bit leaves text that is no JSON, or JSON with
// another key.

/** Null where the text is no JSON. */
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
  const { people, kills, luck, chapters = [] } = read
  const whole =
    has(read, { text: 'string', turns: 'number', depth: 'number', explored: 'number' }) &&
    all(people, { slug: 'string', name: 'string', fate: 'string', experience: 'number', gold: 'number', kills: 'number' }) &&
    people.every(({ jewels, deeds, fell }) => Array.isArray(jewels) && Array.isArray(deeds) && (fell === undefined || isFall(fell))) &&
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

function has(value: Fields, shape: Readonly<Record<string, 'string' | 'number'>>): boolean {
  return Object.entries(shape).every(([name, type]) => typeof value[name] === type)
}

function all(value: unknown, shape: Readonly<Record<string, 'string' | 'number'>>): value is readonly Fields[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && has(one, shape))
}
