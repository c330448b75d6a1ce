import { verbOf } from '../../../../engine/domain/open/actions.ts'
import { UNIT } from '../../../../engine/domain/open/engrave.ts'
import { spotOf } from '../../../../engine/domain/open/squares.ts'
import type { Square } from '../../../../engine/domain/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { domainOptions } from '../table/view.ts'

// Where the character may go and what targets there are, in units of 30 a square.

interface WaysProps {
  readonly decision: Decision | null
  readonly picked: readonly string[]
  /** Where the mover stands. */
  readonly from: Square | null
}

/** Squares of this turn dashed, those of longer walks with a pip in the corner, targets with a cross of hairs, dangers with a wedge; and the chosen way. */
export function Ways({ decision, picked, from }: WaysProps) {
  const options = decision?.options ?? []
  const placed = options.flatMap((option) => (option.at?.kind === 'square' ? [{ option, at: option.at.id }] : []))
  const near = squaresOf(placed, ({ id }) => isStep(id))
  const far = squaresOf(placed, ({ id }) => verbOf(id) === 'go').filter((square) => !near.includes(square))
  const aimed = squaresOf(placed, ({ id }) => !isStep(id) && verbOf(id) !== 'go')
  const perilous = squaresOf(placed, isPerilous)
  const chosen = domainOptions(decision, 'turn').find(({ id }) => picked.includes(id))
  return (
    <g className="d-ways">
      <path className="d-way-case" d={near.map((square) => box(square, 3)).join('')} />
      <path className="d-way" d={near.map((square) => box(square, 3)).join('')} />
      <path className="d-far" d={far.map(pip).join('')} />
      <path className="d-aim-case" d={aimed.map(hairs).join('')} />
      <path className="d-aim" d={aimed.map(hairs).join('')} />
      <path className="d-peril" d={perilous.map(wedge).join('')} />
      {from !== null && chosen && <Walk squares={[from, ...(chosen.data?.path ?? [])]} />}
    </g>
  )
}

/** A walk of several turns. */
export function Walk({ squares }: { readonly squares: readonly Square[] }) {
  if (squares.length < 2) return null
  return (
    <>
      <path className="d-walk-case" d={lineThrough(squares)} />
      <path className="d-walk" d={lineThrough(squares)} />
    </>
  )
}

/** The way that someone came, in beads; `seat` colours it, without one it is the mover's. */
export function Trail({ squares, seat = null }: { readonly squares: readonly Square[]; readonly seat?: number | null }) {
  if (squares.length < 2) return null
  const of = seat === null ? '' : ` is-seat-${seat}`
  const aside = seat === null ? undefined : `translate(${(seat - 1.5) * 2.4} ${(seat - 1.5) * 2.4})`
  return (
    <g className={`d-trail${of}`} transform={aside}>
      <path className="d-trail-case" d={lineThrough(squares)} />
      <path className="d-trail-line" d={lineThrough(squares)} />
    </g>
  )
}

function squaresOf(
  placed: readonly { readonly option: Option; readonly at: Square }[],
  is: (option: Option) => boolean,
): readonly Square[] {
  return [...new Set(placed.filter(({ option }) => is(option)).map(({ at }) => at))]
}

function isStep(id: string): boolean {
  return ['step', 'enter', 'to'].includes(verbOf(id))
}

/** It can kill, or a warning stands before it. */
function isPerilous({ warns, odds }: Option): boolean {
  return warns !== undefined || (odds?.die ?? 0) > 0
}

function middleOf(square: Square): readonly [x: number, y: number] {
  const { row, column } = spotOf(square)
  return [column * UNIT + UNIT / 2, row * UNIT + UNIT / 2]
}

/** Broken where no one walks: after a death, and through a passage. */
function lineThrough(squares: readonly Square[]): string {
  return squares.map((square, i) => `${isStepFrom(squares[i - 1], square) ? 'L' : 'M'}${middleOf(square).join(' ')}`).join('')
}

/** Beside it, or under an archway. */
function isStepFrom(before: Square | undefined, square: Square): boolean {
  if (before === undefined) return false
  const [a, b] = [spotOf(before), spotOf(square)]
  const [down, across] = [Math.abs(a.row - b.row), Math.abs(a.column - b.column)]
  return Math.min(down, across) === 0 && down + across <= 2
}

function box(square: Square, inset: number): string {
  const { row, column } = spotOf(square)
  const side = UNIT - inset * 2
  return `M${column * UNIT + inset} ${row * UNIT + inset}h${side}v${side}h-${side}z`
}

function pip(square: Square): string {
  const { row, column } = spotOf(square)
  return `M${column * UNIT + 23} ${row * UNIT + 25.5}l3 -3 3 3 -3 3z`
}

function hairs(square: Square): string {
  const [x, y] = middleOf(square)
  return `M${x - 13} ${y}h6M${x + 7} ${y}h6M${x} ${y - 13}v6M${x} ${y + 7}v6M${x - 10} ${y}a10 10 0 1 0 20 0a10 10 0 1 0 -20 0`
}

function wedge(square: Square): string {
  const { row, column } = spotOf(square)
  return `M${(column + 1) * UNIT - 11} ${row * UNIT + 1.5}h9.5v9.5z`
}
