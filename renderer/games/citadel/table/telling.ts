import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { type Tale, usePaced } from '../../../table/paced.ts'
import { type Beat, beatsOf, toldUpTo } from './beats.ts'
import { citadelView } from './view.ts'

/** The deeds of a fight, told one by one. */
export interface Telling {
  readonly beat: Beat
  /** The number of this deed, from 1. */
  readonly at: number
  readonly of: number
  /** The table as far as told. */
  readonly view: CitadelView
  /** What has been told. */
  readonly events: readonly LogEntry[]
  readonly end: () => void
}

/** What a choice led to, told at the pace of the settings; null when there is nothing left to tell. */
export function useTelling(session: SessionView | null): Telling | null {
  const { paced } = usePaced(session, taleOf)
  if (paced === null) return null
  const { ground, heard, beat, at, of, end } = paced
  return { beat, at, of, view: toldUpTo(ground, heard), events: heard.flatMap(({ events }) => events), end }
}

/** A step forward in a fight is told deed by deed. */
function taleOf(before: SessionView, session: SessionView): Tale<CitadelView, Beat> | null {
  const [was, is] = [citadelView(before), citadelView(session)]
  const ground = was && is && groundOf(was, is)
  return ground && { ground, beats: beatsOf(session.events) }
}

/** The start of the telling: the fight as it was, or a fight just begun, with everybody as they came to it. */
function groundOf(was: CitadelView, is: CitadelView): CitadelView | null {
  if (was.fight) return was
  if (!is.fight) return null
  const pointsBefore = new Map([...was.party, ...was.monsters].map(({ id, woundPoints, status }) => [id, { woundPoints, status }]))
  return {
    ...is,
    party: is.party.map((who) => ({ ...who, ...pointsBefore.get(who.id) })),
    monsters: is.monsters.map((who) => ({ ...who, ...pointsBefore.get(who.id) })),
  }
}
