import type { Spot } from '../../../../engine/hero/view-types.ts'
import type { Json, Option } from '../../../../engine/kernel/types.ts'

interface PlannedProps {
  /** Those chosen and not yet done. */
  readonly options: readonly Option[]
  /** Where the hero stands. */
  readonly at: Spot | null
  /** Points that he has left, and in each turn after this one. */
  readonly points: number
  readonly allowance: number
}

/** What a chosen walk or march would do: a number on each square of a walk, a dashed way and its end for each counter. */
export function Planned({ options, at, points, allowance }: PlannedProps) {
  return options.map(({ id, data }) => (
    <g key={id} className="h-planned">
      {at && <Walk from={at} squares={spotsIn(data, 'path')} points={points} allowance={allowance} />}
      {movesIn(data).map(([from, to]) => (
        <g key={`${from.row}-${from.col}-${to.row}-${to.col}`}>
          <line x1={middle(from.col)} y1={middle(from.row)} x2={middle(to.col)} y2={middle(to.row)} />
          <rect x={to.col * 100 + 12} y={to.row * 100 + 12} width="76" height="76" />
        </g>
      ))}
    </g>
  ))
}

interface WalkProps extends Pick<PlannedProps, 'points' | 'allowance'> {
  readonly from: Spot
  readonly squares: readonly Spot[]
}

/** A number on each square of this turn, then one where each further turn ends. */
function Walk({ from, squares, points, allowance }: WalkProps) {
  if (squares.length === 0) return null
  const isNumbered = (n: number) => n <= points || n === squares.length || (allowance > 0 && (n - points) % allowance === 0)
  return (
    <>
      <polyline points={[from, ...squares].map(({ row, col }) => `${middle(col)},${middle(row)}`).join(' ')} />
      {squares.map(({ row, col }, i) =>
        isNumbered(i + 1) ? (
          <g key={`${row}-${col}`}>
            <circle cx={middle(col)} cy={middle(row)} r="26" />
            <text x={middle(col)} y={middle(row) + 13}>
              {i + 1}
            </text>
          </g>
        ) : null,
      )}
    </>
  )
}

function middle(index: number): number {
  return index * 100 + 50
}

function spotsIn(data: Json | undefined, key: string): readonly Spot[] {
  return listIn(data, key).flatMap((each) => spotIn(each) ?? [])
}

function movesIn(data: Json | undefined): readonly (readonly [from: Spot, to: Spot])[] {
  return listIn(data, 'moves').flatMap((move) => {
    const [from, to] = [spotIn(fieldOf(move, 'from')), spotIn(fieldOf(move, 'to'))]
    return from && to ? [[from, to] as const] : []
  })
}

function listIn(data: Json | undefined, key: string): readonly Json[] {
  const list = fieldOf(data, key)
  return Array.isArray(list) ? list : []
}

function fieldOf(data: Json | undefined, key: string): Json | undefined {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as { readonly [key: string]: Json })[key] : undefined
}

/** A square by its id, as options name it: `4-12`. */
function spotIn(id: Json | undefined): Spot | null {
  const [row, col] = typeof id === 'string' ? id.split('-').map(Number) : []
  return row === undefined || col === undefined ? null : { row, col }
}
