import type { App } from 'electron'

/** The system's own panel about the app: for macOS, where there may be no window, and for the About item of the system. */
export function setAboutPanel(app: Pick<App, 'setAboutPanelOptions' | 'getVersion'>, versions: NodeJS.ProcessVersions): void {
  app.setAboutPanelOptions({
    applicationName: 'Citadel',
    applicationVersion: app.getVersion(),
    version: `Electron ${versions.electron ?? 'unknown'}`,
    copyright: 'Five dungeon games and their campaigns, kept on this machine.',
    credits: 'Third-party licences and credits stand in the app under About Citadel.',
  })
}
