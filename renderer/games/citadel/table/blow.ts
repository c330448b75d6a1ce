import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import { beatsOf } from './beats.ts'
import type { Blow, Thrown } from './last-blow.tsx'

/** With these a fight begins, or what was fought before is over. */
const BEGINNINGS: ReadonlySet<string> = new Set(['turn-begins', 'combat-begins'])

/** The throws of one deed: a blow, a spell, a check, a talk. */
export interface DeedThrown {
  readonly blow: Blow | null
  readonly others: readonly Thrown[]
}

/** The throws of the latest deed of this fight that had any, from the chronicle (9.5, 11.0); null before the first. */
export function lastDeed(log: readonly LogEntry[]): DeedThrown | null {
  const from = log.findLastIndex(({ type }) => BEGINNINGS.has(type))
  const thrown = beatsOf(log.slice(from + 1)).map(({ events }) => thrownIn(events))
  return thrown.findLast(({ blow, others }) => blow !== null || others.length > 0) ?? null
}

/** The throws of a deed: its blow, and whatever else was thrown for it, each with what it brought. */
export function thrownIn(events: readonly LogEntry[]): DeedThrown {
  const attack = events.find(({ type }) => type === 'attack')
  const others = events
    .filter(({ type }) => type !== 'attack')
    .flatMap(({ data, rule, text }) =>
      rollsIn(data).map((roll, i, all) => ({ ...roll, rule, ...(i === all.length - 1 && { brought: text }) })),
    )
  return { blow: attack ? blowIn(attack) : null, others }
}

/** The attack that an event tells of; null for any other event. */
export function blowIn({ type, rule, data }: LogEntry): Blow | null {
  if (type !== 'attack' || typeof data !== 'object' || data === null || !('who' in data)) return null
  const { who, target, column } = data
  const roll = rollsIn(data).at(-1)
  if (typeof who !== 'string' || typeof target !== 'string' || typeof column !== 'string' || !roll) return null
  return { who, target, column, rule, roll }
}
