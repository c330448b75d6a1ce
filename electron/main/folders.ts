import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'electron'

/** Chromium's own, which must not go with the campaigns to a backup or another machine. */
const CHROMIUMS = new Set([
  ...['Cache', 'Code Cache', 'GPUCache', 'DawnCache', 'DawnGraphiteCache', 'DawnWebGPUCache', 'Dictionaries', 'Local Storage'],
  ...['Session Storage', 'Network', 'Shared Dictionary', 'SharedStorage', 'SharedStorage-wal', 'blob_storage', 'Preferences'],
  ...['Local State', 'Cookies', 'Cookies-journal', 'Trust Tokens', 'Trust Tokens-journal', 'Network Persistent State', 'IndexedDB'],
  ...['Service Worker', 'WebStorage', 'DIPS', 'DIPS-wal', 'TransportSecurity', 'databases'],
])

/** Keeps Chromium's files in a folder of their own. Those of an earlier version are moved there once. Before the app is ready. */
export function separateSession(app: Pick<App, 'getPath' | 'setPath'>): void {
  const data = app.getPath('userData')
  const session = join(data, 'chromium')
  app.setPath('sessionData', session)
  if (existsSync(session)) return
  try {
    mkdirSync(session, { recursive: true })
    for (const name of readdirSync(data)) if (CHROMIUMS.has(name)) renameSync(join(data, name), join(session, name))
  } catch {
    // Caches are made again, and the page's settings are in our own file.
  }
}
