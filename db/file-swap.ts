import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backupFolder, COMPANIONS, isBackupId, syncToDisk } from './backup.ts'
import { examineFile } from './examine.ts'

// One database replaces another. The old one goes among the backups under a name decided beforehand, which is part of the
// waiting file's name: `campaigns.db.next-2026-11-21t05-31-45z-restore.db`. Once that file exists the swap is decided, and
// whoever opens the campaigns next completes it, however often it was cut short.

const WAITING = '.next-'

/** Decides the swap: from here on `whole` is to replace `file`, and what is there now becomes the backup `aside`. */
export function decideSwap(whole: string, file: string, aside: string): void {
  syncToDisk(whole)
  renameSync(whole, file + WAITING + aside)
  syncToDisk(dirname(file))
}

/**
 * Completes a swap that was decided, wherever it was cut short; does nothing where there is none. What waits is read first: a
 * file that is not whole gets another name and replaces nothing.
 */
export function finishSwap(file: string): void {
  const aside = waitingBeside(file)
  if (aside === null) return
  const waiting = file + WAITING + aside
  if (examineFile(file, waiting).problems.length === 0) {
    completeSwap(file, aside)
    return
  }
  renameSync(waiting, `${file}.unsound-${aside}`)
  if (!existsSync(file)) undoSwap(file, aside)
}

/** Completes the swap that was decided with that name, without reading what waits. */
export function completeSwap(file: string, aside: string): void {
  const folder = backupFolder(file)
  mkdirSync(folder, { recursive: true })
  for (const end of ['', ...COMPANIONS]) if (existsSync(file + end)) renameSync(file + end, join(folder, aside + end))
  syncToDisk(folder)
  renameSync(file + WAITING + aside, file)
  syncToDisk(dirname(file))
}

/** Undoes a swap, decided or completed: what was set aside is back in its place. */
export function undoSwap(file: string, aside: string): void {
  rmSync(file + WAITING + aside, { force: true })
  const kept = join(backupFolder(file), aside)
  if (!existsSync(kept)) return
  for (const end of COMPANIONS) rmSync(file + end, { force: true })
  for (const end of ['', ...COMPANIONS]) if (existsSync(kept + end)) renameSync(kept + end, file + end)
  syncToDisk(dirname(file))
}

/** The name that the present file is to get; null where no swap has been decided. */
function waitingBeside(file: string): string | null {
  const folder = dirname(file)
  if (!existsSync(folder)) return null
  const head = basename(file) + WAITING
  const asides = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.startsWith(head))
    .map(({ name }) => name.slice(head.length))
  return asides.find((aside) => isBackupId(aside) && !(existsSync(file) && existsSync(join(backupFolder(file), aside)))) ?? null
}
