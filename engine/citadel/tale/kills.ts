import type { DelveEvent } from '../event-types.ts'
import type { DelveState, Id } from '../state.ts'
import type { MonsterType } from '../tables/index.ts'
import { monsterOf } from '../text/names.ts'
import type { Sides } from './sides.ts'

/** A monster that died against the party. Those that vanish with X the Unknown (16.0) and those charmed were not killed. */
export interface Kill {
  readonly victim: Id
  readonly kind: MonsterType
  /** Whose hand or spell it was; for a sleeper, the one who put it to sleep. Null where no one did it, as with a mage's own casting. */
  readonly by: Id | null
  readonly cause: string
  /** What it had when it appeared. */
  readonly woundPoints: number
}

export interface Kills {
  readonly all: readonly Kill[]
  /** The kill that the event tells of, if it tells of one. Comes before the sides take note of the event. */
  note(event: DelveEvent): Kill | null
  /** What a monster of the raid had when it appeared. */
  woundPointsOf(monster: Id): number
}

export function killsOf(first: DelveState, sides: Sides): Kills {
  const all: Kill[] = []
  const woundPoints = new Map<Id, number>()
  for (const m of [...first.monsters, ...(first.start?.kept?.monsters ?? [])]) woundPoints.set(m.id, m.woundPoints)
  /** Who last aimed a spell or a ring at someone: of Sleep only the one that works is followed by `asleep`. */
  const aimed = new Map<Id, Id>()
  const asleepBy = new Map<Id, Id>()
  const woundPointsOf = (monster: Id) => woundPoints.get(monster) ?? 0
  return {
    all,
    woundPointsOf,
    note(event) {
      switch (event.type) {
        case 'monster-appears':
          woundPoints.set(event.who, event.wounds)
          return null
        case 'spell-cast':
        case 'ring-used':
          if (event.target !== undefined) aimed.set(event.target, event.who)
          return null
        case 'asleep': {
          const by = aimed.get(event.who)
          if (by !== undefined) asleepBy.set(event.who, by)
          return null
        }
        case 'died': {
          const { who: victim, cause } = event
          const kind = sides.isCharacter(victim) ? undefined : monsterOf(victim)?.type
          if (kind === undefined || sides.isParty(victim)) return null
          const by = event.by ?? (cause === 'sleep' ? (asleepBy.get(victim) ?? null) : null)
          const kill: Kill = { victim, kind, by, cause, woundPoints: woundPointsOf(victim) }
          all.push(kill)
          return kill
        }
        default:
          return null
      }
    },
  }
}
