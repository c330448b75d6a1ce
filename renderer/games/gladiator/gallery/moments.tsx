import type { PlayedMoments } from '../../../gallery/game-gallery.ts'
import { MomentCards } from '../../../gallery/moment-cards.tsx'
import { EVENTS } from '../events.ts'
import { GreatMoment, SmallMoment } from '../moments/shown.tsx'

export function MomentsPage({ moments }: { readonly moments: PlayedMoments }) {
  const [session] = Object.values(moments.ends)
  if (!session) return null
  return (
    <MomentCards events={Object.values(moments.events)} session={session} weigh={EVENTS.weigh} Great={GreatMoment} Small={SmallMoment} />
  )
}
