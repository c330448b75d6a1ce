import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Outcome } from '../../../../engine/kernel/types.ts'
import { useKeys } from '../../../frame/keys.ts'
import { addressOf, go } from '../../../navigation.ts'
import { outcomeTitle } from '../outcomes.ts'
import { STATUS } from '../ranks/unit.tsx'

interface OutcomeCardProps {
  readonly session: string
  readonly outcome: Outcome
  readonly view: CitadelView
}

/** How a raid ended: who lives, what was gained, and the way back to the hall. */
export function OutcomeCard({ session, outcome, view }: OutcomeCardProps) {
  const people = view.party.filter((who) => who.kind !== 'charmed-monster')
  const winners = new Set(outcome.standings?.flatMap((standing) => (standing.winner ? [standing.id] : [])))
  const back = () => go({ kind: 'hall', campaign: null })
  useKeys((event) => {
    if (event.key === 'Enter') back()
  })
  return (
    <section className="card go" aria-labelledby="outcome">
      <p className="steps">
        <b>The raid is over</b> <span>turn {view.turn}</span>
      </p>
      <h2 id="outcome">{outcomeTitle(outcome.kind)}</h2>
      <p className="lead">{outcome.text}</p>
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
      <button type="button" className="btn btn--go btn--big" onClick={back}>
        Back to the hall <span className="kbd">Enter</span>
      </button>
      <div className="go-alt">
        <a className="btn" href={addressOf({ kind: 'story', session })}>
          Read the story
        </a>
        <a className="btn" href={addressOf({ kind: 'replay', session, input: 0 })}>
          Watch it again
        </a>
      </div>
    </section>
  )
}
