import type { ComponentType } from 'react'
import type { LogEntry, SessionView } from '../engine/kernel/types.ts'
import type { FriezePlate } from './scene/frieze.tsx'

/**
 * What a game tells someone who comes back to it after days. It reads what the seat at the screen may see, and nothing else: the view and
 * its own chronicle. The best choices of the question at hand are told by the common part.
 */
export interface RecallPage {
  /**
   * The two events that matter most of what happened last, newest last; fewer while less has happened. Left out, the `usual` ones of the
   * chronicle: the last two that did someone harm or good, each sentence once.
   */
  readonly happened?: (
    session: SessionView,
    log: readonly LogEntry[],
    usual: (log: readonly LogEntry[]) => readonly LogEntry[],
  ) => readonly LogEntry[]
  /** Who is where, in one or two sentences; left out, where its session stands. */
  readonly where?: (session: SessionView) => string
  /** What is pursued now; left out where the question says it. */
  readonly wanted?: (session: SessionView) => string
  /** The place as it stands; left out, the wide picture of the cover. */
  readonly plate?: (session: SessionView) => FriezePlate
  /** The people in small; left out where nothing is seen of them. */
  readonly Strip?: ComponentType<{ readonly session: SessionView }>
}

/** The words of a game about what a seat sees; another's, or one of older rules, is named as such. */
export function toldOf<View>(viewOf: (session: SessionView) => View | null, tell: (view: View, session: SessionView) => string) {
  return (session: SessionView): string => {
    const view = viewOf(session)
    return view === null ? 'This game was played under older rules.' : tell(view, session)
  }
}
