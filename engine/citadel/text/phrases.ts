import type { Ask } from '../../kernel/ask.ts'
import type { Decision, Json } from '../../kernel/types.ts'
import { listed as words } from '../../kernel/words.ts'
import type { Id } from '../state.ts'
import type { Names } from './text.ts'

// Turns of phrase that several chapters need.

/** `Orc 1`, `Orc 1 and Orc 2`, `Orc 1, Orc 2 and Troll 1`. */
export function listed(ids: readonly Id[], name: Names): string {
  return words(ids.map(name), 'nobody')
}

type Steps = NonNullable<Decision['steps']>

/** Steps in order: those before `now` are done. */
export function stepsTo(labels: readonly string[], now: number): Steps {
  return labels.map((label, i) => (i === now ? { label, now: true } : i < now ? { label, done: true } : { label }))
}

// ---------------------------------------------------------------- what a question brings with it

function dataOf(ask: Ask): { readonly [key: string]: Json | undefined } {
  const { data } = ask
  return typeof data === 'object' && data !== null && !isList(data) ? data : {}
}

function isList(data: Json): data is readonly Json[] {
  return Array.isArray(data)
}

/** A list of ids that stands in the question's data. */
export function idsIn(ask: Ask, key: string): Id[] {
  const value = dataOf(ask)[key]
  return value !== undefined && isList(value) ? value.filter((each) => typeof each === 'string') : []
}

export function numberIn(ask: Ask, key: string): number {
  const value = dataOf(ask)[key]
  return typeof value === 'number' ? value : 0
}

export function textIn(ask: Ask, key: string): string | null {
  const value = dataOf(ask)[key]
  return typeof value === 'string' ? value : null
}

/** Objects that stand in the question's data. */
export function recordsIn(ask: Ask, key: string): { readonly [key: string]: Json | undefined }[] {
  const value = dataOf(ask)[key]
  if (value === undefined || !isList(value)) return []
  return value.flatMap((each) => (typeof each === 'object' && each !== null && !isList(each) ? [each] : []))
}
