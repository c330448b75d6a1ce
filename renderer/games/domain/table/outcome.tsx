import { useMemo } from 'react'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Outcome, SessionView } from '../../../../engine/kernel/types.ts'
import { Case } from '../../../chronicle/case.tsx'
import { OutcomeFrame } from '../../../table/outcome-frame.tsx'
import { type Counts, countsOf, type TurningPoint, turningPoints } from './counts.ts'
import { characterOf } from './view.ts'

interface OutcomeCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
  readonly view: DomainView
  /** The chronicle of the whole game. */
  readonly log: readonly LogEntry[]
}

/** How the game ended: who came out with what, what everybody did, and where it turned. */
export function OutcomeCard({ session, outcome, view, log }: OutcomeCardProps) {
  const points = useMemo(() => turningPoints(log, view.round), [log, view.round])
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={view.round}>
      <Scores view={view} outcome={outcome} log={log} />
      <p className="small muted">The last way of everybody, in and out, is drawn on the board.</p>
      <Points points={points} />
    </OutcomeFrame>
  )
}

function Points({ points }: { readonly points: readonly TurningPoint[] }) {
  if (points.length === 0) return null
  return (
    <section className="d-points" aria-label="Turning points">
      <h3>Turning points</h3>
      <ul>
        {points.map(({ round, entry }) => (
          <li key={entry.n}>
            <span className="num muted">{round}</span>
            <span>{entry.text}</span>
            <Case rule={entry.rule} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const ROWS: readonly (readonly [label: string, of: (counts: Counts) => string])[] = [
  ['Fights won, lost', ({ won, lost }) => `${won}, ${lost}`],
  ['Deaths, life lost', ({ deaths, lifeLost }) => `${deaths}, ${lifeLost}`],
  ['Luck passed, tried', ({ luckPassed, luckSpent }) => `${luckPassed}, ${luckSpent}`],
  ['Tiles, cards', ({ tiles, cards }) => `${tiles}, ${cards}`],
]

/** A column for each, the winner first. */
function Scores({ view, outcome, log }: Omit<OutcomeCardProps, 'session'>) {
  const order = outcome.standings ?? []
  const counts = useMemo(() => new Map(view.characters.map(({ seat }) => [seat, countsOf(log, seat)])), [log, view.characters])
  return (
    <table className="led d-scores">
      <thead>
        <tr>
          <td />
          {order.map(({ id, label, winner }) => (
            <th scope="col" className="num" key={id}>
              {label}
              {winner && <span className="muted"> wins</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className="tot">
          <th scope="row">Riches</th>
          {order.map(({ id, score }) => (
            <td className="num" key={id}>
              <b>{score}</b>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">Experience</th>
          {order.map(({ id, seat }) => (
            <td className="num" key={id}>
              {characterOf(view, seat ?? 0).experience}
            </td>
          ))}
        </tr>
        {ROWS.map(([label, of]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {order.map(({ id, seat }) => {
              const counted = counts.get(seat ?? 0)
              return (
                <td className="num" key={id}>
                  {counted ? of(counted) : '–'}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
