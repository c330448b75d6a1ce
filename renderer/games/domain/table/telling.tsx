import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { Icon } from '../../../icons/icon.tsx'
import { type Paced, type Tale, usePaced } from '../../../table/paced.ts'
import { type Beat, beatsOf, toldUpTo, wordsOf } from './beats.ts'
import { domainView } from './view.ts'

/** What others did after a choice, told beat by beat. */
export interface Telling extends Pick<Paced<DomainView, Beat>, 'beat' | 'at' | 'of' | 'end'> {
  /** The table as far as told. */
  readonly view: DomainView
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

function taleOf(before: SessionView, session: SessionView): Tale<DomainView, Beat> | null {
  const ground = domainView(before)
  return ground && ground.phase === 'turns' ? { ground, beats: beatsOf(session.events, before.decision?.seat ?? before.seat) } : null
}

const HARM: ReadonlySet<string> = new Set(['life-lost', 'died', 'paralysed'])

/** The beat being told, and a button that tells the rest at once. */
export function Told({ telling: { beat, at, of, end } }: { readonly telling: Telling }) {
  const isHarm = beat.events.some(({ type }) => HARM.has(type))
  return (
    <div className={isHarm ? 'told told--harm d-told' : 'told told--plain d-told'}>
      <Icon name={isHarm ? 'x-drop' : 'x-steps'} />
      <p>{wordsOf(beat)}</p>
      <button type="button" className="btn btn--quiet" onClick={end}>
        The rest at once <span className="muted num">{`${at} of ${of}`}</span>
      </button>
    </div>
  )
}
