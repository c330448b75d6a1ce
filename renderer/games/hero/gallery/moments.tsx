import { Exhibit } from '../../../gallery/exhibit.tsx'
import type { PlayedMoments } from '../../../gallery/game-gallery.ts'
import type { Moment } from '../../../moment/queue.ts'
import { weigh } from '../moments/degrees.ts'
import { GreatMoment, SmallMoment } from '../moments/shown.tsx'

/** Every moment that playing has found: great ones as cards, small ones as strips. */
export function MomentsPage({ moments }: { readonly moments: PlayedMoments }) {
  const session = Object.values(moments.ends)[0]
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
