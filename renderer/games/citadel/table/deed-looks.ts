import type { EventLook } from '../../../game-page.ts'
import { EVENTS } from '../events.ts'
import type { Beat } from './beats.ts'

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
