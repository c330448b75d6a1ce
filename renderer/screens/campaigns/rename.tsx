import { type FormEvent, useId, useState } from 'react'
import { type Campaign, LONGEST_NAME } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Refused } from '../../dialog/refused.tsx'
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
    if (name.trim()) rename.run({ campaign: campaign.id, name: name.trim() })
  }
  return (
    <Dialog
      title="Rename the campaign"
      onClose={onClose}
      foot={
        <OkCancel
          ok="Rename"
          form={id}
          disabled={rename.busy || !name.trim() || name.trim() === campaign.name}
          cancel="Keep it"
          onCancel={onClose}
        />
      }
    >
      <form id={id} className="campaign-form" onSubmit={send}>
        <label className="lab" htmlFor={`${id}-name`}>
          The campaign’s name
        </label>
        <input
          id={`${id}-name`}
          className="field-in"
          value={name}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <Refused error={rename.error} />
      </form>
    </Dialog>
  )
}
