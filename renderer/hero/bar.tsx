import type { HeroView } from '../../engine/hero/view-types.ts'
import type { Table } from '../host/session.ts'
import { Icon } from '../icons/icon.tsx'
import { addressOf, go } from '../navigation.ts'
import { useOffers } from '../palette/commands.ts'
import { Bar } from '../screens/bar.tsx'
import { BranchNote } from '../screens/replay/branch-note.tsx'
import { heroName, sectionOf } from './view.ts'

interface HeroBarProps {
  readonly table: Table
  /** Null while a curtain is drawn: then nothing of the game is said or done. */
  readonly view: HeroView | null
}

export function HeroBar({ table, view }: HeroBarProps) {
  const session = view && table.view
  const { canUndo = false, canRedo = false, decision = null } = session ?? {}
  useOffers({
    undo: canUndo ? table.undo : 'Nothing can be taken back now: not past dice or what has come to light.',
    redo: canRedo ? table.redo : 'Nothing was taken back.',
    hint: decision ? table.askHint : 'Nothing is asked.',
  })
  return (
    <Bar
      title="A game"
      where={
        <>
          {session?.branchOf && <BranchNote session={session.session} from={session.branchOf} isOpen={session.outcome === null} />}
          {view && <Where view={view} />}
        </>
      }
    >
      {session && (
        <>
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
          <button
            type="button"
            className="btn btn--quiet"
            disabled={!canUndo || table.busy}
            onClick={table.undo}
            title="Take back (Ctrl+Z)"
          >
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
          <a className="btn btn--quiet" href={addressOf({ kind: 'replay', session: session.session, input: session.inputs })}>
            <Icon name="x-hourglass" />
            <span className="hide-s">Look back</span>
            <span className="only-s vh">Look back</span>
          </a>
        </>
      )}
      <button type="button" className="btn btn--quiet" onClick={() => go({ kind: 'shelf' })}>
        <Icon name="x-house" />
        Games
      </button>
    </Bar>
  )
}

/** Where the game stands in a few words. */
export function Where({ view }: { readonly view: HeroView }) {
  const name = heroName(sectionOf(view, view.at))
  switch (view.phase) {
    case 'heroes':
      return <b>The heroes are made</b>
    case 'placement':
      return <b>Counters are laid out</b>
    case 'start':
      return <b>The heroes enter</b>
    case 'over':
      return <b>Alysa has chosen</b>
    case 'hero':
    case 'monsters':
    case 'breather':
      return (
        <>
          <span>
            Turn <b>{view.turn}</b>
          </span>
          <span>
            <b>{name}</b>
            {view.phase === 'hero' ? ' acts' : view.phase === 'monsters' ? ': the monsters' : ' rests'}
          </span>
        </>
      )
  }
}
