import type { SessionView } from '../../engine/kernel/types.ts'

/**
 * Whether a view is what an answer led to from the view before. Where seats hide things from each other each counts for itself; with
 * the end everything lies open, and all count as the record does.
 */
export function isStepForward(before: SessionView | null, session: SessionView): before is SessionView {
  if (before?.session !== session.session) return false
  if (before.secret === true && session.secret !== true) return session.inputs > before.inputs
  return (session.events[0]?.input ?? session.inputs) === before.inputs + 1
}
