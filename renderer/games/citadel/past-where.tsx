import { placeName } from '../../../engine/citadel/open/place-name.ts'
import type { WhereProps } from '../../game-page.ts'
import { partySpot } from './map/maze.ts'
import { citadelView } from './table/view.ts'

export function PastWhere({ session }: WhereProps) {
  const view = citadelView(session)
  if (!view) return null
  if (view.phase === 'start') return <b>Looking back: before the gate</b>
  const spot = partySpot(view)
  return (
    <>
      <span>
        Looking back: turn <b>{view.turn}</b>
      </span>
      {spot && (
        <span>
          Level <b>{spot.level}</b>, {placeName(spot.segment)}
        </span>
      )}
    </>
  )
}
