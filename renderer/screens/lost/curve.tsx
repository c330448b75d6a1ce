import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { Grade, Grades } from '../../../electron/contract/index.ts'
import { capital, many } from '../../../engine/kernel/words.ts'
import { Grid } from '../../charts/columns.tsx'
import { Figure } from '../../charts/figure.tsx'
import { PointBox } from '../../charts/points.tsx'
import { inUnit, type Unit, unitOf, VERDICT_WORDS } from './words.ts'

const HEIGHT = 170
const LEFT = 52
const TOP = 10
const FLOOR = HEIGHT - 24
/** About as many choices are named under the axis. */
const NAMED = 8

/** What the game was worth at each choice, and where it cost something. */
export function WorthCurve({ grades: found }: { readonly grades: Grades }) {
  const { grades, terms } = found
  const unit = unitOf(found)
  const says = grades.map((one) => said(unit, one))
  const worth = grades.map((one) => one.worth.mean)
  const lost = grades.filter(({ verdict }) => verdict === 'mistake' || verdict === 'blunder')
  return (
    <Figure
      title="What it was worth"
      summary={`${unit === '%' ? capital(terms[0]?.label ?? '') : 'In points'}, from ${figure(unit, worth[0])} at the first choice to ${figure(unit, worth.at(-1))} at the last; ${many(lost.length, 'cross', 'crosses')}.`}
      numbers={{
        head: ['Choice', 'Worth', 'Luck after it', 'Verdict'],
        rows: grades.map((one) => [
          String(one.input + 1),
          figure(unit, one.worth.mean),
          figure(unit, one.luck.mean),
          VERDICT_WORDS[one.verdict],
        ]),
      }}
      says={says}
      height={HEIGHT}
      legend="A cross is a choice that clearly cost something."
      draw={({ width, points }) => {
        const last = grades.length - 1
        const across = scaleLinear([0, Math.max(1, last)], [LEFT + 4, width - 8])
        const up = scaleLinear([Math.min(0, ...worth), unit === '%' ? 100 : Math.max(1, ...worth)], [FLOOR, TOP]).nice(4)
        const trace = line<number>(
          (_, i) => across(i),
          (value) => up(value),
        )
        const every = Math.max(1, Math.ceil(grades.length / NAMED))
        const room = across(1) - across(0)
        return (
          <>
            <Grid width={width} ticks={up.ticks(4)} up={up} />
            <path className="ch-course is-0" d={trace(worth) ?? ''} />
            {grades.map((one, i) => (
              <g key={one.input}>
                {i % every === 0 && (
                  <text className="ch-label" x={across(i)} y={HEIGHT - 4}>
                    {one.input + 1}
                  </text>
                )}
                {(one.verdict === 'mistake' || one.verdict === 'blunder') && (
                  <path className="mark mark--loss" d={`M${across(i) - 4} ${up(one.worth.mean) - 4}l8 8m0 -8l-8 8`} />
                )}
                <PointBox points={points} i={i} label={says[i] ?? ''} x={across(i) - room / 2} y={TOP} width={room} height={FLOOR - TOP} />
              </g>
            ))}
          </>
        )
      }}
    />
  )
}

function said(unit: Unit, { input, worth, luck, verdict }: Grade): string {
  const came = Math.round(luck.mean)
  const dice = came === 0 ? '' : came > 0 ? `, then ${figure(unit, came)} by luck` : `, then ${figure(unit, -came)} lost by bad luck`
  return `Choice ${input + 1}: worth ${figure(unit, worth.mean)}, ${VERDICT_WORDS[verdict].toLowerCase()}${dice}`
}

/** `12%`, or `140` where it is said once that these are points. */
function figure(unit: Unit, amount = 0): string {
  return unit === '%' ? inUnit(unit, amount) : String(Math.round(amount))
}
