import { scaleLinear } from 'd3-scale'
import { whole } from '../../engine/kernel/figures.ts'
import { symbol } from '../icons/icon.tsx'
import { Figure } from './figure.tsx'
import { PointBox } from './points.tsx'

export interface Row {
  readonly id: string
  readonly label: string
  readonly count: number
  /** In full: `Orc: 31 killed, 40 in 100`. */
  readonly says: string
  /** A symbol of the sprite. */
  readonly icon?: string
}

interface RowsProps {
  readonly title: string
  readonly summary: string
  /** What is counted: heads the second column of the table. */
  readonly counts: string
  readonly rows: readonly Row[]
  /** Harm has a colour of its own; the words say it too. */
  readonly harm?: boolean
}

const ROW = 28
/** The approximate width of a letter. */
const LETTER = 7.4
const ICON = 26
/** The width of the number at the end of a bar. */
const FIGURE = 56

/** How often each of a few kinds occurs, the most frequent first. */
export function Rows({ title, summary, counts, rows, harm = false }: RowsProps) {
  const hasIcons = rows.some(({ icon }) => icon !== undefined)
  const longest = Math.max(...rows.map(({ label }) => label.length)) * LETTER + 10
  return (
    <Figure
      title={title}
      summary={summary}
      numbers={{ head: ['Kind', counts], rows: rows.map(({ label, count }) => [label, whole(count)]) }}
      says={rows.map(({ says }) => says)}
      height={rows.length * ROW + 4}
      draw={({ width, points }) => {
        const left = (hasIcons ? ICON : 0) + Math.min(longest, width / 2)
        const along = scaleLinear([0, Math.max(1, ...rows.map(({ count }) => count))], [0, Math.max(24, width - left - FIGURE)])
        return rows.map((row, i) => (
          <g
            key={row.id}
            className={['ch-row', harm && 'ch-row--harm', points.active === i && 'is-active'].filter(Boolean).join(' ')}
            transform={`translate(0 ${i * ROW})`}
          >
            {row.icon && <use href={symbol(row.icon)} className="ch-icon" x="0" y="4" width="20" height="20" />}
            <text className="ch-name" x={hasIcons ? ICON : 0} y="19">
              {row.label}
            </text>
            <rect className="ch-bar" x={left} y="6" width={along(row.count)} height={ROW - 12} />
            <text className="ch-value" x={left + along(row.count) + 8} y="19">
              {whole(row.count)}
            </text>
            <PointBox points={points} i={i} label={row.says} x={-4} y={1} width={width + 8} height={ROW - 2} />
          </g>
        ))
      }}
    />
  )
}
