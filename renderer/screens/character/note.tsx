import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { type Character, LONGEST_NOTE } from '../../../electron/contract/index.ts'
import { plainText } from '../../dialog/plain-text.ts'
import { useClient } from '../../host/client.tsx'
import { draftOf, keepDraft } from '../../host/memory.ts'
import { queries } from '../../host/queries.ts'

type State = { readonly kind: 'saved' | 'waiting' | 'saving' } | { readonly kind: 'failed'; readonly error: Error }

/** The delay between the last key and saving, in milliseconds. */
const PAUSE = 700

/**
 * A note of the player, saved automatically. Until the host has it, it is kept in the browser too: neither a closed window nor a missing host loses a word.
 */
export function Note({ who }: { readonly who: Character }) {
  const id = useId()
  const client = useClient()
  const cache = useQueryClient()
  const [text, setText] = useState(() => draftOf(who.id) ?? who.note)
  const [state, setState] = useState<State>({ kind: text === who.note ? 'saved' : 'waiting' })
  const newest = useRef(text)
  const kept = useRef(who.note)

  const save = useRef(async () => {
    const note = newest.current
    if (note === kept.current) return keepDraft(who.id, null)
    setState({ kind: 'saving' })
    try {
      const after = await client.call('character.note', { character: who.id, note })
      kept.current = after.note
      cache.setQueryData(queries.character(client, who.id).queryKey, after)
      if (newest.current !== note) return setState({ kind: 'waiting' })
      keepDraft(who.id, null)
      setState({ kind: 'saved' })
    } catch (error) {
      setState({ kind: 'failed', error: error instanceof Error ? error : new Error(String(error)) })
    }
  })

  useEffect(() => {
    if (state.kind !== 'waiting') return
    const timer = setTimeout(() => void save.current(), PAUSE)
    return () => clearTimeout(timer)
    // Each key restarts the delay.
  }, [state])

  // Changed in another window, and nothing unsaved here.
  useEffect(() => {
    if (newest.current !== kept.current || who.note === kept.current) return
    kept.current = who.note
    newest.current = who.note
    setText(who.note)
  }, [who.note])

  useEffect(() => {
    const flush = save.current
    const before = () => void flush()
    addEventListener('pagehide', before)
    return () => {
      removeEventListener('pagehide', before)
      before()
    }
  }, [])

  const write = (typed: string) => {
    const next = plainText(typed)
    newest.current = next
    setText(next)
    keepDraft(who.id, next)
    setState({ kind: 'waiting' })
  }
  return (
    <div className="note">
      <label className="lab" htmlFor={id}>
        Note
      </label>
      <textarea
        id={id}
        className="field-in"
        rows={7}
        maxLength={LONGEST_NOTE}
        value={text}
        aria-describedby={`${id}-state`}
        onChange={(event) => write(event.target.value)}
        onBlur={() => void save.current()}
      />
      <p id={`${id}-state`} className="small muted note-state" aria-live="polite">
        {SAID[state.kind]}
        {text.length > LONGEST_NOTE - NEAR && ` ${LONGEST_NOTE - text.length} characters left.`}
      </p>
      {state.kind === 'failed' && (
        <p className="warn" role="alert">
          {state.error.message} The note is kept in this window.
          <button type="button" className="btn" onClick={() => void save.current()}>
            Save again
          </button>
        </p>
      )}
    </div>
  )
}

const SAID = {
  saved: 'Saved.',
  waiting: 'Saved when you pause.',
  saving: 'Saving.',
  failed: 'Not saved.',
} as const satisfies Record<State['kind'], string>

/** From here on the remaining length is shown. */
const NEAR = 200
