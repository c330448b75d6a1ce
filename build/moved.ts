import { renameSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** What Windows answers while a virus scanner reads a fresh file. */
const BUSY = ['EPERM', 'EACCES', 'EBUSY']
const TIMES = 40
/** Between two tries, in milliseconds. */
const PAUSE = 50

/** Renames a folder; tries for two seconds where something still reads in it. */
export async function moved(from: string, to: string, rename: typeof renameSync = renameSync): Promise<void> {
  for (let n = 1; ; n++) {
    try {
      return rename(from, to)
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && BUSY.includes(String(error.code))
      if (!isBusy || n === TIMES) throw error
      await pause(PAUSE)
    }
  }
}
