import type { PlayedMoments } from '../../../gallery/game-gallery.ts'
import { MomentCards } from '../../../gallery/moment-cards.tsx'
import { weigh } from '../moments/degrees.ts'
import { GreatMoment, SmallMoment } from '../moments/shown.tsx'

export function MomentsPage({ moments }: { readonly moments: PlayedMoments }) {
  const [session] = Object.values(moments.ends)
  if (!session) return null
  return <MomentCards events={Object.values(moments.events)} session={session} weigh={weigh} Great={GreatMoment} Small={SmallMoment} />
}
