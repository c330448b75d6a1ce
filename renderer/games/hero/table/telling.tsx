import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import type { Tale } from '../../../table/paced.ts'
import type { Telling } from '../../../table/telling.ts'
import { Told } from '../../../table/told.tsx'
import { EVENTS } from '../events.ts'
import { type Beat, beatsOf, wordsOf } from './beats.ts'
import { heroView } from './view.ts'

/** What monsters, bots and dice did. Another seat saw a different board: then nothing is told beyond what the curtain says. */
export function taleOf(before: SessionView, session: SessionView): Tale<HeroView, Beat> | null {
  const ground = before.seat === session.seat ? heroView(before) : null
  return ground && ground.turn > 0 ? { ground, beats: beatsOf(session.events) } : null
}

/** The table while it is told: without the activity and the march in which a bot decides. */
export function toldView(session: SessionView): HeroView | null {
  const view = heroView(session)
  return view && { ...view, activity: null, march: null }
}

/** The beat being told, on the board. */
export function HeroTold({ telling }: { readonly telling: Telling<HeroView, Beat> }) {
  const isHarm = telling.beat.events.some(EVENTS.isOf('wounded', 'died'))
  return (
    <Told telling={telling} icon={isHarm ? 'x-drop' : 'x-steps'} tone={isHarm ? 'harm' : 'plain'} place="h-told">
      {wordsOf(telling.beat)}
    </Told>
  )
}
