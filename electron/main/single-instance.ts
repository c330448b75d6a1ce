import type { App, BrowserWindow } from 'electron'

/**
 * True for the first Citadel on this data. A second one ends at once and brings the first one's window forward.
 * Ask before opening the database: it has one writer.
 */
export function onlyInstance(
  app: Pick<App, 'requestSingleInstanceLock' | 'quit' | 'on'>,
  windows: () => readonly Pick<BrowserWindow, 'isMinimized' | 'restore' | 'focus'>[],
): boolean {
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return false
  }
  app.on('second-instance', () => {
    const [window] = windows()
    if (window?.isMinimized()) window.restore()
    window?.focus()
  })
  return true
}
