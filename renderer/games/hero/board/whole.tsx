import { type Plan, planOf } from '../../../../engine/hero/open/catacomb.ts'
import type { HeroView, SectionView } from '../../../../engine/hero/view-types.ts'
import { heroName } from '../table/view.ts'
import { Floors } from './ground.tsx'

/**
 * The board as laid on the table: A in the north-west, B below it mirrored from top to bottom, C beside B mirrored both ways,
 * so that the three red corridors meet in Alysa's room; in the last quarter the track on which they wait for her.
 */
export function WholeBoard({ view }: { readonly view: HeroView }) {
  const plan = planOf(view.catacomb)
  return (
    <section className="h-whole" aria-label="The whole board">
      <svg viewBox="0 0 6600 3100" role="img" aria-label={`The whole board: ${view.sections.map(whereabouts).join('; ')}.`}>
        <rect className="h-rock" width="6600" height="3100" />
        <AlysasRoom plan={plan} />
        {view.sections.map((section) => (
          <g key={section.id} transform={LAID[section.id]}>
            <Floors plan={plan} />
            <Dots section={section} />
          </g>
        ))}
        {view.sections.map((section) => (
          <text key={section.id} className="h-whose" {...BELOW[section.id]}>
            {heroName(section)}
          </text>
        ))}
      </svg>
      <Track view={view} />
    </section>
  )
}

const LAID = { a: undefined, b: 'translate(0 2900) scale(1 -1)', c: 'translate(6600 2900) scale(-1 -1)' } as const

/** The name of its hero is on the rock below it. */
const BELOW = {
  a: { x: 100, y: 1510 },
  b: { x: 100, y: 3020 },
  c: { x: 6500, y: 3020, textAnchor: 'end' },
} as const

function whereabouts(section: SectionView): string {
  const { hero, counters } = section
  const left = counters.filter(({ at }) => at).length
  const where =
    hero?.status === 'track'
      ? 'is with Alysa'
      : hero?.status === 'dead'
        ? 'is dead'
        : hero?.at
          ? `is in column ${hero.at.col + 1}`
          : 'has not entered'
  return `${heroName(section)} ${where}, ${left} counters lie there`
}

function AlysasRoom({ plan }: { readonly plan: Plan }) {
  const row = plan.squares.find(({ ground }) => ground === 'alysa')?.row ?? 6
  return <rect className="h-floor is-alysa" x="3200" y={row * 100} width="200" height={2900 - 2 * row * 100} />
}

/** Counters and hero as seen from afar. */
function Dots({ section: { counters, hero } }: { readonly section: SectionView }) {
  return (
    <>
      {counters.map(
        ({ id, at, up }) =>
          at && (
            <rect key={id} className={up ? 'h-dot is-up' : 'h-dot'} x={at.col * 100 + 12} y={at.row * 100 + 12} width="76" height="76" />
          ),
      )}
      {hero?.at && <circle className="h-dot is-hero" cx={hero.at.col * 100 + 50} cy={hero.at.row * 100 + 50} r="90" />}
    </>
  )
}

const HEART = 4
const BOXES = [
  { box: HEART, label: 'Her heart' },
  { box: 3, label: 'Box 3' },
  { box: 2, label: 'Box 2' },
  { box: 1, label: 'Box 1' },
  { box: 0, label: 'Just come' },
] as const

/** Three boxes and the heart (215A): a hero who has reached Alysa goes on by one in every turn. */
export function Track({ view }: { readonly view: HeroView }) {
  const waiting = view.sections.flatMap(({ id, hero }) => (hero?.status === 'track' ? [{ id, name: hero.name, box: hero.track }] : []))
  return (
    <ol className="h-track" aria-label="The Alysa track">
      {BOXES.map(({ box, label }) => (
        <li key={box} className={box === HEART ? 'is-heart' : undefined}>
          <span className="small">{label}</span>
          {waiting
            .filter((each) => Math.min(each.box, HEART) === box)
            .map(({ id, name }) => (
              <b key={id}>{name}</b>
            ))}
        </li>
      ))}
    </ol>
  )
}
