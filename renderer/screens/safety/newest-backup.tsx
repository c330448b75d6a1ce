import { useState } from 'react'
import { ago } from '../../frame/when.ts'
import { useStorage } from '../../host/storage.ts'
import { Icon } from '../../icons/icon.tsx'
import { addressOf } from '../../navigation.ts'

/** The age of the newest good backup, and the way to all of them; nothing for campaigns in memory. */
export function NewestBackup() {
  const storage = useStorage()
  const [now] = useState(Date.now)
  if (storage.data?.state !== 'open' || storage.data.kept === 'memory') return null
  const { newest } = storage.data.backups
  return (
    <p className="newest-backup">
      <Icon name="x-chest" />
      <a href={addressOf({ kind: 'safety' })}>{newest === null ? 'No backup yet' : `Newest backup: ${ago(newest, now)}`}</a>
    </p>
  )
}
