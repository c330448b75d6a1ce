import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import type { App, MessageBoxOptions } from 'electron'
import { LARGEST_FILE, type OpenedFile } from '../contract/index.ts'

export interface OpenedFiles {
  /** Reads a file for the page; where it cannot, it says so. True where the page has something to take. */
  offer(path: string): boolean
  /** The newest file offered, given out once. */
  take(): OpenedFile | null
}

/** Files that the person opens with the app. They are only carried to the page, which asks, and read by the host like any other. */
export function openedFiles(ask: (options: MessageBoxOptions) => Promise<number>): OpenedFiles {
  let waiting: OpenedFile | null = null
  return {
    offer(path) {
      const trouble = troubleWith(path)
      if (trouble !== null) {
        ask({ type: 'error', message: `Can’t open ${basename(path)}: ${trouble}`, buttons: ['OK'] }).catch(() => 0)
        return false
      }
      waiting = { name: basename(path), data: readFileSync(path).toString('base64') }
      return true
    },
    take() {
      const taken = waiting
      waiting = null
      return taken
    },
  }
}

function troubleWith(path: string): string | null {
  try {
    const its = statSync(path, { throwIfNoEntry: false })
    if (its === undefined) return 'it is no longer there.'
    // A pipe or a device would never end.
    if (!its.isFile()) return 'it is not a file.'
    if (its.size > LARGEST_FILE) return `it is larger than ${LARGEST_FILE / 2 ** 20} MB.`
    return its.size === 0 ? 'it is empty.' : null
  } catch {
    return 'it can’t be read.'
  }
}

/** macOS tells of files by an event, the first one before the app is ready. */
export function hearOfFiles(app: Pick<App, 'on'>, show: (path: string) => void): void {
  app.on('open-file', (event, path) => {
    event.preventDefault()
    show(path)
  })
}
