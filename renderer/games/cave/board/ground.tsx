import { memo } from 'react'
import { type CavePlan, RADIUS } from '../../../../engine/cave/open/plan.ts'
import { BOARD } from '../../../../engine/cave/tables/index.ts'
import type { Space, SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import { lineThrough } from '../../../../engine/kernel/drawing.ts'
import { symbol } from '../../../icons/icon.tsx'
import { chamberIcon } from '../icons.ts'
import { caveHachures, caveRock, HALF, TONES } from './rock.ts'
import { Vignette } from './vignettes.tsx'

interface GroundProps {
  readonly plan: CavePlan
  /** The space of the Character who moves, from which light falls; null where none does. */
  readonly light: SpaceId | null
  readonly crystal: SpaceId | null
  /** What Chambers turned out to be while someone stands there, in one word each: `chamber-1=bazaar`. */
  readonly chambers: string
  /** Cards that lie on spaces which draw some: `corridor-1=1`. */
  readonly lying: string
  /** As far as it is drawn: floors, the rock from 2 on, its hachures from 3 on. */
  readonly stage: number
}

/** The rock and the spaces. Drawn again only when the game goes on, not when something is picked or looked at. */
export const Ground = memo(function Ground({ plan, light, crystal, chambers, lying: cards, stage }: GroundProps) {
  const met = pairs(chambers)
  const lying = pairs(cards)
  return (
    <>
      <Sheet />
      {stage > 1 && <Rock />}
      {stage > 2 && <Hachures plan={plan} />}
      <Floors plan={plan} light={light} />
      {plan.spaces.map((space) => (
        <g key={space.id} transform={`translate(${space.x} ${space.y})`}>
          <Drawn
            space={space}
            plan={plan}
            isCrystal={space.id === crystal}
            chamber={met.get(space.id)}
            lies={Number(lying.get(space.id) ?? 0)}
          />
        </g>
      ))}
    </>
  )
})

function pairs(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(' ').map((word) => [word.split('=')[0] ?? '', word.split('=')[1] ?? '']))
}

/** What the rest is cut by, and the line round it all. */
const Sheet = memo(function Sheet() {
  const { width, height } = BOARD
  return (
    <>
      <clipPath id="v-sheet">
        <rect width={width} height={height} />
      </clipPath>
      <clipPath id="v-disc">
        <circle cx="50" cy="50" r="47" />
      </clipPath>
      <rect className="v-neat" x="-4" y="-4" width={width + 8} height={height + 8} />
    </>
  )
})

const Rock = memo(function Rock() {
  const { facets, edges } = caveRock(BOARD)
  return (
    <g clipPath="url(#v-sheet)">
      {facets.map((d, i) => (
        <path key={TONES[i]} className={`v-facet is-${TONES[i]}`} d={d} />
      ))}
      <path className="v-edges" d={edges} />
    </g>
  )
})

const Hachures = memo(function Hachures({ plan }: Pick<GroundProps, 'plan'>) {
  return <path className="v-hachures" clipPath="url(#v-sheet)" d={caveHachures(BOARD, plan)} />
})

/** All floors have one wall: it is drawn under them, a little wider. */
function Floors({ plan, light }: Pick<GroundProps, 'plan' | 'light'>) {
  const far = light === null ? null : plan.steps(light)
  const tone = (...spaces: readonly SpaceId[]) => (far === null ? 3 : lightAt(Math.max(...spaces.map((id) => far.get(id) ?? 9))))
  return (
    <>
      <path className="v-wall" strokeWidth={HALF * 2 + WALL} d={plan.passages.map(({ points }) => lineThrough(points)).join('')} />
      {plan.spaces.map(({ id, kind, x, y }) => (
        <circle key={id} className="v-wall-disc" cx={x} cy={y} r={RADIUS[kind] + WALL / 2} />
      ))}
      {plan.passages.map(({ from, to, points }) => (
        <path key={`${from} ${to}`} className={`v-way-floor is-${tone(from, to)}`} strokeWidth={HALF * 2} d={lineThrough(points)} />
      ))}
      {plan.spaces.map(({ id, kind, x, y }) => (
        <circle key={id} className={`v-floor is-${tone(id)}`} cx={x} cy={y} r={RADIUS[kind]} />
      ))}
    </>
  )
}

/** Both walls of a passage together. */
const WALL = 8.4

/** Four steps of light: where he stands, beside it, up to three spaces away, further. */
function lightAt(steps: number): number {
  return steps < 2 ? steps : steps < 4 ? 2 : 3
}

interface DrawnProps {
  readonly space: Space
  readonly plan: CavePlan
  readonly isCrystal: boolean
  /** What the Chamber is this time. */
  readonly chamber: string | undefined
  /** Cards that lie there. */
  readonly lies: number
}

function Drawn({ space, plan, isCrystal, chamber, lies }: DrawnProps) {
  if (space.kind === 'named') return <Named id={space.id} />
  if (space.kind === 'chamber') return <Chamber isCrystal={isCrystal} chamber={chamber} />
  if (space.gate) return <Gate angle={gateAngle(space, plan)} />
  return space.kind === 'crossroads' ? <Ways space={space} plan={plan} /> : <Draws count={Math.max(0, space.draw - lies)} />
}

export function Named({ id }: { readonly id: SpaceId }) {
  return (
    <>
      <g transform="translate(-52 -52) scale(1.04)" clipPath="url(#v-disc)">
        <Vignette space={id} />
      </g>
      <circle className="v-ring is-thick" r="49" />
    </>
  )
}

/** A dark disc: a question until it is met, and the Magic Crystal once that is known. */
export function Chamber({ isCrystal, chamber }: Pick<DrawnProps, 'isCrystal' | 'chamber'>) {
  if (isCrystal)
    return (
      <g className="v-crystal-chamber">
        <circle className="v-chamber" r="39" />
        <circle className="v-crystal-ring" r="35" />
        <circle className="v-chamber-ring" r="30" />
        <use className="v-crystal" href={symbol('g-crystal')} x="-23" y="-23" width="46" height="46" />
      </g>
    )
  return (
    <>
      <circle className="v-chamber" r="38" />
      <circle className="v-chamber-ring" r="33" />
      {chamber === undefined ? (
        <text className="v-question" y="18">
          ?
        </text>
      ) : (
        <use className="v-seen" href={symbol(chamberIcon(chamber))} x="-22" y="-22" width="44" height="44" />
      )}
    </>
  )
}

/** Five bars and two beams across the passage. */
export function Gate({ angle }: { readonly angle: number }) {
  return <path className="v-gate" transform={`rotate(${angle})`} d="M-27 -8H27M-27 8H27M-18 -14V14M-9 -14V14M0 -14V14M9 -14V14M18 -14V14" />
}

/** Across the way from its first neighbour to its last. */
function gateAngle({ neighbours }: Space, plan: CavePlan): number {
  const [a, b] = [plan.space(neighbours[0] ?? ''), plan.space(neighbours.at(-1) ?? '')]
  return a && b ? Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI) - 90 : 0
}

/** A wedge towards each way. */
function Ways({ space, plan }: Pick<DrawnProps, 'space' | 'plan'>) {
  const angles = space.neighbours.flatMap((id) => {
    const to = plan.space(id)
    return to ? [Math.round((Math.atan2(to.y - space.y, to.x - space.x) * 180) / Math.PI)] : []
  })
  return angles.map((angle) => <path key={angle} className="v-wedge" transform={`rotate(${angle})`} d="M32 0L18 6.7V-6.7Z" />)
}

/** As many small cards as are drawn there. */
export function Draws({ count }: { readonly count: number }) {
  return Array.from({ length: count }, (_, i) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: equal cards
      key={i}
      className="v-draws"
      x={(i - (count - 1) / 2) * 9 - 7.5}
      y={(i - (count - 1) / 2) * 3 - 10}
      width="15"
      height="20"
      rx="2"
    />
  ))
}

const NAMES: Readonly<
  Record<string, { readonly name: string; readonly dx: number; readonly dy: number; readonly anchor: 'start' | 'middle' | 'end' }>
> = {
  'cave-entrance': { name: 'Entrance', dx: 0, dy: 80, anchor: 'middle' },
  'underground-fountain': { name: 'Fountain', dx: 0, dy: 80, anchor: 'middle' },
  'bat-nest': { name: 'Bat Nest', dx: -62, dy: 10, anchor: 'end' },
  'ancient-power-plant': { name: 'Power Plant', dx: 0, dy: 80, anchor: 'middle' },
  'wall-of-fire': { name: 'Wall of Fire', dx: 0, dy: 80, anchor: 'middle' },
  'sacrificial-altar': { name: 'Altar', dx: 62, dy: 10, anchor: 'start' },
  'narrow-passage': { name: 'Narrow Passage', dx: 0, dy: 80, anchor: 'middle' },
}

/** The names of the seven named spaces, beside their rooms. */
export const Names = memo(function Names({ plan }: { readonly plan: CavePlan }) {
  return plan.spaces.map(({ id, x, y }) => {
    const label = NAMES[id]
    return (
      label && (
        <text key={id} className="v-name" x={x + label.dx} y={y + label.dy} textAnchor={label.anchor}>
          {label.name}
        </text>
      )
    )
  })
})
