import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { backupFolder, COMPANIONS, syncToDisk } from './backup.ts'

// A database takes the place of another. What was there goes among the backups under a name that is settled beforehand and
// stands in the name of the file that waits: `campaigns.db.next-2026-11-21t05-31-45z-restore.db`. Once that file is there
// the swap is decided, and whoever opens the campaigns next carries it out, however often it was cut short.

const WAITING = '.next-'

/** Decides the swap: from here on `whole` has the place of `file`, and what is there now will be the backup `aside`. */
export function decideSwap(whole: string, file: string, aside: string): void {
  syncToDisk(whole)
  renameSync(whole, file + WAITING + aside)
  syncToDisk(dirname(file))
}

/** Carries out what was decided, wherever it was cut short; does nothing where nothing was. */
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

/** Takes a swap back, decided or carried out: what was put aside has its place again. */
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
