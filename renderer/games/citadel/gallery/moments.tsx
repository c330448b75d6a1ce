import type { PlayedMoments } from '../../../gallery/game-gallery.ts'
import { MomentCards } from '../../../gallery/moment-cards.tsx'
import { EVENTS } from '../events.ts'
import { EXPLORING, session } from '../fixtures/raid.ts'
import { GreatMoment, SmallMoment } from '../moments/shown.tsx'

export function MomentsPage({ moments }: { readonly moments: PlayedMoments }) {
  const events = Object.values(moments.events).map((event) => ({ ...event, n: 1 }))
  return <MomentCards events={events} session={session(EXPLORING, null)} weigh={EVENTS.weigh} Great={GreatMoment} Small={SmallMoment} />
}
