import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Outcome, SessionView } from '../../../../engine/kernel/types.ts'
import { OutcomeFrame } from '../../../table/outcome-frame.tsx'
import { STATUS } from '../ranks/unit.tsx'

interface OutcomeCardProps {
  readonly session: SessionView
  readonly outcome: Outcome
  readonly view: CitadelView
}

/** How a raid ended: who lives, and what was gained. */
export function OutcomeCard({ session, outcome, view }: OutcomeCardProps) {
  const people = view.party.filter((who) => who.kind !== 'charmed-monster')
  const winners = new Set(outcome.standings?.flatMap((standing) => (standing.winner ? [standing.id] : [])))
  return (
    <OutcomeFrame session={session} outcome={outcome} turn={view.turn}>
      <table className="led">
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">State</th>
            <th scope="col" className="num">
              Exp.
            </th>
            <th scope="col" className="num">
              Gold
            </th>
            <th scope="col" className="num">
              Jewels
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((who) => (
            <tr key={who.id}>
              <th scope="row">
                {who.name}
                {winners.has(who.id) && <span className="muted"> wins</span>}
              </th>
              <td>{STATUS[who.status]}</td>
              <td className="num">{who.experience}</td>
              <td className="num">{who.gold}</td>
              <td className="num">{who.jewels.length > 0 ? who.jewels.reduce((sum, jewel) => sum + jewel, 0) : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OutcomeFrame>
  )
}
