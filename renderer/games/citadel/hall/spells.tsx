import { type FormEvent, useId, useState } from 'react'
import type { Character } from '../../../../electron/contract/index.ts'
import type { WelcomeProps } from '../../../campaign-page.ts'
import { Dialog } from '../../../dialog/dialog.tsx'
import { OkCancel } from '../../../dialog/foot.tsx'
import { Refused } from '../../../dialog/refused.tsx'
import { useCommand } from '../../../host/command.ts'
import { Joined } from '../../../screens/hall/joined.tsx'
import { SpellBook } from '../spells/book.tsx'
import { TakeThese } from '../spells/chosen.tsx'
import { useCitadelTables } from '../tables.ts'

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
  const hinted = (useCitadelTables()?.words?.advised ?? []).slice(0, count)
  const send = (event: FormEvent) => {
    event.preventDefault()
    learn.run({ character: who.id, spells: [...spells] })
  }
  const toggle = (spell: string) => {
    if (spells.includes(spell)) setSpells(spells.filter((other) => other !== spell))
    else if (count === 1) setSpells([spell])
    else if (spells.length < count) setSpells([...spells, spell])
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
        <SpellBook among={null} chosen={spells} count={count} hinted={hinted} onToggle={toggle} />
        <TakeThese chosen={spells} count={count} hinted={hinted} others={[]} onTake={(more) => setSpells([...spells, ...more])} />
        <Refused error={learn.error} />
      </form>
    </Dialog>
  )
}

/** Announces a newcomer; an initiate with magic chooses the spells whose number 4.4 has just set. */
export function Welcome({ newcomer, onClose, onAnother }: WelcomeProps) {
  if (newcomer.spellsToChoose !== undefined) return <SpellsDialog who={newcomer} count={newcomer.spellsToChoose} onClose={onClose} />
  return <Joined newcomer={newcomer} onClose={onClose} onAnother={onAnother} />
}
