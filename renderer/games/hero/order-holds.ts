import type { SessionView } from '../../../engine/kernel/types.ts'
import { heroView } from './table/view.ts'

const HUNT = 'hunt:'

/** A standing march ends with the last hero whom these monsters could reach (202), a hunt with its hunter too (210B). */
export function orderHolds(session: SessionView, order: string): boolean {
  const view = heroView(session)
  if (view === null) return true
  const hunted = view.sections.filter(({ owner, hero }) => owner === session.seat && hero?.status === 'in-catacomb')
  if (!order.startsWith(HUNT)) return hunted.length > 0
  const hunter = order.slice(HUNT.length)
  return hunted.some(({ counters }) => counters.some(({ id, at }) => id === hunter && at !== null))
}
