import type { SessionView } from '../../../../engine/kernel/types.ts'
import { PeopleStrip } from '../../../recall/people-strip.tsx'
import { heroName, heroView } from '../table/view.ts'
import { hitsOf, placeIn } from './place.ts'

/** The courtships in small: points, hits, and how far each is from Alysa. */
export function CourtshipStrip({ session }: { readonly session: SessionView }) {
  const view = heroView(session)
  if (!view) return null
  return (
    <PeopleStrip
      label="The heroes"
      people={view.sections.map((section) => ({
        id: section.id,
        name: heroName(section),
        isTurn: section.id === view.at,
        icon: 'x-human',
        tone: section.hero?.status === 'dead' ? 'gone' : 'ours',
        lines: section.hero
          ? [
              `${section.hero.points.total} points, ${hitsOf(section.hero).left} of ${hitsOf(section.hero).of} hits`,
              placeIn(view, section.hero, 'to go'),
            ]
          : [],
      }))}
    />
  )
}
