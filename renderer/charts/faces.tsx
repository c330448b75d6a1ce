import { scaleBand, scaleLinear } from 'd3-scale'
import { area } from 'd3-shape'
import { Die } from '../dice/die.tsx'
import { Grid } from './columns.tsx'
import { Figure } from './figure.tsx'
import { counted, tenths, whole } from './figures.ts'
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
    (count, i) => `Face ${i + 1}: ${counted(count, 'time')}, ${tenths(fair.expected)} expected, ${STANDS[fair.stands[i] ?? 'within']}`,
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

type Stand = 'within' | 'above' | 'below'
const STANDS = {
  within: 'within what chance allows',
  above: 'more than chance allows 19 times out of 20',
  below: 'fewer than chance allows 19 times out of 20',
} as const satisfies Record<Stand, string>

interface Fairness {
  /** Of each face. */
  readonly expected: number
  readonly least: number
  readonly most: number
  readonly stands: readonly Stand[]
}

/** What a fair die gives over a number of throws: two standard deviations on either side of a sixth. */
export function fairness(faces: readonly number[]): Fairness {
  const dice = faces.reduce((sum, count) => sum + count, 0)
  const expected = dice / 6
  const spread = 2 * Math.sqrt((dice * 5) / 36)
  const [least, most] = [Math.max(0, expected - spread), expected + spread]
  return { expected, least, most, stands: faces.map((count) => (count > most ? 'above' : count < least ? 'below' : 'within')) }
}

/** `612 dice, 3.48 on average where 3.5 is fair. No face strays further than chance allows.` */
export function facesInWords(faces: readonly number[]): string {
  const dice = faces.reduce((sum, count) => sum + count, 0)
  if (dice === 0) return 'No die was thrown.'
  const mean = faces.reduce((sum, count, i) => sum + count * (i + 1), 0) / dice
  const strays = fairness(faces).stands.flatMap((stand, i) => (stand === 'within' ? [] : [i + 1]))
  const verdict =
    strays.length === 0
      ? 'No face strays further than chance allows.'
      : `${strays.length === 1 ? 'Face' : 'Faces'} ${strays.join(', ')} ${strays.length === 1 ? 'strays' : 'stray'} further than chance does 19 times out of 20.`
  return `${counted(dice, 'die', 'dice')}, ${mean.toFixed(2)} on average where 3.5 is fair. ${verdict}`
}
