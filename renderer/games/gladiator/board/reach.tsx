import { cornerOf, middleOf, SIDE, type Spot } from './grid.ts'
import { type Lit, MOVE_TYPES, type MoveType } from './lit.ts'
import { outlineOf } from './outline.ts'

// Where a move can end, four ways at once: shade, outline, a tag with name and squares, and the words of the option.

type MoveLit = Lit & { readonly move: MoveType }

interface ReachProps {
  readonly lit: ReadonlyMap<string, Lit>
  /** Whoever moves. */
  readonly from: Spot
}

/** The squares of each kind of move, each kind within the next one's outline. */
export function Reach({ lit, from }: ReachProps) {
  const moves = [...lit.values()].filter((each): each is MoveLit => each.move !== null)
  if (moves.length === 0) return null
  const upTo = (type: MoveType) => moves.filter(({ move }) => MOVE_TYPES.indexOf(move) <= MOVE_TYPES.indexOf(type))
  const kinds = MOVE_TYPES.filter((type) => moves.some(({ move }) => move === type)).toReversed()
  return (
    <g className="r-reach">
      {kinds.map((type) => (
        <path key={type} className={`r-${type}`} d={squaresOf(moves.filter(({ move }) => move === type))} />
      ))}
      {kinds.map((type) => {
        const d = outlineOf([from, ...upTo(type).map(({ at }) => at)])
        return (
          <g key={type}>
            <path className="r-case" d={d} />
            <path className={`r-line is-${type}`} d={d} />
          </g>
        )
      })}
    </g>
  )
}

/** Above everything: the name of each kind and its squares, on its outline north of whoever moves. */
export function ReachTags({ lit, from }: ReachProps) {
  const moves = [...lit.values()].filter((each): each is MoveLit => each.move !== null)
  return MOVE_TYPES.map((type) => {
    const there = moves.filter(({ move }) => move === type)
    const most = Math.max(...there.map(({ squares }) => squares))
    const north = there.filter(({ at }) => at[1] === from[1] && at[0] < from[0]).map(({ at }) => at[0])
    const row = north.length > 0 ? Math.min(...north) : null
    if (row === null) return null
    const { x, y } = cornerOf([row, from[1]])
    const text = `${type} ${most}`
    const width = text.length * 7.4 + 10
    return (
      <g key={type} transform={`translate(${x + SIDE / 2} ${y})`} className="r-tag">
        <rect x={-width / 2} y={row === 0 ? 2 : -8} width={width} height="17" rx="2" />
        <text y={row === 0 ? 15 : 5}>{text}</text>
      </g>
    )
  })
}

function squaresOf(lit: readonly Lit[]): string {
  return lit.map(({ at }) => `M${at[1] * SIDE} ${at[0] * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`).join('')
}

/** Squares in front of somebody (8.1): a dashed ring; whoever comes there is engaged, and stops. */
export function Rings({ squares }: { readonly squares: readonly Spot[] }) {
  return squares.map((at) => {
    const { x, y } = middleOf(at)
    return <circle key={`${at[0]}-${at[1]}`} className="r-ring" cx={x} cy={y} r="16" />
  })
}

/** The squares that answer: the chosen one framed, the others with their key where the card shows keys. */
export function Answers({ lit }: { readonly lit: ReadonlyMap<string, Lit> }) {
  return [...lit.entries()].map(([id, { at, move, isChosen, key }]) => {
    const { x, y } = cornerOf(at)
    return (
      <g key={id} transform={`translate(${x} ${y})`} className={isChosen ? 'r-answer is-chosen' : 'r-answer'}>
        {isChosen && <rect className="r-pick-case" x="2" y="2" width="38" height="38" rx="2" />}
        {(isChosen || move === null) && <rect className="r-pick" x="2" y="2" width="38" height="38" rx="2" />}
        {key !== null && (
          <>
            <rect className="r-key" x="23" y="23" width="17" height="17" rx="2" />
            <text x="31.5" y="36.6">
              {key}
            </text>
          </>
        )}
      </g>
    )
  })
}
