import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { EventLook } from '../../../game-page.ts'
import { Case } from '../../../rulebook/case.tsx'
import { Told } from '../../../table/told.tsx'
import { EVENTS } from '../events.ts'
import type { Beat } from './beats.ts'
import type { FightTelling } from './telling.ts'

interface DeedToldProps {
  readonly telling: FightTelling
  readonly view: CitadelView
}

/** The deed being told, with the case that it was done by. */
export function DeedTold({ telling, view }: DeedToldProps) {
  const { beat } = telling
  const isOurs = (id: string) => view.party.some((who) => who.id === id && who.side === 'party')
  // What happened on the way to it stands in the chronicle.
  const more = beat.events.slice(beat.events.indexOf(beat.lead) + 1).filter((entry) => EVENTS.read(entry)?.type !== 'target')
  return (
    <Told telling={telling} {...lookOf(beat, isOurs)}>
      <b>{beat.lead.text}</b> {more.map(({ text }) => text).join(' ')} <Case rule={beat.lead.rule} isStop={false} />
    </Told>
  )
}

const PLAIN: EventLook = { icon: 'x-quill', tone: 'plain' }

/** A fall outweighs the blow that caused it; a wound to one of ours is harm. */
export function lookOf({ lead, events }: Beat, isOurs: (id: string) => boolean): EventLook {
  const told = EVENTS.all(events)
  const fallen = told.find((event) => event.type === 'died')
  const { icon, tone } = EVENTS.look(lead) ?? PLAIN
  if (fallen) return { icon: 'x-skull', tone: isOurs(fallen.who) ? 'harm' : 'good' }
  const hurts = told.some((event) => (event.type === 'wounded' || event.type === 'charmed') && isOurs(event.who))
  return { icon, tone: hurts ? 'harm' : tone }
}
