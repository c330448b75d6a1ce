import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import type { Tale } from '../../../table/paced.ts'
import type { Telling } from '../../../table/telling.ts'
import { Told } from '../../../table/told.tsx'
import { EVENTS } from '../events.ts'
import { figureIcon } from '../icons.ts'
import { type Beat, beatsOf, wordsOf } from './beats.ts'
import { arenaView, figureIn } from './view.ts'

/** What others did after a choice. */
export function taleOf(before: SessionView, session: SessionView): Tale<ArenaView, Beat> | null {
  const [ground, last] = [arenaView(before), arenaView(session)]
  if (!ground || !last || ground.phase === 'muster' || ground.seat !== last.seat) return null
  const beats = beatsOf(session.events, last)
  return beats.some(({ kind }) => kind === 'move' || kind === 'deed') ? { ground, beats } : null
}

/** The beat being told, on the board. */
export function ArenaTold({ telling }: { readonly telling: Telling<ArenaView, Beat> }) {
  const { beat, view } = telling
  const doer = figureIn(view, beat.doer)
  const isHarm = beat.events.some((entry) => EVENTS.look(entry)?.tone === 'harm')
  return (
    <Told telling={telling} icon={doer ? figureIcon(doer) : 'x-hourglass'} tone={isHarm ? 'harm' : 'plain'} place="g-told">
      {wordsOf(beat)}
    </Told>
  )
}
