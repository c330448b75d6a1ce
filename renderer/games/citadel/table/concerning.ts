import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, type Told, whoIn } from '../events.ts'

/** Lessons about these speak of one of ours: they are not due when it happens to a monster. */
const OF_OURS: ReadonlySet<Told['type']> = new Set(['wounded', 'died', 'turned-to-stone'])

/** The events that the guide may explain. */
export function concerning(events: readonly LogEntry[], { party }: CitadelView): readonly LogEntry[] {
  return events.filter((entry) => {
    const event = EVENTS.read(entry)
    return event === null || !OF_OURS.has(event.type) || party.some(({ id }) => id === whoIn(event))
  })
}
