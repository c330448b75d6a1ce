import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CitadelView } from '../../../engine/citadel/view-types.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { isFocusFree } from '../../arrival.ts'
import { Dialog, isSafe } from '../../dialog/dialog.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useKeys } from '../../frame/keys.ts'
import { partySpot } from '../../games/citadel/map/maze.ts'
import { placeName } from '../../games/citadel/map/place-name.ts'
import { hellgateInWords } from '../../games/citadel/table/hellgate.ts'
import { monstersHere } from '../../games/citadel/table/here.ts'
import { citadelView } from '../../games/citadel/table/view.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import type { Raid } from '../../host/hall.ts'
import { queries } from '../../host/queries.ts'
import { go } from '../../navigation.ts'
import { day, partyInWords } from './raids.tsx'

interface ContinueCardProps {
  readonly raid: Raid
  /** Its number in the campaign, as it is written; null for a quick raid. */
  readonly number: string | null
  /** Where it need not be answered now. */
  readonly onLater?: () => void
  /** Others of the campaign may go in meanwhile. */
  readonly onAnother?: () => void
}

/** A raid is open: go on exactly where it stopped. Nothing else having the focus, its button has it: one key leads back. */
export function ContinueCard({ raid, number, onLater, onAnother }: ContinueCardProps) {
  const [sure, setSure] = useState(false)
  const view = useStanding(raid.session)
  const abandon = useCommand('game.abandon', () => setSure(false))
  const resume = () => go({ kind: 'table', session: raid.session })
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isFocusFree()) button.current?.focus({ preventScroll: true })
  }, [])
  useKeys((event) => {
    if (event.key === 'Enter') resume()
  })
  return (
    <section className="card go" aria-labelledby="go">
      <p className="steps">
        <b>{number === null ? 'A quick raid is open' : `Raid ${number} is open`}</b>
      </p>
      <h2 id="go">They are still inside</h2>
      <dl className="go-rows">
        {rowsOf(raid, view).map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button ref={button} type="button" className="btn btn--go btn--big" onClick={resume}>
        Continue the raid <span className="kbd">Enter</span>
      </button>
      <div className="go-alt">
        <button type="button" className="btn" onClick={() => setSure(true)}>
          Abandon
        </button>
        {onAnother && (
          <button type="button" className="btn" onClick={onAnother}>
            Send others
          </button>
        )}
        {onLater && (
          <button type="button" className="btn" onClick={onLater}>
            Not now
          </button>
        )}
      </div>
      {sure && (
        <Dialog
          title="Give up this raid?"
          onClose={() => setSure(false)}
          foot={
            <>
              <button
                type="button"
                className="btn btn--deadly"
                disabled={abandon.busy}
                onClick={() => abandon.run({ session: raid.session })}
              >
                Give it up
              </button>
              <button type="button" className="btn btn--go" onClick={() => setSure(false)} ref={isSafe}>
                Keep it open
              </button>
            </>
          }
        >
          <p>It cannot be gone on with. Those who fell stay dead; all others are at home as they went in, without what they found.</p>
          <Refused error={abandon.error} />
        </Dialog>
      )}
    </section>
  )
}

/** The raid as it stands; nothing until it has been read. */
function useStanding(session: string): SessionView | undefined {
  const client = useClient()
  return useQuery(queries.session(client, session)).data
}

/** Where they are, against whom, who lives: what one wants to know after three weeks. */
function rowsOf(raid: Raid, session: SessionView | undefined): (readonly [label: string, text: string])[] {
  const view = session && citadelView(session)
  const rows = view && view.phase !== 'start' ? standing(view) : ([['Party', view ? 'It is being made.' : partyInWords(raid)]] as const)
  const prompt = session?.decision?.prompt
  return [
    ...rows,
    ...(prompt ? [['Asked', prompt] as const] : []),
    ...(raid.seats.length > 1 ? [['Players', raid.seats.join(', ')] as const] : []),
    ['Left off', day(raid.updatedAt)],
  ]
}

function standing(view: CitadelView): (readonly [string, string])[] {
  const spot = partySpot(view)
  const foes = monstersHere(view).map(({ name }) => name)
  const people = view.party.filter(({ kind }) => kind !== 'charmed-monster')
  const living = people.filter(({ status }) => status !== 'dead' && status !== 'lost')
  const gone = people.filter((who) => !living.includes(who)).map(({ name }) => name)
  return [
    ['Where', spot ? `Level ${spot.level}, ${placeName(spot.segment)}, turn ${view.turn}` : `Turn ${view.turn}`],
    ...(foes.length > 0 ? [['Against', foes.join(', ')] as const] : []),
    ['Party', `${living.length} living${gone.length > 0 ? `; gone: ${gone.join(', ')}` : ''}`],
    ['Hellgate', hellgateInWords(view.hellgate)],
  ]
}
