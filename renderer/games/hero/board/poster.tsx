import { COLUMNS, planOf, ROWS, spotId } from '../../../../engine/hero/open/catacomb.ts'
import type { Replay } from '../../../../engine/kernel/types.ts'
import { heroName, heroView } from '../table/view.ts'
import { Counters, HeroMarker } from './counters.tsx'
import { Doors, Ground } from './ground.tsx'
import '../style/table.css'

/** The catacombs for paper, a sheet for each section, with what lies there. */
export function CatacombPoster({ replay }: { readonly replay: Replay }) {
  const view = heroView(replay)
  if (!view) return null
  const plan = planOf(view.catacomb)
  return view.sections.map((section) => {
    const { id, hero, counters } = section
    const taken = new Set([hero?.at, ...counters.map(({ at }) => at)].flatMap((at) => (at ? [spotId(at)] : [])))
    return (
      <figure key={id} className="poster">
        <figcaption>
          <b>Section {id.toUpperCase()}</b> {heroName(section)}
        </figcaption>
        <svg
          className="board"
          viewBox={`0 0 ${COLUMNS * 100} ${ROWS * 100}`}
          role="img"
          aria-label={`The catacomb of ${heroName(section)}`}
        >
          <Ground plan={plan} />
          <Counters counters={counters} picked={NOTHING} />
          {hero?.status === 'in-catacomb' && <HeroMarker hero={hero} />}
          <Doors plan={plan} taken={taken} opened={[]} />
        </svg>
      </figure>
    )
  })
}

const NOTHING: ReadonlySet<string> = new Set()
