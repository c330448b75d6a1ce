import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'

/** Lessons about these speak of one of ours: they are not due when it happens to a monster. */
const OF_OURS: ReadonlySet<string> = new Set(['wounded', 'died', 'turned-to-stone'])

/** The events that the guide may explain. */
export function concerning(events: readonly LogEntry[], { party }: CitadelView): readonly LogEntry[] {
  return events.filter(({ type, data }) => !OF_OURS.has(type) || party.some(({ id }) => namesOf(data).includes(id)))
}

function namesOf(data: Json): readonly Json[] {
  const who = typeof data === 'object' && data !== null && 'who' in data ? data.who : undefined
  return Array.isArray(who) ? who : who === undefined ? [] : [who]
}
