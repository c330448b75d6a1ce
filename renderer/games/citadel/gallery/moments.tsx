import type { PlayedMoments } from '../../../gallery/game-gallery.ts'
import { MomentCards } from '../../../gallery/moment-cards.tsx'
import { EXPLORING, session } from '../fixtures/raid.ts'
import { weigh } from '../moments/degrees.ts'
import { GreatMoment, SmallMoment } from '../moments/shown.tsx'

export function MomentsPage({ moments }: { readonly moments: PlayedMoments }) {
  const events = Object.values(moments.events).map((event) => ({ ...event, n: 1 }))
  return <MomentCards events={events} session={session(EXPLORING, null)} weigh={weigh} Great={GreatMoment} Small={SmallMoment} />
}
