import { segmentsOn } from '../../../../engine/citadel/open/walked.ts'
import { LEVELS } from '../../../../engine/citadel/tables/index.ts'
import type { CitadelView, Level } from '../../../../engine/citadel/view-types.ts'
import type { Plan, PlanStep } from '../../../../engine/kernel/errand-types.ts'
import type { Cell } from '../../../board/cell.ts'
import { Unspoken } from '../../../board/unspoken.tsx'
import type { MazeSpot } from './maze.ts'

interface WayThereProps {
  readonly steps: readonly PlanStep[]
  /** Ways that are not taken. */
  readonly others: NonNullable<Plan['others']>
  /** Where the party stands. */
  readonly from: MazeSpot
  readonly view: CitadelView
  readonly level: Level
}

/** The way of an errand: a ribbon from the party to the last place, with the number of each step on its door. */
export function WayThere({ steps, others, from, view, level }: WayThereProps) {
  const spots = [from, ...steps.flatMap(({ at }) => spotOf(view, at?.id) ?? [])]
  const numbered = spots.flatMap((to, i) => (i > 0 && to.level === level ? [{ n: i, ...doorTo(spots[i - 1] ?? to, to) }] : []))
  const last = spots.at(-1)
  const end = last?.level === level ? last.segment : null
  if (numbered.length === 0) return null
  const ribbon = partsOn(spots, level).map((part) => part.map(centre).join('L'))
  const dotted = others.flatMap((places) => {
    const way = [from, ...places.flatMap(({ id }) => spotOf(view, id) ?? [])]
    return partsOn(way, level).map((part) => part.map(centre).join('L'))
  })
  return (
    <Unspoken className="way-there">
      {dotted.map((line) => (
        <path key={line} className="way-other" d={`M${line}`} />
      ))}
      {ribbon.map((line) => (
        <path key={line} className="way-edge" d={`M${line}`} />
      ))}
      {ribbon.map((line) => (
        <path key={line} className="way-ribbon" d={`M${line}`} />
      ))}
      {end && <rect className="way-end" x={end.x * 100 + 2} y={end.y * 100 + 2} width="96" height="96" rx="3" />}
      {numbered.map(({ n, x, y }) => (
        <g key={n} className={n === spots.length - 1 ? 'way-n is-end' : 'way-n'} transform={`translate(${x} ${y})`}>
          <circle r="16" />
          <text y="7">{n}</text>
        </g>
      ))}
    </Unspoken>
  )
}

function spotOf(view: CitadelView, id: string | undefined): MazeSpot | null {
  for (const level of LEVELS) {
    const segment = segmentsOn(view, level).find((other) => other.id === id)
    if (segment) return { level, segment }
  }
  return null
}

/** Where a step leads over: the door between two places, or the stairs of the place where it arrives. */
function doorTo(from: MazeSpot, to: MazeSpot): Cell {
  const [a, b] = [from.level === to.level ? from.segment : to.segment, to.segment]
  return { x: (a.x + b.x) * 50 + 50, y: (a.y + b.y) * 50 + 50 }
}

/** The stretches of a way on one level. */
function partsOn(spots: readonly MazeSpot[], level: Level): readonly (readonly Cell[])[] {
  const parts: Cell[][] = [[]]
  for (const spot of spots) {
    if (spot.level === level) parts.at(-1)?.push(spot.segment)
    else if ((parts.at(-1)?.length ?? 0) > 0) parts.push([])
  }
  return parts.filter(({ length }) => length > 1)
}

function centre({ x, y }: Cell): string {
  return `${x * 100 + 50} ${y * 100 + 50}`
}
