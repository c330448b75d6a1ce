import type { SessionView } from '../../../../engine/kernel/types.ts'
import { Counter } from '../../../board/counter.tsx'
import { heroName, heroView } from '../table/view.ts'
import { hitsOf, placeIn } from './place.ts'

/** The courtships in small: points, hits, and how far each is from Alysa. */
export function CourtshipStrip({ session }: { readonly session: SessionView }) {
  const view = heroView(session)
  if (!view) return null
  return (
    <ul className="back-strip" aria-label="The heroes">
      {view.sections.map((section) => {
        const { hero } = section
        const isGone = hero?.status === 'dead'
        return (
          <li key={section.id} className={section.id === view.at ? 'unit is-turn' : 'unit'}>
            <Counter icon="x-human" tone={isGone ? 'gone' : 'ours'} />
            <span className="unit-body">
              <span className="unit-name">{heroName(section)}</span>
              {hero && (
                <span className="unit-line">
                  {hero.points.total} points, {hitsOf(hero).left} of {hitsOf(hero).of} hits
                </span>
              )}
              {hero && <span className="unit-line">{placeIn(view, hero, 'to go')}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
