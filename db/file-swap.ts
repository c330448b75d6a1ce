import { readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ASIDE, backupFolder, backupPath, isBackupId, UNSOUND } from './backup.ts'
import { systemCode } from './errno.ts'
import { examineFile } from './examine.ts'
import { COMPANIONS, isFolder, isThere, makeFolder, moveWhole, syncFile, syncFolder } from './files.ts'

// One database replaces another. The old one goes among the backups under a name decided in advance, which is part of the
// waiting file's name: `campaigns.db.next-2026-11-21t05-31-45z-restore.db`. Once that file exists the swap is decided, and
// the next opening of the campaigns completes it, however often it was cut short.

const WAITING = '.next-'

/** Decides the swap: from here on `whole` is to replace `file`, and what is there now becomes the backup `aside`. Throws where it is not decided. */
export function decideSwap(whole: string, file: string, aside: string): void {
  syncFile(whole)
  renameSync(whole, file + WAITING + aside)
  syncFolder(dirname(file))
}

/**
 * Completes a swap that was decided, wherever it was cut short; does nothing where there is none. What waits is read first: a
 * file that is not whole becomes a backup that is called unsound, and replaces nothing.
 */
export function finishSwap(file: string): void {
  const aside = waitingBeside(file)
  if (aside === null) return
  const waiting = file + WAITING + aside
  if (examineFile(file, waiting).problems.length === 0) {
    completeSwap(file, aside)
    return
  }
  renameSync(waiting, file + UNSOUND + aside)
  if (!isThere(file)) undoSwap(file, aside)
}

/** Completes the swap that was decided with that name, without reading what waits. */
export function completeSwap(file: string, aside: string): void {
  setAside(file, aside)
  renameSync(file + WAITING + aside, file)
  syncFolder(dirname(file))
}

/** Backups may lie on another disk, to which nothing can be renamed: then the old file stays beside the new one, a backup like the others. */
function setAside(file: string, aside: string): void {
  const folder = backupFolder(file)
  makeFolder(folder)
  try {
    moveWhole(file, join(folder, aside))
    syncFolder(folder)
  } catch (error) {
    if (systemCode(error) !== 'EXDEV') throw error
    moveWhole(file, file + ASIDE + aside)
    syncFolder(dirname(file))
  }
}

/**
 * Undoes a swap, decided or completed: what was set aside is back in its place. False where it was completed and nothing was set aside, or
 * that is out of sight. Where it throws, the swap may still stand.
 */
export function undoSwap(file: string, aside: string): boolean {
  const waiting = file + WAITING + aside
  const isDecided = isThere(waiting)
  rmSync(waiting, { force: true })
  const kept = backupPath(file, aside)
  if (!isThere(kept)) return isDecided
  for (const end of COMPANIONS) rmSync(file + end, { force: true })
  moveWhole(kept, file)
  syncFolder(dirname(file))
  return true
}

/** The name that the present file is to get; null where no swap has been decided. */
function waitingBeside(file: string): string | null {
  const folder = dirname(file)
  if (!isFolder(folder)) return null
  const head = basename(file) + WAITING
  const asides = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(head))
    .map(({ name }) => name.slice(head.length))
  return asides.find((aside) => isBackupId(aside) && !(isThere(file) && isThere(backupPath(file, aside)))) ?? null
}
