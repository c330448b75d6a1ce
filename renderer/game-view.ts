import type { SessionView } from '../engine/kernel/types.ts'

/**
 * How a game takes the `view` of a session as its own type: the contract leaves it open, because every game has its own. What it gives is
 * null for another game's session, and for one whose rules knew no such fields.
 */
export function viewOf<View extends object>(game: string, ...fields: readonly (keyof View & string)[]) {
  const isOne = (view: unknown): view is View => typeof view === 'object' && view !== null && fields.every((field) => field in view)
  return (session: SessionView): View | null => (session.game === game && isOne(session.view) ? session.view : null)
}
