import type { Outcome, SessionView } from '../../../../engine/kernel/types.ts'
import { OutcomeFrame } from '../../../table/outcome-frame.tsx'

interface OutcomeCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
}

/** How the game ended: everybody's points. */
export function OutcomeCard({ session, outcome }: OutcomeCardProps) {
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={outcome.turns ?? 0}>
      <table className="led">
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col" className="num">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {outcome.standings?.map(({ id, label, score, winner }) => (
            <tr key={id}>
              <th scope="row">
                {label}
                {winner && <span className="muted"> crosses</span>}
              </th>
              <td className="num">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OutcomeFrame>
  )
}
