import { copyFileSync, mkdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { conflict, refusal } from '../engine/kernel/refusal.ts'
import { backupPath, newBackupId } from './backup.ts'
import { examineBackup } from './examine.ts'
import { completeSwap, decideSwap, undoSwap } from './file-swap.ts'
import { discard, isThere, syncFile, wholeOf } from './files.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from './open.ts'
import { diagnosed, done, failureOf, type Result, refused, type StorageRefusal, storageFailure, storageRefusal } from './refusal.ts'

export interface Restored {
  readonly db: CampaignDatabase
  /** The backup that now holds what was there before; null where nothing was. */
  readonly aside: string | null
}

/**
 * Where a backup is made ready: beside the campaigns, for backups may lie on another disk. It has a folder of its own, for opening a file
 * sweeps the folder it lies in.
 */
function readyFolder(file: string, id: string): string {
  return `${file}.part-${id}`
}

/**
 * Makes a backup ready to take the place of the campaigns: it is read as a whole, and a copy is opened, brought to the present format and
 * synced to the disk. It takes long, and touches neither the campaigns nor the backup.
 *
 * Refuses `not-found`, `conflict` for a damaged backup, and storage trouble.
 * @param progress told the part that is done, from 0 to 1
 */
export function makeReady(file: string, id: string, progress: (share: number) => void = () => {}): Result<null> {
  const folder = readyFolder(file, id)
  const whole = join(folder, basename(file))
  try {
    const from = backupPath(file, id)
    if (!isThere(from)) return refused(refusal('not-found', 'That backup is gone.'))
    const { problems } = examineBackup(file, id)
    if (problems.length > 0) return refused(conflict(`This backup cannot be restored. ${problems.join(' ')}`, 'backup-damaged'))
    progress(READ)
    discard(folder)
    mkdirSync(folder)
    for (const end of wholeOf(from)) copyFileSync(from + end, whole + end)
    const rehearsed = openDatabase(whole, { at: null, progress: (share) => progress(READ + share * (1 - READ)) })
    if (rehearsed.kind === 'refused') return rehearsed
    closeWhole(rehearsed.value)
    if (isThere(`${whole}-wal`)) return refused(storageRefusal('failing')) // the log could not be written into it
    syncFile(whole)
    return done(null)
  } catch (error) {
    const failure = diagnosed(error, whole)
    if (failure === null) throw error
    return refused(failure)
  }
}

/** How much of it reading the backup is, where it has to be brought to the present format. */
const READ = 0.2

/** What became of a restore: see `putInPlace`. */
export type Placed =
  | Result<Restored>
  /** The disk let it neither be completed nor undone: the next opening of the campaigns completes it. */
  | { readonly kind: 'decided'; readonly aside: string | null; readonly refusal: StorageRefusal }

/**
 * Puts a backup that has been made ready in the place of the campaigns and opens it. What was there becomes a backup, whatever it is. Should
 * the process end during the swap, the next opening of the campaigns completes it. Refuses storage trouble; then everything is as it was,
 * and the campaigns may be closed.
 *
 * @param close closes the campaigns, if they are open
 */
export function putInPlace(file: string, id: string, at: string, close: () => void): Placed {
  let name: string
  let wasThere: boolean
  try {
    name = newBackupId(file, at, 'restore')
    wasThere = isThere(file)
    decideSwap(join(readyFolder(file, id), basename(file)), file, name)
  } catch (error) {
    return asItWas(failureOf(error))
  }
  const aside = wasThere ? name : null
  const swapped = swap(file, name, close)
  if (swapped.kind === 'done') return done({ db: swapped.value, aside })
  const { refusal } = swapped
  // Another program came between, and undoing the swap would take the file from under it.
  if (refusal.kind === 'locked') return { kind: 'decided', aside, refusal }
  try {
    return undoSwap(file, name) && isThere(file) === wasThere ? asItWas(refusal) : { kind: 'decided', aside, refusal }
  } catch (error) {
    return { kind: 'decided', aside, refusal: failureOf(error) }
  }
}

/** Deletes what is left of making a backup ready. */
export function clearReady(file: string, id: string): void {
  discard(readyFolder(file, id))
}

function swap(file: string, aside: string, close: () => void): Result<CampaignDatabase, StorageRefusal> {
  try {
    close()
    completeSwap(file, aside)
    return openDatabase(file, { at: null, isChecked: true })
  } catch (error) {
    const failure = storageFailure(error)
    if (failure !== null) return refused(failure)
    undoSwap(file, aside)
    throw error
  }
}

function asItWas(refusal: StorageRefusal): { readonly kind: 'refused'; readonly refusal: StorageRefusal } {
  return refused({ ...refusal, message: `The backup was not restored, and everything is as it was. ${refusal.message}` })
}

/** Leaves one file, without a log beside it. */
function closeWhole(db: CampaignDatabase): void {
  try {
    db.raw.pragma('journal_mode = DELETE')
  } finally {
    closeDatabase(db)
  }
}
