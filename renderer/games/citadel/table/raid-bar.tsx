import { placeName } from '../../../../engine/citadel/open/place-name.ts'
import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { SessionTable } from '../../../host/session.ts'
import { Icon } from '../../../icons/icon.tsx'
import { TableBar } from '../../../table/table-bar.tsx'
import { partySpot } from '../map/maze.ts'
import { hellgateInWords } from './hellgate.ts'

interface RaidBarProps {
  readonly table: SessionTable
  readonly view: CitadelView
}

export function RaidBar({ table, view }: RaidBarProps) {
  return (
    <TableBar
      table={table}
      where={<Where view={view} />}
      noUndo="Can’t undo: it stops at dice, draws and secrets, and at what the campaign allows."
    />
  )
}

function Where({ view }: { readonly view: CitadelView }) {
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
