import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { useId, useState } from 'react'
import { GAUGES } from '../../../../engine/cave/open/trials.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { Lap, Race } from './race.ts'

interface RaceChartProps {
  readonly course: Race
  readonly players: CaveView['players']
}

const WIDTH = 300
const HEIGHT = 128
const LEFT = 22
const FOOT = 18

/** The race: for one Trial at a time, a line for each player over the rounds, and where the Trial is. */
export function RaceChart({ course, players }: RaceChartProps) {
  const [trial, setTrial] = useState<(typeof GAUGES)[number]>(GAUGES[0])
  const title = useId()
  const laps = [...course.laps.values()]
  const rounds = Math.max(1, ...laps.flatMap((each) => each.map(({ round }) => round)))
  const most = Math.max(trial.needs, ...laps.flatMap((each) => each.map((lap) => lap[trial.trial])))
  const x = scaleLinear()
    .domain([1, Math.max(2, rounds)])
    .range([LEFT, WIDTH - 4])
  const y = scaleLinear()
    .domain([0, most])
    .range([HEIGHT - FOOT, 6])
    .nice()
  const path = line<Lap>()
    .x(({ round }) => x(round))
    .y((lap) => y(lap[trial.trial]))
  return (
    <section className="v-race" aria-labelledby={title}>
      <h3 id={title}>The race</h3>
      <fieldset className="v-panes">
        <legend className="vh">Which Trial</legend>
        {GAUGES.map((each) => (
          <button key={each.trial} type="button" className="btn btn--quiet" aria-pressed={each === trial} onClick={() => setTrial(each)}>
            {each.name}
          </button>
        ))}
      </fieldset>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={inWords(course, players, trial)}>
        {y.ticks(4).map((tick) => (
          <g key={tick}>
            <path className="v-race-grid" d={`M${LEFT} ${y(tick)}H${WIDTH - 4}`} />
            <text className="v-race-tick" x={LEFT - 5} y={y(tick) + 4}>
              {tick}
            </text>
          </g>
        ))}
        <path className="v-race-goal" d={`M${LEFT} ${y(trial.needs)}H${WIDTH - 4}`} />
        <text className="v-race-name" x={WIDTH - 6} y={y(trial.needs) - 4}>
          {trial.guard} {trial.needs}
        </text>
        {players.map(({ seat }) => (
          <path key={seat} className={`v-race-line v-race-line--${seat + 1}`} d={path(course.laps.get(seat) ?? []) ?? ''} />
        ))}
        {[...new Set([1, rounds])].map((round) => (
          <text key={round} className={round === 1 ? 'v-race-round is-first' : 'v-race-round'} x={x(round)} y={HEIGHT - 3}>
            {round === 1 ? 'round 1' : round}
          </text>
        ))}
      </svg>
      <ul className="v-race-key">
        {players.map(({ seat, name }) => (
          <li key={seat}>
            <svg className="i" viewBox="0 0 28 8" aria-hidden="true">
              <path className={`v-race-line v-race-line--${seat + 1}`} d="M0 4H28" />
            </svg>{' '}
            {name} <b className="num">{course.laps.get(seat)?.at(-1)?.[trial.trial] ?? 0}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** `Strength at the end: Ann 12, Bot 9. The Beast has 10.` */
function inWords({ laps }: Race, players: CaveView['players'], { trial, name, guard, needs }: (typeof GAUGES)[number]): string {
  const ends = players.map(({ seat, name: who }) => `${who} ${laps.get(seat)?.at(-1)?.[trial] ?? 0}`)
  return `${name} round by round; at the end: ${ends.join(', ')}. The ${guard} has ${needs}.`
}
