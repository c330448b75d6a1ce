import type { Lesson } from '../game-page.ts'
import { LESSONS } from '../games/citadel/guide-texts.ts'

/** Where the raid stands, as far as the guide looks. */
export interface Moment {
  /** The question at hand; `null` when the raid is over. */
  readonly topic: string | null
  /** What has happened since the last choice. */
  readonly events: readonly { readonly type: string }[]
  readonly level: number
}

/** What is to be explained now and has not been seen: what has happened first, then what is asked. */
export function lessonsDue({ topic, events, level }: Moment, seen: readonly string[]): readonly Lesson[] {
  return LESSONS.filter(({ id, when }) => {
    if (seen.includes(id)) return false
    if ('event' in when) return events.some(({ type }) => type === when.event)
    return 'topic' in when ? when.topic === topic : when.level === level
  })
}
