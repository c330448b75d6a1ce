import { scaleLinear } from 'd3-scale'
import { difference, tenths, whole } from '../../engine/kernel/figures.ts'
import { luckInWords, shareOfLuck, type Throw, throwInWords } from '../../engine/kernel/luck-words.ts'
import { Figure } from './figure.tsx'
import { PointBox } from './points.tsx'

const ROW = 30
/** The approximate width of a letter. */
const LETTER = 7.4
const FIGURE = 64
const HEAD = 22

/** The result of each kind of throw against its expectation: a bar to the right is more, to the left less. */
export function Luck({ kinds }: { readonly kinds: readonly Throw[] }) {
  const rows = kinds.filter(({ count }) => count > 0)
  const longest = Math.max(0, ...rows.map(({ label }) => label.length)) * LETTER + 10
  return (
    <Figure
      title="Luck against expectation"
      summary={luckInWords(rows)}
      numbers={{
        head: ['Throw', 'Thrown', 'Expected', 'Came', 'Difference'],
        rows: rows.map(({ label, count, expected, came }) => [
          label,
          whole(count),
          tenths(expected),
          tenths(came),
          difference(came - expected),
        ]),
      }}
      says={rows.map(throwInWords)}
      height={HEAD + rows.length * ROW}
      legend={
        <>
          <span className="key" /> more than expected <span className="key key--hatch" /> fewer
        </>
      }
      draw={({ width, points, hatch }) => {
        const shares = rows.map(shareOfLuck)
        const reach = Math.max(0.1, ...shares.map(Math.abs))
        const label = Math.min(longest, width / 2)
        const along = scaleLinear([-reach, reach], [label + 4, width - FIGURE])
        const middle = along(0)
        return (
          <>
            <text className="ch-tick ch-tick--middle" x={middle} y={14}>
              as expected
            </text>
            <path className="ch-expected" d={`M${middle} ${HEAD - 2}V${HEAD + rows.length * ROW}`} />
            {rows.map((row, i) => {
              const to = along(shares[i] ?? 0)
              const isMore = to >= middle
              return (
                <g
                  key={row.id}
                  className={points.active === i ? 'ch-row is-active' : 'ch-row'}
                  transform={`translate(0 ${HEAD + i * ROW})`}
                >
                  <text className="ch-name" x="0" y="20">
                    {row.label}
                  </text>
                  <rect
                    className="ch-bar"
                    fill={isMore ? undefined : hatch}
                    x={Math.min(middle, to)}
                    y="7"
                    width={Math.max(1.5, Math.abs(to - middle))}
                    height={ROW - 14}
                  />
                  <text className="ch-value ch-value--end" x={width} y="20">
                    {difference(row.came - row.expected)}
                  </text>
                  <PointBox points={points} i={i} label={throwInWords(row)} x={-4} y={1} width={width + 8} height={ROW - 2} />
                </g>
              )
            })}
          </>
        )
      }}
    />
  )
}
