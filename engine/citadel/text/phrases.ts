import type { Decision } from '../../kernel/types.ts'
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
