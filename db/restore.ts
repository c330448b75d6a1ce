import { copyFileSync, existsSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { conflict, refusal } from '../engine/kernel/refusal.ts'
import { backupFolder, COMPANIONS, discard, newBackupId, partOf, syncToDisk } from './backup.ts'
import { examineBackup } from './examine.ts'
import { completeSwap, decideSwap, undoSwap } from './file-swap.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from './open.ts'
import { done, failureOf, type Result, refused, type StorageRefusal } from './refusal.ts'

export interface Restored {
  readonly db: CampaignDatabase
  /** The backup that now holds what was there before; null where nothing was. */
  readonly aside: string | null
}

/** Where a backup is made ready. It has a folder of its own, for opening a file sweeps the folder it lies in. */
function readyFolder(file: string, id: string): string {
  return partOf(file, id)
}

/**
 * Makes a backup ready to take the place of the campaigns: it is read as a whole, and a copy is opened, brought to the present format and
 * synced to the disk. It takes long, and touches neither the campaigns nor the backup.
 *
 * Refuses `not-found`, `conflict` for a damaged backup, and storage trouble.
 * @param progress told the part that is done, from 0 to 1
 */
export function makeReady(file: string, id: string, progress: (share: number) => void = () => {}): Result<null> {
  const from = join(backupFolder(file), id)
  if (!existsSync(from)) return refused(refusal('not-found', 'That backup is gone.'))
  const folder = readyFolder(file, id)
  const whole = join(folder, basename(file))
  try {
    const { problems } = examineBackup(file, id)
    if (problems.length > 0) return refused(conflict(`This backup cannot be restored. ${problems.join(' ')}`, 'backup-damaged'))
    progress(READ)
    discard(folder)
    mkdirSync(folder)
    for (const end of ['', ...COMPANIONS]) if (existsSync(from + end)) copyFileSync(from + end, whole + end)
    const rehearsed = openDatabase(whole, { at: null, progress: (share) => progress(READ + share * (1 - READ)) })
    if (rehearsed.kind === 'refused') return rehearsed
    closeWhole(rehearsed.value)
    syncToDisk(whole)
    return done(null)
  } catch (error) {
    return refused(failureOf(error))
  }
}

/** How much of it reading the backup is, where it has to be brought to the present format. */
const READ = 0.2

/**
 * Puts a backup that has been made ready in the place of the campaigns and opens it. What was there becomes a backup, whatever it is. Should
 * the process end during the swap, whoever opens the campaigns next completes it. Refuses storage trouble; then everything is as it was.
 *
 * @param close closes the campaigns, if they are open
 */
export function putInPlace(file: string, id: string, at: string, close: () => void): Result<Restored> {
  try {
    return swap(file, join(readyFolder(file, id), basename(file)), newBackupId(file, at, 'restore'), close)
  } catch (error) {
    return refused(failureOf(error))
  }
}

/** Deletes what is left of making a backup ready. */
export function clearReady(file: string, id: string): void {
  discard(readyFolder(file, id))
}

function swap(file: string, whole: string, aside: string, close: () => void): Result<Restored, StorageRefusal> {
  decideSwap(whole, file, aside)
  close()
  completeSwap(file, aside)
  const opened = openDatabase(file, { at: null, isChecked: true })
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
