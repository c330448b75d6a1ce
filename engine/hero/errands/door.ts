import { asksElse } from '../../kernel/errand.ts'
import type { HeroEvent } from '../event-types.ts'
import { DOOR, FIGHT } from '../text/errands.ts'
import { idsOf, type KindOfErrand, toldOf, turnedFrom } from './kind.ts'

// Keep at a door (206B): an attempt a point, until it opens.

const UNEVENTFUL: readonly HeroEvent['type'][] = ['door-tried']

export const door: KindOfErrand = {
  offered({ catacomb, activity }, at) {
    if (at.ask.topic !== 'hero-action' || (activity?.points ?? 0) < 2) return []
    return idsOf(at).flatMap((id) => {
      const shut = catacomb.doors.find((each) => id === `open:${each.id}`)
      const place = { kind: 'door', id: shut?.id ?? '' }
      return shut === undefined
        ? []
        : [{ id: `door:${shut.id}`, kind: 'door', label: DOOR.label(shut.value), detail: DOOR.detail, at: place }]
    })
  },

  planned(_, at, errand) {
    const open = at.decision().options?.find(({ id }) => id === openOf(errand.id))
    const step = open && { label: open.label, rule: '206B', ...(open.odds && { odds: open.odds }), ...(open.at && { at: open.at }) }
    return { steps: step === undefined ? [] : [step], notes: [] }
  },

  next(view, at, going) {
    const { errand, told } = going
    const turned = turnedFrom(view, at, going)
    if (turned !== null) return { ended: turned }
    if (at.ask.topic !== 'hero-action') return { ended: asksElse(at.decision().prompt) }
    const open = openOf(errand.id)
    const events = toldOf(view, told)
    if (events.some((event) => event.type === 'door-tried' && event.opened)) return { ended: DOOR.opened }
    if (events.some(({ type }) => !UNEVENTFUL.some((each) => each === type))) return { ended: FIGHT.stirred }
    return idsOf(at).includes(open) ? { answer: { pick: [open] } } : { ended: DOOR.spent }
  },
}

function openOf(errand: string): string {
  return `open:${errand.slice('door:'.length)}`
}
