import type { MenuItemConstructorOptions } from 'electron'

interface Actions {
  /** Shows the folder that holds the campaigns. */
  showData(): void
  about(): void
}

/** The menu bar. The page has its own keys for the table; what a text field needs is here, for macOS above all. */
export function menuTemplate(platform: NodeJS.Platform, { showData, about }: Actions): MenuItemConstructorOptions[] {
  const mac = platform === 'darwin'
  return [
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    {
      label: '&File',
      submenu: [
        { label: 'Show the Campaigns’ &Folder', accelerator: 'CommandOrControl+Shift+D', click: showData },
        { type: 'separator' },
        mac ? { role: 'close' } : { role: 'quit', accelerator: 'CommandOrControl+Q' },
      ],
    },
    { role: 'editMenu' },
    {
      label: '&View',
      submenu: [
        { role: 'resetZoom', accelerator: 'CommandOrControl+0' },
        { role: 'zoomIn', accelerator: 'CommandOrControl+Plus' },
        { role: 'zoomOut', accelerator: 'CommandOrControl+-' },
        { type: 'separator' },
        { role: 'togglefullscreen', accelerator: mac ? 'Control+Command+F' : 'F11' },
        { type: 'separator' },
        { role: 'reload', accelerator: 'CommandOrControl+R' },
      ],
    },
    { role: 'windowMenu' },
    { label: '&Help', role: 'help', submenu: [{ label: '&About Citadel', click: about }] },
  ]
}
