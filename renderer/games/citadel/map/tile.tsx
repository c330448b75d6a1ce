import { memo } from 'react'
import { engrave, type TileKind } from '../../../../engine/citadel/open/engraving.ts'
import { pictureOf } from '../../../../engine/citadel/open/segments.ts'
import type { Feature, SegmentView, Side } from '../../../../engine/citadel/view-types.ts'
import { symbol } from '../../../icons/icon.tsx'

interface TileProps {
  readonly kind: TileKind
  readonly sides: string
  readonly feature: Feature | null
  readonly seed: number
  /** A spent feature is drawn pale. */
  readonly spent?: boolean
  readonly blocked?: SegmentView['blocked']
}

/** One engraved segment on a board of 100 x 100, with the thickness of its edge below. */
export const Tile = memo(function Tile({ kind, sides, feature, seed, spent = false, blocked = [] }: TileProps) {
  const { hatch, floor, pave, wall, doors } = engrave(kind, sides, seed)
  const picture = pictureOf({ kind, feature })
  return (
    <>
      <rect className="t-edge" x="1" y="3.5" width="98" height="97" rx="2.5" />
      <rect className="t-rock" x="1" y="1" width="98" height="97" rx="2.5" />
      <path className="t-hatch" d={hatch} />
      <path className="t-floor" d={floor} />
      {pave && <path className="t-pave" d={pave} />}
      <path className="t-wall" d={wall} />
      {doors.length > 0 && <path className="t-door" d={doors.join('')} />}
      {picture && <use className={spent ? 't-icon is-spent' : 't-icon'} href={symbol(picture)} x="29" y="29" width="42" height="42" />}
      {blocked.map(({ side, why }) => (
        <g key={side} transform={`translate(${EDGE[side]})`}>
          <ShutPlate why={why} />
        </g>
      ))}
    </>
  )
})

const EDGE = { north: '50 12', east: '88 50', south: '50 88', west: '12 50' } as const satisfies Record<Side, string>

/** A plate over an impassable exit, about the origin: a padlock if locked, a cross if it leads nowhere. */
export function ShutPlate({ why }: Pick<SegmentView['blocked'][number], 'why'>) {
  return (
    <>
      <rect className="t-plate" x="-12" y="-12" width="24" height="24" rx="2" />
      {why === 'locked' ? (
        <use className="t-plate-icon" href={symbol('s-lock')} x="-9" y="-9" width="18" height="18" />
      ) : (
        <path className="t-cross" d="M-7-7L7 7M7-7L-7 7" />
      )}
    </>
  )
}

/** A placement or a chit as a small picture beside its words. */
export function Thumb({ kind, sides, feature, seed, off = false }: TileProps & { readonly off?: boolean }) {
  return (
    <svg className={off ? 'thumb is-off' : 'thumb'} viewBox="0 0 100 102" aria-hidden="true">
      <Tile kind={kind} sides={sides} feature={feature} seed={seed} />
    </svg>
  )
}
