import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type { App } from 'electron'

/** Chromium's own, which must not go with the campaigns to a backup or another machine. */
const CHROMIUMS = new Set([
  ...['Cache', 'Code Cache', 'GPUCache', 'DawnCache', 'DawnGraphiteCache', 'DawnWebGPUCache', 'Dictionaries', 'Local Storage'],
  ...['Session Storage', 'Network', 'Shared Dictionary', 'SharedStorage', 'SharedStorage-wal', 'blob_storage', 'Preferences'],
  ...['Local State', 'Cookies', 'Cookies-journal', 'Trust Tokens', 'Trust Tokens-journal', 'Network Persistent State', 'IndexedDB'],
  ...['Service Worker', 'WebStorage', 'DIPS', 'DIPS-wal', 'TransportSecurity', 'databases', 'Crashpad'],
])

interface Machine {
  readonly platform: NodeJS.Platform
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** Where a system keeps what can be made again and stays on this machine. `userData` is none: on Windows it roams. */
export function cacheFolder({ platform, home, env }: Machine): string {
  switch (platform) {
    case 'win32':
      return join(env.LOCALAPPDATA ?? join(home, 'AppData', 'Local'), 'Citadel')
    case 'darwin':
      return join(home, 'Library', 'Caches', 'Citadel')
    default:
      return join(env.XDG_CACHE_HOME || join(home, '.cache'), 'Citadel')
  }
}

/**
 * Keeps Chromium's files, and crash dumps, in a folder of their own. Those of an earlier version are moved there once. Before the app is
 * ready, and before it watches for crashes.
 */
export function separateSession(app: Pick<App, 'getPath' | 'setPath'>, folder: string): void {
  const isFirst = !existsSync(folder)
  try {
    setFolder(app, 'sessionData', folder)
    if (isFirst) move(app.getPath('userData'), folder)
    setFolder(app, 'crashDumps', join(folder, 'Crashpad'))
  } catch {
    // Where there can be no such folder, they stay beside the campaigns.
  }
}

function move(data: string, folder: string): void {
  for (const name of readdirSync(data)) {
    if (!CHROMIUMS.has(name)) continue
    try {
      renameSync(join(data, name), join(folder, name))
    } catch {
      // On another disk: caches are made again, and the page's settings are in our own file.
    }
  }
}

/** Electron takes none that is not there. */
export function setFolder(app: Pick<App, 'setPath'>, name: 'userData' | 'sessionData' | 'crashDumps', folder: string): void {
  mkdirSync(folder, { recursive: true })
  app.setPath(name, folder)
}
