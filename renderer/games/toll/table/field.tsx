import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { TollView } from '../../../../engine/toll/view-types.ts'
import { Bank } from './bank.tsx'
import { Bridge } from './bridge.tsx'
import type { Laying } from './hand.tsx'
import { lastThrown } from './thrown.ts'

interface FieldProps {
  readonly view: TollView
  readonly seats: readonly string[]
  readonly log: readonly LogEntry[]
  /** What the seat at the screen may do with the cards; omitted, nothing. */
  readonly laying?: Laying | null
}

/** The river between the two banks, and the bridge over it. The seat at the screen has the near bank. */
export function Field({ view: { seat, sides }, seats, log, laying = null }: FieldProps) {
  const near = seat
  const far = 1 - seat
  const bankOf = (of: number, at: 'near' | 'far') => {
    const side = sides[of]
    return side && <Bank name={seats[of] ?? `Player ${of + 1}`} side={side} at={at} laying={at === 'near' ? laying : null} />
  }
  return (
    <main className="field toll-field">
      {bankOf(far, 'far')}
      <Bridge thrown={lastThrown(log)} seats={seats} banks={[near, far]} />
      {bankOf(near, 'near')}
    </main>
  )
}
