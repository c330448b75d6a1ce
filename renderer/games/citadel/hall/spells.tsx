import { type FormEvent, useId, useState } from 'react'
import type { Character } from '../../../../electron/contract/index.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { OkCancel } from '../../../dialog/foot.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { useCommand } from '../../../host/command.ts'
import { spellName } from '../names.ts'
import { spellCosts, useCitadelTables } from '../tables.ts'

interface SpellsDialogProps {
  readonly who: Character
  /** As many as the highest Magic Potential (4.1.B.6). */
  readonly count: number
  /** Those on the list already. */
  readonly known?: readonly string[]
  readonly onLearned?: () => void
  readonly onClose: () => void
}

/** Found only inside the Citadel (10.8). */
export const SPECIAL: readonly string[] = ['wrath-of-god', 'resurrect']

/** A character with magic chooses the spells to know, and may exchange them later (4.1.D). Put off, it can be done from the record. */
export function SpellsDialog({ who, count, known = [], onLearned, onClose }: SpellsDialogProps) {
  const id = useId()
  const [spells, setSpells] = useState<readonly string[]>(known)
  const learn = useCommand('character.spells', () => {
    onLearned?.()
    onClose()
  })
  const costs = spellCosts(useCitadelTables())
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
        <OkCancel
          ok={spells.length === count ? 'Learn' : `${spells.length} of ${count} chosen`}
          form={id}
          disabled={learn.busy || spells.length !== count}
          cancel="Later"
          onCancel={onClose}
        />
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
        <Refused error={learn.error} />
      </form>
    </Dialog>
  )
}
