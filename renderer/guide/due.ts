import type { Lesson } from '../game-page.ts'

/** Where a game stands, as far as its guide is concerned. */
export interface Moment {
  /** The question at hand; `null` when the game is over. */
  readonly topic: string | null
  /** What has happened since the last choice. */
  readonly events: readonly { readonly type: string }[]
  /** What else in the position may be new to someone, by the names used in the lessons. */
  readonly states?: readonly string[]
  /** Whether the game is over: then only what is true of its end is explained. */
  readonly isOver?: boolean
}

/** The lessons due now and not yet seen: of the question first, for that is what one looks at; then in the order of the lessons. */
export function lessonsDue(
  lessons: readonly Lesson[],
  { topic, events, states = [], isOver = false }: Moment,
  seen: readonly string[],
): readonly Lesson[] {
  const due = lessons.filter(({ id, when, atEnd = false }) => {
    if (seen.includes(id) || (isOver && !atEnd)) return false
    if ('event' in when) return events.some(({ type }) => type === when.event)
    return 'topic' in when ? when.topic === topic : states.includes(when.state)
  })
  return due.toSorted((one, other) => Number('topic' in other.when) - Number('topic' in one.when))
}
