import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { SessionView } from '../../engine/kernel/types.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { Refused } from '../dialog/refused.tsx'
import { useWords } from '../game-pages.ts'
import { useClient } from '../host/client.tsx'
import { queries } from '../host/queries.ts'
import { useRules } from '../rulebook/rules-context.ts'

// The charts come with the first ledger that is opened.
const Faces = lazy(async () => ({ default: (await import('./faces.tsx')).Faces }))
const Luck = lazy(async () => ({ default: (await import('./luck.tsx')).Luck }))

interface LuckButtonProps {
  readonly session: SessionView
}

/** The luck of this session, behind a quiet button. It is missing while seats hide something from each other, because it would tell. */
export function LuckButton({ session: { session, inputs, secret } }: LuckButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const title = useTitle()
  if (secret) return null
  return (
    <>
      <button type="button" className="btn btn--quiet luck-button" onClick={() => setOpen(true)} title={title}>
        Luck
      </button>
      {isOpen && <LuckLedger session={session} inputs={inputs} onClose={() => setOpen(false)} />}
    </>
  )
}

function useTitle(): string {
  const { one } = useWords(useRules().game)
  return `The luck of this ${one}`
}

interface LedgerProps {
  readonly session: string
  /** The number of choices so far: each changes the ledger. */
  readonly inputs: number
  readonly onClose: () => void
}

/** How the dice of a session have fallen, beside what was expected. */
function LuckLedger({ session, inputs, onClose }: LedgerProps) {
  const client = useClient()
  const luck = useQuery(queries.luck(client, session, inputs))
  return (
    <Dialog title={useTitle()} onClose={onClose} wide>
      <Refused error={luck.error} />
      {luck.isPending && <p className="muted">Counting the dice.</p>}
      {luck.data && (
        <div className="luck-ledger">
          <Suspense>
            <Faces faces={luck.data.faces} />
            <Luck kinds={luck.data.kinds} />
          </Suspense>
          <p className="small muted">
            Expectations are worked out roll by roll, from the odds at the time. They tell how the dice have fallen, never how they will
            fall.
          </p>
        </div>
      )}
    </Dialog>
  )
}
