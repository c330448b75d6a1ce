import { memo, useMemo } from 'react'
import { UNIT } from '../../../../engine/domain/open/engrave.ts'
import type { Layout } from '../../../../engine/domain/open/layout.ts'
import { entrySquares, type Slot, spotOf } from '../../../../engine/domain/open/squares.ts'
import { BOARD } from '../../../../engine/domain/tables/index.ts'
import { QUADRANTS, type Side } from '../../../../engine/domain/tables/table-types.ts'
import { TileGround, TileLines } from './tile.tsx'

// What lies still: the frame with its doors, slots as slate, tiles. In units of 30 a square.

interface GroundProps {
  readonly layout: Layout
  /** Squares that are finished: nothing is drawn there any more. */
  readonly blanks: readonly string[]
  /** Squares in the light of a lantern. */
  readonly lit: readonly string[]
  /** Dark squares that no one sees into. */
  readonly dim: readonly string[]
  /** Slots into which a tile came just now, by id, in one word: it is put down there. */
  readonly fresh: string
  /** Quadrants in which someone began, in one word: their doors open. */
  readonly open: string
  /** How much of the tiles is engraved already, up to 1. */
  readonly part: number
}

/** The frame, every empty slot and every tile: nothing of it can be pressed. */
export const Ground = memo(function Ground({ layout, blanks, lit, dim, fresh, open, part }: GroundProps) {
  const { laid, empty, at } = layout
  const isLow = (square: string) => at(square)?.cell.ground === 'dark' || at(square)?.cell.ground === 'threshold'
  const isFresh = (slot: Slot) => fresh.split(' ').includes(slot.id)
  const drawn = useMemo(() => cellsBySlot(blanks), [blanks])
  return (
    <>
      <Slate empty={empty} />
      {laid.map(({ slot, plan }) => (
        <g key={slot.id} transform={cornerOf(slot)} className={isFresh(slot) ? 'd-fresh' : undefined}>
          <TileGround plan={plan} />
        </g>
      ))}
      <path
        className="d-lit"
        d={lit
          .filter((square) => !isLow(square))
          .map(squarePath)
          .join('')}
      />
      <path className="d-lit is-low" d={lit.filter(isLow).map(squarePath).join('')} />
      {laid.slice(0, Math.ceil(laid.length * part)).map(({ slot, plan }) => (
        <g key={slot.id} transform={cornerOf(slot)} className={isFresh(slot) ? 'd-fresh' : undefined}>
          <TileLines plan={plan} drawn={drawn.get(slot.id) ?? NONE} />
        </g>
      ))}
      <Seams layout={layout} />
      <path className="d-dim" d={dim.map(squarePath).join('')} />
      <path className="d-lantern" d={outlineOf(lit)} />
      <rect className="d-centre" x={9 * UNIT} y={9 * UNIT} width={18 * UNIT} height={6 * UNIT} />
      <Walls open={open} />
    </>
  )
})

const NONE: readonly number[] = []
const { rows: ROWS, columns: COLUMNS } = BOARD.squares

function cornerOf({ row, column }: Slot): string {
  return `translate(${column * UNIT} ${row * UNIT})`
}

function squarePath(square: string): string {
  const { row, column } = spotOf(square)
  return `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`
}

/** The edge round a group of squares. */
function outlineOf(squares: readonly string[]): string {
  const all = new Set(squares)
  return squares
    .flatMap((square) => {
      const { row, column, beside } = spotOf(square)
      const [x, y] = [column * UNIT, row * UNIT]
      const isIn = (side: Side) => beside[side] !== null && all.has(beside[side])
      return [
        isIn('n') ? '' : `M${x} ${y + 0.8}h${UNIT}`,
        isIn('s') ? '' : `M${x} ${y + UNIT - 0.8}h${UNIT}`,
        isIn('w') ? '' : `M${x + 0.8} ${y}v${UNIT}`,
        isIn('e') ? '' : `M${x + UNIT - 0.8} ${y}v${UNIT}`,
      ]
    })
    .join('')
}

/** Squares by slot, as cells of its tile. */
function cellsBySlot(squares: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const spots = squares.map(spotOf)
  return new Map([...Map.groupBy(spots, ({ slot }) => slot.id)].map(([id, of]) => [id, of.map(({ cell }) => cell)]))
}

/** Empty slots: an outer one plain, an inner one with the printed cross. */
const Slate = memo(
  function Slate({ empty }: { readonly empty: readonly Slot[] }) {
    return (
      <>
        <path className="d-squares" d={empty.map(innerLines).join('')} />
        <path className="d-slot" d={empty.map(outline).join('')} />
        <path
          className="d-slot-cross"
          d={empty
            .filter(({ kind }) => kind === 'inner')
            .map(crossOf)
            .join('')}
        />
      </>
    )
  },
  (a, b) => slotIds(a.empty) === slotIds(b.empty),
)

function slotIds(slots: readonly Slot[]): string {
  return slots.map(({ id }) => id).join(' ')
}

function outline({ row, column, size }: Slot): string {
  const side = size * UNIT - 2
  return `M${column * UNIT + 1} ${row * UNIT + 1}h${side}v${side}h-${side}z`
}

function crossOf({ row, column, size }: Slot): string {
  const [x, y, side] = [column * UNIT + 1, row * UNIT + 1, size * UNIT - 2]
  return `M${x} ${y}l${side} ${side}M${x + side} ${y}l-${side} ${side}`
}

function innerLines({ row, column, size }: Slot): string {
  const [x, y, side] = [column * UNIT, row * UNIT, size * UNIT - 6]
  return Array.from({ length: size - 1 }, (_, i) => (i + 1) * UNIT)
    .map((at) => `M${x + at} ${y + 3}v${side}M${x + 3} ${y + at}h${side}`)
    .join('')
}

const Seams = memo(function Seams({ layout }: { readonly layout: Layout }) {
  return <path className="d-seam" d={seams(layout)} />
})

/** Where two outer tiles meet on different storeys: no one goes over that edge (6.2). */
function seams({ laid, at }: Layout): string {
  let d = ''
  for (const { slot, plan } of laid) {
    if (plan.kind !== 'outer') continue
    for (let i = 0; i < plan.size; i++) {
      const east = `${slot.row + i}-${slot.column + plan.size - 1}`
      const south = `${slot.row + plan.size - 1}-${slot.column + i}`
      if (isBrink(at, east, 'e')) d += `M${(slot.column + plan.size) * UNIT} ${(slot.row + i) * UNIT}v${UNIT}`
      if (isBrink(at, south, 's')) d += `M${(slot.column + i) * UNIT} ${(slot.row + plan.size) * UNIT}h${UNIT}`
    }
  }
  return d
}

function isBrink(at: Layout['at'], one: string, side: Side): boolean {
  const beyond = spotOf(one).beside[side]
  const [a, b] = [at(one), beyond === null ? null : at(beyond)]
  return a !== null && b !== null && b.laid.plan.kind === 'outer' && a.cell.ground !== b.cell.ground
}

/** The two walls with twelve doors for each quadrant; a door stands open where someone began. */
const Walls = memo(function Walls({ open }: { readonly open: string }) {
  const doors = QUADRANTS.flatMap((quadrant) =>
    entrySquares(quadrant).map((square) => ({ ...spotOf(square), isOpen: open.includes(quadrant) })),
  )
  const x = (column: number) => (column === 0 ? -7 : COLUMNS * UNIT - 1)
  const leaf = ({ row, column }: { readonly row: number; readonly column: number }) => `M${x(column)} ${row * UNIT + 8}h8v14h-8z`
  return (
    <>
      <rect className="d-neat" x="-1.5" y="-1.5" width={COLUMNS * UNIT + 3} height={ROWS * UNIT + 3} />
      <path
        className="d-entry-wall"
        d={doors.map(({ row, column }) => `M${column === 0 ? -6 : COLUMNS * UNIT} ${row * UNIT + 0.8}h6v28.4h-6z`).join('')}
      />
      <path
        className="d-door"
        d={doors
          .filter(({ isOpen }) => !isOpen)
          .map(leaf)
          .join('')}
      />
      <path
        className="d-door is-open"
        d={doors
          .filter(({ isOpen }) => isOpen)
          .map(leaf)
          .join('')}
      />
    </>
  )
})
