import { setImmediate as turn } from 'node:timers/promises'
import type { BrowserWindow } from 'electron'

/**
 * Loads an address. Electron also rejects when the window is closed meanwhile, when its page dies, or when another load (Reload, a
 * revival) takes the place of this one: these are reported and go on in their own ways. Any other failure rejects.
 */
export async function load(
  window: Pick<BrowserWindow, 'isDestroyed' | 'loadURL' | 'webContents'>,
  address: string,
  report: (error: unknown) => void,
): Promise<void> {
  await window.loadURL(address).catch(async (error: unknown) => {
    // Electron may tell what has cut it off a moment later.
    await turn()
    if (!window.isDestroyed() && !window.webContents.isCrashed() && !window.webContents.isLoadingMainFrame()) throw error
    report(error)
  })
}
