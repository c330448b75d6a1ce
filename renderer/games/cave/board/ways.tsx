import { type CavePlan, type Point, RADIUS } from '../../../../engine/cave/open/plan.ts'
import type { SpaceId } from '../../../../engine/cave/tables/table-types.ts'
import { lineThrough } from '../../../../engine/kernel/drawing.ts'
import type { Lit } from './lit.ts'

// Where the Character may go: rings round the spaces, each with its key or its chance, and beads along the way.

interface WaysProps {
  readonly plan: CavePlan
  readonly lit: ReadonlyMap<SpaceId, Lit>
}

/** A ring round each space that is lit. */
export function Rings({ plan, lit }: WaysProps) {
  return [...lit.values()].map(({ space, options, isChosen, isFar, isEnd }) => {
    const at = plan.space(space)
    if (at === undefined || (isFar && !isChosen && !isEnd)) return null
    const r = RADIUS[at.kind] + 6
    const look = isChosen && options.length > 0 ? ' is-chosen' : options.length === 0 || isFar ? ' is-end' : ''
    return (
      <g key={space}>
        <circle className="v-lit-case" cx={at.x} cy={at.y} r={r} />
        <circle className={`v-lit${look}`} cx={at.x} cy={at.y} r={r} />
      </g>
    )
  })
}

/** Above everything: the key of each, or its chance where turnings are drawn by lot. */
export function Plates({ plan, lit }: WaysProps) {
  return [...lit.values()].map(({ space, key, chance, isChosen }) => {
    const at = plan.space(space)
    const text = chance === null ? key?.toString() : percentOf(chance)
    if (at === undefined || text === undefined) return null
    const aside = RADIUS[at.kind] * 0.72
    const width = chance === null ? 32 : text.length * 13 + 18
    return (
      <g key={space} className={isChosen ? 'v-plate is-chosen' : 'v-plate'} transform={`translate(${at.x + aside} ${at.y - aside})`}>
        <rect x="-16" y="-18" width={width} height="34" rx="4" />
        <text x={width / 2 - 16} y="9">
          {text}
        </text>
      </g>
    )
  })
}

/** Whole per cents, as far as there is room: `17%`, `< 1%`. */
function percentOf(chance: number): string {
  const share = Math.round(chance * 100)
  return share < 1 ? '<1%' : `${share}%`
}

/** Beads along a way: `way` is where he would go, `trail` where he came from. */
export function Beads({ points, kind }: { readonly points: readonly Point[]; readonly kind: 'way' | 'trail' }) {
  if (points.length < 2) return null
  const d = lineThrough(points)
  return (
    <g className={`v-beads is-${kind}`}>
      <path className="v-beads-case" d={d} />
      <path className="v-beads-line" d={d} />
    </g>
  )
}
