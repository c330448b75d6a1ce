import { useQuery } from '@tanstack/react-query'
import type { CitadelView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { useClient } from '../../../host/client.tsx'
import { queries } from '../../../host/queries.ts'
import { type Tale, usePaced } from '../../../table/paced.ts'
import type { Telling } from '../../../table/telling.ts'
import { type Beat, beatsOf, toldUpTo } from './beats.ts'
import { monstersHere } from './here.ts'
import { citadelView } from './view.ts'

/** The deeds of meetings and fights, told one by one. */
export interface FightTelling extends Telling<CitadelView, Beat> {
  /** A card lies before this deed. */
  readonly waits: boolean
}

/** What a step led from. */
interface Ground {
  readonly was: CitadelView
  /** The number of its newest input. */
  readonly inputs: number
}

/**
 * What a step is told of a fight, with the table as it was at that deed.
 *
 * @param card the great moment that lies on the table; a meeting that follows it waits
 */
export function useFightTelling(session: SessionView, card: LogEntry | null): FightTelling | null {
  const isHeld = ({ opens, lead }: Beat) => opens && card !== null && card.n <= lead.n
  const { paced } = usePaced(session, taleOf, isHeld)
  const start = useStart(session, paced?.ground ?? null, paced?.beat.ground ?? null)
  if (paced === null) return null
  const { ground, beat, heard, at, of, end, waits } = paced
  const ofFight = heard.filter((each) => each.ground === beat.ground)
  const view = start === null ? ground.was : toldUpTo(start, ofFight)
  return { beat, at, of, end, waits, view, events: heard.flatMap(({ events }) => events) }
}

/** What a step forward tells deed by deed: each meeting and fight of it, those that an errand led into and out of again too. */
export function taleOf(before: SessionView, session: SessionView): Tale<Ground, Beat> | null {
  const was = citadelView(before)
  if (was === null || citadelView(session) === null) return null
  const isMet = was.fight !== null || monstersHere(was).length > 0
  const beats = beatsOf(session.events, isMet)
  // Of a meeting that leads to no fight there is one deed to tell: what was said.
  return beats.length === 0 ? null : { ground: { was, inputs: before.inputs }, beats }
}

/** The table where the fight begins that is being told; null until it is known. An errand may have left it long ago: then the record is asked. */
function useStart(session: SessionView, ground: Ground | null, begun: number | null): CitadelView | null {
  const client = useClient()
  const past = (at: number | null) => ({ ...queries.position(client, session.session, session.revision, at), enabled: at !== null })
  const wanted = ground !== null && begun !== null && begun !== session.inputs ? begun : null
  const { data: then } = useQuery(past(wanted))
  const prior = wanted !== null && ground !== null && wanted - 1 > ground.inputs ? wanted - 1 : null
  const { data: justBefore } = useQuery(past(prior))
  if (ground === null || begun === null) return ground?.was ?? null
  const now = wanted === null ? session : then?.at === wanted ? then.view : null
  const before = prior === null ? ground.was : justBefore?.at === prior ? citadelView(justBefore.view) : null
  const view = now && citadelView(now)
  return view === null || before === null ? null : startOf(before, view)
}

/** The start of a fight: everybody as they came to it; monsters that nobody met before, unhurt. */
export function startOf(before: CitadelView, now: CitadelView): CitadelView {
  const pointsBefore = new Map([...before.party, ...before.monsters].map(({ id, woundPoints, status }) => [id, { woundPoints, status }]))
  return {
    ...now,
    party: now.party.map((who) => ({ ...who, ...pointsBefore.get(who.id) })),
    monsters: now.monsters.map((who) => ({ ...who, ...(pointsBefore.get(who.id) ?? unhurt(who)) })),
    fight: now.fight && { ...now.fight, round: 1, acting: null, acted: [] },
  }
}

function unhurt({ woundPoints: { total } }: MonsterView): Pick<MonsterView, 'woundPoints' | 'status'> {
  return { woundPoints: { left: total, total }, status: 'living' }
}
