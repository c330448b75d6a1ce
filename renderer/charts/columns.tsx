import { scaleBand, scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { ReactNode } from 'react'
import { whole } from '../../engine/kernel/figures.ts'
import { Figure, type Numbers } from './figure.tsx'
import { PointBox } from './points.tsx'

export interface Column {
  readonly id: string
  /** Under the axis, short: `IV`. */
  readonly label: string
  /** In full: `Fight IV: 126 Experience Points`. */
  readonly says: string
  /** From the axis upwards: the first solid, the second hatched. */
  readonly values: readonly number[]
  /** Something at the same place, marked under the axis. */
  readonly mark: 'harm' | 'triumph' | null
  readonly href?: string
}

/** A line over the columns. */
export interface Trend {
  /** `average of five raids` */
  readonly label: string
  /** One for each column; null where there is none. */
  readonly values: readonly (number | null)[]
}

interface ColumnsProps {
  readonly title: string
  readonly summary: string
  readonly numbers: Numbers
  readonly columns: readonly Column[]
  readonly legend?: ReactNode
  readonly trend: Trend | null
}

const HEIGHT = 190
const LEFT = 46
const TOP = 8
/** The height of the columns; the marks and the labels are below. */
const FLOOR = HEIGHT - 36
/** The largest distance from column to column, however few there are, and the largest width of one. */
const FARTHEST = 120
const WIDEST = 44

/** One column for each of many things in a row: games, from the first to the newest. */
export function Columns({ title, summary, numbers, columns, legend, trend }: ColumnsProps) {
  const tops = columns.map(({ values }) => values.reduce((sum, value) => sum + value, 0))
  return (
    <Figure
      title={title}
      summary={summary}
      numbers={numbers}
      says={columns.map(({ says }) => says)}
      height={HEIGHT}
      legend={
        <>
          {trend && (
            <>
              <span className="key key--line" /> {trend.label}
            </>
          )}
          {legend}
        </>
      }
      draw={({ width, points, hatch }) => {
        const step = Math.min(FARTHEST, (width - LEFT) / columns.length)
        const across = scaleBand(
          columns.map(({ id }) => id),
          [LEFT, LEFT + columns.length * step],
        )
          .paddingInner(step < 12 ? 0.15 : Math.max(0.35, 1 - WIDEST / step))
          .paddingOuter(0.2)
        const up = scaleLinear([0, Math.max(4, ...tops)], [FLOOR, TOP]).nice(4)
        const every = Math.ceil(labelWidth(columns) / across.step())
        const trace = line<number | null>(
          (_, i) => (across(columns[i]?.id ?? '') ?? 0) + across.bandwidth() / 2,
          (value) => up(value ?? 0),
        ).defined((value) => value !== null)
        return (
          <>
            <Grid width={width} ticks={up.ticks(4).filter(Number.isInteger)} up={up} />
            {columns.map((column, i) => {
              const x = across(column.id) ?? 0
              const middle = x + across.bandwidth() / 2
              return (
                <g key={column.id} className={points.active === i ? 'ch-col is-active' : 'ch-col'}>
                  <Stack values={column.values} x={x} width={across.bandwidth()} up={up} hatch={hatch} />
                  {column.mark && <Mark kind={column.mark} x={middle} y={FLOOR + 9} room={across.step()} />}
                  {(columns.length - 1 - i) % every === 0 && (
                    <text className="ch-label" x={middle} y={HEIGHT - 4}>
                      {column.label}
                    </text>
                  )}
                  <PointBox
                    points={points}
                    i={i}
                    label={column.says}
                    href={column.href}
                    x={x - (across.step() - across.bandwidth()) / 2}
                    y={TOP}
                    width={across.step()}
                    height={HEIGHT - TOP - 18}
                  />
                </g>
              )
            })}
            {trend && <path className="ch-trend" d={trace([...trend.values]) ?? ''} />}
          </>
        )
      }}
    />
  )
}

type Up = (value: number) => number

interface GridProps {
  readonly width: number
  readonly ticks: readonly number[]
  readonly up: Up
}

/** Hairlines with their numbers, down to the axis. */
export function Grid({ width, ticks, up }: GridProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <path className={tick === 0 ? 'ch-axis' : 'ch-grid'} d={`M${LEFT} ${Math.round(up(tick)) + 0.5}H${width}`} />
      <text className="ch-tick" x={LEFT - 8} y={up(tick) + 5}>
        {whole(tick)}
      </text>
    </g>
  ))
}

interface StackProps {
  readonly values: readonly number[]
  readonly x: number
  readonly width: number
  readonly up: Up
  readonly hatch: string
}

function Stack({ values, x, width, up, hatch }: StackProps) {
  let below = 0
  return values.map((value, i) => {
    const from = below
    below += value
    const top = up(below)
    return value > 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their order
      <rect key={i} className="ch-bar" fill={i === 0 ? undefined : hatch} x={x} y={top} width={width} height={up(from) - top} />
    ) : null
  })
}

/** A cross for harm, a ring for a triumph; where there is no room, a stroke of the same colour. */
function Mark({ kind, x, y, room }: { readonly kind: 'harm' | 'triumph'; readonly x: number; readonly y: number; readonly room: number }) {
  const r = Math.min(4.5, room / 2 - 0.5)
  if (kind === 'triumph') return <circle className="ch-triumph" cx={x} cy={y} r={Math.max(2, r)} />
  const shape = r < 2.5 ? `M${x} ${y - 4}v8` : `M${x - r} ${y - r}l${2 * r} ${2 * r}m0 ${-2 * r}l${-2 * r} ${2 * r}`
  return <path className="ch-harm" d={shape} />
}

/** The approximate width of the longest label: they are short and all the same size. */
function labelWidth(columns: readonly Column[]): number {
  return Math.max(...columns.map(({ label }) => label.length), 1) * 8 + 10
}
