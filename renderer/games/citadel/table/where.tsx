import { placeName } from '../../../../engine/citadel/open/place-name.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { WhereProps } from '../../../game-page.ts'
import { Icon } from '../../../icons/icon.tsx'
import { partySpot } from '../map/maze.ts'
import { citadelView, hellgateInWords } from './view.ts'

/** The turn, the sun, the place, and what is known of the Hellgate. */
export function Where({ view }: { readonly view: CitadelView }) {
  const spot = partySpot(view)
  return (
    <>
      {view.phase === 'start' ? (
        <b>Before the gate</b>
      ) : (
        <span>
          Turn <b>{view.turn}</b>
        </span>
      )}
      {view.sun && (
        <span>
          <Icon name="x-sun" />
          {capital(view.sun)} sun
        </span>
      )}
      {spot && view.phase !== 'start' && (
        <span>
          Level <b>{spot.level}</b>, {placeName(spot.segment)}
        </span>
      )}
      {view.phase !== 'start' && (
        <span>
          <Icon name="x-hellgate" />
          {`Hellgate ${hellgateInWords(view.hellgate)}`}
        </span>
      )}
    </>
  )
}

export function PastWhere({ session }: WhereProps) {
  const view = citadelView(session)
  if (!view) return null
  if (view.phase === 'start') return <b>Replay: before the gate</b>
  const spot = partySpot(view)
  return (
    <>
      <span>
        Replay: turn <b>{view.turn}</b>
      </span>
      {spot && (
        <span>
          Level <b>{spot.level}</b>, {placeName(spot.segment)}
        </span>
      )}
    </>
  )
}
