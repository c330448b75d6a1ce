import { memo, useMemo } from 'react'
import { UNIT } from './engrave.ts'
import { type Frame, placeOf, QUADRANTS, type Slot, squareBeside } from './frame.ts'
import type { Layout } from './layout.ts'
import { TileGround, TileLines } from './tile.tsx'

// What lies still: the frame with its doors, slots as slate, tiles. In units of 30 a square.

interface GroundProps {
  readonly layout: Layout
  /** Squares that are finished: nothing is drawn there any more. */
  readonly blanks: readonly string[]
  /** Squares in the light of a lantern. */
  readonly lit: readonly string[]
  /** Dark squares that nobody sees into. */
  readonly dim: readonly string[]
  /** Slots into which a tile came just now, by id, in one word: it is put down there. */
  readonly fresh: string
  /** Quadrants in which somebody began, in one word: their doors open. */
  readonly open: string
  /** How much of the tiles is engraved already, up to 1. */
  readonly part: number
}

/** The frame, every empty slot and every tile: nothing of it can be pressed. */
export const Ground = memo(function Ground({ layout, blanks, lit, dim, fresh, open, part }: GroundProps) {
  const { laid, frame, empty, at } = layout
  const isLow = (square: string) => at(square)?.cell.ground === 'dark' || at(square)?.cell.ground === 'threshold'
  const isFresh = (slot: Slot) => fresh.split(' ').includes(slot.id)
  const drawn = useMemo(() => cellsBySlot(frame, blanks), [frame, blanks])
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
      <Walls frame={frame} open={open} />
    </>
  )
})

const NONE: readonly number[] = []

function cornerOf({ row, column }: Slot): string {
  return `translate(${column * UNIT} ${row * UNIT})`
}

function squarePath(square: string): string {
  const { row, column } = placeOf(square)
  return `M${column * UNIT} ${row * UNIT}h${UNIT}v${UNIT}h-${UNIT}z`
}

/** The edge round a group of squares. */
function outlineOf(squares: readonly string[]): string {
  const all = new Set(squares)
  return squares
    .flatMap((square) => {
      const { row, column } = placeOf(square)
      const [x, y] = [column * UNIT, row * UNIT]
      return [
        all.has(squareBeside(square, 'n')) ? '' : `M${x} ${y + 0.8}h${UNIT}`,
        all.has(squareBeside(square, 's')) ? '' : `M${x} ${y + UNIT - 0.8}h${UNIT}`,
        all.has(squareBeside(square, 'w')) ? '' : `M${x + 0.8} ${y}v${UNIT}`,
        all.has(squareBeside(square, 'e')) ? '' : `M${x + UNIT - 0.8} ${y}v${UNIT}`,
      ]
    })
    .join('')
}

/** Squares by slot, as cells of its tile. */
function cellsBySlot({ spot }: Frame, squares: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const spots = squares.flatMap((square) => spot(square) ?? [])
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

/** Where two outer tiles meet on different storeys: nobody goes over that edge (6.2). */
function seams({ laid, at }: Layout): string {
  let d = ''
  for (const { slot, plan } of laid) {
    if (plan.kind !== 'outer') continue
    for (let i = 0; i < plan.size; i++) {
      const east = `${slot.row + i}-${slot.column + plan.size - 1}`
      const south = `${slot.row + plan.size - 1}-${slot.column + i}`
      if (isBrink(at, east, squareBeside(east, 'e'))) d += `M${(slot.column + plan.size) * UNIT} ${(slot.row + i) * UNIT}v${UNIT}`
      if (isBrink(at, south, squareBeside(south, 's'))) d += `M${(slot.column + i) * UNIT} ${(slot.row + plan.size) * UNIT}h${UNIT}`
    }
  }
  return d
}

function isBrink(at: Layout['at'], one: string, other: string): boolean {
  const [a, b] = [at(one), at(other)]
  return a !== null && b !== null && b.laid.plan.kind === 'outer' && a.cell.ground !== b.cell.ground
}

/** The two walls with twelve doors for each quadrant; a door stands open where somebody began. */
const Walls = memo(function Walls({ frame, open }: { readonly frame: Frame; readonly open: string }) {
  const doors = QUADRANTS.flatMap((quadrant) =>
    frame.doors(quadrant).map((square) => ({ ...placeOf(square), isOpen: open.includes(quadrant) })),
  )
  const x = (column: number) => (column === 0 ? -7 : frame.columns * UNIT - 1)
  const leaf = ({ row, column }: { readonly row: number; readonly column: number }) => `M${x(column)} ${row * UNIT + 8}h8v14h-8z`
  return (
    <>
      <rect className="d-neat" x="-1.5" y="-1.5" width={frame.columns * UNIT + 3} height={frame.rows * UNIT + 3} />
      <path
        className="d-entry-wall"
        d={doors.map(({ row, column }) => `M${column === 0 ? -6 : frame.columns * UNIT} ${row * UNIT + 0.8}h6v28.4h-6z`).join('')}
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
