import type { Decision } from '../../kernel/types.ts'
import type { Id } from '../state.ts'
import type { Names } from './text.ts'

// Turns of phrase that several chapters need.

/** `1 wound`, `3 wounds`. */
export function many(count: number, one: string, more = `${one}s`): string {
  return `${count} ${count === 1 ? one : more}`
}

/** `Orc 1`, `Orc 1 and Orc 2`, `Orc 1, Orc 2 and Troll 1`. */
export function listed(ids: readonly Id[], name: Names): string {
  const names = ids.map(name)
  const last = names.pop() ?? 'nobody'
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `+ 3`, `− 2`. */
export function signed(value: number): string {
  return value < 0 ? `− ${-value}` : `+ ${value}`
}

type Steps = NonNullable<Decision['steps']>

/** Steps in order: those before `now` are done. */
export function stepsTo(labels: readonly string[], now: number): Steps {
  return labels.map((label, i) => (i === now ? { label, now: true } : i < now ? { label, done: true } : { label }))
}
