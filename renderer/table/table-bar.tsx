import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Bar } from '../frame/bar.tsx'
import { useGamePage } from '../game-pages.ts'
import { useHome } from '../home.ts'
import type { SessionTable } from '../host/session.ts'
import { Icon } from '../icons/icon.tsx'
import { useOffers } from '../keys/commands.ts'
import { addressOf, go } from '../navigation.ts'
import { BranchNote } from './branch-note.tsx'
import { whyShut } from './waiting.tsx'

interface TableBarProps {
  readonly table: SessionTable
  /** Where the game stands, in a few words. */
  readonly where: ReactNode
  /** Why nothing can be undone, if so. */
  readonly noUndo: string
  /** A curtain is drawn: nothing about the game is shown or can be done. */
  readonly drawn?: boolean
}

const RecallDialog = lazy(async () => ({ default: (await import('../recall/dialog.tsx')).RecallDialog }))

/** The bar over every table: where the game stands, hint, undo and redo, replay, and the way home. */
export function TableBar({ table, where, noUndo, drawn = false }: TableBarProps) {
  const home = useHome(table.view)
  const session = drawn ? null : table.view
  const { canUndo = false, canRedo = false, decision = null } = session ?? {}
  const shut = whyShut(table)
  const page = useGamePage(session?.game ?? '')
  const [recalls, setRecalls] = useState(false)
  useOffers({
    undo: canUndo ? table.undo : noUndo,
    redo: canRedo ? table.redo : NO_REDO,
    'look-back': session ? () => go({ kind: 'replay', session: session.session, input: null }) : 'There is nothing to replay yet.',
    recall: session && !session.outcome ? () => setRecalls(true) : 'Nothing is open here to come back to.',
    hint: decision ? table.askHint : NO_QUESTION,
  })
  return (
    <Bar
      where={
        <>
          {session?.branchOf && (
            <BranchNote session={session.session} game={session.game} from={session.branchOf} isOpen={session.outcome === null} />
          )}
          {where}
        </>
      }
    >
      {session && (
        <>
          <Tool
            name="Hint"
            title="What would a good player do?"
            icon="x-candle"
            off={shut ?? (decision ? null : NO_QUESTION)}
            onPress={table.askHint}
          />
          <Tool name="Undo" title="Undo (Ctrl+Z)" icon="x-undo" known off={shut ?? (canUndo ? null : noUndo)} onPress={table.undo} />
          <Tool
            name="Redo"
            title="Redo (Ctrl+Shift+Z)"
            icon="x-undo"
            known
            mirrored
            off={shut ?? (canRedo ? null : NO_REDO)}
            onPress={table.redo}
          />
          <a className="btn btn--quiet" href={addressOf({ kind: 'replay', session: session.session, input: session.inputs })}>
            <Icon name="x-hourglass" />
            <Label>Replay</Label>
          </a>
        </>
      )}
      <button type="button" className="btn btn--quiet" onClick={() => go(home.place)}>
        <Icon name="x-house" />
        <Label>{home.name}</Label>
      </button>
      {recalls && session && page && (
        <Suspense>
          <RecallDialog session={session.session} game={page} onClose={() => setRecalls(false)} />
        </Suspense>
      )}
    </Bar>
  )
}

const NO_REDO = 'There is nothing to redo.'
const NO_QUESTION = 'There is nothing to decide.'

interface ToolProps {
  readonly name: string
  readonly title: string
  readonly icon: string
  /** Its picture says enough where there is little room. */
  readonly known?: boolean
  readonly mirrored?: boolean
  /** Why it is shut; null where it is not. */
  readonly off: string | null
  readonly onPress: () => void
}

function Tool({ name, title, icon, mirrored = false, known = false, off, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={known ? 'btn btn--quiet is-known' : 'btn btn--quiet'}
      disabled={off !== null}
      onClick={onPress}
      title={off ?? title}
    >
      <Icon name={icon} {...(mirrored && { className: 'i i--mirrored' })} />
      <Label>{name}</Label>
    </button>
  )
}

/** Words that a narrow window has no room for, but screen readers still read. */
function Label({ children }: { readonly children: string }) {
  return (
    <>
      <span className="hide-s">{children}</span>
      <span className="only-s vh">{children}</span>
    </>
  )
}
