import type { GuideTexts } from '../../game-page.ts'
import { type LessonRow, lessonsOf } from '../../guide/lessons.ts'

/** What a question asks, explained when it is first asked. The id is the topic. */
const QUESTIONS: readonly LessonRow[] = [
  [
    'card',
    '2.1',
    'A card face down',
    'Lay the number you expect to be nearest to the die. The other player lays one too, and neither of you sees the other’s.',
  ],
]

/** Events, explained when they first happen. The id is the type of the event. */
const EVENTS: readonly LessonRow[] = [
  [
    'thrown',
    '2.3',
    'The toll',
    'The nearer card takes the points: the closer it is, the more. If both are equally near, no one takes any.',
  ],
]

/** The guide to a first game. */
export const GUIDE: GuideTexts = { lessons: [...lessonsOf('toll', 'topic', QUESTIONS), ...lessonsOf('toll', 'event', EVENTS)], tips: {} }
