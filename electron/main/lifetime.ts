import { setTimeout as pause } from 'node:timers/promises'
import type { App } from 'electron'
import type { Host } from '../host/dispatcher.ts'

/** How long closing may take, in milliseconds: longer than any backup. */
const PATIENCE = 30_000

/**
 * Delays quitting until the host has finished its work and closed the database. A host that hangs is left: what it has answered is on the
 * disk, and a process without a window would hold the lock of this data.
 */
export function closeBeforeQuit(app: Pick<App, 'on' | 'quit'>, host: Pick<Host, 'close'>, patience = PATIENCE): void {
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    void Promise.race([host.close().catch(() => {}), pause(patience, undefined, { ref: false })]).then(() => {
      closed = true
      app.quit()
    })
  })
}

/** The app ends with its last window, except on macOS: there it opens a new one when it is activated. */
export function followWindows(app: Pick<App, 'on' | 'quit'>, platform: NodeJS.Platform, open: { count(): number; window(): void }): void {
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })
  app.on('activate', () => {
    if (open.count() === 0) open.window()
  })
}
