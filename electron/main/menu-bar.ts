import type { BrowserWindow, Menu } from 'electron'
import { type Campaign, type HostEvent, RECENT_CAMPAIGNS, recentCampaigns } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'
import { EVENT } from './channels.ts'
import { type MenuActions, menuTemplate } from './menu.ts'

interface MenuBarOptions {
  readonly menu: Pick<typeof Menu, 'buildFromTemplate' | 'setApplicationMenu'>
  readonly platform: NodeJS.Platform
  readonly host: Pick<Host, 'request' | 'subscribe'>
  /** The window in front; null where all are closed. */
  readonly front: () => Pick<BrowserWindow, 'webContents'> | null
  readonly showData: () => void
}

/** Sets the menu bar, and sets it again when the campaigns may have changed. Resolves once it shows them. */
export async function keepMenu({ menu, platform, host, front, showData }: MenuBarOptions): Promise<void> {
  const tell = (event: HostEvent) => front()?.webContents.send(EVENT, event)
  const actions: MenuActions = {
    run: (command) => tell({ event: 'command.run', data: { command } }),
    openCampaign: (campaign) => tell({ event: 'command.campaign', data: { campaign } }),
    showData,
  }
  const set = (campaigns: readonly Campaign[]) =>
    menu.setApplicationMenu(menu.buildFromTemplate(menuTemplate(platform, actions, campaigns)))
  let shown: string | null = null
  const refresh = async () => {
    const campaigns = await campaignsOf(host)
    // Setting the bar closes an open menu, so it is set only where its words change.
    const names = JSON.stringify(
      recentCampaigns(campaigns)
        .slice(0, RECENT_CAMPAIGNS)
        .map(({ id, name }) => [id, name]),
    )
    if (names === shown) return
    shown = names
    set(campaigns)
  }
  set([])
  host.subscribe(({ event }) => {
    if (event === 'campaign.changed' || event === 'storage.changed') void refresh()
  })
  await refresh()
}

/** Empty where the campaigns cannot be read: the page says why. */
async function campaignsOf(host: Pick<Host, 'request'>): Promise<readonly Campaign[]> {
  const reply = await host.request('campaign.list', undefined)
  return reply.ok ? (reply.value as readonly Campaign[]) : []
}
