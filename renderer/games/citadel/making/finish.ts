import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Decision, SessionView } from '../../../../engine/kernel/types.ts'

/** Asked while the party is made, and for the person to answer: its march order (4.1.C), and whether the maze stays (17.0). */
const OWN: ReadonlySet<string> = new Set(['march-order', 'same-maze'])

/** Whether the question makes the party and can be answered for the person. Real dice are thrown by people. */
export function isMaking({ decision, view }: SessionView): boolean {
  return decision !== null && decision.kind !== 'roll' && !OWN.has(decision.topic) && isAtStart(view)
}

function isAtStart(view: unknown): boolean {
  return typeof view === 'object' && view !== null && 'phase' in view && view.phase === 'start'
}

/** 4.1.C: everyone is made, and the question is the march order. */
export function isReady(decision: Decision | null, { party }: CitadelView): decision is Decision {
  return decision?.topic === 'march-order' && party.length > 0
}
