import { scaleBand, scaleLinear } from 'd3-scale'
import { area, curveStepAfter, line } from 'd3-shape'
import type { ReactNode } from 'react'
import { Grid } from './columns.tsx'
import { Figure, type Numbers } from './figure.tsx'
import { PointBox } from './points.tsx'

// Several samples of one thing side by side: each bar leads to the games it counts. An arm differs from the others in its filling and
// its place, a curve in its dashes.

/** A bar: its height, the interval of it where it is an estimate, and what it says in full. */
export interface ArmBar {
  readonly value: number
  readonly low?: number
  readonly high?: number
  /** Beside the bar: `94%`. */
  readonly text: string
  /** `Master, someone comes home: 94 of 100, between 90 and 96`. */
  readonly says: string
  readonly href?: string
  /** Its games are listed. */
  readonly current?: boolean
}

interface Charted {
  readonly title: string
  readonly summary: string
  readonly numbers: Numbers
  /** The names of the arms. */
  readonly arms: readonly string[]
}

interface ArmRowsProps extends Charted {
  readonly rows: readonly { readonly id: string; readonly label: string; readonly bars: readonly ArmBar[] }[]
  /** The longest bar there may be; the longest there is if omitted. */
  readonly most?: number
  readonly harm?: boolean
}

const LABEL = 24
const BAR = 20
const GAP = 8
/** The width of the figure at the end of a bar. */
const FIGURE = 64

/** Lines with a bar for each arm; the stroke over its end is the interval. */
export function ArmRows({ title, summary, numbers, arms, rows, most, harm = false }: ArmRowsProps) {
  const each = LABEL + arms.length * BAR + GAP
  const bars = rows.flatMap((row) => row.bars)
  return (
    <Figure
      title={title}
      summary={summary}
      numbers={numbers}
      says={bars.map(({ says }) => says)}
      height={rows.length * each}
      legend={<ArmKey arms={arms} harm={harm} />}
      draw={({ width, points, hatch }) => {
        const along = scaleLinear(
          [0, most ?? Math.max(1, ...bars.map(({ value, high = value }) => Math.max(value, high)))],
          [0, width - FIGURE],
        )
        return rows.map((row, r) => (
          <g key={row.id} transform={`translate(0 ${r * each})`}>
            <text className="ch-name" x="0" y="17">
              {row.label}
            </text>
            {row.bars.map((bar, a) => {
              const i = r * arms.length + a
              const y = LABEL + a * BAR
              const end = along(bar.value)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an arm is its place
                <g key={a} className={points.active === i || bar.current ? 'is-active' : undefined}>
                  <rect
                    className={armClass(a, harm)}
                    {...fillOf(a, hatch)}
                    x="0.5"
                    y={y + 2}
                    width={bar.value > 0 ? Math.max(1, end) : 0}
                    height={BAR - 6}
                  />
                  {bar.low !== undefined && bar.high !== undefined && (
                    <path className="ch-whisker" d={whisker(along(bar.low), along(bar.high), y + BAR / 2 - 1)} />
                  )}
                  <text className="ch-value" x={Math.max(end, along(bar.high ?? 0)) + 8} y={y + 14}>
                    {bar.text}
                  </text>
                  <PointBox
                    points={points}
                    i={i}
                    label={bar.says}
                    href={bar.href}
                    current={bar.current}
                    x={0}
                    y={y}
                    width={width}
                    height={BAR}
                  />
                </g>
              )
            })}
          </g>
        ))
      }}
    />
  )
}

function whisker(from: number, to: number, y: number): string {
  return `M${from} ${y}H${to}M${from} ${y - 4}v8M${to} ${y - 4}v8`
}

interface ArmColumnsProps extends Charted {
  /** The bars of a distribution, with what is written under their left edge; each has a bar for every arm. */
  readonly columns: readonly { readonly id: string; readonly label: string; readonly bars: readonly ArmBar[] }[]
}

const HEIGHT = 168
/** The largest distance from column to column, however few there are. */
const WIDEST = 72
const LEFT = 46
const TOP = 8
const FLOOR = HEIGHT - 24

/** A distribution: how many games lie between one edge and the next. */
export function ArmColumns({ title, summary, numbers, arms, columns }: ArmColumnsProps) {
  const bars = columns.flatMap((column) => column.bars)
  return (
    <Figure
      title={title}
      summary={summary}
      numbers={numbers}
      says={bars.map(({ says }) => says)}
      height={HEIGHT}
      legend={<ArmKey arms={arms} />}
      draw={({ width, points, hatch }) => {
        const across = scaleBand(
          columns.map(({ id }) => id),
          [LEFT, Math.min(width, LEFT + columns.length * WIDEST)],
        ).paddingInner(0.18)
        const up = scaleLinear([0, Math.max(4, ...bars.map(({ value }) => value))], [FLOOR, TOP]).nice(4)
        const room = across.bandwidth() / arms.length
        const longest = Math.max(...columns.map(({ label }) => label.length))
        const every = Math.max(1, Math.ceil((longest * 8 + 8) / across.step()))
        return (
          <>
            <Grid width={width} ticks={up.ticks(4).filter(Number.isInteger)} up={up} />
            {columns.map((column, c) => {
              const x = across(column.id) ?? 0
              return (
                <g key={column.id}>
                  {column.bars.map((bar, a) => {
                    const i = c * arms.length + a
                    return (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an arm is its place
                      <g key={a} className={points.active === i || bar.current ? 'is-active' : undefined}>
                        {bar.value > 0 && (
                          <rect
                            className={armClass(a, false)}
                            {...fillOf(a, hatch)}
                            x={x + a * room}
                            y={up(bar.value)}
                            width={Math.max(1, room - 1)}
                            height={FLOOR - up(bar.value)}
                          />
                        )}
                        <PointBox
                          points={points}
                          i={i}
                          label={bar.says}
                          href={bar.href}
                          current={bar.current}
                          x={x + a * room}
                          y={TOP}
                          width={room}
                          height={FLOOR - TOP}
                        />
                      </g>
                    )
                  })}
                  {c % every === 0 && (
                    <text className="ch-edge" x={x} y={HEIGHT - 6}>
                      {column.label}
                    </text>
                  )}
                </g>
              )
            })}
          </>
        )
      }}
    />
  )
}

interface ArmCurvesProps extends Charted {
  /** From 0 to 1 over the turns, a list for each arm; all have the same turns. */
  readonly curves: readonly (readonly (ArmBar & { readonly at: number })[])[]
}

/** Room for half of the last number under a curve. */
const END = 20

/** Steps down from all to those who are left, with the interval as a band. */
export function ArmCurves({ title, summary, numbers, arms, curves }: ArmCurvesProps) {
  const [first = []] = curves
  const points = first.flatMap((_, at) => curves.flatMap((curve) => curve[at] ?? []))
  return (
    <Figure
      title={title}
      summary={summary}
      numbers={numbers}
      says={points.map(({ says }) => says)}
      height={HEIGHT + 20}
      legend={<CurveKey arms={arms} />}
      draw={({ width, points: marks }) => {
        const floor = FLOOR + 20
        const last = first.at(-1)?.at ?? 1
        const across = scaleLinear([0, Math.max(1, last)], [LEFT, width - END])
        const up = scaleLinear([0, 1], [floor, TOP])
        const room = (width - END - LEFT) / Math.max(1, first.length)
        const share = room / arms.length
        return (
          <>
            {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
              <g key={tick}>
                <path className={tick === 0 ? 'ch-axis' : 'ch-grid'} d={`M${LEFT} ${Math.round(up(tick)) + 0.5}H${width}`} />
                <text className="ch-tick" x={LEFT - 6} y={up(tick) + 5}>
                  {Math.round(tick * 100)}%
                </text>
              </g>
            ))}
            {curves.map((curve, a) => {
              const shape = { x: ({ at }: { readonly at: number }) => across(at) }
              const band = area<(typeof curve)[number]>(
                shape.x,
                ({ low = 0 }) => up(low),
                ({ high = 0 }) => up(high),
              ).curve(curveStepAfter)
              const trace = line<(typeof curve)[number]>(shape.x, ({ value }) => up(value)).curve(curveStepAfter)
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: an arm is its place
                <g key={a}>
                  <path className={`ch-arm-band is-${a}`} d={band([...curve]) ?? ''} />
                  <path className={`ch-course is-${a}`} d={trace([...curve]) ?? ''} />
                </g>
              )
            })}
            {across
              .ticks(width / 60)
              .filter(Number.isInteger)
              .map((at) => (
                <text key={at} className="ch-edge ch-tick--middle" x={across(at)} y={HEIGHT + 14}>
                  {at}
                </text>
              ))}
            {first.map(({ at }, i) => (
              <g key={at}>
                {curves.map((curve, a) => {
                  const bar = curve[i]
                  const place = i * arms.length + a
                  return (
                    bar && (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an arm is its place
                      <g key={a}>
                        {(marks.active === place || bar.current) && <circle className="ch-dot" cx={across(at)} cy={up(bar.value)} r="5" />}
                        <PointBox
                          points={marks}
                          i={place}
                          label={bar.says}
                          href={bar.href}
                          current={bar.current}
                          x={across(at) - room / 2 + a * share}
                          y={TOP}
                          width={share}
                          height={floor - TOP}
                        />
                      </g>
                    )
                  )
                })}
              </g>
            ))}
          </>
        )
      }}
    />
  )
}

/** The second is hatched; the others have a filling by the style sheet. */
function fillOf(arm: number, hatch: string): { readonly fill?: string } {
  return arm === 1 ? { fill: hatch } : {}
}

function armClass(arm: number, harm: boolean): string {
  return `ch-bar ch-arm is-${arm}${harm ? ' is-harm' : ''}`
}

/** The filling of an arm, as a key. */
export function Swatch({ arm, harm = false }: { readonly arm: number; readonly harm?: boolean }) {
  return <span className={`key ch-key is-${arm}${harm ? ' is-harm' : ''}`} />
}

/** Which filling is which arm; nothing where there is only one. */
function ArmKey({ arms, harm = false }: { readonly arms: readonly string[]; readonly harm?: boolean }): ReactNode {
  if (arms.length < 2) return null
  return arms.map((name, a) => (
    <span key={name} className="ch-who">
      <Swatch arm={a} harm={harm} /> {name}{' '}
    </span>
  ))
}

function CurveKey({ arms }: { readonly arms: readonly string[] }): ReactNode {
  if (arms.length < 2) return null
  return arms.map((name, a) => (
    <span key={name} className="ch-who">
      <svg width="30" height="10" aria-hidden="true">
        <path className={`ch-course is-${a}`} d="M0 5H30" />
      </svg>{' '}
      {name}{' '}
    </span>
  ))
}
