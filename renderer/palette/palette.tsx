import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import { KeyPlate } from '../frame/key-plate.tsx'
import { keysForAria, keysInWords } from '../keys/command-keys.ts'
import { type Find, useFinds } from './found.ts'

interface PaletteProps {
  /** The initial text of the field. */
  readonly typed: string
  readonly onClose: () => void
}

/** One field that finds every command, place, campaign, person, open game and rule. */
export function Palette({ typed: first, onClose }: PaletteProps) {
  const id = useId()
  const [typed, setTyped] = useState(first)
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const finds = useFinds(typed)
  const current = Math.min(at, finds.length - 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line has become the current one
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [current, typed])
  const choose = (find: Find | undefined) => {
    if (!find || find.why !== undefined) return
    onClose()
    find.go()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') choose(finds[current])
    else {
      const next = moved(event.key, current, finds.length)
      if (next === null) return
      setAt(next)
    }
    event.preventDefault()
  }
  return (
    <Dialog
      title="Find anything"
      onClose={onClose}
      wide
      foot={
        <button type="button" className="btn" onClick={onClose} aria-keyshortcuts="Escape">
          Close <KeyPlate of="Esc" />
        </button>
      }
    >
      <input
        className="field-in"
        type="text"
        role="combobox"
        aria-label="A command, a campaign, a person, a game or a rule"
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={finds.length > 0 ? `${id}-${current}` : undefined}
        placeholder="A command, a campaign, a person, a game or a rule"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      {/* The field keeps the focus and names the active line by aria-activedescendant. */}
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="finds" ref={list} tabIndex={-1}>
        {finds.map((find, i) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={find.id}
            id={`${id}-${i}`}
            role="option"
            tabIndex={-1}
            className={i === current ? 'find is-on' : 'find'}
            aria-selected={i === current}
            aria-disabled={find.why !== undefined}
            aria-keyshortcuts={find.keys && keysForAria(find.keys)}
            onMouseMove={() => setAt(i)}
            onClick={() => choose(find)}
          >
            <span className={find.why === undefined ? 'find-name' : 'find-name is-blocked'}>{find.name}</span>
            <span className="find-kind">{find.why ?? find.kind}</span>
            {find.keys && <KeyPlate of={keysInWords(find.keys)} />}
          </div>
        ))}
      </div>
      <p className={finds.length === 0 ? 'finds-none' : 'vh'} aria-live="polite">
        {typed.trim() === '' ? '' : finds.length === 0 ? 'No match.' : `${finds.length} found`}
      </p>
    </Dialog>
  )
}

/** Lines skipped by Page Up or Page Down. */
const PAGE = 8

/** The line that a key leads to; null for keys that belong to the field. */
function moved(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'PageDown':
      return Math.min(at + PAGE, count - 1)
    case 'PageUp':
      return Math.max(at - PAGE, 0)
    default:
      return null
  }
}
