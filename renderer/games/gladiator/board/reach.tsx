import { memo } from 'react'
import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import { cornerOf, middleOf, SIDE, squareId } from './grid.ts'
import { framedIn, isChosen, keyOf, type Lit, MOVE_TYPES, type Move } from './lit.ts'
import { outlineOf } from './outline.ts'

// Where a move can end, four ways at once: shade, outline, a tag with name and squares, and the words of the option.

interface ReachProps {
  readonly lit: ReadonlyMap<string, Lit>
  /** The fighter who moves. */
  readonly from: Spot
}

/** The squares of each kind of move, each kind within the next one's outline. */
export const Reach = memo(function Reach({ lit, from }: ReachProps) {
  const byType = movesOf(lit)
  const kinds = MOVE_TYPES.filter((type) => byType.has(type))
  const upTo = (kind: (typeof MOVE_TYPES)[number]) => kinds.slice(0, kinds.indexOf(kind) + 1).flatMap((type) => byType.get(type) ?? [])
  return (
    <g>
      {kinds.map((type) => (
        <path key={type} className={`r-${type}`} d={squaresOf(byType.get(type) ?? [])} />
      ))}
      {kinds.toReversed().map((type) => {
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
})

/** Above everything: the name of each kind and its squares, on its outline north of the fighter who moves, or south of him. */
export const ReachTags = memo(function ReachTags({ lit, from }: ReachProps) {
  const byType = movesOf(lit)
  return MOVE_TYPES.map((type) => {
    const there = byType.get(type) ?? []
    const rows = there.filter(({ at }) => at[1] === from[1]).map(({ at }) => at[0])
    const north = rows.filter((row) => row < from[0])
    const row = north.length > 0 ? Math.min(...north) : Math.max(...rows)
    if (rows.length === 0) return null
    const { x, y } = cornerOf([north.length > 0 ? row : row + 1, from[1]])
    const text = `${type} ${Math.max(...there.map(({ move }) => move.squares))}`
    const width = text.length * 7.4 + 10
    return (
      <g key={type} transform={`translate(${x + SIDE / 2} ${row === 0 ? y + 10 : y})`} className="r-tag">
        <rect x={-width / 2} y="-8" width={width} height="17" rx="2" />
        <text y="5">{text}</text>
      </g>
    )
  })
})

type MoveLit = Lit & { readonly move: Move }

function movesOf(lit: ReadonlyMap<string, Lit>): ReadonlyMap<Move['type'], readonly MoveLit[]> {
  return Map.groupBy(
    [...lit.values()].filter((each): each is MoveLit => each.move !== null),
    ({ move }) => move.type,
  )
}

function squaresOf(lit: readonly Lit[]): string {
  return lit.map(({ at }) => `M${at[1] * SIDE} ${at[0] * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`).join('')
}

/** A dashed ring on each of someone's front squares (8.1). Of an enemy: a fighter who comes there is engaged, and stops. */
export function Rings({ squares, kind }: { readonly squares: readonly Spot[]; readonly kind: 'enemy' | 'looked' | 'own' }) {
  return squares.map((at) => {
    const { x, y } = middleOf(at)
    return <circle key={squareId(at)} className={`r-ring is-${kind}`} cx={x} cy={y} r="16" />
  })
}

/** Beads along the way of a move. */
export function Way({ from, path }: { readonly from: Spot; readonly path: readonly Spot[] }) {
  if (path.length === 0) return null
  const points = [from, ...path].map(middleOf)
  const d = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
  return (
    <>
      <path className="r-way-case" d={d} />
      <path className="r-way" d={d} />
    </>
  )
}

interface TrackProps {
  readonly from: Spot
  readonly to: Spot
  readonly squares: readonly Spot[]
  /** Whether anyone or anything there makes the shot harder. */
  readonly isInTheWay: (square: Spot) => boolean
}

/** What a shot, a throw or a spell flies over (35.1); what stands in its way is hatched. */
export function Track({ from, to, squares, isInTheWay }: TrackProps) {
  const [a, b] = [middleOf(from), middleOf(to)]
  const d = `M${a.x} ${a.y}L${b.x} ${b.y}`
  return (
    <>
      {squares.map((at) => {
        const { x, y } = cornerOf(at)
        const isHard = isInTheWay(at)
        return (
          <g key={squareId(at)} transform={`translate(${x} ${y})`} className={isHard ? 'r-track is-hard' : 'r-track'}>
            <rect x="3" y="3" width="36" height="36" />
            {isHard && <path d="M3 15L15 3M3 27L27 3M3 39L39 3M15 39L39 15M27 39L39 27" />}
          </g>
        )
      })}
      <path className="r-flight-case" d={d} />
      <path className="r-flight" d={d} />
    </>
  )
}

interface AnswersProps extends Pick<ReachProps, 'lit'> {
  readonly picked: readonly string[]
  /** Ids of options in the order of their keys in the card. */
  readonly keys: readonly string[]
}

/** The squares that answer: the chosen one framed, the others with their key where the card shows one. */
export const Answers = memo(function Answers({ lit, picked, keys }: AnswersProps) {
  const frames = framedIn(lit, picked)
  return [...lit.entries()].map(([id, each]) => {
    const chosen = isChosen(each, picked)
    const framed = chosen || frames.has(id)
    const key = keyOf(each, keys)
    if (!framed && (key === null || each.move === null)) return null
    const { x, y } = cornerOf(each.at)
    return (
      <g key={id} transform={`translate(${x} ${y})`} className={chosen ? 'r-answer is-chosen' : 'r-answer'}>
        {chosen && <rect className="r-pick-case" x="2" y="2" width="38" height="38" rx="2" />}
        {framed && <rect className="r-pick" x="2" y="2" width="38" height="38" rx="2" />}
        {key !== null && (
          <g className="r-key">
            <rect x="23" y="23" width="17" height="17" rx="2" />
            <text x="31.5" y="36.6">
              {key}
            </text>
          </g>
        )}
      </g>
    )
  })
})
