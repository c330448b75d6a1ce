import { type FormEvent, useId, useState } from 'react'
import type { Character } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { Picture } from '../../face/picture.tsx'
import { useCommand } from '../../host/command.ts'
import { useCampaignGame } from '../campaign-game.tsx'

interface PortraitDialogProps {
  readonly who: Character
  readonly onTaken: () => void
  readonly onClose: () => void
}

/** A picture from the set; without one, a character has the picture of its kind. */
export function PortraitDialog({ who, onTaken, onClose }: PortraitDialogProps) {
  const id = useId()
  const { picture, portraits } = useCampaignGame().campaign.roster
  const [chosen, setChosen] = useState(who.portrait)
  const note = useCommand('character.note', onTaken)
  const send = (event: FormEvent) => {
    event.preventDefault()
    note.run({ character: who.id, portrait: chosen })
  }
  return (
    <Dialog
      title="A portrait"
      onClose={onClose}
      foot={<OkCancel ok="Take it" form={id} disabled={note.busy} cancel="Leave it" onCancel={onClose} />}
    >
      <form id={id} onSubmit={send}>
        <fieldset className="portraits">
          <legend className="vh">Which?</legend>
          <Choice icon={picture(who)} name="Default" isChosen={chosen === null} onChoose={() => setChosen(null)} />
          {Object.entries(portraits).map(([portrait, name]) => (
            <Choice key={portrait} icon={portrait} name={name} isChosen={chosen === portrait} onChoose={() => setChosen(portrait)} />
          ))}
        </fieldset>
        <Refused error={note.error} />
      </form>
    </Dialog>
  )
}

interface ChoiceProps {
  readonly icon: string
  readonly name: string
  readonly isChosen: boolean
  readonly onChoose: () => void
}

function Choice({ icon, name, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className={isChosen ? 'portrait is-on' : 'portrait'}>
      <input type="radio" name="portrait" className="vh" checked={isChosen} onChange={onChoose} />
      <Picture name={icon} className="i" />
      <span>{name}</span>
    </label>
  )
}
