import type { Decision } from '../../kernel/types.ts'
import { inWords, listed as words } from '../../kernel/words.ts'
import { pluralOf } from '../open/names.ts'
import type { Id } from '../state.ts'
import { MONSTERS } from '../tables/index.ts'
import { monsterOf } from './names.ts'
import type { Names } from './text.ts'

// Phrases that several chapters need.

/** `Orc 1`, `Orc 1 and Orc 2`, `Orc 1, Orc 2 and Troll 1`. */
export function listed(ids: readonly Id[], name: Names): string {
  return words(ids.map(name), 'no one')
}

/** Monsters of one kind together, where the first of them comes up: `three Orcs, Troll 1 and Una`. One alone is called as `single` has it. */
export function grouped(ids: readonly Id[], name: Names, single: Names = name): string {
  const kinds = Map.groupBy(ids, (id) => monsterOf(id)?.type ?? id)
  return words(
    [...kinds.values()].map((alike) => {
      const [first = ''] = alike
      const kind = monsterOf(first)?.type
      return kind === undefined || alike.length === 1 ? single(first) : `${inWords(alike.length)} ${pluralOf(MONSTERS[kind].name)}`
    }),
    'no one',
  )
}

/** One of several ways to say the same, by a number of what is told: the chronicle is read aloud, line after line. */
export function varied(by: number, ...ways: readonly [string, ...string[]]): string {
  return ways[Math.abs(by) % ways.length] ?? ways[0]
}

type Steps = NonNullable<Decision['steps']>

/** Steps in order: those before `now` are done. */
export function stepsTo(labels: readonly string[], now: number): Steps {
  return labels.map((label, i) => (i === now ? { label, now: true } : i < now ? { label, done: true } : { label }))
}
