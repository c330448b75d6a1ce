import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Campaign, Output } from '../../../electron/contract/index.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { go } from '../../navigation.ts'
import { count, gamesOf } from './in-words.ts'

interface DeleteCampaignDialogProps {
  readonly campaign: Campaign
  readonly onDeleted: (deleted: Output<'campaign.delete'>) => void
  readonly onClose: () => void
}

/** Says what is lost and how it could be recovered, and is safe by default. */
export function DeleteCampaignDialog({ campaign, onDeleted, onClose }: DeleteCampaignDialogProps) {
  const client = useClient()
  const storage = useQuery(queries.storage(client)).data
  const words = useGamePage(campaign.game)?.words ?? { one: 'game', many: 'games' }
  const inMemory = storage?.state === 'open' && storage.kept === 'memory'
  const [sure, setSure] = useState(false)
  const remove = useCommand('campaign.delete', onDeleted)
  const { living, dead, lost, retired } = campaign.roster
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
      <p>
        {count(living + dead + lost + retired, 'character')} with every ledger, and {count(gamesOf(campaign), words.one, words.many)} with
        their chronicles go with it.
      </p>
      {inMemory ? (
        <p>These campaigns are kept in memory only: there is no backup, and it cannot be recovered.</p>
      ) : (
        <p>
          A backup of everything is made before. Under{' '}
          <button type="button" className="link-btn" onClick={() => go({ kind: 'safety' })}>
            Safety
          </button>{' '}
          it can be inspected and restored. If the campaign is only in the way, archive it instead.
        </p>
      )}
      <label className="check-line">
        <input type="checkbox" checked={sure} onChange={(event) => setSure(event.target.checked)} />
        Yes, delete this campaign
      </label>
    </AskDialog>
  )
}
