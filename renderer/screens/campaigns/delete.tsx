import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign, Output } from '../../../electron/contract/index.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { addressOf, go } from '../../navigation.ts'

interface DeleteCampaignDialogProps {
  readonly campaign: Pick<Campaign, 'id' | 'name'>
  /** What goes with it, in a sentence. */
  readonly loses: string
  /** Whether it could be archived instead. */
  readonly mayArchive?: boolean
  readonly onDeleted: (deleted: Output<'campaign.delete'>) => void
  readonly onClose: () => void
}

/** Says what is lost and how it could be recovered, and is safe by default. */
export function DeleteCampaignDialog({ campaign, loses, mayArchive = false, onDeleted, onClose }: DeleteCampaignDialogProps) {
  const client = useClient()
  const storage = useQuery(queries.storage(client)).data
  const inMemory = storage?.state === 'open' && storage.kept === 'memory'
  const [sure, setSure] = useState(false)
  const remove = useCommand('campaign.delete', onDeleted)
  return (
    <AskDialog
      title={`Delete ${campaign.name}?`}
      command={remove}
      ok="Delete it"
      onOk={() => remove.run({ campaign: campaign.id })}
      disabled={!sure}
      cancel="Keep it"
      onCancel={onClose}
      danger="deadly"
    >
      <p>{loses}</p>
      {inMemory ? (
        <p>These campaigns are kept in memory only: there is no backup, and it cannot be recovered.</p>
      ) : (
        <p>
          A backup of everything is made before. Under{' '}
          <button type="button" className="link-btn" onClick={() => go({ kind: 'safety' })}>
            Safety
          </button>{' '}
          it can be inspected and restored.{mayArchive && ' If the campaign is only in the way, archive it instead.'}
        </p>
      )}
      <label className="check-line">
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
        Yes, delete this campaign
      </label>
    </AskDialog>
  )
}

/** A campaign that has just been deleted. */
export interface Deleted {
  readonly name: string
  /** The backup made before; null where nothing is kept. */
  readonly backup: string | null
}

/** That it is deleted, and which backup still has it; empty before. */
export function DeletedLine({ deleted }: { readonly deleted: Deleted | null }) {
  return (
    <p role="status" className="deleted">
      {deleted && (
        <>
          {deleted.name} is deleted.{' '}
          {deleted.backup !== null && (
            <>
              The backup {deleted.backup} still has it: <a href={addressOf({ kind: 'safety' })}>restore it under Safety</a>.
            </>
          )}
        </>
      )}
    </p>
  )
}
