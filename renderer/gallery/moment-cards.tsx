import type { ComponentType } from 'react'
import type { LogEntry, SessionView } from '../../engine/kernel/types.ts'
import type { Degree, Moment } from '../moment-page.ts'
import { Exhibit } from './exhibit.tsx'

interface MomentCardsProps {
  /** What playing has found, and a session in which it is shown. */
  readonly events: readonly LogEntry[]
  readonly session: SessionView
  readonly weigh: (event: LogEntry, all: readonly LogEntry[], session: SessionView) => Degree
  readonly Great: ComponentType<{ readonly moment: Moment; readonly onGo: () => void }>
  readonly Small: ComponentType<{ readonly moment: Moment }>
}

/** Every moment among the events: great ones as cards, small ones as strips. */
export function MomentCards({ events, session, weigh, Great, Small }: MomentCardsProps) {
  const shown = events.flatMap((event) => {
    const degree = weigh(event, [], session)
    return degree === 'great' || degree === 'small' ? [{ degree, event, more: [], all: [event], session } satisfies Moment] : []
  })
  return (['great', 'small'] as const).map((degree) => (
    <section key={degree}>
      <h2>{degree === 'great' ? 'Great' : 'Small'}</h2>
      <div className="gallery-moments">
        {shown
          .filter((moment) => moment.degree === degree)
          .map((moment, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: found by playing, and never reordered
            <Exhibit key={i} name={moment.event.type}>
              {degree === 'great' ? <Great moment={moment} onGo={() => {}} /> : <Small moment={moment} />}
            </Exhibit>
          ))}
      </div>
    </section>
  ))
}
