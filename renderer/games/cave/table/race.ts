import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { EVENTS } from '../events.ts'

/** How near someone was to the three Trials at the end of a round. */
export interface Lap {
  readonly round: number
  /** In Combat. */
  readonly strength: number
  readonly craft: number
  readonly wealth: number
}

/** The course of a whole game. */
export interface Race {
  /** By seat, a lap for each round. */
  readonly laps: ReadonlyMap<Seat, readonly Lap[]>
  /** How many moves ended on each space, by all players together. */
  readonly warmth: ReadonlyMap<SpaceId, number>
}

const NOTHING = { strength: 0, craft: 0, wealth: 0 }

/** From the chronicle, where each round that begins says how all stand; `last` is the view at its end. */
export function courseOf(log: readonly LogEntry[], last: CaveView): Race {
  const events = EVENTS.all(log)
  const rounds = events.filter((event) => event.type === 'round-began')
  const laps = last.players.map(({ seat, strength, craft, wealth }): [Seat, readonly Lap[]] => {
    const before = rounds.slice(1).map(({ round, race }) => ({ round: round - 1, ...(race[seat] ?? NOTHING) }))
    const end = strength && craft ? { strength: strength.combat, craft: craft.total, wealth } : NOTHING
    return [seat, [...before, { round: last.round, ...end }]]
  })
  const warmth = new Map<SpaceId, number>()
  for (const event of events) if (event.type === 'encounter') warmth.set(event.at, (warmth.get(event.at) ?? 0) + 1)
  return { laps: new Map(laps), warmth }
}
