import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { say } from '../aloud.ts'
import { useFetched } from '../fetched.ts'
import { useGamePage } from '../game-pages.ts'
import { Icon } from '../icons/icon.tsx'
import { focusQuestion } from '../keys/focus.ts'
import { Case } from '../rulebook/case.tsx'
import { useRules } from '../rulebook/rules-context.ts'
import { useSettings } from '../settings/settings.ts'
import { lessonsDue, type Moment } from './due.ts'
import { hasLeft, leaveGuide, markSeen, useProgress } from './progress.ts'

interface GuidedProps extends Moment {
  /** The number of the choice: what was explained before a choice is not explained again after it. */
  readonly choice: number
  /** Content below the guide, which takes the remaining room. */
  readonly children: ReactNode
}

/** Explains what is new below the card, one thing at a time. It can be read or ignored; it never asks. */
export function Guided({ choice, children, ...moment }: GuidedProps) {
  const { tips } = useSettings()
  const { game } = useRules()
  const lessons = useFetched(useGamePage(game)?.guide ?? null)?.lessons
  const progress = useProgress()
  const due = tips && lessons && !hasLeft(progress, game) ? lessonsDue(lessons, moment, progress.seen) : []
  const [lesson] = due
  const shown = useRef<{ readonly choice: number; readonly lesson: string } | null>(null)
  // Before paint: what was shown at the last choice has been seen, dismissed or not.
  useLayoutEffect(() => {
    if (shown.current && shown.current.choice !== choice) markSeen(shown.current.lesson)
    shown.current = lesson ? { choice, lesson: lesson.id } : null
  }, [choice, lesson])
  // The words alone: with its buttons and its case they would be said in pieces.
  useEffect(() => {
    if (lesson) say(`Guide: ${lesson.title}. ${lesson.text}`)
  }, [lesson])
  return (
    <div className="guided">
      <div>
        {lesson && (
          <section className="lesson" aria-label="Guide">
            <p>
              <b>
                <Icon name="x-candle" /> {lesson.title}
              </b>{' '}
              {lesson.text} <Case rule={lesson.rule} name={lesson.ruleName} />
            </p>
            <p className="lesson-foot">
              <button
                type="button"
                className="btn"
                onClick={() => {
                  if (due.length === 1) focusQuestion()
                  markSeen(lesson.id)
                }}
              >
                {due.length > 1 ? `Next of ${due.length}` : 'Understood'}
              </button>
              <button
                type="button"
                className="btn btn--quiet"
                onClick={() => {
                  focusQuestion()
                  leaveGuide(game)
                }}
              >
                I know this game
              </button>
            </p>
          </section>
        )}
      </div>
      {children}
    </div>
  )
}
