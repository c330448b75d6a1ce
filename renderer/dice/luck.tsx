import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Faces } from '../charts/faces.tsx'
import { Luck } from '../charts/luck.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { useClient } from '../host/client.tsx'

interface LuckButtonProps {
  readonly session: string
  /** How far the raid has come: with each choice the ledger is another. */
  readonly inputs: number
}

/** The luck of this raid, behind one quiet word. */
export function LuckButton({ session, inputs }: LuckButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn btn--quiet luck-button" onClick={() => setOpen(true)} title="The luck of this raid">
        Luck
      </button>
      {isOpen && <LuckLedger session={session} inputs={inputs} onClose={() => setOpen(false)} />}
    </>
  )
}

/** How the dice of a raid have fallen, and what came of them beside what was to be expected. */
function LuckLedger({ session, inputs, onClose }: LuckButtonProps & { readonly onClose: () => void }) {
  const client = useClient()
  const luck = useQuery({ queryKey: ['luck', session, inputs], queryFn: () => client.call('game.luck', { session }) })
  return (
    <Dialog title="The luck of this raid" onClose={onClose} wide>
      {luck.error && (
        <p className="warn" role="alert">
          {luck.error.message}
        </p>
      )}
      {luck.isPending && <p className="muted">The dice are being counted.</p>}
      {luck.data && (
        <div className="luck-ledger">
          <Faces faces={luck.data.faces} />
          <Luck kinds={luck.data.kinds} />
          <p className="small muted">
            What was to be expected is reckoned throw by throw, from the odds as they stood. It says how the dice have fallen, never how
            they will.
          </p>
        </div>
      )}
    </Dialog>
  )
}
