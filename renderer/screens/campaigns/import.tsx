import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CAMPAIGN_ENDING } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { FileDrop } from '../../dialog/file-drop.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useLongWork } from '../../host/long-work.ts'
import { send } from '../../host/sending.ts'
import { count } from './in-words.ts'

interface ImportCampaignDialogProps {
  /** The file that the person has opened already. */
  readonly first?: File
  readonly onOpen: (campaign: string) => void
  readonly onClose: () => void
}

/** As in a file field: campaigns as they are exported, and as earlier versions named them. */
const CAMPAIGN_FILES = `${CAMPAIGN_ENDING},.gz,application/gzip`

/** A campaign from an exported file. It is always added beside the existing ones. */
export function ImportCampaignDialog({ first, onOpen, onClose }: ImportCampaignDialogProps) {
  const client = useClient()
  const cache = useQueryClient()
  const [file, setFile] = useState<File | null>(first ?? null)
  const [arrived, setArrived] = useState(0)
  const work = useLongWork()
  const bring = useMutation({
    mutationFn: async (from: File) => {
      const sent = await send(client, from, setArrived)
      setArrived(1)
      return client.call('campaign.import', { ...sent, work: work.begin() })
    },
    onSuccess: () => cache.invalidateQueries(),
  })
  const done = bring.data
  const words = useGamePage(done?.campaign.game ?? '')?.words ?? { one: 'game', many: 'games' }
  return (
    <Dialog
      title={done ? 'It is here' : 'A campaign from a file'}
      onClose={onClose}
      foot={
        done ? (
          <OkCancel ok="Open the hall" onOk={() => onOpen(done.campaign.id)} cancel="Close" onCancel={onClose} />
        ) : (
          <OkCancel
            ok={bring.isPending ? 'Importing' : 'Import it'}
            onOk={() => file && bring.mutate(file)}
            disabled={file === null || bring.isPending}
            cancel="Cancel"
            onCancel={onClose}
          />
        )
      }
    >
      {done ? (
        <p role="status">
          {done.campaign.name}: {count(done.characters, 'character')} and {count(done.raids, words.one, words.many)}. Nothing else has
          changed.
        </p>
      ) : (
        <>
          <FileDrop
            label="An exported campaign"
            accept={CAMPAIGN_FILES}
            file={file}
            onFile={(chosen) => {
              bring.reset()
              setArrived(0)
              setFile(chosen)
            }}
          />
          {bring.isPending && arrived > 0 && arrived < 1 && (
            <label className="sending">
              Sent
              <progress value={arrived} max={1} />
            </label>
          )}
          {bring.isPending && arrived === 1 && (
            <Progress share={work.share} onStop={work.stop}>
              It is read and played again.
            </Progress>
          )}
          <Refused error={bring.error} />
          <p className="small muted">Every field is checked first. If anything is wrong, nothing is written.</p>
        </>
      )}
    </Dialog>
  )
}
