import type { Moment, MomentPieces, Weigh } from '../moment-page.ts'
import { Exhibit } from './exhibit.tsx'
import type { PlayedMoments } from './game-gallery.ts'

interface MomentCardsProps extends MomentPieces {
  readonly moments: PlayedMoments
  readonly weigh: Weigh
}

/** Every moment among the events: great ones as cards, small ones as strips. */
export function MomentCards({ moments, weigh, GreatMoment, SmallMoment }: MomentCardsProps) {
  const [session] = Object.values(moments.ends)
  if (!session) return null
  const shown = Object.values(moments.events).flatMap((event) => {
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
              {degree === 'great' ? <GreatMoment moment={moment} onGo={() => {}} /> : <SmallMoment moment={moment} />}
            </Exhibit>
          ))}
      </div>
    </section>
  ))
}
