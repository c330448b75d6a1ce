import type { Raid } from '../../host/hall.ts'
import { go } from '../../navigation.ts'
import { roman } from './roman.ts'

interface RaidsProps {
  readonly title: string
  /** The newest first. */
  readonly raids: readonly Raid[]
}

/** Raids, the newest first. An open one can be gone on with, an ended one looked at. */
export function Raids({ title, raids }: RaidsProps) {
  return (
    <section className="pane" aria-label={title}>
      <div className="head">
        <h2>{title}</h2>
        <span className="aside">{raids.length === 0 ? 'none yet' : raids.length}</span>
      </div>
      <div className="scroll">
        {raids.length === 0 && <p className="muted raids-none">Nobody has gone in yet.</p>}
        <ol className="raids">
          {raids.map((raid, i) => (
            <li key={raid.session} className={raid.status === 'open' ? 'is-open' : undefined}>
              <b className="no">{roman(raids.length - i)}</b>
              <button type="button" className="t link" onClick={() => go({ kind: 'table', session: raid.session })}>
                {raid.status === 'open' ? 'Open' : (raid.outcome?.text ?? 'Given up')}
              </button>
              <span className="r">{day(raid.updatedAt)}</span>
              <p>{partyInWords(raid)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

export function partyInWords(raid: Raid): string {
  return raid.party.length > 0 ? raid.party.map((who) => who.name).join(', ') : 'The party is being made.'
}

/** An ISO time as a short date of this place. */
export function day(time: string): string {
  return new Date(time).toLocaleDateString(undefined, { day: 'numeric', month: 'short' })
}
