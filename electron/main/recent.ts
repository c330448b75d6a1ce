import type { App, Menu } from 'electron'
import type { Campaign } from '../contract/index.ts'
import { campaignArgument } from './launch.ts'
import { literal } from './menu.ts'

interface System {
  readonly app: Pick<App, 'setJumpList' | 'getJumpListSettings'> & { readonly dock?: Pick<NonNullable<App['dock']>, 'setMenu'> | undefined }
  readonly menu: Pick<typeof Menu, 'buildFromTemplate'>
  readonly platform: NodeJS.Platform
  /** The program that a list of the system starts; null where it is not ours, but a bare Electron. */
  readonly program: string | null
  report(error: unknown): void
  openCampaign(campaign: string): void
}

/** Shows recent campaigns where the system shows such: in the menu of the Dock, or of the icon on the task bar of Windows. */
export function showRecent(
  { app, menu, platform, program, report, openCampaign }: System,
  campaigns: readonly Pick<Campaign, 'id' | 'name'>[],
): void {
  switch (platform) {
    case 'darwin':
      app.dock?.setMenu(menu.buildFromTemplate(campaigns.map(({ id, name }) => ({ label: literal(name), click: () => openCampaign(id) }))))
      break
    case 'win32':
      if (program !== null) {
        // Windows drops a whole list that brings back at once what a person removed from it.
        const removed = new Set(app.getJumpListSettings().removedItems.map(({ args }) => args))
        const items = campaigns.map((campaign) => taskOf(campaign, program)).filter(({ args }) => !removed.has(args))
        const done = app.setJumpList([{ type: 'custom', name: 'Recent campaigns', items }])
        if (done !== 'ok') report(new Error(`the jump list was refused: ${done}`))
      }
      break
    default:
      // A Linux desktop reads such a list from the installed menu entry alone.
      break
  }
}

function taskOf({ id, name }: Pick<Campaign, 'id' | 'name'>, program: string): Electron.JumpListItem {
  const icon = { iconPath: program, iconIndex: 0 }
  return { type: 'task', title: name, description: `Open ${name}`, program, args: `"${campaignArgument(id)}"`, ...icon }
}
