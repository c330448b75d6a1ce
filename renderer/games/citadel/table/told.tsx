import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { Case } from '../../../chronicle/case.tsx'
import { Icon } from '../../../icons/icon.tsx'
import { lookOf } from './deed-looks.ts'
import type { Telling } from './telling.ts'

interface ToldProps {
  readonly telling: Telling
  readonly view: CitadelView
}

/** The deed being told, and a button that tells the rest at once. */
export function Told({ telling: { beat, at, of, end }, view }: ToldProps) {
  const isOurs = (id: string) => view.party.some((who) => who.id === id && who.side === 'party')
  const { icon, tone } = lookOf(beat, isOurs)
  const [first, ...more] = [beat.lead, ...beat.events.filter((event) => event !== beat.lead && event.type !== 'target')]
  return (
    <div className={`told told--${tone}`}>
      <Icon name={icon} />
      <p>
        <b>{first?.text}</b> {more.map(({ text }) => text).join(' ')} <Case rule={beat.lead.rule} isStop={false} />
      </p>
      <button type="button" className="btn btn--quiet" onClick={end}>
        The rest at once <span className="muted num">{`${at} of ${of}`}</span>
      </button>
    </div>
  )
}
