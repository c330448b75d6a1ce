import { mkdtempSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  app,
  BrowserWindow,
  type BrowserWindowConstructorOptions,
  crashReporter,
  dialog,
  ipcMain,
  Menu,
  type MessageBoxOptions,
  nativeTheme,
  protocol,
  screen,
  session,
  shell,
} from 'electron'
import { pageFiles } from '../host/files/page-files.ts'
import { createHost } from '../host/host.ts'
import { errorLog } from '../host/safety/error-log.ts'
import { setAboutPanel } from './about-panel.ts'
import { SCHEMES, serveScheme } from './app-scheme.ts'
import { EVENT } from './channels.ts'
import { folderChooser } from './choose-folder.ts'
import { saveWithDialog } from './downloads.ts'
import { dumpsIn } from './dumps.ts'
import { keepFailures } from './failures.ts'
import { cacheFolder, separateSession, setFolder } from './folders.ts'
import { withoutBadGraphics } from './graphics.ts'
import { denyPermissions, stayOffline } from './guards.ts'
import { identityOf } from './identity.ts'
import { serveIpc } from './ipc.ts'
import { type Launch, launchOf, PLAIN } from './launch.ts'
import { closeBeforeQuit, followWindows } from './lifetime.ts'
import { followLight, GROUND } from './light.ts'
import { keepMenu } from './menu-bar.ts'
import { hearOfFiles, openedFiles } from './opened.ts'
import { printer } from './printer.ts'
import { showRecent } from './recent.ts'
import { reviveWhenGone } from './revival.ts'
import { onlyInstance, raise } from './single-instance.ts'
import { smoke } from './smoke.ts'
import { openWindow } from './window.ts'

// The composition root of the desktop app: each concern is a function, tested on its own.

const launch = launchOf(process.argv.slice(1), process.cwd())
const preload = join(import.meta.dirname, 'preload.cjs')
const errors = errorLog((error) => console.error(error))

/** How long a self-test may take, in milliseconds. */
const SMOKE_LIMIT = 120_000

/** The windows for people: one that prints is seen by nobody. */
const windows = new Set<BrowserWindow>()
const front = () => [...windows].find((window) => window.isFocused()) ?? [...windows][0] ?? null
const create = (options: BrowserWindowConstructorOptions) => new BrowserWindow(options)

/** In front of the window where there is one. */
async function ask(options: MessageBoxOptions): Promise<number> {
  const window = front()
  const { response } = await (window === null ? dialog.showMessageBox(options) : dialog.showMessageBox(window, options))
  return response
}

/** What comes before the first window is shown in it: on macOS the file that was pressed. */
let first = launch
/** A second start, or a file that was opened: it is shown, and a window in any case. */
let show: (launch: Launch) => void = (early) => {
  first = { campaign: early.campaign ?? first.campaign, file: early.file ?? first.file }
}

async function start(): Promise<void> {
  const folder = app.getPath('userData')
  const files = openedFiles(ask)
  const open = async ({ campaign, file }: Launch) => {
    // The page asks for it once it is there.
    if (file !== null) files.offer(file)
    await openWindow({
      create,
      // No order is promised of all displays.
      displays: [screen.getPrimaryDisplay(), ...screen.getAllDisplays()].map(({ workArea }) => workArea),
      preload,
      background: GROUND[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
      place: campaign === null ? '' : `#/campaign/${encodeURIComponent(campaign)}`,
      stateFile: join(folder, 'window.json'),
      report: errors.report,
      attend(window) {
        windows.add(window)
        window.on('closed', () => windows.delete(window))
        reviveWhenGone(window, { ask, report: errors.report, quit: () => app.quit(), now: Date.now })
      },
    })
  }
  show = (wanted) => {
    const window = front()
    if (window === null) return void open(wanted).catch(errors.report)
    raise(window)
    if (wanted.file !== null && files.offer(wanted.file)) window.webContents.send(EVENT, { event: 'command.file', data: {} })
    if (wanted.campaign !== null) window.webContents.send(EVENT, { event: 'command.campaign', data: { campaign: wanted.campaign } })
  }
  const toSafety = () => front()?.webContents.send(EVENT, { event: 'command.run', data: { command: 'safety' } })
  keepFailures(process, app, { errors, ask, toSafety })
  const about = { data: { kind: 'folder', folder } as const, version: app.getVersion(), platform: process.platform }
  const page = join(app.getAppPath(), 'dist/renderer')
  const crashDumps = () => dumpsIn(app.getPath('crashDumps'))
  const made = createHost({
    ...about,
    report: errors.report,
    errors,
    page,
    crashDumps,
    opened: files.take,
    chooseFolder: folderChooser(dialog, front),
    printPdf: printer({ create, preload }),
  })
  closeBeforeQuit(app, made)
  const host = await followLight(nativeTheme, made)
  setAboutPanel(app, process.versions)
  stayOffline(session.defaultSession)
  denyPermissions(session.defaultSession)
  saveWithDialog(session.defaultSession, () => app.getPath('downloads'))
  serveScheme(protocol, pageFiles(page))
  serveIpc(ipcMain, host, () => BrowserWindow.getAllWindows())
  const { platform } = process
  const program = app.isPackaged ? process.execPath : null
  const openCampaign = (campaign: string) => show({ ...PLAIN, campaign })
  void keepMenu({
    menu: Menu,
    platform,
    host,
    front,
    showData: () => void shell.openPath(folder),
    open: (campaign) => show({ ...PLAIN, campaign }),
    showAbout: () => app.showAboutPanel(),
    recent: (campaigns) => showRecent({ app, menu: Menu, platform, program, report: errors.report, openCampaign }, campaigns),
  })
  followWindows(app, platform, { count: () => windows.size, window: () => show(PLAIN) })
  await open(first)
  if (!isSmoke) return graphics.tell(ask)
  const code = await smoke({ app, host, window: front(), say: (line) => console.log(line) })
  await host.close()
  app.exit(code)
}

function fail(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  // Nobody would press the button of a self-test.
  if (isSmoke) console.log(JSON.stringify({ ok: false, why }))
  else dialog.showErrorBox('Citadel cannot start', why)
  app.exit(1)
}

hearOfFiles(app, (file) => show({ ...PLAIN, file }))

// Windows tells apps apart by it, before any window: the installer's shortcut has the same. Only there does Electron have the function.
if (process.platform === 'win32') app.setAppUserModelId(app.isPackaged ? identityOf(app.getAppPath()).appId : process.execPath)

// Before the lock, which is kept in that folder.
const isSmoke = process.env.CITADEL_SMOKE === '1'
if (isSmoke) setTimeout(() => fail(new Error(`the self-test has not ended after ${SMOKE_LIMIT / 1000} s`)), SMOKE_LIMIT)
const named = isSmoke ? mkdtempSync(join(tmpdir(), 'citadel-smoke-')) : process.env.CITADEL_USER_DATA
const userData = named ? resolve(named) : null
if (userData !== null) setFolder(app, 'userData', userData)

const graphics = withoutBadGraphics(app, { file: join(app.getPath('userData'), 'graphics.json'), version: process.versions.electron })
// Data in a folder that was named are all there.
separateSession(
  app,
  userData !== null ? join(userData, 'chromium') : cacheFolder({ platform: process.platform, home: homedir(), env: process.env }),
)
app.enableSandbox()
crashReporter.start({ uploadToServer: false })

if (onlyInstance(app, { launch, say: (text) => console.log(text), taken: (wanted) => show(wanted) })) {
  protocol.registerSchemesAsPrivileged(SCHEMES)
  // Never awaited here: Electron is ready only once its main module has been evaluated.
  app.whenReady().then(start).catch(fail)
}
