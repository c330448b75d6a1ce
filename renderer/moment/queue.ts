import { useState } from 'react'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import type { Moment, Weigh } from '../moment-page.ts'
import { useSettings } from '../settings/settings.ts'
import { isStepForward } from './step.ts'

export interface Moments {
  /** The one that lies on the table. */
  readonly great: Moment | null
  /** Whether no other follows the one on the table. */
  readonly isLast: boolean
  /** The one in the tray, until the next. */
  readonly small: Moment | null
  /** Takes the card away; the next one follows. */
  readonly goOn: () => void
}

interface Kept {
  readonly session: SessionView
  readonly queue: readonly Moment[]
  readonly small: Moment | null
}

/** Lines of a moment apart from its own. */
const MOST_LINES = 2

/**
 * The moments of a game as it goes on. Only a step forward has any: a game that is opened, undone or replayed lays no card, and what is
 * undone takes its card along. Cards queue, also those of the steps before that nobody has put away.
 *
 * @param log the chronicle so far, with or without the newest step
 */
export function useMoments(session: SessionView | null, log: readonly LogEntry[], weigh: Weigh): Moments {
  const { moments: degree } = useSettings()
  const [stored, keep] = useState<Kept | null>(null)
  const kept = session === null ? null : stored?.session === session ? stored : next(stored, session, log, weigh)
  if (kept !== stored) keep(kept)
  const great = degree === 'none' ? null : (kept?.queue[0] ?? null)
  return {
    great,
    isLast: kept?.queue.length === 1,
    small: degree === 'all' ? (kept?.small ?? null) : null,
    goOn: () => keep((now) => now && { ...now, queue: now.queue.filter((moment) => moment !== great) }),
  }
}

function next(before: Kept | null, session: SessionView, log: readonly LogEntry[], weigh: Weigh): Kept {
  const isSame = before !== null && before.session.session === session.session
  if (!isSame || session.inputs < before.session.inputs) return { session, queue: [], small: null }
  if (!isStepForward(before.session, session)) return { session, queue: [], small: before.small }
  const found = momentsOf(session, log, weigh)
  return {
    session,
    queue: [...before.queue, ...found.filter(({ degree }) => degree === 'great')],
    small: found.findLast(({ degree }) => degree === 'small') ?? before.small,
  }
}

/** The moments of the newest step, each with the lines that belong to it. */
export function momentsOf(session: SessionView, log: readonly LogEntry[], weigh: Weigh): readonly Moment[] {
  const all = session.events
  const from = all[0]?.n ?? Number.POSITIVE_INFINITY
  const told = log.filter(({ n }) => n < from)
  const moments: { degree: 'great' | 'small'; event: LogEntry; more: LogEntry[]; all: readonly LogEntry[]; session: SessionView }[] = []
  let open = false
  all.forEach((event, i) => {
    const degree = weigh(event, [...told, ...all.slice(0, i)], session)
    const last = moments.at(-1)
    if (degree === 'great' || degree === 'small') {
      moments.push({ degree, event, more: [], all, session })
      open = true
    } else if (degree === 'apart') open = false
    else if (open && last && last.more.length < MOST_LINES) last.more.push(event)
  })
  return moments
}
