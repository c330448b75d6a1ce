import { useEffect, useRef, useState } from 'react'
import type { Decision } from '../../engine/kernel/types.ts'
import { Die } from '../dice/die.tsx'
import { diceIn } from '../dice/worked-sum.ts'
import { Foot } from './foot.tsx'
import { useKeys } from './keys.ts'

interface RollFormProps {
  readonly decision: Decision
  readonly busy: boolean
  readonly onAnswer: (faces: readonly number[]) => void
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Real dice: the faces they show, by press or by the keys 1 to 6. */
export function RollForm({ decision, busy, onAnswer }: RollFormProps) {
  const code = decision.code ?? '1D6'
  const count = diceIn(code)
  const [faces, setFaces] = useState<readonly number[]>([])
  const add = (face: number) => setFaces((before) => (before.length < count ? [...before, face] : count === 1 ? [face] : before))
  const done = faces.length === count
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The last face entered, Enter is the answer and no longer the face that has the focus.
    if (done) form.current?.querySelector<HTMLElement>('.btn--go')?.focus()
  }, [done])
  const go = () => done && !busy && onAnswer(faces)
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key >= '1' && event.key <= '6' && event.key.length === 1) add(Number(event.key))
    else if (event.key === 'Backspace') setFaces((before) => before.slice(0, -1))
    else if (event.key === 'Enter') go()
  })
  return (
    <div className="form" ref={form}>
      <div className="entry">
        <p className="lab">
          Throw {code}. Die {Math.min(faces.length + 1, count)} of {count}:
        </p>
        <fieldset className="faces">
          <legend className="vh">The face that lies up</legend>
          {FACES.map((face) => (
            <button key={face} type="button" className="face" aria-label={`${face}`} onClick={() => add(face)}>
              <Die face={face} />
            </button>
          ))}
        </fieldset>
        <p aria-live="polite" className="thrown">
          {faces.length === 0 ? <span className="muted">Nothing entered yet.</span> : <span>Entered: {faces.join(', ')}</span>}
          {faces.length > 0 && (
            <button type="button" className="btn btn--quiet" onClick={() => setFaces(faces.slice(0, -1))}>
              Take back
            </button>
          )}
        </p>
      </div>
      <Foot label={done ? 'So they fell' : `${count - faces.length} to go`} disabled={busy || !done} onGo={go} />
    </div>
  )
}
