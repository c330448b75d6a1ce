import type { MenuItemConstructorOptions } from 'electron'
import {
  type Campaign,
  COMMAND_IDS,
  COMMANDS,
  type CommandId,
  type CommandInfo,
  RECENT_CAMPAIGNS,
  recentCampaigns,
} from '../contract/index.ts'

export interface MenuActions {
  /** Tells the page in front what to do. */
  run(command: CommandId): void
  openCampaign(campaign: string): void
  /** Shows the folder that holds the campaigns. */
  showData(): void
}

/** The menu bar: the page's commands under the page's keys, and those of the window. */
export function menuTemplate(
  platform: NodeJS.Platform,
  actions: MenuActions,
  campaigns: readonly Pick<Campaign, 'id' | 'name' | 'archived' | 'createdAt' | 'playedAt'>[] = [],
): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  const item = (command: CommandId): MenuItemConstructorOptions => {
    const { name, keys }: CommandInfo = COMMANDS[command]
    return { label: name, ...(keys !== undefined && accelerator(command, keys)), click: () => actions.run(command) }
  }
  const all = (menu: CommandInfo['menu'], without: readonly CommandId[] = []) =>
    COMMAND_IDS.filter((command) => COMMANDS[command].menu === menu && !without.includes(command)).map(item)
  const recent = recentCampaigns(campaigns)
    .slice(0, RECENT_CAMPAIGNS)
    .map(({ id, name }) => ({ label: literal(name), click: () => actions.openCampaign(id) }))
  return [
    ...(mac
      ? [
          {
            label: 'Citadel',
            submenu: [
              item('about'),
              SEPARATOR,
              item('settings'),
              SEPARATOR,
              { role: 'services' },
              SEPARATOR,
              { role: 'hide' },
              { role: 'hideOthers' },
              { role: 'unhide' },
              SEPARATOR,
              { role: 'quit' },
            ],
          } satisfies MenuItemConstructorOptions,
        ]
      : []),
    {
      label: '&File',
      submenu: [
        ...all('file', mac ? ['settings'] : []),
        SEPARATOR,
        { label: 'Recent campaigns', submenu: recent.length > 0 ? recent : [{ label: 'None yet', enabled: false }] },
        { label: 'Show the campaigns’ &folder', accelerator: 'CommandOrControl+Shift+D', click: actions.showData },
        SEPARATOR,
        mac ? { role: 'close' } : { role: 'quit', accelerator: 'CommandOrControl+Q' },
      ],
    },
    { role: 'editMenu' },
    { label: '&Game', submenu: all('game') },
    { label: '&Go', submenu: all('go') },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom', accelerator: 'CommandOrControl+0' },
        { role: 'zoomIn', accelerator: 'CommandOrControl+Plus' },
        // On most keyboards plus shares a key with the equals sign, and nobody presses Shift for it.
        { role: 'zoomIn', accelerator: 'CommandOrControl+=', visible: false },
        { role: 'zoomOut', accelerator: 'CommandOrControl+-' },
        SEPARATOR,
        { role: 'togglefullscreen', accelerator: mac ? 'Control+Command+F' : 'F11' },
        SEPARATOR,
        { role: 'reload', accelerator: 'CommandOrControl+R' },
      ],
    },
    { role: 'windowMenu' },
    { label: '&Help', role: 'help', submenu: all('help', mac ? ['about'] : []) },
  ]
}

const SEPARATOR = { type: 'separator' } as const satisfies MenuItemConstructorOptions

/** In a text field Ctrl+Z undoes typing: the Edit menu owns the key, and the page hears it first. */
function accelerator(command: CommandId, keys: string): MenuItemConstructorOptions {
  return { accelerator: keys, registerAccelerator: command !== 'undo' && command !== 'redo' }
}

/** The name as written: a single ampersand would underline the letter after it. */
export function literal(name: string): string {
  return name.replaceAll('&', '&&')
}
