import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { GAME_ENDING } from '../../../electron/contract/index.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { FileDrop } from '../../dialog/file-drop.tsx'
import { OkCancel } from '../../dialog/foot.tsx'
import { Progress } from '../../dialog/progress.tsx'
import { Refused } from '../../dialog/refused.tsx'
import { useClient } from '../../host/client.tsx'
import { useLongWork } from '../../host/long-work.ts'
import { send } from '../../host/sending.ts'
import { go } from '../../navigation.ts'

interface ImportGameDialogProps {
  /** The file that the person has opened already. */
  readonly first?: File
  readonly onClose: () => void
}

/** As in a file field: single games, and reports, which hold one. */
const GAME_FILES = `${GAME_ENDING},.gz,application/gzip`

/** A single game from a file. It opens at its newest position, to be looked back on. */
export function ImportGameDialog({ first, onClose }: ImportGameDialogProps) {
  const client = useClient()
  const cache = useQueryClient()
  const [file, setFile] = useState<File | null>(first ?? null)
  const work = useLongWork()
  const bring = useMutation({
    mutationFn: async (from: File) => client.call('session.import', { ...(await send(client, from, () => {})), work: work.begin() }),
    onSuccess: async ({ session }) => {
      await cache.invalidateQueries()
      onClose()
      go({ kind: 'replay', session, input: null })
    },
  })
  return (
    <Dialog
      title="A game from a file"
      onClose={onClose}
      foot={
        <OkCancel
          ok={bring.isPending ? 'Opening' : 'Open it'}
          onOk={() => file && bring.mutate(file)}
          disabled={file === null || bring.isPending}
          cancel="Cancel"
          onCancel={onClose}
        />
      }
    >
      <FileDrop
        label="A saved game"
        accept={GAME_FILES}
        file={file}
        onFile={(chosen) => {
          bring.reset()
          setFile(chosen)
        }}
      />
      {bring.isPending && (
        <Progress share={work.share} onStop={work.stop}>
          It is read and played again.
        </Progress>
      )}
      <Refused error={bring.error} />
      <p className="small muted">
        It opens to be looked back on, and stays as it is; a what-if goes on from any of its positions. It belongs to no campaign, and
        counts in no list.
      </p>
    </Dialog>
  )
}
