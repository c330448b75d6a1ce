import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { Grid } from './columns.tsx'
import { Figure } from './figure.tsx'
import { PointBox } from './points.tsx'

/** A figure of several people over the turns. */
interface CoursesProps {
  readonly title: string
  /** The height worth reaching. */
  readonly goal: { readonly label: string; readonly value: number }
  /** The turn of the first value. */
  readonly from: number
  /** One value for each turn; null where there is none. */
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[]
  /** What a turn is called: `Round`. */
  readonly turn: string
}

const HEIGHT = 200
const LEFT = 46
const TOP = 10
const FLOOR = HEIGHT - 26
/** About as many turns are named under the axis. */
const NAMED = 8

/** A line for everyone, and one at the height that is worth reaching. */
export function Courses({ title, goal, from, lines, turn }: CoursesProps) {
  const count = Math.max(0, ...lines.map(({ values }) => values.length))
  const turns = Array.from({ length: count }, (_, i) => i)
  const shown = (value: number | null | undefined) => (value === null || value === undefined ? '–' : String(value))
  const most = Math.max(goal.value, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const last = lines.map(({ name, values }) => `${name} ${shown(values.at(-1))}`).join(', ')
  return (
    <Figure
      title={title}
      summary={`At the last count: ${last}. ${goal.label}: ${goal.value}.`}
      numbers={{
        head: [turn, ...lines.map(({ name }) => name)],
        rows: turns.map((i) => [String(from + i), ...lines.map(({ values }) => shown(values[i]))]),
      }}
      says={turns.map((i) => `${turn} ${from + i}: ${lines.map(({ name, values }) => `${name} ${shown(values[i])}`).join(', ')}`)}
      height={HEIGHT}
      legend={lines.map(({ name }, i) => (
        <span key={name} className="ch-who">
          <svg width="30" height="10" aria-hidden="true">
            <path className={courseClass(i)} d="M0 5H30" />
          </svg>{' '}
          {name}{' '}
        </span>
      ))}
      draw={({ width, points }) => {
        const across = scaleLinear([0, Math.max(1, count - 1)], [LEFT + 4, width - 8])
        const up = scaleLinear([0, most], [FLOOR, TOP]).nice(4)
        const trace = line<number | null>(
          (_, i) => across(i),
          (value) => up(value ?? 0),
        ).defined((value) => value !== null)
        const every = Math.max(1, Math.ceil(count / NAMED))
        const room = across(1) - across(0)
        return (
          <>
            <Grid width={width} ticks={up.ticks(4).filter(Number.isInteger)} up={up} />
            <path className="ch-expected" d={`M${LEFT} ${up(goal.value)}H${width}`} />
            {lines.map(({ name, values }, i) => (
              <path key={name} className={courseClass(i)} d={trace([...values]) ?? ''} />
            ))}
            {turns.map((i) => (
              <g key={i}>
                {i % every === 0 && (
                  <text className="ch-label" x={across(i)} y={HEIGHT - 4}>
                    {from + i}
                  </text>
                )}
                <PointBox
                  points={points}
                  i={i}
                  label={`${turn} ${from + i}: ${lines.map(({ name, values }) => `${name} ${shown(values[i])}`).join(', ')}`}
                  x={across(i) - room / 2}
                  y={TOP}
                  width={room}
                  height={FLOOR - TOP}
                />
              </g>
            ))}
          </>
        )
      }}
    />
  )
}

/** A line is told from the others by its dashes as well as by its colour. */
function courseClass(i: number): string {
  return `ch-course is-${i}`
}
