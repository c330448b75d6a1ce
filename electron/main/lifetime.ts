import type { App } from 'electron'
import type { Host } from '../host/dispatcher.ts'

/** Delays quitting until the host has finished its work and closed the database. */
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

/** The app ends with its last window, except on macOS: there it opens a new one when it is activated. */
export function followWindows(app: Pick<App, 'on' | 'quit'>, platform: NodeJS.Platform, open: { count(): number; window(): void }): void {
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })
  app.on('activate', () => {
    if (open.count() === 0) open.window()
  })
}
