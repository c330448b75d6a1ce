import { dirname, join } from 'node:path'

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

export function databaseFile(folder: string): string {
  return join(folder, 'campaigns.db')
}

/** The page's own file beside the campaigns; `null` where campaigns are in memory. */
export function preferencesFile(campaigns: string | null): string | null {
  return campaigns === null ? null : join(dirname(campaigns), 'page.json')
}
