import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backupFolder, COMPANIONS, syncToDisk } from './backup.ts'

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

/** Completes a swap that was decided, wherever it was cut short; does nothing where there is none. */
export function finishSwap(file: string): void {
  const waiting = waitingBeside(file)
  if (waiting === null) return
  const { path, aside } = waiting
  mkdirSync(backupFolder(file), { recursive: true })
  for (const end of ['', ...COMPANIONS]) if (existsSync(file + end)) renameSync(file + end, join(backupFolder(file), aside + end))
  syncToDisk(backupFolder(file))
  renameSync(path, file)
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

function waitingBeside(file: string): { readonly path: string; readonly aside: string } | null {
  if (!existsSync(dirname(file))) return null
  const head = basename(file) + WAITING
  const name = readdirSync(dirname(file)).find((one) => one.startsWith(head))
  return name === undefined ? null : { path: join(dirname(file), name), aside: name.slice(head.length) }
}
