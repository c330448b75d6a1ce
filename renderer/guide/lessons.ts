import type { Lesson } from '../game-page.ts'

/** A lesson as a game lists it; `ruleName` where its case has no number. */
export type LessonRow = readonly [id: string, rule: string, title: string, text: string, ruleName?: string]

/**
 * The lessons that are due at questions, after events or in states.
 *
 * @param game goes before each id, since people's progress is kept by it; empty for none
 * @param told the id of each is the topic, the type of the event, or the state
 */
export function lessonsOf(game: string, kind: 'topic' | 'event' | 'state', told: readonly LessonRow[]): readonly Lesson[] {
  return told.map(([id, rule, title, text, ruleName]) => ({
    id: [game, kind, id].filter(Boolean).join('.'),
    when: kind === 'topic' ? { topic: id } : kind === 'event' ? { event: id } : { state: id },
    rule,
    ...(ruleName !== undefined && { ruleName }),
    title,
    text,
  }))
}
