import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign, Output } from '../../../electron/contract/index.ts'
import { Dialog, isSafe } from '../../dialog/dialog.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { go } from '../../navigation.ts'
import { count, raidsOf } from './in-words.ts'

interface DeleteCampaignDialogProps {
  readonly campaign: Campaign
  readonly onDeleted: (deleted: Output<'campaign.delete'>) => void
  readonly onClose: () => void
}

/** Says what goes and how it could be had back, and is safe by default. */
export function DeleteCampaignDialog({ campaign, onDeleted, onClose }: DeleteCampaignDialogProps) {
  const client = useClient()
  const storage = useQuery(queries.storage(client)).data
  const inMemory = storage?.state === 'open' && storage.kept === 'memory'
  const [sure, setSure] = useState(false)
  const remove = useCommand('campaign.delete', onDeleted)
  const { living, dead, lost, retired } = campaign.roster
  return (
    <Dialog
      title={`Delete ${campaign.name}?`}
      onClose={onClose}
      foot={
        <>
          <button
            type="button"
            className="btn btn--deadly"
            disabled={!sure || remove.busy}
            onClick={() => remove.run({ campaign: campaign.id })}
          >
            Delete it
          </button>
          <button type="button" className="btn btn--go" onClick={onClose} ref={isSafe}>
            Keep it
          </button>
        </>
      }
    >
      <p>
        {count(living + dead + lost + retired, 'character')} with every ledger, and {count(raidsOf(campaign), 'raid')} with their chronicles
        go with it.
      </p>
      {inMemory ? (
        <p>These campaigns are kept in memory only: there is no backup, and it cannot be had back.</p>
      ) : (
        <p>
          A backup of everything is made before. Under{' '}
          <button type="button" className="link-btn" onClick={() => go({ kind: 'safety' })}>
            Safety
          </button>{' '}
          it can be looked at and restored. If the campaign is only in the way, archive it instead.
        </p>
      )}
      <label className="check-line">
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
        Yes, delete this campaign
      </label>
      <Refused error={remove.error} />
    </Dialog>
  )
}
