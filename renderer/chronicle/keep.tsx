import { useId, useState } from 'react'
import { LONGEST_NOTE, type Moment } from '../../electron/contract/index.ts'
import { Dialog } from '../dialog/dialog.tsx'
import { OkCancel } from '../dialog/foot.tsx'
import { plainText } from '../dialog/plain-text.ts'
import { Refused } from '../dialog/refused.tsx'
import { useCommand } from '../host/command.ts'
import { useKept } from './kept.tsx'

/** Marks a position of a game, or changes what it says there. */
export function KeepButton({ session, input }: { readonly session: string; readonly input: number }) {
  const moment = useKept(session).find((each) => each.input === input) ?? null
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="btn btn--quiet" onClick={() => setOpen(true)}>
        {moment ? 'Change the mark' : 'Mark this moment'}
      </button>
      {moment && (
        <p className="kept-here">
          {moment.flagged && <b>Flagged. </b>}
          {moment.text}
        </p>
      )}
      {isOpen && <KeepDialog session={session} input={input} moment={moment} onClose={() => setOpen(false)} />}
    </>
  )
}

interface KeepDialogProps {
  readonly session: string
  readonly input: number
  readonly moment: Moment | null
  readonly onClose: () => void
}

function KeepDialog({ session, input, moment, onClose }: KeepDialogProps) {
  const id = useId()
  const [text, setText] = useState(moment?.text ?? '')
  const [flag, setFlag] = useState(moment?.flagged ?? true)
  const keep = useCommand('moment.keep', onClose)
  const drop = useCommand('moment.drop', onClose)
  const isNothing = text.trim() === '' && !flag
  return (
    <Dialog
      title="Mark this moment"
      onClose={onClose}
      isShort
      foot={
        <>
          {moment && (
            <button type="button" className="btn btn--quiet" disabled={drop.busy} onClick={() => drop.run({ session, input })}>
              Remove the mark
            </button>
          )}
          <OkCancel ok="Save" form={id} disabled={isNothing || keep.busy} cancel="Cancel" onCancel={onClose} />
        </>
      }
    >
      <form
        id={id}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isNothing) keep.run({ session, input, text: plainText(text).trim(), flag })
        }}
      >
        <label className="lab" htmlFor={`${id}-text`}>
          Note
        </label>
        <textarea
          id={`${id}-text`}
          className="field-in"
          rows={4}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <label className="kept-check">
          <input type="checkbox" checked={flag} onChange={({ target }) => setFlag(target.checked)} /> Flag it
        </label>
      </form>
      <p className="small muted">
        It is shown in the chronicle, the replay and the story, and goes along in files of this game. Where something was chosen, it is a
        puzzle, too.
      </p>
      <Refused error={keep.error ?? drop.error} />
    </Dialog>
  )
}
