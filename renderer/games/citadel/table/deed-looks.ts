import type { EventLook } from '../../../game-page.ts'
import { eventLook } from '../event-looks.ts'
import type { Beat } from './beats.ts'

const PLAIN: EventLook = { icon: 'x-quill', tone: 'plain' }

/** A fall outweighs the blow that caused it; a wound to one of ours is harm. */
export function lookOf({ lead, events }: Beat, isOurs: (id: string) => boolean): EventLook {
  const fallen = events.find(({ type }) => type === 'died')
  const { icon, tone } = eventLook(lead) ?? PLAIN
  if (fallen) return { icon: 'x-skull', tone: harms(fallen.data, isOurs) ? 'harm' : 'good' }
  const hurts = events.some(({ type, data }) => (type === 'wounded' || type === 'charmed') && harms(data, isOurs))
  return { icon, tone: hurts ? 'harm' : tone }
}

function harms(data: Beat['lead']['data'], isOurs: (id: string) => boolean): boolean {
  return typeof data === 'object' && data !== null && 'who' in data && typeof data.who === 'string' && isOurs(data.who)
}
