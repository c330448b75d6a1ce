import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { CAMPAIGN_ENDING, type Input } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { FileDrop } from '../../dialog/file-drop.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useGamePage } from '../../game-pages.ts'
import { useClient } from '../../host/client.tsx'
import { useLongWork } from '../../host/long-work.ts'
import { queries } from '../../host/queries.ts'
import { type Sent, send } from '../../host/sending.ts'
import { addressOf } from '../../navigation.ts'
import { type Choice, type Compared, ComparedFile } from './compared.tsx'
import { count } from './in-words.ts'

interface ImportCampaignDialogProps {
  /** The file that the person has opened already. */
  readonly first?: File
  readonly onOpen: (campaign: string) => void
  readonly onClose: () => void
}

/** As in a file field: campaigns as they are exported, and as earlier versions named them. */
const CAMPAIGN_FILES = `${CAMPAIGN_ENDING},.gz,application/gzip`

/** What pressing the bright button brings about. */
type Wish = Pick<Input<'campaign.import'>, 'replace' | 'forked'>

/** A campaign from an exported file. It is compared with those that are here as soon as it is chosen; nothing is written before the person says so. */
export function ImportCampaignDialog({ first, onOpen, onClose }: ImportCampaignDialogProps) {
  const client = useClient()
  const cache = useQueryClient()
  const [file, setFile] = useState<File | null>(first ?? null)
  const [arrived, setArrived] = useState(0)
  const [choice, setChoice] = useState<Choice>('both')
  const work = useLongWork()
  const look = useMutation({
    mutationFn: async (from: File) => {
      setArrived(0)
      const sent = await send(client, from, setArrived)
      setArrived(1)
      return { sent, compared: await client.call('campaign.compare', { ...sent, work: work.begin() }) }
    },
  })
  const bring = useMutation({
    mutationFn: ({ sent, wish }: { sent: Sent; wish: Wish }) => client.call('campaign.import', { ...sent, ...wish, work: work.begin() }),
    onSuccess: () => cache.invalidateQueries(),
  })
  const compare = useRef(look.mutate)
  compare.current = look.mutate
  useEffect(() => {
    if (first !== undefined) compare.current(first)
  }, [first])
  const found = look.data
  const campaigns = useQuery(queries.campaigns(client)).data ?? []
  const known = campaigns.find(({ id }) => id === found?.compared.campaign)
  const done = bring.data
  const words = useGamePage(done?.campaign.game ?? found?.compared.file.game ?? '')?.words ?? { one: 'game', many: 'games' }
  if (done !== undefined) {
    const isReplaced = done.backup !== undefined
    return (
      <Dialog
        title={isReplaced ? 'It is up to date' : 'It is here'}
        onClose={onClose}
        foot={<OkCancel ok="Open the hall" onOk={() => onOpen(done.campaign.id)} cancel="Close" onCancel={onClose} />}
      >
        <p role="status">
          {done.campaign.name}: {count(done.characters, 'character')} and {count(done.raids, words.one, words.many)}.{' '}
          {isReplaced ? <BackupLine backup={done.backup ?? null} /> : 'Nothing else has changed.'}
        </p>
      </Dialog>
    )
  }
  const isBusy = look.isPending || bring.isPending
  const next = found === undefined ? null : stepFor(found.compared, choice)
  const act = () => {
    if (found === undefined || next === null) return
    if (next.wish !== undefined) bring.mutate({ sent: found.sent, wish: next.wish })
    else if (next.open !== undefined) onOpen(next.open)
    else onClose()
  }
  return (
    <Dialog
      title="A campaign from a file"
      onClose={onClose}
      wide={found?.compared.state === 'forked'}
      foot={
        <OkCancel
          ok={bring.isPending ? 'Importing' : (next?.ok ?? 'Import it')}
          onOk={act}
          disabled={next === null || isBusy}
          cancel="Cancel"
          onCancel={onClose}
        />
      }
    >
      <FileDrop
        label="An exported campaign"
        accept={CAMPAIGN_FILES}
        file={file}
        onFile={(chosen) => {
          bring.reset()
          setChoice('both')
          setFile(chosen)
          look.mutate(chosen)
        }}
      />
      {look.isPending && arrived > 0 && arrived < 1 && (
        <label className="sending">
          Sent
          <progress value={arrived} max={1} />
        </label>
      )}
      {isBusy && arrived === 1 && (
        <Progress share={work.share} onStop={work.stop}>
          {bring.isPending ? 'It is read and played again.' : 'It is compared with what is here.'}
        </Progress>
      )}
      {found !== undefined && !isBusy && (
        <ComparedFile
          compared={found.compared}
          name={known?.name ?? found.compared.file.name}
          words={words}
          choice={choice}
          onChoice={setChoice}
        />
      )}
      {found !== undefined && !isBusy && found.compared.campaign !== undefined && found.compared.state !== 'forked' && (
        <button type="button" className="btn btn--quiet" onClick={() => bring.mutate({ sent: found.sent, wish: {} })}>
          Import it as a campaign of its own
        </button>
      )}
      <Refused error={bring.error ?? look.error} />
      <p className="small muted">Every field is checked first. If anything is wrong, nothing is written.</p>
    </Dialog>
  )
}

function BackupLine({ backup }: { readonly backup: string | null }): ReactNode {
  if (backup === null) return null
  return (
    <>
      What was here before is in the backup {backup}, <a href={addressOf({ kind: 'safety' })}>under Safety</a>.
    </>
  )
}

/** The obvious step: an import, a campaign to open, or nothing more. */
function stepFor({ state, campaign }: Compared, choice: Choice): { readonly ok: string; readonly wish?: Wish; readonly open?: string } {
  if (campaign === undefined) return { ok: 'Import it', wish: {} }
  if (state === 'ahead') return { ok: 'Bring it up to date', wish: { replace: campaign } }
  if (state !== 'forked') return { ok: 'Open the hall', open: campaign }
  if (choice === 'both') return { ok: 'Keep both', wish: {} }
  return choice === 'file' ? { ok: 'Take the file', wish: { replace: campaign, forked: true } } : { ok: 'Keep what is here' }
}
