import type { Level } from '../../engine/citadel/view-types.ts'
import type { Placement } from './board.ts'
import { placeSeed } from './engraving.ts'
import { type Cell, cellKey, neighbour, SIDES } from './sides.ts'
import { Tile } from './tile.tsx'
import { Unspoken } from './unspoken.tsx'

interface GhostsProps {
  readonly placements: readonly Placement[]
  readonly picked: readonly string[]
  readonly taken: readonly Cell[]
  readonly level: Level
}

/**
 * Every legal way to lay the drawn chit, each with its key. In a cell lies the chosen one, or the first while none is; the
 * others of that cell stand beside it, smaller. A press takes one.
 */
export function Ghosts({ placements, picked, taken, level }: GhostsProps) {
  const cells = new Set(placements.map(cellKey))
  const free = new Set<string>([...taken.map(cellKey), ...cells])
  return [...cells].flatMap((key) => {
    const here = placements.filter((placement) => cellKey(placement) === key)
    const first = here.find((placement) => picked.includes(placement.option.id)) ?? here[0]
    if (!first) return []
    const beside = besides(first).filter((cell) => !free.has(cellKey(cell)))
    return here.map((placement) => {
      const cell = placement === first ? placement : beside.shift()
      if (!cell) return null
      free.add(cellKey(cell))
      const isChosen = picked.includes(placement.option.id)
      const scale = placement === first ? 1 : 0.72
      const inset = placement === first ? 0 : 14
      return (
        <Unspoken
          key={placement.option.id}
          className="ghost-place"
          transform={`translate(${cell.x * 100 + inset} ${cell.y * 100 + inset}) scale(${scale})`}
          // In its own cell the place itself is pressed, which goes from one turn to the next.
          {...(placement !== first && { data: { 'data-ghost': placement.option.id } })}
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
  })
}

/** The cells around a cell, the near ones first. */
function besides(cell: Cell): Cell[] {
  return [
    ...SIDES.map((side) => neighbour(cell, side)),
    ...[-1, 1].flatMap((dx) => [-1, 1].map((dy) => ({ x: cell.x + dx, y: cell.y + dy }))),
    ...SIDES.map((side) => neighbour(neighbour(cell, side), side)),
  ]
}
