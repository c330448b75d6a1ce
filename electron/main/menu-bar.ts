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
  /** Opens a window where there is none, at a campaign where one is named. */
  readonly open: (campaign: string | null) => void
  readonly showAbout: () => void
  /** Told of the recent campaigns whenever they change. */
  readonly recent: (campaigns: readonly Campaign[]) => void
}

/** Sets the menu bar, and sets it again when the campaigns may have changed. Resolves once it shows them. */
export async function keepMenu({ menu, platform, host, front, showData, open, showAbout, recent }: MenuBarOptions): Promise<void> {
  /** On macOS the menu stays when the last window is closed. */
  const tell = (event: HostEvent, otherwise: () => void) => {
    const window = front()
    if (window === null) otherwise()
    else window.webContents.send(EVENT, event)
  }
  const actions: MenuActions = {
    run: (command) => tell({ event: 'command.run', data: { command } }, () => (command === 'about' ? showAbout() : open(null))),
    openCampaign: (campaign) => tell({ event: 'command.campaign', data: { campaign } }, () => open(campaign)),
    showData,
  }
  const set = (campaigns: readonly Campaign[]) =>
    menu.setApplicationMenu(menu.buildFromTemplate(menuTemplate(platform, actions, campaigns)))
  let shown: string | null = null
  const refresh = async () => {
    const campaigns = await campaignsOf(host)
    // Setting the bar closes an open menu, so it is set only where its words change.
    const newest = recentCampaigns(campaigns).slice(0, RECENT_CAMPAIGNS)
    const names = JSON.stringify(newest.map(({ id, name }) => [id, name]))
    if (names === shown) return
    shown = names
    set(campaigns)
    recent(newest)
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
