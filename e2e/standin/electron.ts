// What the built main process gets for `import ... from 'electron'` where the
// Electron binary cannot run: windows are pages of a real Chromium.
import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInThisContext } from 'node:vm'
import { type BrowserContext, type CDPSession, chromium, type Page, type Route } from 'playwright-core'
import { CHROMIUM } from '../chromium.ts'
import { fatal, platform, strict } from './law.ts'
import { heldToRules, jumpList } from './menus.ts'
import { pack, unpack } from './wire.ts'
import { bridgeEnd, pageWorld, preloadWorld } from './worlds.ts'

const appPath = process.env.STANDIN_APP ?? process.cwd()
const meta = JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as Record<string, string>
const HOST = '.standin.test'

/** The world of the preload, and what the two worlds and this process call each other by. */
const WORLD = 'Electron Isolated Context'
const NAMES = { binding: 'standInToMain', deliver: 'standInFromMain', page: 'stand-in-page', preload: 'stand-in-preload', platform }

function preventable() {
  const event = {
    defaultPrevented: false,
    preventDefault: () => {
      event.defaultPrevented = true
    },
  }
  return event
}

// ---------------------------------------------------------------- Chromium
let context: Promise<BrowserContext> | undefined
function browser(): Promise<BrowserContext> {
  context ??= (async () => {
    const profile = process.env.STANDIN_PROFILE ?? mkdtempSync(join(tmpdir(), 'standin-'))
    const opened = await chromium.launchPersistentContext(profile, {
      ...CHROMIUM,
      viewport: null,
      // Signals are the app's, below.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
      args: [...CHROMIUM.args, '--remote-debugging-port=0'],
    })
    for (const page of opened.pages()) await page.goto('about:blank')
    const [port, path] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
    process.send?.({ cdp: `ws://127.0.0.1:${port}${path}` })
    return opened
  })()
  return context
}

/** The page that the browser has opened by itself, once: later its first page may be one that is just closing. */
function unused(host: BrowserContext): Page | undefined {
  const page = isBegun ? undefined : host.pages()[0]
  isBegun = true
  return page
}
let isBegun = false

// ---------------------------------------------------------------- schemes
const handlers = new Map<string, (request: Request) => Response | Promise<Response>>()
/** What the shell has asked for; without them a scheme is neither standard nor secure, and has no fetch. */
const privileges = new Map<string, Electron.Privileges>()
/** app://citadel/x <-> https://citadel.app.standin.test/x; by http, where the scheme is not secure. */
function toPage(url: string) {
  const { protocol: scheme, host, pathname, search, hash } = new URL(url)
  const name = scheme.slice(0, -1)
  const by = privileges.get(name)?.secure ? 'https' : 'http'
  return handlers.has(name) ? `${by}://${host}.${name}${HOST}${pathname}${search}${hash}` : url
}
function fromPage(url: string) {
  const parsed = URL.parse(url)
  if (!parsed?.hostname.endsWith(HOST)) return url
  const [host, scheme] = parsed.hostname.slice(0, -HOST.length).split('.')
  return `${scheme}://${host}${parsed.pathname}${parsed.search}${parsed.hash}`
}
/** 'null' for a page without an origin. */
function originOf(url: string) {
  const parsed = URL.parse(fromPage(url))
  return parsed === null || parsed.host === '' ? 'null' : `${parsed.protocol}//${parsed.host}`
}

// ---------------------------------------------------------------- ipcMain
class IpcMain extends EventEmitter {
  readonly handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>()
  handle(channel: string, handler: (event: unknown, ...args: unknown[]) => unknown) {
    if (this.handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    this.handlers.set(channel, handler)
  }
  removeHandler(channel: string) {
    this.handlers.delete(channel)
  }
  async answer(channel: string, event: unknown, args: readonly unknown[]): Promise<{ value: unknown } | { error: string }> {
    const handler = this.handlers.get(channel)
    if (!handler) return { error: `Error: No handler registered for '${channel}'` }
    try {
      return { value: structuredClone(await handler(event, ...args)) }
    } catch (error) {
      return { error: String(error) }
    }
  }
}
const ipc = new IpcMain()

// ---------------------------------------------------------------- windows
const windows = new Set<Window>()
let ids = 0

/** What every page must run under (electron/main/safe.ts), and what it may have beside. */
const SAFE = { contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true, spellcheck: false }
const HARMLESS = new Set(['preload', 'backgroundThrottling'])

function heldSafe(preferences: Electron.WebPreferences = {}): void {
  const wrong = Object.entries(SAFE).filter(([name, wanted]) => preferences[name as keyof typeof SAFE] !== wanted)
  const strange = Object.keys(preferences).filter((name) => !(name in SAFE || HARMLESS.has(name)))
  const faults = [
    ...wrong.map(([name, wanted]) => `webPreferences.${name} must be ${wanted}`),
    ...strange.map((name) => `webPreferences.${name} is neither one of the safe five nor harmless`),
  ]
  if (faults.length > 0) fatal(faults.join('; '))
}

/** Named in both worlds, and nowhere else. */
const [pageHalf, preloadHalf] = [
  `{${bridgeEnd}; (${pageWorld})(${JSON.stringify(NAMES)})}`,
  (preload: string) =>
    // As a function in the script itself: the page's policy forbids making code from text.
    `{${pack}; ${unpack}; ${bridgeEnd}; (${preloadWorld})(${JSON.stringify(NAMES)}, function (require, module, exports, process) {\n${readFileSync(preload, 'utf8')}\n})}`,
]

class WebContents extends EventEmitter {
  readonly id: number
  readonly window: Window
  openHandler: (details: { url: string }) => { action: 'allow' | 'deny' } = () => ({ action: 'allow' })
  constructor(window: Window, id: number) {
    super()
    this.window = window
    this.id = id
  }
  send(channel: string, ...args: unknown[]) {
    this.window.deliver({ id: null, channel, args: structuredClone(args) })
  }
  setWindowOpenHandler(handler: WebContents['openHandler']) {
    this.openHandler = handler
  }
  getURL() {
    return fromPage(this.window.page?.url() ?? '')
  }
  isDestroyed() {
    return this.window.isDestroyed()
  }
  isCrashed() {
    return this.window.crashed
  }
  isLoadingMainFrame() {
    return this.window.loading
  }
  forcefullyCrashRenderer() {
    void this.window.endPage('killed')
  }
  openDevTools() {}
  async executeJavaScript(source: string): Promise<unknown> {
    return this.window.page?.evaluate(source)
  }
  async printToPDF({ preferCSSPageSize = false, printBackground = false, generateTaggedPDF = false } = {}): Promise<Buffer> {
    const { page } = this.window
    if (page === undefined) throw new Error('printToPDF before the page is there')
    return page.pdf({ preferCSSPageSize, printBackground, tagged: generateTaggedPDF })
  }
}

/** A download as the session tells of it; `proposed` is where the dialog that nobody sees would save it. */
class DownloadItem {
  readonly url: string
  readonly name: string
  proposed = ''
  constructor(url: string, name: string) {
    this.url = url
    this.name = name
  }
  getURL() {
    return this.url
  }
  getFilename() {
    return this.name
  }
  setSaveDialogOptions({ defaultPath = '' }: { defaultPath?: string }) {
    this.proposed = defaultPath
  }
}

class Window extends EventEmitter {
  static getAllWindows() {
    return [...windows].map(({ seen }) => seen)
  }
  static getFocusedWindow() {
    return [...windows].at(-1)?.seen ?? null
  }
  /** As the shell gets it. */
  readonly seen: Window
  readonly id = ++ids
  readonly #contents = new WebContents(this, this.id)
  /** As the shell gets it. */
  readonly webContents = strict('WebContents', this.#contents)
  /** Where the preload runs, once it does. */
  #world: number | undefined
  #session: CDPSession | undefined
  page: Page | undefined
  #ready: Promise<Page>
  #visible: boolean
  /** What `loadURL` was asked for. A request does not name the place after the `#`. */
  #going: string | undefined
  /** What the page itself asked for, with the place after the `#`. */
  #wanted: string | undefined
  #cutOff: (code: string) => void = () => {}
  loads = 0
  loading = false
  #closed = false
  #maximized = false
  #ending: string | undefined
  readonly options: Electron.BrowserWindowConstructorOptions
  /** Ends the dialogs in front of it. */
  readonly dialogs = new Set<() => void>()
  crashed = false
  focused = false
  readonly flashed: boolean[] = []

  constructor(options: Electron.BrowserWindowConstructorOptions = {}) {
    needReady('Cannot create BrowserWindow')
    super()
    heldSafe(options.webPreferences)
    this.seen = strict('BrowserWindow', this)
    this.options = options
    this.#visible = options.show !== false
    windows.add(this)
    this.#ready = this.#open()
    this.#ready.catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  }

  async #open(fresh?: Page) {
    const host = await browser()
    const page = fresh ?? unused(host) ?? (await host.newPage())
    this.page = page
    await page.setViewportSize({ width: this.options.width ?? 800, height: this.options.height ?? 600 })
    page.on('close', () => {
      if (page === this.page) this.#gone()
    })
    page.on('crash', () => {
      if (page === this.page) this.#pageGone(this.#ending ?? 'crashed')
    })
    page.on('download', (download) => {
      const event = preventable()
      // blob:https://citadel.app.standin.test/x is blob:app://citadel/x
      const url = download.url().replace(/^(blob:)?(.*)$/, (_, blob = '', rest) => blob + fromPage(rest))
      const item = new DownloadItem(url, download.suggestedFilename())
      sessions.emit('will-download', event, strict('DownloadItem', item), this.webContents)
      // The file itself is with the test that is connected to the browser, as its own download.
      if (event.defaultPrevented) void download.cancel().catch(() => {})
      else downloads.push({ url, proposed: item.proposed })
    })
    page.on('popup', (popup) => {
      this.#contents.openHandler({ url: fromPage(popup.url()) })
      void popup.close()
    })
    page.on('console', (message) => {
      if (message.type() === 'error') console.error(`[renderer] ${message.text()}`)
    })
    page.on('pageerror', (error) => console.error(`[renderer] ${error.stack ?? error.message}`))
    await this.#join(page)
    await page.route('**/*', (route) => this.#serve(route))
    return page
  }

  /** Joins the page and its preload, each in a world of its own, to this process. */
  async #join(page: Page) {
    const session = await page.context().newCDPSession(page)
    this.#session = session
    this.#world = undefined
    await Promise.all([session.send('Page.enable'), session.send('Runtime.enable')])
    const { frameTree } = await session.send('Page.getFrameTree')
    session.on('Page.frameRequestedNavigation', ({ url }) => {
      this.#wanted = fromPage(url)
    })
    const origins = new Map<number, string>()
    session.on('Runtime.executionContextCreated', ({ context: { id, name, origin, auxData } }) => {
      if (name !== WORLD || auxData?.frameId !== frameTree.frame.id) return
      this.#world = id
      origins.set(id, origin)
    })
    session.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name !== NAMES.binding) return
      const { id, channel, args } = unpack(payload) as { id: number | null; channel: string; args: unknown[] }
      const senderFrame = { url: fromPage(page.url()), origin: originOf(origins.get(executionContextId) ?? ''), parent: null }
      const event = { sender: this.webContents, senderFrame }
      if (id === null) return void ipc.emit(channel, event, ...args)
      void ipc.answer(channel, event, args).then((answer) => this.deliver({ id, answer }, executionContextId))
    })
    const { preload } = this.options.webPreferences ?? {}
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: pageHalf })
    if (preload === undefined) return
    await session.send('Runtime.addBinding', { name: NAMES.binding, executionContextName: WORLD })
    await session.send('Page.addScriptToEvaluateOnNewDocument', { source: preloadHalf(preload), worldName: WORLD })
    await this.#permit(session)
  }

  /** To the preload; without one, or before it is there, to nobody. */
  deliver(message: object, world = this.#world) {
    if (world === undefined) return
    const functionDeclaration = `(text) => globalThis.${NAMES.deliver}?.(text)`
    void this.#session
      ?.send('Runtime.callFunctionOn', { functionDeclaration, executionContextId: world, arguments: [{ value: pack(message) }] })
      .catch(() => {})
  }

  /** Chromium grants what the shell's two handlers grant; without handlers Electron grants everything. */
  async #permit(session: CDPSession) {
    for (const [name, permission] of Object.entries(PERMISSIONS)) {
      const setting = permits(permission) ? 'granted' : 'denied'
      const { origin } = new URL(toPage(OWN_PAGE))
      // Where the scheme is not secure, Chromium has no permissions to give.
      await session.send('Browser.setPermission', { permission: { name }, setting, origin }).catch(() => {})
    }
  }

  async #serve(route: Route) {
    const request = route.request()
    const url = fromPage(request.url())
    if (request.isNavigationRequest() && request.frame() === this.page?.mainFrame() && url !== this.#going?.replace(/#.*/, '')) {
      const asked = this.#wanted?.replace(/#.*/, '') === url ? this.#wanted : url
      this.#wanted = undefined
      const event = Object.assign(preventable(), { url: asked, isMainFrame: true })
      this.webContents.emit('will-frame-navigate', event, asked)
      this.webContents.emit('will-navigate', event, asked)
      if (event.defaultPrevented) return route.abort('aborted')
      this.#begins()
      this.#cutOff('ERR_ABORTED (-3)')
    }
    this.#going = undefined
    const cancelled = await new Promise<boolean>((decided) => beforeRequest({ url }, ({ cancel = false }) => decided(cancel)))
    if (cancelled) return route.abort('blockedbyclient')
    const handler = handlers.get(new URL(url).protocol.slice(0, -1))
    if (!handler) return request.url().startsWith('data:') ? route.continue() : route.abort('internetdisconnected')
    const scheme = new URL(url).protocol.slice(0, -1)
    const { standard = false, supportFetchAPI = false } = privileges.get(scheme) ?? {}
    if (!supportFetchAPI && request.resourceType() === 'fetch') return route.abort('failed')
    try {
      const body = request.postDataBuffer()
      const response = await handler(
        new Request(url, {
          method: request.method(),
          headers: await request.allHeaders().then((h) => Object.fromEntries(Object.entries(h).filter(([k]) => !k.startsWith(':')))),
          ...(body ? { body: new Uint8Array(body) } : {}),
        }),
      )
      await route.fulfill({
        status: response.status,
        // Only a standard scheme has an origin, with storage and all.
        headers: { ...Object.fromEntries(response.headers), ...(!standard && { 'content-security-policy': 'sandbox allow-scripts' }) },
        body: Buffer.from(await response.arrayBuffer()),
      })
    } catch (error) {
      console.error(error)
      await route.abort('failed').catch(() => {})
    }
  }

  /** As Electron does it: the window stays, and its next page has a process of its own. */
  #pageGone(reason: string) {
    if (this.crashed || this.#closed) return
    this.crashed = true
    this.#ending = undefined
    this.#cutOff('ERR_FAILED (-2)')
    this.webContents.emit('render-process-gone', {}, { reason, exitCode: 11 })
  }

  /** Ends the page's process, whether it answers or not. */
  async endPage(reason: string) {
    const { page } = this
    if (page === undefined) return
    this.#ending = reason
    await (await page.context().newCDPSession(page)).send('Page.crash').catch(() => {})
  }

  async #newPage(): Promise<Page> {
    const ended = this.page
    this.#ready = this.#open(await (await browser()).newPage())
    const page = await this.#ready
    this.crashed = false
    // A page that has crashed closes only when nobody waits for it.
    void ended?.close().catch(() => {})
    return page
  }

  /** Another load of the page: whether it still loads is said of the newest. */
  #begins(): () => void {
    const mine = ++this.loads
    this.loading = true
    const ends = () => {
      if (mine === this.loads) this.loading = false
    }
    this.page?.once('load', ends)
    return ends
  }

  async loadURL(url: string) {
    this.#cutOff('ERR_ABORTED (-3)')
    const page = this.crashed ? await this.#newPage() : await this.#ready
    this.#going = url
    const ends = this.#begins()
    // Shown as soon as there is something to see: before the load ends.
    page.once('domcontentloaded', () => this.emit('ready-to-show'))
    // Electron's promise rejects when another navigation begins, when the page dies and when the window is destroyed.
    const cut = Promise.withResolvers<void>()
    this.#cutOff = (code) => cut.reject(new Error(`${code} loading '${url}'`))
    cut.promise.catch(() => {})
    try {
      await Promise.race([page.goto(toPage(url), { waitUntil: 'load', timeout: 0 }), cut.promise])
    } catch (error) {
      throw String(error).includes('(-') ? error : new Error(`ERR_FAILED (-2) loading '${url}'`)
    } finally {
      ends()
    }
    this.webContents.emit('did-finish-load')
  }
  async loadFile(file: string) {
    await this.loadURL(pathToFileURL(file).href)
  }
  #gone() {
    if (this.#closed) return
    this.#closed = true
    this.#cutOff('ERR_FAILED (-2)')
    for (const dialogOver of this.dialogs) dialogOver()
    windows.delete(this)
    this.emit('closed')
    if (windows.size === 0 && !app.emit('window-all-closed')) app.quit()
  }
  close() {
    const event = preventable()
    this.emit('close', event)
    if (!event.defaultPrevented) this.destroy()
  }
  destroy() {
    void this.page?.close().catch(() => {})
    this.#gone()
  }
  isDestroyed() {
    return this.#closed
  }
  show() {
    this.#visible = true
  }
  hide() {
    this.#visible = false
  }
  isVisible() {
    return this.#visible
  }
  focus() {
    this.focused = true
    void this.page?.bringToFront()
    this.emit('focus')
  }
  isFocused() {
    return this.focused
  }
  flashFrame(flash: boolean) {
    this.flashed.push(flash)
  }
  isMinimized() {
    return false
  }
  restore() {}
  setTitle(_title: string) {}
  maximize() {
    this.#maximized = true
  }
  isMaximized() {
    return this.#maximized
  }
  getNormalBounds() {
    const { x = 0, y = 0, width = 800, height = 600 } = this.options
    return { x, y, width, height }
  }
}

// ---------------------------------------------------------------- ready
// As in Electron: ready comes after the main module has been evaluated to its end.
let isReady = false
const ready = Promise.withResolvers<void>()
/** For boot.ts only. */
export function mainModuleIsEvaluated() {
  // A file that was pressed on macOS comes first.
  const pressed = process.env.STANDIN_OPEN_FILE
  if (pressed) theApp.emit('open-file', preventable(), pressed)
  isReady = true
  theApp.emit('ready')
  ready.resolve()
}
function needReady(what: string) {
  if (!isReady) throw new Error(`${what} before app is ready`)
}

// ---------------------------------------------------------------- app
function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

class Dock {
  menu: Menu | null = null
  setMenu(menu: Menu) {
    if (!(menu instanceof Menu)) fatal('the Dock takes a Menu')
    this.menu = menu
  }
}

const dock = new Dock()

class App extends EventEmitter {
  readonly isPackaged = appPath.endsWith('.asar')
  readonly dock = platform === 'darwin' ? strict('Dock', dock) : undefined
  readonly name = meta.productName ?? meta.name ?? 'app'
  #paths = new Map<string, string>()
  #quitting = false
  whenReady() {
    return ready.promise
  }
  isReady() {
    return isReady
  }
  getAppPath() {
    return appPath
  }
  getVersion() {
    return meta.version ?? '0.0.0'
  }
  getName() {
    return this.name
  }
  getLocale() {
    return 'en-US'
  }
  setPath(name: string, path: string) {
    if (name === 'sessionData' && isReady) fatal('sessionData is set after ready')
    if (name === 'crashDumps' && watchesCrashes) fatal('crashDumps is set after the crash reporter has been started')
    if (!existsSync(path)) throw new Error(`Failed to set path: there is no ${path}`)
    this.#paths.set(name, path)
  }
  getPath(name: string) {
    let path = this.#paths.get(name)
    if (path === undefined) {
      path = mkdtempSync(join(tmpdir(), `standin-${name}-`))
      this.#paths.set(name, path)
    }
    mkdirSync(path, { recursive: true })
    return path
  }
  /** A file with the holder's process id; what a second start hands over lies beside it, and a signal says so. */
  requestSingleInstanceLock(handed: unknown = null) {
    const lock = join(this.getPath('userData'), 'standin.lock')
    const holder = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : process.pid
    if (holder !== process.pid && isAlive(holder)) {
      writeFileSync(`${lock}.handed`, JSON.stringify(handed))
      process.kill(holder, 'SIGUSR2')
      return false
    }
    writeFileSync(lock, String(process.pid))
    process.on('SIGUSR2', () => this.emit('second-instance', {}, [], '', JSON.parse(readFileSync(`${lock}.handed`, 'utf8'))))
    return true
  }
  userModelId: string | null = null
  setAppUserModelId(id: string) {
    if (isReady) fatal('setAppUserModelId after windows may be there')
    this.userModelId = id
  }
  isAccelerated = true
  disableHardwareAcceleration() {
    if (isReady) fatal('disableHardwareAcceleration after ready')
    this.isAccelerated = false
  }
  enableSandbox() {
    if (isReady) fatal('enableSandbox after ready')
  }
  about: unknown = null
  setAboutPanelOptions(options: unknown) {
    this.about = options
  }
  showAboutPanel() {}
  /** Arguments of the entries that a person has removed. */
  readonly removed: string[] = []
  jumpList: readonly Electron.JumpListCategory[] | null = null
  setJumpList(categories: readonly Electron.JumpListCategory[] | null) {
    const done = jumpList(categories, this.removed)
    if (done === 'ok') this.jumpList = categories
    return done
  }
  getJumpListSettings() {
    return { minItems: 10, removedItems: this.removed.map((args) => ({ args })) }
  }
  quit() {
    if (this.#quitting) return
    this.#quitting = true
    const event = preventable()
    this.emit('before-quit', event)
    if (!event.defaultPrevented) {
      for (const window of [...windows]) window.close()
      if (windows.size > 0) event.defaultPrevented = true
    }
    if (event.defaultPrevented) {
      this.#quitting = false
      return
    }
    this.emit('will-quit', event)
    if (event.defaultPrevented) {
      this.#quitting = false
      return
    }
    this.emit('quit', {}, 0)
    this.exit(0)
  }
  /** Asks nobody, and no window tells of its end. */
  exit(code = 0) {
    this.#quitting = true
    void Promise.resolve(context)
      .then((open) => open?.close())
      .catch(() => {})
      .finally(() => process.exit(code))
  }
}
const theApp = new App()
export const app = strict('App', theApp)

// ---------------------------------------------------------------- the rest
export const BrowserWindow = new Proxy(strict('BrowserWindow', Window), {
  construct: (_target, args: ConstructorParameters<typeof Window>) => new Window(...args).seen,
})
export const ipcMain = strict('IpcMain', ipc)
export const protocol = strict('Protocol', {
  registerSchemesAsPrivileged(schemes: readonly Electron.CustomScheme[]) {
    if (isReady) fatal('protocol.registerSchemesAsPrivileged should be called before app is ready')
    for (const { scheme, privileges: its = {} } of schemes) {
      if (its.codeCache && !its.standard) fatal('codeCache is for standard schemes')
      privileges.set(scheme, its)
    }
  },
  handle(scheme: string, handler: (request: Request) => Response | Promise<Response>) {
    handlers.set(scheme, handler)
  },
})
const spelling = { languages: [app.getLocale()] as readonly string[], from: 'https://redirector.gvt1.com/edgedl/chrome/dict/' }
const sessions = Object.assign(new EventEmitter(), {
  setSpellCheckerLanguages(languages: readonly string[]) {
    spelling.languages = languages
  },
  setSpellCheckerDictionaryDownloadURL(url: string) {
    if (!url.endsWith('/')) throw new Error('a dictionary address ends with a slash')
    spelling.from = url
  },
  webRequest: {
    onBeforeRequest(decide: typeof beforeRequest) {
      beforeRequest = decide
    },
  },
  setPermissionRequestHandler(handler: typeof permissions.request) {
    permissions.request = handler
  },
  setPermissionCheckHandler(handler: typeof permissions.check) {
    permissions.check = handler
  },
  setDevicePermissionHandler(_handler: unknown) {},
})
const OWN_PAGE = 'app://citadel/'
const permissions = {
  request: (_contents: unknown, _permission: string, decide: (granted: boolean) => void) => decide(true),
  check: (_contents: unknown, _permission: string, _origin: string): boolean => true,
}
function permits(permission: string): boolean {
  let granted = false
  permissions.request(null, permission, (decided) => {
    granted = decided
  })
  return granted && permissions.check(null, permission, OWN_PAGE)
}
/** Chromium's names, and Electron's. */
const PERMISSIONS = { geolocation: 'geolocation', notifications: 'notifications', midi: 'midi', camera: 'media', microphone: 'media' }
/** What Electron 45 does on Linux: a session that is touched loads its dictionaries once the turn is over, whatever a window says. */
let touched = false
function loadDictionaries() {
  if (touched) return
  touched = true
  setImmediate(() => {
    if (spelling.languages.length > 0) fatal(`Chromium downloads dictionaries for ${spelling.languages} from ${spelling.from}`)
  })
}
let beforeRequest: (details: { url: string }, decide: (answer: { cancel?: boolean }) => void) => void = (_, decide) => decide({})
/** Of the class Session the module has only statics. */
export const session = Object.freeze({
  get defaultSession() {
    loadDictionaries()
    return strict('Session', sessions)
  },
})
export const opened: string[] = []
export const asked: string[] = []
export const answers: (number | 'escape' | 'nothing')[] = []
/** What the next dialogs for folders and files choose. */
export const chosen: string[] = []
export const downloads: { url: string; proposed: string }[] = []
export const shell = strict('Shell', {
  async openExternal(url: string) {
    opened.push(url)
  },
  async openPath(path: string) {
    opened.push(path)
    return ''
  },
  showItemInFolder(path: string) {
    opened.push(path)
  },
})
export const dialog = strict('Dialog', {
  /** A test says in advance which folder or file is chosen; otherwise it is cancelled. */
  async showOpenDialog(...args: [Window, Electron.OpenDialogOptions] | [Electron.OpenDialogOptions]): Promise<unknown> {
    const [window, options] = args.length === 2 ? args : [undefined, args[0]]
    if (window?.isDestroyed()) fatal('a dialog in front of a window that is gone')
    asked.push(options.title ?? '')
    const path = chosen.shift()
    return { canceled: path === undefined, filePaths: path === undefined ? [] : [path] }
  },
  async showSaveDialog(..._args: unknown[]): Promise<unknown> {
    return { canceled: true }
  },
  /**
   * Nobody sees it: a test reads what was asked, and says in advance what is answered: the number of a button, 'escape', or 'nothing' as
   * long as the dialog is open. A signal, or the end of its window, answers as Escape does.
   */
  showMessageBox(...args: [Window, Electron.MessageBoxOptions] | [Electron.MessageBoxOptions]): Promise<{ response: number }> {
    const [options = args[0] as Electron.MessageBoxOptions, window] = args.length === 2 ? [args[1], args[0]] : [args[0]]
    const { message, buttons = ['OK'], cancelId = cancelOf(buttons), defaultId = 0, signal } = options
    if (window?.isDestroyed()) fatal('a dialog in front of a window that is gone')
    for (const button of [cancelId, defaultId]) if (buttons[button] === undefined) fatal(`${message} has no button ${button}`)
    if (signal && window === undefined && platform === 'darwin') fatal('on macOS a dialog without a window hears no signal')
    asked.push(message)
    const answer = answers.shift() ?? 0
    if (typeof answer === 'number') return Promise.resolve({ response: answer, checkboxChecked: false })
    const over = { response: cancelId, checkboxChecked: false }
    if (answer === 'escape' || signal?.aborted) return Promise.resolve(over)
    return new Promise((resolve) => {
      const end = () => resolve(over)
      signal?.addEventListener('abort', end)
      const raw = [...windows].find(({ seen }) => seen === window)
      raw?.dialogs.add(end)
    })
  },
  showErrorBox(title: string, content: string) {
    console.error(`${title}: ${content}`)
  },
})
/** Without a cancelId: the button that says so, or the first. */
function cancelOf(buttons: readonly string[]): number {
  return Math.max(
    0,
    buttons.findIndex((label) => /^(cancel|no)$/i.test(label)),
  )
}
export const nativeTheme = strict('NativeTheme', Object.assign(new EventEmitter(), { themeSource: 'system', shouldUseDarkColors: false }))
const PRIMARY = { workArea: { x: 0, y: 0, width: 1920, height: 1080 } }
export const screen = strict('Screen', {
  // No order is promised: the main one is not the first here.
  getAllDisplays: () => [{ workArea: { x: 1920, y: 0, width: 1280, height: 1024 } }, PRIMARY],
  getPrimaryDisplay: () => PRIMARY,
})
class Menu {
  static current: Menu | null = null
  static buildFromTemplate(template: readonly Electron.MenuItemConstructorOptions[]) {
    heldToRules(template)
    return new Menu(template)
  }
  static setApplicationMenu(menu: Menu | null) {
    Menu.current = menu
  }
  static getApplicationMenu() {
    return Menu.current
  }
  readonly items: readonly unknown[]
  constructor(items: readonly unknown[] = []) {
    this.items = items
  }
}

const StrictMenu = strict('Menu', Menu)

export { StrictMenu as Menu }

let watchesCrashes = false
export const crashReporter = strict('CrashReporter', {
  start({ uploadToServer = true }: { uploadToServer?: boolean }) {
    watchesCrashes = true
    if (uploadToServer) fatal('crash dumps are sent to a server')
  },
})

/** What only a test looks at is not Electron's: it gets the things themselves. */
const all = {
  ...{
    app: theApp,
    BrowserWindow: { getAllWindows: () => [...windows] },
    ipcMain,
    protocol,
    session,
    shell,
    dialog,
    nativeTheme,
    screen,
    Menu,
  },
  ...{ dock, opened, downloads, asked, answers, chosen },
}
export default all

// ---------------------------------------------------------------- for the tests
// Like ElectronApplication.evaluate: the function gets the electron module.
process.on('message', async (message: { id: number; source: string; argument: unknown }) => {
  try {
    const work = runInThisContext(`(${message.source})`) as (electron: unknown, argument: unknown) => unknown
    process.send?.({ id: message.id, value: await work(all, message.argument) })
  } catch (error) {
    process.send?.({ id: message.id, error: String(error) })
  }
})
// As Electron's: the first signal ends the app in its own time, and a second one kills it.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.once(signal, () => {
    for (const each of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.removeAllListeners(each)
    console.log('electron stand-in: the first signal')
    app.quit()
  })
process.on('disconnect', () => app.exit(0))
