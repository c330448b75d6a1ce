import { existsSync, lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'

interface Machine {
  readonly platform: string
  readonly home: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/** The folder where Electron keeps this app's data (`userData`), for the shells without Electron, which share the campaigns. */
export function dataFolder({ platform, home, env }: Machine): string {
  switch (platform) {
    case 'win32':
      return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), 'Citadel')
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'Citadel')
    default:
      return join(env.XDG_CONFIG_HOME || join(home, '.config'), 'Citadel')
  }
}

/**
 * The file of the campaigns. Links are followed: a restore replaces the file and leaves the link, and the backups and the lock
 * lie beside the file, whichever way a host has come to it.
 */
export function databaseFile(folder: string): string {
  const named = join(folder, 'campaigns.db')
  try {
    return followed(named)
  } catch {
    return named // the opening says what is wrong there
  }
}

/** Whether the campaigns are a link: where that leads nowhere they are missing, and a new file would be an empty hall. */
export function isLinked(folder: string): boolean {
  try {
    return lstatSync(join(folder, 'campaigns.db')).isSymbolicLink()
  } catch {
    return false
  }
}

/** Where a path leads, whether or not anything is there. */
function followed(path: string, links = 0): string {
  if (links < 40 && lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
    return followed(resolve(dirname(path), readlinkSync(path)), links + 1)
  return existsSync(dirname(path)) ? join(realpathSync(dirname(path)), basename(path)) : path
}

/** The page's own file beside the campaigns; `null` where campaigns are in memory. */
export function preferencesFile(campaigns: string | null): string | null {
  return campaigns === null ? null : join(dirname(campaigns), 'page.json')
}
