import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { conflict, refusal } from '../engine/kernel/refusal.ts'
import { backupFolder, COMPANIONS, newBackupId } from './backup.ts'
import { examineBackup } from './examine.ts'
import { completeSwap, decideSwap, undoSwap } from './file-swap.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from './open.ts'
import { done, failureOf, type Result, refused, type StorageRefusal } from './refusal.ts'

export interface Restored {
  readonly db: CampaignDatabase
  /** The backup that now holds what was there before; null where nothing was. */
  readonly aside: string | null
}

/**
 * Puts a backup in the place of the campaigns and opens it. What was there becomes a backup, whatever it is. Before
 * anything is moved, the backup is read as a whole and a copy is opened and migrated; should the process end during the swap,
 * whoever opens the campaigns next completes it.
 *
 * Refuses `not-found`, `conflict` for a damaged backup, and storage trouble; then everything is as it was.
 * @param close closes the campaigns, if they are open; called only once nothing but the disk can fail
 */
export function restore(file: string, id: string, at: string, close: () => void): Result<Restored> {
  const from = join(backupFolder(file), id)
  if (!existsSync(from)) return refused(refusal('not-found', 'That backup is gone.'))
  const whole = `${file}.part`
  try {
    const { problems } = examineBackup(file, id)
    if (problems.length > 0) return refused(conflict(`This backup cannot be restored. ${problems.join(' ')}`, 'backup-damaged'))
    clear(whole)
    for (const end of ['', ...COMPANIONS]) if (existsSync(from + end)) copyFileSync(from + end, whole + end)
    const rehearsed = openDatabase(whole, { at: null })
    if (rehearsed.kind === 'refused') return rehearsed
    closeWhole(rehearsed.value)
    return swap(file, whole, newBackupId(file, at, 'restore'), close)
  } catch (error) {
    return refused(failureOf(error))
  } finally {
    clear(whole)
  }
}

function swap(file: string, whole: string, aside: string, close: () => void): Result<Restored, StorageRefusal> {
  decideSwap(whole, file, aside)
  close()
  completeSwap(file, aside)
  const opened = openDatabase(file, { at: null })
  if (opened.kind === 'done') return done({ db: opened.value, aside: existsSync(join(backupFolder(file), aside)) ? aside : null })
  // Locked: another program came between, and undoing the swap would take the file from under it.
  if (opened.refusal.kind !== 'locked') undoSwap(file, aside)
  return opened
}

/** Leaves one file, without a log beside it. */
function closeWhole(db: CampaignDatabase): void {
  db.raw.pragma('journal_mode = DELETE')
  closeDatabase(db)
}

function clear(whole: string): void {
  for (const end of ['', ...COMPANIONS]) rmSync(whole + end, { force: true })
}
