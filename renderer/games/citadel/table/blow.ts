import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import { EVENTS } from '../events.ts'
import { beatsOf } from './beats.ts'
import type { Blow, FollowingRoll } from './last-blow.tsx'

/** The throws of one deed: a blow, a spell, a check, a talk. */
export interface DeedThrown {
  readonly blow: Blow | null
  readonly others: readonly FollowingRoll[]
}

/** The throws of the latest deed of this fight that had any, from the chronicle (9.5, 11.0); null before the first. */
export function lastDeed(log: readonly LogEntry[]): DeedThrown | null {
  const from = log.findLastIndex(begins)
  const thrown = beatsOf(log.slice(from + 1)).map(({ events }) => thrownIn(events))
  return thrown.findLast(({ blow, others }) => blow !== null || others.length > 0) ?? null
}

/** With it a fight begins, or what was fought before is over. */
function begins(entry: LogEntry): boolean {
  const type = EVENTS.read(entry)?.type
  return type === 'turn-begins' || type === 'combat-begins'
}

/** The throws of a deed: its blow, and whatever else was thrown for it, each with what it brought. */
export function thrownIn(events: readonly LogEntry[]): DeedThrown {
  const attack = events.find((entry) => EVENTS.read(entry)?.type === 'attack')
  const others = events
    .filter((entry) => EVENTS.read(entry)?.type !== 'attack')
    .flatMap(({ data, rule, text }) =>
      rollsIn(data).map((roll, i, all) => ({ ...roll, rule, ...(i === all.length - 1 && { brought: text }) })),
    )
  return { blow: attack ? blowIn(attack) : null, others }
}

/** The attack that an event tells of; null for any other event. */
export function blowIn(entry: LogEntry): Blow | null {
  const event = EVENTS.read(entry)
  const roll = rollsIn(entry.data).at(-1)
  if (event?.type !== 'attack' || !roll) return null
  const { who, target, column, rule } = event
  return { who, target, column, rule, roll }
}
