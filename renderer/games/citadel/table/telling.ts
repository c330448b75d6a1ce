import type { CitadelView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { type Tale, usePaced } from '../../../table/paced.ts'
import { type Telling, useFrames } from '../../../table/telling.ts'
import { type Beat, beatsOf, fallenIn } from './beats.ts'
import { citadelView, monstersHere } from './view.ts'

/** The deeds of meetings and fights, told one by one. */
export interface FightTelling extends Telling<CitadelView, Beat> {
  /** A card lies before this deed. */
  readonly waits: boolean
}

/**
 * What a step is told of a fight, with the table as it was at that deed.
 *
 * @param card the great moment that lies on the table; a meeting that follows it waits
 */
export function useFightTelling(session: SessionView, card: LogEntry | null): FightTelling | null {
  const isHeld = ({ opens, lead }: Beat) => opens && card !== null && card.n <= lead.n
  const { paced } = usePaced(session, taleOf, isHeld)
  const frames = useFrames(session, paced, citadelView)
  if (paced === null) return null
  const { ground, beat, heard, at, of, end, waits } = paced
  return { beat, at, of, end, waits, view: toldView([ground, ...frames], beat), events: heard.flatMap(({ events }) => events) }
}

/** What a step forward tells deed by deed: each meeting and fight of it, those that an errand led into and out of again too. */
export function taleOf(before: SessionView, session: SessionView): Tale<CitadelView, Beat> | null {
  const was = citadelView(before)
  if (was === null || citadelView(session) === null) return null
  const beats = beatsOf(session.events, isMet(was))
  // Of a meeting that leads to no fight there is one deed to tell: what was said.
  return beats.length === 0 ? null : { ground: was, beats }
}

/**
 * The table at a deed, after those before it: who does it acts, and who falls by it still lies there. A deed that ends a meeting is told where
 * it took place.
 */
export function toldView(tables: readonly [CitadelView, ...CitadelView[]], { who, events }: Beat): CitadelView {
  const last = tables.findLastIndex(isMet)
  const now = tables[last] ?? tables[0]
  const before = tables[last - 1] ?? now
  const ids = fallenIn(events)
  const fallen = <T extends Pick<MonsterView, 'id' | 'woundPoints'>>(then: readonly T[], left: readonly T[]) =>
    then
      .filter(({ id }) => ids.includes(id) && !left.some((each) => each.id === id))
      .map((each) => ({ ...each, status: 'dead' as const, woundPoints: { ...each.woundPoints, left: 0 } }))
  return {
    ...now,
    party: [...now.party, ...fallen(before.party, now.party)],
    monsters: [...now.monsters, ...fallen(before.monsters, now.monsters)],
    fight: now.fight && { ...now.fight, acting: who ?? now.fight.acting },
  }
}

function isMet(view: CitadelView): boolean {
  return view.fight !== null || monstersHere(view).length > 0
}
