import { scaleBand, scaleLinear } from 'd3-scale'
import { area } from 'd3-shape'
import { tenths, whole } from '../../engine/kernel/figures.ts'
import { facesInWords, fairness, STANDS } from '../../engine/kernel/luck-words.ts'
import { many } from '../../engine/kernel/words.ts'
import { Die } from '../dice/die.tsx'
import { Grid } from './columns.tsx'
import { Figure } from './figure.tsx'
import { PointBox } from './points.tsx'

const HEIGHT = 200
const LEFT = 46
const TOP = 8
const FLOOR = HEIGHT - 38
const DIE = 26

/** How often each face of the die came up, with the band that chance keeps to 19 times out of 20. */
export function Faces({ faces }: { readonly faces: readonly number[] }) {
  const fair = fairness(faces)
  const says = faces.map(
    (count, i) => `Face ${i + 1}: ${many(count, 'time')}, ${tenths(fair.expected)} expected, ${STANDS[fair.stands[i] ?? 'within']}`,
  )
  return (
    <Figure
      title="How the dice fell"
      summary={facesInWords(faces)}
      numbers={{
        head: ['Face', 'Came', 'Expected'],
        rows: faces.map((count, i) => [String(i + 1), whole(count), tenths(fair.expected)]),
      }}
      says={says}
      height={HEIGHT}
      legend={
        <>
          <span className="key key--band" /> the range of a fair die, 19 times out of 20
        </>
      }
      draw={({ width, points }) => {
        const right = Math.min(width, LEFT + 6 * 80)
        const across = scaleBand([1, 2, 3, 4, 5, 6], [LEFT, right]).paddingInner(0.4).paddingOuter(0.25)
        const up = scaleLinear([0, Math.max(4, fair.most, ...faces)], [FLOOR, TOP]).nice(4)
        const band = area<number>(
          (x) => x,
          () => up(fair.least),
          () => up(fair.most),
        )
        return (
          <>
            <Grid width={right} ticks={up.ticks(4).filter(Number.isInteger)} up={up} />
            <path className="ch-band" d={band([LEFT, right]) ?? ''} />
            {faces.map((count, i) => {
              const x = across(i + 1) ?? 0
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place
                <g key={i} className={points.active === i ? 'ch-col is-active' : 'ch-col'}>
                  <rect className="ch-bar" x={x} y={up(count)} width={across.bandwidth()} height={FLOOR - up(count)} />
                  <svg x={x + across.bandwidth() / 2 - DIE / 2} y={FLOOR + 8} width={DIE} height={DIE} aria-hidden="true">
                    <Die face={i + 1} />
                  </svg>
                  <PointBox
                    points={points}
                    i={i}
                    label={says[i] ?? ''}
                    x={x - 6}
                    y={TOP}
                    width={across.bandwidth() + 12}
                    height={HEIGHT - TOP - 2}
                  />
                </g>
              )
            })}
            <path className="ch-expected" d={`M${LEFT} ${up(fair.expected)}H${right}`} />
          </>
        )
      }}
    />
  )
}
