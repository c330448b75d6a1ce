import { useRef } from 'react'
import type { CavePlan } from '../../../../engine/cave/open/plan.ts'
import type { ChamberId, SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS } from '../events.ts'
import { moverOf } from './contents.ts'

// What the view does not keep: the way of this turn, and what a Chamber was when a Character entered it.

interface Walked {
  readonly turn: string
  readonly spaces: readonly SpaceId[]
}

/** The way of the Character who moves in this turn, as far as it was seen. */
export function useRoute(plan: CavePlan, view: CaveView, events: readonly LogEntry[]): readonly SpaceId[] {
  const walked = useRef<Walked | null>(null)
  const mover = moverOf(view)
  if (mover === null) return NOWHERE
  const turn = `${view.round} ${mover.seat}`
  const before = walked.current?.turn === turn ? walked.current.spaces : NOWHERE
  const spaces = walkedBy(mover.seat, events, mover.at) ?? extended(plan, before, mover.at, mover.from)
  walked.current = { turn, spaces }
  return spaces
}

const NOWHERE: readonly SpaceId[] = []

/** The last whole walk among the events, if it ended where he stands. */
function walkedBy(seat: number, events: readonly LogEntry[], at: SpaceId): readonly SpaceId[] | null {
  const last = EVENTS.all(events).findLast((event) => event.type === 'moved' && event.seat === seat)
  return last?.type === 'moved' && last.path.at(-1) === at ? last.path : null
}

/** Cut off where he was before, as after an Undo; else with the last stretch. */
function extended(plan: CavePlan, before: readonly SpaceId[], at: SpaceId, from: SpaceId | null): readonly SpaceId[] {
  const known = before.indexOf(at)
  if (known >= 0) return before.slice(0, known + 1)
  const last = before.at(-1)
  if (last === undefined) return from === null ? [at] : [from, at]
  const way = plan.way(last, from ?? at, new Set([at, ...before.slice(0, -1)]))
  return way.length === 0 ? [at] : [...before, ...way.slice(1), at]
}

/** What Chambers turned out to be, as long as someone stands there. */
export function useChambers(view: CaveView, events: readonly LogEntry[]): ReadonlyMap<SpaceId, ChamberId> {
  const met = useRef<ReadonlyMap<SpaceId, ChamberId>>(new Map())
  const found = EVENTS.all(events).flatMap((event) => (event.type === 'chamber' ? [[event.at, event.chamber] as const] : []))
  const isTaken = (space: SpaceId) => view.players.some(({ at, character }) => at === space && character !== null)
  const now = new Map([...met.current, ...found].filter(([space]) => isTaken(space)))
  met.current = now
  return now
}
