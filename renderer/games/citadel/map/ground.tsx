import { memo, type ReactNode } from 'react'
import { placeSeed } from '../../../../engine/citadel/open/engraving.ts'
import { segmentsOn } from '../../../../engine/citadel/open/walked.ts'
import type { CitadelView, Level, SegmentView } from '../../../../engine/citadel/view-types.ts'
import type { Box } from '../../../board/camera.ts'
import type { Bounds } from '../../../board/cell.ts'
import { OpenExits } from './markers.tsx'
import { light, partySpot, spotKey, walkFrom } from './maze.ts'
import { Neatline } from './neatline.tsx'
import { Tile } from './tile.tsx'

interface GroundProps {
  readonly view: CitadelView
  readonly level: Level
  readonly bounds: Bounds
  /** Evenly lit: only entered and seen segments differ. */
  readonly evenly: boolean
}

/** The board apart from any decision: the frame, the tiles by the light of the party, the exits. */
export const Ground = memo(function Ground({ view, level, bounds, evenly }: GroundProps): ReactNode {
  const segments = segmentsOn(view, level)
  const spot = partySpot(view)
  const distance = spot ? walkFrom(view, spot).distance : null
  const lit = (segment: SegmentView) => (evenly ? (segment.entered ? 1 : 3) : light(distance?.get(spotKey({ level, segment }))))
  return (
    <>
      <Neatline bounds={bounds} />
      {segments.map((segment) => (
        <LitTile key={segment.id} segment={segment} level={level} lit={lit(segment)} />
      ))}
      <OpenExits segments={segments} />
    </>
  )
})

interface LitTileProps {
  readonly segment: SegmentView
  readonly level: Level
  readonly lit: 0 | 1 | 2 | 3
}

const LitTile = memo(function LitTile({ segment, level, lit }: LitTileProps) {
  return (
    <g className={`tile lit-${lit}`} transform={`translate(${segment.x * 100} ${segment.y * 100})`}>
      <Tile
        kind={segment.kind}
        sides={segment.sides}
        feature={segment.feature}
        seed={placeSeed(segment, level)}
        spent={segment.spent ?? false}
        blocked={segment.blocked}
      />
    </g>
  )
})

/** A pane over the tiles: hit testing ends there. */
export function Glass({ sheet: { left, top, right, bottom } }: { readonly sheet: Box }) {
  return <rect className="glass" x={left} y={top} width={right - left} height={bottom - top} />
}
