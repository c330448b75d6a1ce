import type { CitadelView } from '../../../engine/citadel/view-types.ts'
import type { Table } from '../../host/session.ts'
import { Icon } from '../../icons/icon.tsx'
import { partySpot } from '../../map/maze.ts'
import { placeName } from '../../map/place-name.ts'
import { addressOf, go } from '../../navigation.ts'
import { useOffers } from '../../palette/commands.ts'
import { Bar } from '../bar.tsx'
import { BranchNote } from '../replay/branch-note.tsx'
import { hellgateInWords } from './hellgate.ts'

interface RaidBarProps {
  readonly table: Table
  readonly view: CitadelView
}

export function RaidBar({ table, view }: RaidBarProps) {
  const { canUndo = false, canRedo = false } = table.view ?? {}
  const { decision } = table.view ?? {}
  useOffers({
    undo: canUndo
      ? table.undo
      : 'Nothing can be taken back now: not past dice, a draw or a secret, and only as far as the campaign allows.',
    redo: canRedo ? table.redo : 'Nothing was taken back.',
    'look-back': table.view ? lookingBack(table.view.session) : 'There is nothing to look back on yet.',
    hint: decision ? table.askHint : 'Nothing is asked: the raid is over.',
  })
  const spot = partySpot(view)
  return (
    <Bar
      where={
        <>
          {table.view?.branchOf && (
            <BranchNote session={table.view.session} from={table.view.branchOf} isOpen={table.view.outcome === null} />
          )}
          {view.phase === 'start' ? (
            <b>Before the gate</b>
          ) : (
            <span>
              Turn <b>{view.turn}</b>
            </span>
          )}
          {view.sun && (
            <span className="hide-s">
              <Icon name="x-sun" />
              {view.sun.charAt(0).toUpperCase() + view.sun.slice(1)} sun
            </span>
          )}
          {spot && view.phase !== 'start' && (
            <span>
              Level <b>{spot.level}</b>, {placeName(spot.segment)}
            </span>
          )}
          {view.phase !== 'start' && (
            <span className="hide-s">
              <Icon name="x-hellgate" />
              {hellgateInWords(view.hellgate)}
            </span>
          )}
        </>
      }
    >
      <button
        type="button"
        className="btn btn--quiet"
        disabled={!decision || table.busy}
        onClick={table.askHint}
        title="What would a sensible player do?"
      >
        <Icon name="x-candle" />
        <span className="hide-s">Hint</span>
        <span className="only-s vh">Hint</span>
      </button>
      <button type="button" className="btn btn--quiet" disabled={!canUndo || table.busy} onClick={table.undo} title="Take back (Ctrl+Z)">
        <Icon name="x-undo" />
        <span className="hide-s">Undo</span>
        <span className="only-s vh">Undo</span>
      </button>
      <button
        type="button"
        className="btn btn--quiet"
        disabled={!canRedo || table.busy}
        onClick={table.redo}
        title="Do again (Ctrl+Shift+Z)"
      >
        <Icon name="x-undo" className="i i--mirrored" />
        <span className="hide-s">Redo</span>
        <span className="only-s vh">Redo</span>
      </button>
      {table.view && (
        <a className="btn btn--quiet" href={addressOf({ kind: 'replay', session: table.view.session, input: table.view.inputs })}>
          <Icon name="x-hourglass" />
          <span className="hide-s">Look back</span>
          <span className="only-s vh">Look back</span>
        </a>
      )}
      <button type="button" className="btn btn--quiet" onClick={() => go({ kind: 'hall', campaign: null })}>
        <Icon name="x-house" />
        Hall
      </button>
    </Bar>
  )
}

function lookingBack(session: string): () => void {
  return () => go({ kind: 'replay', session, input: null })
}
