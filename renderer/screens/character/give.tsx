import { type FormEvent, useId, useState } from 'react'
import type { Character, CharacterRow } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { Refused } from '../../dialog/refused.tsx'
import type { RecordItem } from '../../games/citadel/record/items.ts'
import { useCommand } from '../../host/command.ts'
import { raceName } from '../../icons/names.ts'

interface GiveDialogProps {
  readonly who: Character
  readonly item: RecordItem
  readonly roster: readonly CharacterRow[]
  /** With the name of whoever has it now. */
  readonly onGiven: (name: string) => void
  readonly onClose: () => void
}

/** Hands a thing to somebody else who is at home. */
export function GiveDialog({ who, item, roster, onGiven, onClose }: GiveDialogProps) {
  const id = useId()
  const takers = roster.filter((row) => row.id !== who.id && row.status === 'living' && row.session === null)
  const [taker, setTaker] = useState('')
  const give = useCommand('character.give', ({ to }) => onGiven(to.name))
  const send = (event: FormEvent) => {
    event.preventDefault()
    give.run({ character: who.id, item: item.id, to: taker })
  }
  return (
    <Dialog
      title={`Give ${item.label}`}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Keep it
          </button>
          <button type="submit" form={id} className="btn btn--go" disabled={taker === '' || give.busy}>
            Give it
          </button>
        </>
      }
    >
      {takers.length === 0 ? (
        <p>Nobody else is at home.</p>
      ) : (
        <form id={id} onSubmit={send}>
          <fieldset className="choices">
            <legend>To whom?</legend>
            {takers.map((row) => (
              <label key={row.id}>
                <input type="radio" name="taker" value={row.id} checked={taker === row.id} onChange={() => setTaker(row.id)} />
                <span>
                  <b>{row.name}</b>
                  <small>
                    {raceName(row.race)}, {row.kind}
                  </small>
                </span>
              </label>
            ))}
          </fieldset>
          <Refused error={give.error} />
        </form>
      )}
    </Dialog>
  )
}
