import { type PointerEvent, useEffect, useRef } from 'react'
import type { SegmentView } from '../../../../engine/citadel/view-types.ts'
import { contains } from '../../../board/camera.ts'
import type { Cell } from '../../../board/cell.ts'
import type { Viewport } from '../../../board/viewport.ts'

interface MinimapProps {
  readonly viewport: Viewport
  readonly segments: readonly SegmentView[]
  readonly party: Cell | null
  /** Cells that it must not cover: those about to be pressed. */
  readonly keepFree: readonly Cell[]
}

const MOST = { width: 176, height: 116 } as const
const MARGIN = 10

/**
 * The whole level in a corner with a frame around the visible part, wherever the level does not fit. A press or a drag goes there. It is
 * for pointers only: the places, the list and "Go to" serve everyone.
 */
export function Minimap({ viewport, segments, party, keepFree }: MinimapProps) {
  const svg = useRef<SVGSVGElement>(null)
  const frame = useRef<SVGRectElement>(null)
  const { box, seen } = viewport
  useEffect(() =>
    viewport.watch(({ left, top, right, bottom }) => {
      frame.current?.setAttribute('x', String(Math.max(left, box.left)))
      frame.current?.setAttribute('y', String(Math.max(top, box.top)))
      frame.current?.setAttribute('width', String(Math.max(0, Math.min(right, box.right) - Math.max(left, box.left))))
      frame.current?.setAttribute('height', String(Math.max(0, Math.min(bottom, box.bottom) - Math.max(top, box.top))))
    }),
  )
  if (contains(seen, box)) return null
  const scale = Math.min(MOST.width / (box.right - box.left), MOST.height / (box.bottom - box.top))
  const size = { width: Math.round((box.right - box.left) * scale), height: Math.round((box.bottom - box.top) * scale) }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation()
    const at = svg.current?.getBoundingClientRect()
    if (at && event.buttons === 1)
      viewport.centreOn(box.left + (event.clientX - at.left) / scale, box.top + (event.clientY - at.top) / scale)
  }
  const corner = freeCorner(viewport, size, keepFree)
  return (
    <svg
      ref={svg}
      className={`minimap is-${corner}`}
      viewBox={`${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`}
      width={size.width}
      height={size.height}
      aria-hidden="true"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        go(event)
      }}
      onPointerMove={go}
    >
      <rect className="mm-ground" x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} />
      <path className="mm-corridors" d={squares(segments, 'corridor', 26)} />
      <path className="mm-rooms" d={squares(segments, 'room', 10)} />
      {segments.map((segment) =>
        segment.monsters.length > 0 ? (
          <path key={segment.id} className="mm-foe" d={`M${segment.x * 100 + 20} ${segment.y * 100 + 20}l60 60m0-60l-60 60`} />
        ) : null,
      )}
      {party && <path className="mm-party" d={`M${party.x * 100 + 50} ${party.y * 100 - 20}l70 70l-70 70l-70-70z`} />}
      <rect ref={frame} className="mm-frame" />
    </svg>
  )
}

/** Every segment of a kind as one path; the Gateway counts as a room. */
function squares(segments: readonly SegmentView[], kind: 'room' | 'corridor', inset: number): string {
  const side = 100 - 2 * inset
  return segments
    .filter((segment) => (segment.kind === 'corridor' ? 'corridor' : 'room') === kind)
    .map(({ x, y }) => `M${x * 100 + inset} ${y * 100 + inset}h${side}v${side}h${-side}z`)
    .join('')
}

const CORNERS = ['se', 'sw', 'ne', 'nw'] as const

/** The first corner of the field that covers none of the cells. */
function freeCorner({ seen, size }: Viewport, map: { width: number; height: number }, cells: readonly Cell[]): (typeof CORNERS)[number] {
  const scale = size.width / (seen.right - seen.left)
  const across = (map.width + MARGIN) / scale
  const down = (map.height + MARGIN) / scale
  const covers = (corner: (typeof CORNERS)[number]) =>
    cells.some(({ x, y }) => {
      const beside = corner.endsWith('e') ? x * 100 + 100 > seen.right - across : x * 100 < seen.left + across
      const above = corner.startsWith('s') ? y * 100 + 100 > seen.bottom - down : y * 100 < seen.top + down
      return beside && above
    })
  return CORNERS.find((corner) => !covers(corner)) ?? 'se'
}
