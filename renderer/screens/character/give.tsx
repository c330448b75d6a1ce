import { type FormEvent, useId, useState } from 'react'
import type { Character, CharacterRow } from '../../../electron/contract/index.ts'
import type { Thing } from '../../campaign-page.ts'
import { ChooseOne } from '../../dialog/choices.tsx'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useCommand } from '../../host/command.ts'
import { useCampaignGame } from '../campaign-game.tsx'

interface GiveDialogProps {
  readonly who: Character
  readonly thing: Thing
  readonly roster: readonly CharacterRow[]
  /** With the name of its current owner. */
  readonly onGiven: (name: string) => void
  readonly onClose: () => void
}

/** Hands a thing to someone else who is at home. */
export function GiveDialog({ who, thing, roster, onGiven, onClose }: GiveDialogProps) {
  const id = useId()
  const { about } = useCampaignGame().campaign.roster
  const takers = roster.filter((row) => row.id !== who.id && row.status === 'living' && row.session === null)
  const [taker, setTaker] = useState('')
  const give = useCommand('character.give', ({ to }) => onGiven(to.name))
  const send = (event: FormEvent) => {
    event.preventDefault()
    give.run({ character: who.id, item: thing.id, to: taker })
  }
  return (
    <Dialog
      title={`Give ${thing.label}`}
      onClose={onClose}
      foot={<OkCancel ok="Give it" form={id} disabled={taker === '' || give.busy} cancel="Keep it" onCancel={onClose} />}
    >
      {takers.length === 0 ? (
        <p>Nobody else is at home.</p>
      ) : (
        <form id={id} onSubmit={send}>
          <ChooseOne
            legend="Who gets it?"
            choices={takers.map((row) => ({ id: row.id, name: row.name, text: about(row) }))}
            chosen={taker}
            onChoose={setTaker}
          />
          <Refused error={give.error} />
        </form>
      )}
    </Dialog>
  )
}
