import { UNIT } from '../../../../engine/domain/open/engrave.ts'
import { type Slot, sideTowards, spotOf } from '../../../../engine/domain/open/squares.ts'
import { type TurnedTile, turnedTile } from '../../../../engine/domain/open/tiles.ts'
import type { Square } from '../../../../engine/domain/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { domainOptions } from '../table/view.ts'
import { Tile } from './tile.tsx'

// A drawn tile in every way it may lie (5.2): the chosen one in its slot, the others beside it.

/** One way in which the tile may lie. */
export interface Lie {
  readonly option: Option
  /** Its place in the question, from 1. */
  readonly key: number
  readonly plan: TurnedTile
  readonly slot: Slot
  /** Where one comes in. */
  readonly square: Square
}

/** Every way to lay the tile of the question; none for any other question. */
export function liesOf(decision: Decision | null): readonly Lie[] {
  return domainOptions(decision, 'lay').flatMap((option, i): Lie[] => {
    if (option.data === undefined) return []
    const { tile, turn, square } = option.data
    return [{ option, key: i + 1, plan: turnedTile(tile, turn), slot: spotOf(square).slot, square }]
  })
}

interface GhostsProps {
  readonly lies: readonly Lie[]
  readonly picked: readonly string[]
  /** Where the mover stands; null outside. */
  readonly from: Square | null
  /** Columns of the frame. */
  readonly columns: number
}

const BESIDE = 0.72
const GAP = 8

export function Ghosts({ lies, picked, from, columns }: GhostsProps) {
  const chosen = lies.find(({ option }) => picked.includes(option.id)) ?? lies[0]
  if (!chosen) return null
  const { slot, square } = chosen
  const side = slot.size * UNIT
  const [x, y] = [slot.column * UNIT, slot.row * UNIT]
  const others = lies.filter((lie) => lie !== chosen)
  const step = side * BESIDE + GAP
  // Towards the middle of the board, where there is room for them.
  const isWest = slot.column + slot.size / 2 < columns / 2
  const towards = from === null ? null : sideTowards(from, square)
  return (
    <g className="d-ghosts">
      <Ghost lie={chosen} isChosen transform={`translate(${x} ${y})`} />
      {from !== null && towards && (
        <path className="d-comes" d={COMES} transform={`translate(${middle(square)}) rotate(${TURN[towards]})`} />
      )}
      {others.map((lie, i) => (
        <Ghost
          key={lie.option.id}
          lie={lie}
          isChosen={false}
          transform={`translate(${isWest ? x + side + GAP + i * step : x - (i + 1) * step} ${y + (side * (1 - BESIDE)) / 2}) scale(${BESIDE})`}
        />
      ))}
    </g>
  )
}

/** A wedge over the edge that is crossed, for someone who comes from the west. */
const COMES = 'M-22 -7l10 7 -10 7z'
const TURN = { e: 0, s: 90, w: 180, n: 270 } as const

function middle(square: Square): string {
  const { row, column } = spotOf(square)
  return `${column * UNIT + UNIT / 2} ${row * UNIT + UNIT / 2}`
}

function Ghost({ lie, isChosen, transform }: { readonly lie: Lie; readonly isChosen: boolean; readonly transform: string }) {
  const side = lie.slot.size * UNIT
  return (
    <g className={isChosen ? 'd-ghost is-chosen' : 'd-ghost'} transform={transform} data-lie={lie.option.id}>
      <Tile plan={lie.plan} />
      <rect className="d-ghost-edge" width={side} height={side} rx="1.5" />
      <rect className="d-key" x={side - 21} y="-23" width="20" height="20" rx="2" />
      <text className="d-key-figure" x={side - 11} y="-7.5">
        {lie.key}
      </text>
    </g>
  )
}
