import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ago } from '../../frame/when.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'
import { useStorage } from '../../host/storage.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'
import { sizeOf } from './size.ts'

/** The age of the newest good backup, and the way to all of them; nothing for campaigns in memory. */
export function NewestBackup() {
  const storage = useStorage()
  const copy = useQuery(queries.copy(useClient())).data
  const [now] = useState(Date.now)
  if (storage.data?.state !== 'open' || storage.data.kept === 'memory') return null
  const { newest } = storage.data.backups
  const second =
    copy?.folder == null
      ? ''
      : copy.failed !== null
        ? '; the second copy failed'
        : copy.newest === null
          ? ''
          : `; second copy: ${ago(copy.newest.at, now)}, ${sizeOf(copy.newest.size)}`
  return (
    <p className="newest-backup">
      <Icon name="x-chest" />
      <a href={addressOf({ kind: 'safety' })}>{newest === null ? 'No backup yet' : `Newest backup: ${ago(newest, now)}${second}`}</a>
    </p>
  )
}
