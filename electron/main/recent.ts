import type { App, Menu } from 'electron'
import type { Campaign } from '../contract/index.ts'
import { campaignArgument } from './launch.ts'

interface System {
  readonly app: Pick<App, 'setJumpList'> & { readonly dock?: Pick<NonNullable<App['dock']>, 'setMenu'> | undefined }
  readonly menu: Pick<typeof Menu, 'buildFromTemplate'>
  readonly platform: NodeJS.Platform
  /** The program that a list of the system starts. */
  readonly program: string
  openCampaign(campaign: string): void
}

/** Shows recent campaigns where the system shows such: in the menu of the Dock, or of the icon on the task bar of Windows. */
export function showRecent(
  { app, menu, platform, program, openCampaign }: System,
  campaigns: readonly Pick<Campaign, 'id' | 'name'>[],
): void {
  switch (platform) {
    case 'darwin':
      app.dock?.setMenu(menu.buildFromTemplate(campaigns.map(({ id, name }) => ({ label: name, click: () => openCampaign(id) }))))
      break
    case 'win32':
      app.setJumpList([{ type: 'custom', name: 'Recent campaigns', items: campaigns.map((campaign) => taskOf(campaign, program)) }])
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
