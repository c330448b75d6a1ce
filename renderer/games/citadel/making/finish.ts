import type { SessionView } from '../../../../engine/kernel/types.ts'

/** Whether the question still makes the party: everything before its march order (4.1.C). Real dice are thrown by people. */
export function isMaking({ decision, view }: SessionView): boolean {
  return decision !== null && decision.kind !== 'roll' && decision.topic !== 'march-order' && isAtStart(view)
}

function isAtStart(view: unknown): boolean {
  return typeof view === 'object' && view !== null && 'phase' in view && view.phase === 'start'
}
