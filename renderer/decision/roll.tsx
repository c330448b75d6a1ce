import { useEffect, useRef, useState } from 'react'
import type { Decision } from '../../engine/kernel/types.ts'
import { Die } from '../dice/die.tsx'
import { diceIn, halves } from '../dice/worked-sum.ts'
import { useKeys } from '../keys/keys.ts'
import { Foot } from './foot.tsx'

interface RollFormProps {
  readonly decision: Decision
  readonly busy: boolean
  readonly onAnswer: (faces: readonly number[]) => void
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Real dice: the faces they show, entered by press or with the keys 1 to 6. Any of them can be undone, the last one with Backspace. */
export function RollForm({ decision, busy, onAnswer }: RollFormProps) {
  const code = decision.code ?? '1D6'
  const count = diceIn(code)
  const [faces, setFaces] = useState<readonly number[]>([])
  const add = (face: number) => setFaces((before) => (before.length < count ? [...before, face] : count === 1 ? [face] : before))
  const takeBack = (at: number) => setFaces((before) => before.toSpliced(at, 1))
  const done = faces.length === count
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Once the last face is entered, Enter answers instead of pressing the focused face.
    if (done) form.current?.querySelector<HTMLElement>('.btn--go')?.focus()
  }, [done])
  const go = () => done && !busy && onAnswer(faces)
  useKeys((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key >= '1' && event.key <= '6' && event.key.length === 1) add(Number(event.key))
    else if (event.key === 'Backspace') takeBack(faces.length - 1)
  })
  return (
    <div className="form" ref={form}>
      <div className="entry">
        {halves(code) && <p className="lab">Enter the faces of six-sided dice: they are halved for you.</p>}
        <ol className="thrown-dice" aria-label="As rolled">
          {Array.from({ length: count }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place in the throw
            <li key={i}>
              <Entered
                face={faces[i]}
                isNext={i === faces.length}
                halved={halves(code)}
                label={`Die ${i + 1}`}
                onTakeBack={() => takeBack(i)}
              />
            </li>
          ))}
        </ol>
        <fieldset className="faces">
          <legend className="vh">The face on top</legend>
          {FACES.map((face) => (
            <button
              key={face}
              type="button"
              className="die-face"
              aria-label={`${face}`}
              aria-keyshortcuts={`${face}`}
              disabled={done && count > 1}
              onClick={() => add(face)}
            >
              <Die face={face} />
              <span className="kbd" aria-hidden="true">
                {face}
              </span>
            </button>
          ))}
        </fieldset>
        <p aria-live="polite" className="small muted">
          {inWords(faces, count)}
        </p>
      </div>
      <Foot label={done ? 'That is the roll' : `${count - faces.length} to go`} disabled={busy || !done} onGo={go} />
    </div>
  )
}

interface EnteredProps {
  readonly face: number | undefined
  readonly isNext: boolean
  readonly halved: boolean
  readonly label: string
  readonly onTakeBack: () => void
}

/** A die that was entered, or the place for the next one. */
function Entered({ face, isNext, halved, label, onTakeBack }: EnteredProps) {
  if (face === undefined) return <span className={isNext ? 'hollow is-now' : 'hollow'} />
  return (
    <button type="button" className="die-face" aria-label={`${label}: ${face}, remove`} title="Take back" onClick={onTakeBack}>
      <Die face={face} halved={halved} />
    </button>
  )
}

function inWords(faces: readonly number[], count: number): string {
  if (faces.length === 0) return 'Press a face, or its key.'
  const sum = faces.reduce((all, face) => all + face, 0)
  const shown = faces.length > 1 ? `${faces.join(' + ')} = ${sum} on the dice` : `${sum} on the die`
  return faces.length < count ? `${shown}, die ${faces.length + 1} of ${count} next.` : `${shown}. Press a die, or Backspace, to remove it.`
}
