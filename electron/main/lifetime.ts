import type { App } from 'electron'
import type { Host } from '../host/dispatcher.ts'

/** Holds the app's end until the host has finished what it was doing and has closed the database. */
export function closeBeforeQuit(app: Pick<App, 'on' | 'quit'>, host: Pick<Host, 'close'>): void {
  let closed = false
  app.on('will-quit', (event) => {
    if (closed) return
    event.preventDefault()
    void host.close().finally(() => {
      closed = true
      app.quit()
    })
  })
}

/** Outside of macOS the app ends with its last window; there it opens one again when it is called. */
export function followWindows(app: Pick<App, 'on' | 'quit'>, platform: NodeJS.Platform, open: { count(): number; window(): void }): void {
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })
  app.on('activate', () => {
    if (open.count() === 0) open.window()
  })
}
