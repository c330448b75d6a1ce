import { useMemo } from 'react'
import { characterName } from '../../../../engine/cave/open/names.ts'
import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry, Outcome, SessionView } from '../../../../engine/kernel/types.ts'
import { rollsIn } from '../../../dice/worked-sum.ts'
import { Icon } from '../../../icons/icon.tsx'
import { Case } from '../../../rulebook/case.tsx'
import { OutcomeFrame } from '../../../table/outcome-frame.tsx'
import { ScoreTable } from '../../../table/score-table.tsx'
import { TurningPoints } from '../../../table/turning-points.tsx'
import { characterIcon } from '../icons.ts'
import { type Counts, countsOf, type Tried, trialsOf, turningPoints } from './counts.ts'
import { courseOf } from './race.ts'
import { RaceChart } from './race-chart.tsx'
import { playerOf } from './view.ts'
import { WarmMap } from './warm-map.tsx'

interface OutcomeCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
  readonly view: CaveView
  /** The chronicle of the whole game. */
  readonly log: readonly LogEntry[]
}

/** How the game ended: the Trials with their dice, what everyone did, the race, where they stood, and where it turned. */
export function OutcomeCard({ session, outcome, view, log }: OutcomeCardProps) {
  const points = useMemo(() => turningPoints(log), [log])
  const trials = useMemo(() => trialsOf(log), [log])
  const course = useMemo(() => courseOf(log, view), [log, view])
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={view.round}>
      <Trials trials={lastVisit(trials)} view={view} />
      <Scores view={view} outcome={outcome} log={log} />
      <RaceChart course={course} players={view.players} />
      <WarmMap warmth={course.warmth} />
      <TurningPoints session={session.session} points={points} />
    </OutcomeFrame>
  )
}

/** The latest visit to the Trials. */
function lastVisit(trials: readonly Tried[]): readonly Tried[] {
  const last = trials.at(-1)
  return last === undefined ? [] : trials.filter(({ seat, round }) => seat === last.seat && round === last.round)
}

function Trials({ trials, view }: { readonly trials: readonly Tried[]; readonly view: CaveView }) {
  const [first] = trials
  if (first === undefined) return null
  return (
    <section className="v-trials" aria-label="The Trials">
      <h3>
        The Trials of {playerOf(view, first.seat).name} <small className="muted">round {first.round}</small>
      </h3>
      <ol>
        {trials.map(({ entry, fights }) => (
          <li key={entry.n}>
            <b>{entry.text}</b> <Case rule={entry.rule} />
            {fights.map((fight) => (
              <span key={fight.n} className="v-trial-dice">
                {fight.text} <span className="muted">{thrownIn(fight)}</span>
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `dice 4 and 2`. */
function thrownIn({ data }: LogEntry): string {
  const dice = rollsIn(data).flatMap(({ dice: faces }) => faces)
  return dice.length === 0 ? '' : `dice ${dice.join(', ')}`
}

const ROWS: readonly (readonly [label: string, of: (counts: Counts) => string])[] = [
  ['Fights won, lost', ({ won, lost }) => `${won}, ${lost}`],
  ['Enemies beaten', ({ beaten }) => `${beaten}`],
  ['Characters lost', ({ deaths }) => `${deaths}`],
  ['Cave, other cards', ({ caveCards, adventureCards }) => `${caveCards}, ${adventureCards}`],
  ['Gold gained', ({ gold }) => `${gold}`],
  ['Chambers, searched', ({ chambers, searches }) => `${chambers}, ${searches}`],
  ['Times robbed', ({ robbed }) => `${robbed}`],
]

const NOBODY: NonNullable<Outcome['standings']> = []

/** A column for each, the winner first. */
function Scores({ view, outcome, log }: Omit<OutcomeCardProps, 'session'>) {
  const { standings: order = NOBODY } = outcome
  const counts = useMemo(() => order.map(({ seat }) => countsOf(log, seat ?? 0)), [order, log])
  const rows = order.length > 1 ? ROWS : ROWS.slice(0, -1)
  const characterAt = (seat: number | undefined) => playerOf(view, seat ?? 0).character
  return (
    <div className="v-scores-wrap">
      <ScoreTable
        className="v-scores"
        columns={order.map(({ id, label, winner, seat }) => ({
          id,
          title: characterName(characterAt(seat)),
          wins: winner,
          head: (
            <>
              <Icon name={characterIcon(characterAt(seat))} /> {label}
            </>
          ),
        }))}
        rows={[
          { label: 'Renown', cells: order.map(({ score }) => score), isTotal: true },
          ...rows.map(([label, of]) => ({ label, cells: counts.map(of) })),
        ]}
      />
    </div>
  )
}
