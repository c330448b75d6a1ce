import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { CopyStatus } from '../../../electron/contract/index.ts'
import { Refused } from '../../dialog/refused.tsx'
import { ago, momentOf } from '../../frame/when.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { queries } from '../../host/queries.ts'
import { isDesktop } from '../../keys/command-keys.ts'
import { sizeOf } from './size.ts'

/** The folder off this disk that gets every backup once more. */
export function SecondCopy() {
  const client = useClient()
  const copy = useQuery(queries.copy(client)).data
  const field = useId()
  const [folder, setFolder] = useState('')
  const [now] = useState(Date.now)
  const choose = useCommand('copy.choose', () => setFolder(''))
  const off = useCommand('copy.off')
  const dialog = useCommand('app.folder', (wanted) => wanted.folder !== null && choose.run({ folder: wanted.folder }))
  const hasDialog = isDesktop()
  if (copy === undefined) return null
  return (
    <section className="habits-of" aria-label="A second copy">
      <div className="head">
        <h2>A second copy</h2>
      </div>
      {copy.synchronised !== null && (
        <p className="warn">
          The campaigns themselves lie in a folder of {copy.synchronised}, which may put an older file in their place while you play. Keep
          them elsewhere, and have the copies made there instead.
        </p>
      )}
      {copy.folder === null ? (
        <p>Every backup can be copied to a second folder as well: on a stick, another disk or in the cloud.</p>
      ) : (
        <>
          <p className="wraps">
            Every backup is copied to <b>{copy.folder}</b>.
          </p>
          <p role="status">{copyInWords(copy, now)}</p>
          {copy.sameDisk && <p>That folder is on the same disk as the campaigns: it does not help if the disk is lost.</p>}
          {copy.failed !== null && (
            <p className="warn">
              {copy.failed.why} Last tried on {momentOf(copy.failed.at)}. The campaigns and their backups are as they should be.
            </p>
          )}
        </>
      )}
      <form
        className="copy-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (hasDialog) dialog.run({})
          else if (folder.trim() !== '') choose.run({ folder: folder.trim() })
        }}
      >
        {!hasDialog && (
          <>
            <label htmlFor={field}>{copy.folder === null ? 'Path of the folder' : 'Another folder'}</label>
            <input
              id={field}
              className="field-in"
              value={folder}
              spellCheck={false}
              autoComplete="off"
              onChange={(event) => setFolder(event.target.value)}
            />
          </>
        )}
        <div className="rowf">
          <button type="submit" className="btn" disabled={choose.busy || dialog.busy || (!hasDialog && folder.trim() === '')}>
            {choose.busy ? 'Copying' : hasDialog ? 'Choose folder…' : 'Copy there'}
          </button>
          {copy.folder !== null && (
            <button type="button" className="btn" disabled={off.busy} onClick={() => off.run({})}>
              Copy no more
            </button>
          )}
        </div>
      </form>
      <Refused error={choose.error ?? off.error ?? dialog.error} />
    </section>
  )
}

/** `Newest copy: yesterday, 1.2 MB.` */
export function copyInWords({ newest }: CopyStatus, now: number): string {
  return newest === null ? 'Nothing has been copied yet.' : `Newest copy: ${ago(newest.at, now)}, ${sizeOf(newest.size)}.`
}
