import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import type { Tale } from '../../../table/paced.ts'
import type { Telling } from '../../../table/telling.ts'
import { Told } from '../../../table/told.tsx'
import { type Beat, beatsOf, wordsOf } from './beats.ts'
import { domainView } from './view.ts'

/** What others did after a choice. */
export function taleOf(before: SessionView, session: SessionView): Tale<DomainView, Beat> | null {
  const ground = domainView(before)
  return ground && ground.phase === 'turns' ? { ground, beats: beatsOf(session.events, before.decision?.seat ?? before.seat) } : null
}

/** The table while it is told: without the turn and the fight in which a bot decides. */
export function toldView(session: SessionView): DomainView | null {
  const view = domainView(session)
  return view && { ...view, fight: null, turn: null }
}

const HARM: ReadonlySet<string> = new Set(['life-lost', 'died', 'paralysed'])

/** The beat being told, on the board. */
export function DomainTold({ telling }: { readonly telling: Telling<DomainView, Beat> }) {
  const isHarm = telling.beat.events.some(({ type }) => HARM.has(type))
  return (
    <Told telling={telling} icon={isHarm ? 'x-drop' : 'x-steps'} tone={isHarm ? 'harm' : 'plain'} place="d-told">
      {wordsOf(telling.beat)}
    </Told>
  )
}
