import { useMemo } from 'react'
import type { ArenaView, FigureView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry, Outcome, SessionView } from '../../../../engine/kernel/types.ts'
import { Case } from '../../../rulebook/case.tsx'
import { OutcomeFrame } from '../../../table/outcome-frame.tsx'
import { TurningPoints } from '../../../table/turning-points.tsx'
import { figureIcon } from '../icons.ts'
import { Chip } from './chip.tsx'
import { type Counts, countsOf, turningPoints } from './counts.ts'
import { figureIn } from './view.ts'

interface OutcomeCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
  readonly view: ArenaView
  /** The chronicle of the whole fight. */
  readonly log: readonly LogEntry[]
}

/** How the fight ended: experience by where it came from, what everyone did, and where it turned. */
export function OutcomeCard({ session, outcome, view, log }: OutcomeCardProps) {
  const points = useMemo(() => turningPoints(log), [log])
  const people = useMemo(
    () =>
      (outcome.standings ?? []).map(({ id, label, winner = false }) => ({
        id,
        label,
        winner,
        counts: countsOf(log, id),
        figure: figureIn(view, id),
      })),
    [outcome.standings, log, view],
  )
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={view.turn}>
      <Experience people={people} />
      <Blows people={people} />
      <TurningPoints session={session.session} points={points} />
    </OutcomeFrame>
  )
}

interface Person {
  readonly id: string
  readonly label: string
  readonly winner: boolean
  readonly counts: Counts
  readonly figure: FigureView | null
}

type People = { readonly people: readonly Person[] }

/** 11.1: half a point for each SH struck, half of AG and IQ for a death, 20 for the victory; the dead earn nothing. */
function Experience({ people }: People) {
  return (
    <table className="led g-earned">
      <caption>
        Experience <Case rule="11.1" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Who</span>
          </th>
          <th scope="col" className="num" title="Half a point for each point of strength taken">
            blows
          </th>
          <th scope="col" className="num" title="Half the agility and intelligence of each enemy killed">
            deaths
          </th>
          <th scope="col" className="num" title="1 for each point of strength and health spent on a spell that succeeded">
            spells
          </th>
          <th scope="col" className="num" title="For everyone alive on the winning side">
            victory
          </th>
          <th scope="col" className="num">
            all
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, label, winner, counts: { earned }, figure }) => (
          <tr key={id} className={winner ? 'is-winner' : undefined}>
            <th scope="row">
              {figure && <Chip side={figure.side} icon={figureIcon(figure)} />} {label}
            </th>
            {earned ? (
              <>
                <td className="num">{earned.damage}</td>
                <td className="num">{earned.deathBlows}</td>
                <td className="num">{earned.spells}</td>
                <td className="num">{earned.victory}</td>
                <td className="num">
                  <b>{earned.all}</b>
                </td>
              </>
            ) : (
              <td className="g-none" colSpan={5}>
                {figure?.status === 'dead' ? 'died and lost everything' : 'nothing'}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const ROWS: readonly (readonly [label: string, of: (counts: Counts) => string])[] = [
  ['hits', ({ hits, attacks }) => `${hits} of ${attacks}`],
  ['SH', ({ dealt }) => `${dealt}`],
  ['greatest', ({ greatest }) => `${greatest}`],
  ['killed', ({ kills }) => `${kills}`],
  ['evaded', ({ evaded }) => `${evaded}`],
]

function Blows({ people }: People) {
  return (
    <table className="led g-earned">
      <caption>Blows</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="vh">Who</span>
          </th>
          {ROWS.map(([label]) => (
            <th scope="col" className="num" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, label, counts }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {ROWS.map(([head, of]) => (
              <td className="num" key={head}>
                {of(counts)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
