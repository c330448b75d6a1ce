import { type FormEvent, useId, useState } from 'react'
import type { Character } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { useCommand } from '../../host/command.ts'
import { useTables } from '../../host/tables.ts'
import { spellName } from '../../icons/names.ts'

interface SpellsDialogProps {
  readonly who: Character
  /** As many as the highest Magic Potential (4.1.B.6). */
  readonly count: number
  readonly onClose: () => void
}

/** They are only found inside the Citadel (10.8). */
const SPECIAL: readonly string[] = ['wrath-of-god', 'resurrect']

/** An initiate with magic chooses the spells to know. Put off, it can be done later from the record. */
export function SpellsDialog({ who, count, onClose }: SpellsDialogProps) {
  const id = useId()
  const [spells, setSpells] = useState<readonly string[]>([])
  const learn = useCommand('character.spells', onClose)
  const costs = useTables('citadel')?.spellCosts ?? {}
  const send = (event: FormEvent) => {
    event.preventDefault()
    learn.run({ character: who.id, spells: [...spells] })
  }
  return (
    <Dialog
      title={count === 1 ? `${who.name} knows one spell` : `${who.name} knows ${count} spells`}
      onClose={onClose}
      wide
      foot={
        <>
          <button type="button" className="btn" onClick={onClose}>
            Later
          </button>
          <button type="submit" form={id} className="btn btn--go" disabled={learn.busy || spells.length !== count}>
            {spells.length === count ? 'Learn' : `${spells.length} of ${count} chosen`}
          </button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <fieldset className="choices choices--3">
          <legend>Which?</legend>
          {Object.keys(costs)
            .filter((spell) => !SPECIAL.includes(spell))
            .map((spell) => (
              <label key={spell}>
                <input
                  type="checkbox"
                  checked={spells.includes(spell)}
                  disabled={!spells.includes(spell) && spells.length >= count}
                  onChange={(event) => setSpells(event.target.checked ? [...spells, spell] : spells.filter((other) => other !== spell))}
                />
                <span>
                  <b>{spellName(spell)}</b>
                  <small>{costs[spell] === 1 ? '1 wound' : `${costs[spell]} wounds`}</small>
                </span>
              </label>
            ))}
        </fieldset>
        {learn.error && (
          <p className="warn" role="alert">
            {learn.error.message}
          </p>
        )}
      </form>
    </Dialog>
  )
}
