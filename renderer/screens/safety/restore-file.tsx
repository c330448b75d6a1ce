import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AskDialog } from '../../dialog/ask.tsx'
import { FileDrop } from '../../dialog/file-drop.tsx'
import { Progress } from '../../dialog/progress.tsx'
import { useClient } from '../../host/client.tsx'
import { useLongWork } from '../../host/long-work.ts'
import { send } from '../../host/sending.ts'
import { go } from '../../navigation.ts'

/** All campaigns from a backup that lies elsewhere: on a stick, in a folder of copies, on another machine. */
export function RestoreFileDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useClient()
  const cache = useQueryClient()
  const work = useLongWork()
  const [file, setFile] = useState<File | null>(null)
  const restore = useMutation({
    mutationFn: async (from: File) => client.call('backup.restore', { ...(await send(client, from, () => {})), work: work.begin() }),
    onSuccess: async () => {
      await cache.invalidateQueries()
      cache.removeQueries({ type: 'inactive' })
      onClose()
      go({ kind: 'hall', campaign: null })
    },
  })
  return (
    <AskDialog
      title="Restore from a file?"
      command={{ busy: restore.isPending, error: restore.error }}
      ok={restore.isPending ? 'Restoring' : 'Restore it'}
      onOk={() => file && restore.mutate(file)}
      disabled={file === null}
      cancel="Leave everything as it is"
      onCancel={onClose}
      danger="deadly"
    >
      <FileDrop
        label="A backup of Citadel"
        accept=".db"
        file={file}
        onFile={(chosen) => {
          restore.reset()
          setFile(chosen)
        }}
      />
      <p>
        All campaigns will be as they are in that file. <strong>What is there now is not lost:</strong> it is saved first, as a separate
        backup in the list.
      </p>
      {restore.isPending && (
        <Progress share={work.share} onStop={work.stop}>
          The file is read as a whole first.
        </Progress>
      )}
    </AskDialog>
  )
}
