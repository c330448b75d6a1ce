import { type FormEvent, useId, useState } from 'react'
import { type Campaign, LONGEST_NAME } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { refusedName } from '../../dialog/problem.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { NameField } from '../../dice/name-field.tsx'
import { useCommand } from '../../host/command.ts'

interface RenameCampaignDialogProps {
  readonly campaign: Campaign
  readonly onClose: () => void
}

export function RenameCampaignDialog({ campaign, onClose }: RenameCampaignDialogProps) {
  const id = useId()
  const [name, setName] = useState(campaign.name)
  const rename = useCommand('campaign.rename', onClose)
  const send = (event: FormEvent) => {
    event.preventDefault()
    rename.run({ campaign: campaign.id, name: name.trim() })
  }
  return (
    <Dialog
      title="Rename the campaign"
      onClose={onClose}
      foot={<OkCancel ok="Rename" form={id} disabled={rename.busy || name.trim() === campaign.name} cancel="Keep it" onCancel={onClose} />}
    >
      <form id={id} className="campaign-form" onSubmit={send}>
        <NameField
          label="The campaign’s name"
          name={name}
          most={LONGEST_NAME}
          missing="Give the campaign a name."
          error={rename.error}
          onName={setName}
        />
        <Refused error={refusedName(rename.error) === null ? rename.error : null} />
      </form>
    </Dialog>
  )
}
