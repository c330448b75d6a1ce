import type { CitadelView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import type { Tale } from '../../../table/paced.ts'
import type { Telling } from '../../../table/telling.ts'
import { type Beat, beatsOf } from './beats.ts'
import { citadelView } from './view.ts'

/** The deeds of a fight, told one by one. */
export type FightTelling = Telling<CitadelView, Beat>

/** A step forward in a fight is told deed by deed. */
export function taleOf(before: SessionView, session: SessionView): Tale<CitadelView, Beat> | null {
  const [was, is] = [citadelView(before), citadelView(session)]
  const ground = was && is && groundOf(was, is)
  return ground && { ground, beats: beatsOf(session.events) }
}

/** The start of the telling: the fight as it was, or a fight just begun, with everybody as they came to it; monsters nobody met before, unhurt. */
function groundOf(was: CitadelView, is: CitadelView): CitadelView | null {
  if (was.fight) return was
  if (!is.fight) return null
  const pointsBefore = new Map([...was.party, ...was.monsters].map(({ id, woundPoints, status }) => [id, { woundPoints, status }]))
  return {
    ...is,
    party: is.party.map((who) => ({ ...who, ...pointsBefore.get(who.id) })),
    monsters: is.monsters.map((who) => ({ ...who, ...(pointsBefore.get(who.id) ?? unhurt(who)) })),
  }
}

function unhurt({ woundPoints: { total } }: MonsterView): Pick<MonsterView, 'woundPoints' | 'status'> {
  return { woundPoints: { left: total, total }, status: 'living' }
}
