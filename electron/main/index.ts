import { join } from 'node:path'
import { app, BrowserWindow, type BrowserWindowConstructorOptions, dialog, ipcMain, Menu, protocol, screen, session, shell } from 'electron'
import { pageFiles } from '../host/files/page-files.ts'
import { createHost } from '../host/host.ts'
import { SCHEMES, serveScheme } from './app-scheme.ts'
import { saveWithDialog } from './downloads.ts'
import { denyPermissions } from './guards.ts'
import { serveIpc } from './ipc.ts'
import { closeBeforeQuit, followWindows } from './lifetime.ts'
import { keepMenu } from './menu-bar.ts'
import { printer } from './printer.ts'
import { onlyInstance } from './single-instance.ts'
import { openWindow } from './window.ts'

// The composition root of the desktop app: each concern is a function, tested on its own.

const windows = () => BrowserWindow.getAllWindows()

async function start(): Promise<void> {
  const folder = app.getPath('userData')
  const preload = join(import.meta.dirname, 'preload.cjs')
  const create = (options: BrowserWindowConstructorOptions) => new BrowserWindow(options)
  const host = createHost({
    data: { kind: 'folder', folder },
    version: app.getVersion(),
    platform: process.platform,
    report: (error) => console.error(error),
    worker: new URL('worker.js', import.meta.url),
    printPdf: printer({ create, preload }),
  })
  closeBeforeQuit(app, host)
  denyPermissions(session.defaultSession)
  saveWithDialog(session.defaultSession, () => app.getPath('downloads'))
  serveScheme(protocol, pageFiles(join(app.getAppPath(), 'dist/renderer')))
  serveIpc(ipcMain, host, windows)
  void keepMenu({
    menu: Menu,
    platform: process.platform,
    host,
    front: () => BrowserWindow.getFocusedWindow() ?? windows()[0] ?? null,
    showData: () => void shell.openPath(folder),
  })
  const open = () =>
    openWindow({
      create,
      displays: screen.getAllDisplays().map(({ workArea }) => workArea),
      preload,
      stateFile: join(folder, 'window.json'),
    })
  followWindows(app, process.platform, { count: () => windows().length, window: () => void open() })
  await open()
}

function fail(error: unknown): void {
  dialog.showErrorBox('Citadel cannot start', error instanceof Error ? error.message : String(error))
  app.exit(1)
}

// Before the lock, which is kept in that folder.
const userData = process.env.CITADEL_USER_DATA
if (userData) app.setPath('userData', userData)

if (onlyInstance(app, windows)) {
  protocol.registerSchemesAsPrivileged(SCHEMES)
  // Never awaited here: Electron is ready only once its main module has been evaluated.
  app.whenReady().then(start).catch(fail)
}
