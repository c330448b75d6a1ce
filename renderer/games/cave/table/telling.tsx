import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { SessionView } from '../../../../engine/kernel/types.ts'
import type { Tale } from '../../../table/paced.ts'
import type { Telling } from '../../../table/telling.ts'
import { Told } from '../../../table/told.tsx'
import { characterIcon } from '../icons.ts'
import { type Beat, beatsOf, wordsOf } from './beats.ts'
import { caveView, playerOf } from './view.ts'

/** What others did after a choice. */
export function taleOf(before: SessionView, session: SessionView): Tale<CaveView, Beat> | null {
  const ground = caveView(before)
  if (!ground || ground.phase === 'set-up') return null
  const beats = beatsOf(session.events, before.decision?.seat ?? before.seat)
  return { ground, beats, isShort: beats.some(({ fight }) => fight !== null) }
}

const HARM: ReadonlySet<string> = new Set(['life-lost', 'died', 'destroyed'])

/** The beat being told, under the board. */
export function CaveTold({ telling }: { readonly telling: Telling<CaveView, Beat> }) {
  const { beat, view } = telling
  const isHarm = beat.events.some(({ type }) => HARM.has(type))
  const icon = beat.seat === null ? 'x-steps' : characterIcon(playerOf(view, beat.seat).character)
  return (
    <Told telling={telling} icon={icon} tone={isHarm ? 'harm' : 'plain'} place="v-told">
      {wordsOf(beat, (seat) => playerOf(view, seat).name)}
    </Told>
  )
}
