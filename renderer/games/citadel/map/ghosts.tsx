import { placeSeed } from '../../../../engine/citadel/open/engraving.ts'
import { neighbour, SIDES } from '../../../../engine/citadel/open/sides.ts'
import type { Level } from '../../../../engine/citadel/view-types.ts'
import { type Cell, cellKey } from '../../../board/cell.ts'
import { Unspoken } from '../../../board/unspoken.tsx'
import type { Placement } from './board.ts'
import { Tile } from './tile.tsx'

/** A placement and where it is shown: in its cell, or beside it. */
export interface Ghost extends Cell {
  readonly placement: Placement
  readonly isInPlace: boolean
}

/**
 * Where each legal placement of the drawn chit is shown. A cell shows the chosen placement, or the first while none is chosen; the others are shown beside it.
 */
export function layGhosts(placements: readonly Placement[], picked: readonly string[], taken: readonly Cell[]): readonly Ghost[] {
  const cells = new Set(placements.map(cellKey))
  const laid = new Set(taken.map(cellKey))
  const used = new Set([...laid, ...cells])
  return [...cells].flatMap((key) => {
    const here = placements.filter((placement) => cellKey(placement) === key)
    const first = here.find((placement) => picked.includes(placement.option.id)) ?? here[0]
    if (!first) return []
    const beside = besides(first)
      .filter((cell) => !used.has(cellKey(cell)))
      .sort((a, b) => neighbours(a, laid) - neighbours(b, laid))
    return here.flatMap((placement): Ghost[] => {
      const cell = placement === first ? placement : beside.shift()
      if (!cell) return []
      used.add(cellKey(cell))
      return [{ placement, x: cell.x, y: cell.y, isInPlace: placement === first }]
    })
  })
}

interface GhostsProps {
  readonly ghosts: readonly Ghost[]
  /** In the order of their keys. */
  readonly placements: readonly Placement[]
  readonly picked: readonly string[]
  readonly level: Level
}

/** The placements of the drawn chit, each with its key; those beside their cell are smaller, and a press chooses one. */
export function Ghosts({ ghosts, placements, picked, level }: GhostsProps) {
  return ghosts.map(({ placement, x, y, isInPlace }) => {
    const isChosen = picked.includes(placement.option.id)
    const inset = isInPlace ? 0 : 14
    return (
      <Unspoken
        key={placement.option.id}
        className="ghost-place"
        transform={`translate(${x * 100 + inset} ${y * 100 + inset}) scale(${isInPlace ? 1 : 0.72})`}
        // Within its cell the place itself is pressed, which cycles through the rotations.
        {...(!isInPlace && { data: { 'data-ghost': placement.option.id } })}
      >
        <g className={isChosen ? 'ghost is-chosen' : 'ghost ghost--alt'}>
          <Tile kind={placement.face} sides={placement.sides} feature={placement.feature} seed={placeSeed(placement, level)} />
        </g>
        <rect className={isChosen ? 'keytag' : 'keytag--alt'} x="66" y="5" width="29" height="29" rx="3" />
        <text className={isChosen ? 'keytag-t' : 'keytag-t--alt keytag-t'} x="80.5" y="26">
          {placements.indexOf(placement) + 1}
        </text>
      </Unspoken>
    )
  })
}

/** The number of segments around a cell: next to them, a picture would be mistaken for a segment that joins them. */
function neighbours(cell: Cell, laid: ReadonlySet<string>): number {
  return SIDES.filter((side) => laid.has(cellKey(neighbour(cell, side)))).length
}

/** The cells around a cell, nearest first. */
function besides(cell: Cell): Cell[] {
  return [
    ...SIDES.map((side) => neighbour(cell, side)),
    ...[-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: cell.x + dx, y: cell.y + dy }))),
    ...SIDES.map((side) => neighbour(neighbour(cell, side), side)),
  ]
}
