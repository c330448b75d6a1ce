import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { type Paced, type Tale, usePaced } from '../../../table/paced.ts'
import { type Beat, beatsOf, toldUpTo, wordsOf } from './beats.ts'
import { heroView } from './view.ts'

/** What monsters, bots and dice did after a choice, told beat by beat. */
export interface Telling extends Pick<Paced<HeroView, Beat>, 'beat' | 'at' | 'of' | 'end'> {
  /** The table as far as told. */
  readonly view: HeroView
  readonly events: readonly LogEntry[]
}

/** What is being told, and how to have it told again. */
export function useTelling(session: SessionView | null): { readonly telling: Telling | null; readonly again: (() => void) | null } {
  const { paced, again } = usePaced(session, taleOf)
  if (paced === null) return { telling: null, again }
  const { ground, heard, beat, at, of, end } = paced
  const telling = { beat, at, of, end, view: toldUpTo(ground, heard), events: heard.flatMap(({ events }) => events) }
  return { telling, again }
}

/** Another seat saw a different board: then nothing is told beyond what the curtain says. */
function taleOf(before: SessionView, session: SessionView): Tale<HeroView, Beat> | null {
  const ground = before.seat === session.seat ? heroView(before) : null
  return ground && ground.turn > 0 ? { ground, beats: beatsOf(session.events) } : null
}

/** The beat being told, and a button that tells the rest at once. */
export function Told({ telling: { beat, at, of, end } }: { readonly telling: Telling }) {
  const isHarm = beat.events.some(({ type }) => type === 'wounded' || type === 'died')
  return (
    <div className={isHarm ? 'told told--harm h-told' : 'told told--plain h-told'}>
      <Icon name={isHarm ? 'x-drop' : 'x-steps'} />
      <p>{wordsOf(beat)}</p>
      <button type="button" className="btn btn--quiet" onClick={end}>
        The rest at once <span className="muted num">{`${at} of ${of}`}</span>
      </button>
    </div>
  )
}
