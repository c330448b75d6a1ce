import { type FormEvent, useId, useRef, useState } from 'react'
import { placeNamed } from '../../../../engine/citadel/open/place-name.ts'
import type { Level } from '../../../../engine/citadel/view-types.ts'
import type { Cell } from '../../../board/cell.ts'
import { useKeys } from '../../../keys/keys.ts'

interface GoToProps {
  readonly level: Level
  /** False if the maze has no such place. */
  readonly onGo: (cell: Cell) => boolean
}

/** Moves the focus to a place by its name, as used in the chronicle. `G` focuses the field. */
export function GoTo({ level, onGo }: GoToProps) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const problemId = useId()
  useKeys((event) => {
    if (event.key.toLowerCase() !== 'g' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.current?.select()
  })
  const go = (event: FormEvent) => {
    event.preventDefault()
    const name = field.current?.value.trim() ?? ''
    const cell = placeNamed(name)
    if (name === '') setProblem(null)
    else if (!cell) setProblem('Places have names like M50.')
    else setProblem(onGo(cell) ? null : `There is no place ${name.toUpperCase()} on level ${level}.`)
  }
  return (
    <form className="go-to" onSubmit={go}>
      {problem && (
        <span id={problemId} className="go-to-problem" role="alert">
          {problem}
        </span>
      )}
      <label>
        Go to
        <input
          ref={field}
          type="text"
          placeholder="M50"
          autoComplete="off"
          spellCheck={false}
          title="A place by its letter and number (G)"
          aria-invalid={problem !== null}
          aria-describedby={problem !== null ? problemId : undefined}
          onChange={() => setProblem(null)}
        />
      </label>
    </form>
  )
}
