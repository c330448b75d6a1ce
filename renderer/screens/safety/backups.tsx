import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Backup, BackupVerified } from '../../../electron/contract/index.ts'
import { many } from '../../../engine/kernel/words.ts'
import { AskDialog } from '../../dialog/ask.tsx'
import { Progress } from '../../dialog/progress.tsx'
import { ago, momentOf } from '../../frame/when.ts'
import { useClient } from '../../host/client.tsx'
import { useCommand } from '../../host/command.ts'
import { useLongWork } from '../../host/long-work.ts'
import { queries } from '../../host/queries.ts'
import { save } from '../../host/saving.ts'
import { Icon } from '../../icons/icon.tsx'
import { go } from '../../navigation.ts'
import { sizeOf } from './size.ts'

const REASONS = {
  manual: 'Made by hand',
  raid: 'Before a game',
  quit: 'On closing',
  replace: 'Before a file replaced a campaign',
  migration: 'Before a new format',
  delete: 'Before something was deleted',
  restore: 'What was there before a restore',
  brought: 'Restored from a file',
  unsound: 'Did not read back whole',
} as const satisfies Record<Backup['reason'], string>

export function useBackups() {
  const client = useClient()
  return useQuery(queries.backups(client))
}

/** Every backup with what can be done with it, in the order of the host: newest first. */
export function Backups({ backups }: { readonly backups: readonly Backup[] }) {
  const [restoring, setRestoring] = useState<Backup | null>(null)
  const [now] = useState(Date.now)
  return (
    <>
      <ol className="backups" aria-label="Backups, the newest first">
        {backups.map((backup) => (
          <BackupLine key={backup.backup} backup={backup} now={now} onRestore={() => setRestoring(backup)} />
        ))}
      </ol>
      {restoring && <RestoreDialog backup={restoring} now={now} onClose={() => setRestoring(null)} />}
    </>
  )
}

interface BackupLineProps {
  readonly backup: Backup
  readonly now: number
  readonly onRestore: () => void
}

function BackupLine({ backup, now, onRestore }: BackupLineProps) {
  const [verified, setVerified] = useState<BackupVerified | null>(null)
  const verify = useCommand('backup.verify', setVerified)
  const take = useCommand('backup.export', save)
  const error = verify.error ?? take.error
  const when = momentOf(backup.at)
  return (
    <li>
      <b>{ago(backup.at, now)}</b>
      <span className="when">
        <time dateTime={backup.at}>{when}</time>
        <small>
          {REASONS[backup.reason]}, {sizeOf(backup.size)}
        </small>
      </span>
      <span className="rowf">
        <button type="button" className="btn" disabled={verify.busy} onClick={() => verify.run({ backup: backup.backup })}>
          {verify.busy ? 'Reading' : 'Verify'}
          <span className="vh"> the backup of {when}</span>
        </button>
        <button type="button" className="btn" disabled={take.busy} onClick={() => take.run({ backup: backup.backup })}>
          Save a copy
          <span className="vh"> of the backup of {when}</span>
        </button>
        <button type="button" className="btn" onClick={onRestore}>
          Restore
          <span className="vh"> the backup of {when}</span>
        </button>
      </span>
      <div className="found" role="status">
        {verified && <Found verified={verified} />}
      </div>
      {error && (
        <p className="found warn" role="alert">
          {error.message}
        </p>
      )}
    </li>
  )
}

/** The result of reading a backup through. */
function Found({ verified: { ok, problems, campaigns } }: { readonly verified: BackupVerified }) {
  return ok ? (
    <p>
      <strong>It is complete.</strong> {contentsInWords(campaigns)}
    </p>
  ) : (
    <>
      <p className="warn">
        <Icon name="x-broken" />
        It is damaged. Restore another one.
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </>
  )
}

/** `2 campaigns: The Long Winter with 12 characters and 30 games; Trial with 6 characters and 1 game.` */
export function contentsInWords(campaigns: BackupVerified['campaigns']): string {
  if (campaigns.length === 0) return 'There is no campaign in it.'
  const each = campaigns.map(({ name, characters, raids }) => `${name} with ${many(characters, 'character')} and ${many(raids, 'game')}`)
  return `${many(campaigns.length, 'campaign')}: ${each.join('; ')}.`
}

interface RestoreDialogProps {
  readonly backup: Backup
  readonly now: number
  readonly onClose: () => void
}

/** Says what is lost and what is kept. The safe answer is the default. */
function RestoreDialog({ backup, now, onClose }: RestoreDialogProps) {
  const cache = useQueryClient()
  const work = useLongWork()
  const restore = useCommand('backup.restore', () => {
    // Everything read from the other file is dropped.
    cache.removeQueries({ type: 'inactive' })
    onClose()
    go({ kind: 'hall', campaign: null })
  })
  return (
    <AskDialog
      title="Go back to this backup?"
      command={restore}
      ok={restore.busy ? 'Restoring' : 'Restore it'}
      onOk={() => restore.run({ backup: backup.backup, work: work.begin() })}
      cancel="Leave everything as it is"
      onCancel={onClose}
      danger="deadly"
    >
      <p>
        All campaigns will be as they were {ago(backup.at, now)}, on {momentOf(backup.at)}. Whatever was played, bought and written since
        then is not in it.
      </p>
      <p>
        <strong>What is there now is not lost:</strong> it is saved first, as a separate backup in this list, and can be restored in the
        same way.
      </p>
      {restore.busy && (
        <Progress share={work.share} onStop={work.stop}>
          The backup is read as a whole first.
        </Progress>
      )}
    </AskDialog>
  )
}
