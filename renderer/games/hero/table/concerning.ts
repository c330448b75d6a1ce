import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, sectionOf } from '../events.ts'

/** What happened to this seat's own hero: the guide explains that, and not what befell another. */
export function concerning(events: readonly LogEntry[], { sections, seat }: HeroView): readonly LogEntry[] {
  const others = sections.filter((section) => section.seat !== seat).map(({ id }) => String(id))
  return events.filter((entry) => {
    const event = EVENTS.read(entry)
    return event === null || !others.includes(sectionOf(event) ?? '')
  })
}
