import { EventEmitter } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow, MenuItemConstructorOptions } from 'electron'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { COMMAND_IDS, COMMANDS, type HostEvent, refused } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'
import { pageFiles } from '../host/files/page-files.ts'
import { PAGE_HEADERS } from '../host/files/page-headers.ts'
import { serveScheme } from './app-scheme.ts'
import { EVENT, REQUEST } from './channels.ts'
import { saveWithDialog } from './downloads.ts'
import { denyPermissions, holdInPlace, stayOffline } from './guards.ts'
import { serveIpc } from './ipc.ts'
import { closeBeforeQuit, followWindows } from './lifetime.ts'
import { load } from './loading.ts'
import { menuTemplate } from './menu.ts'
import { keepMenu } from './menu-bar.ts'
import { printer } from './printer.ts'
import { openWindow } from './window.ts'
import { readWindowState, windowBounds, writeWindowState } from './window-state.ts'

// Electron itself is never loaded here: each concern gets the few objects it needs.

const folder = mkdtempSync(join(tmpdir(), 'citadel-main-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** An event of Electron's that can be prevented. */
const event = (fields: object = {}) => ({ ...fields, preventDefault: vi.fn() })

describe('guards', () => {
  test('every permission is denied', () => {
    const session = { setPermissionRequestHandler: vi.fn(), setPermissionCheckHandler: vi.fn(), setDevicePermissionHandler: vi.fn() }
    denyPermissions(session)
    const decide = vi.fn()
    session.setPermissionRequestHandler.mock.calls[0]?.[0](null, 'geolocation', decide)
    expect(decide).toHaveBeenCalledWith(false)
    expect(session.setPermissionCheckHandler.mock.calls[0]?.[0]()).toBe(false)
    expect(session.setDevicePermissionHandler.mock.calls[0]?.[0]()).toBe(false)
  })

  test('no dictionary is fetched, and no other address asked', () => {
    const webRequest = { onBeforeRequest: vi.fn() }
    const session = { setSpellCheckerLanguages: vi.fn(), setSpellCheckerDictionaryDownloadURL: vi.fn(), webRequest }
    stayOffline(session)
    expect(session.setSpellCheckerLanguages).toHaveBeenCalledWith([])
    expect(session.setSpellCheckerDictionaryDownloadURL.mock.calls[0]?.[0]).toMatch(/^https:.*\.invalid\/$/)
    const cancelled = (url: string) => {
      const decide = vi.fn()
      webRequest.onBeforeRequest.mock.calls[0]?.[0]({ url }, decide)
      return decide.mock.calls[0]?.[0].cancel
    }
    for (const url of ['app://citadel/x.js', 'blob:app://citadel/8c', 'data:text/plain,x']) expect(cancelled(url), url).toBe(false)
    for (const url of ['https://example.com/', 'http://127.0.0.1/', 'ws://x/', 'file:///etc/passwd']) expect(cancelled(url), url).toBe(true)
  })

  test('no navigation, no redirect, no frame, no window, no webview', () => {
    const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn() })
    holdInPlace(contents as unknown as Parameters<typeof holdInPlace>[0])
    expect(contents.setWindowOpenHandler.mock.calls[0]?.[0]({ url: 'https://example.com' })).toEqual({ action: 'deny' })
    for (const [name, fields, prevented] of [
      ['will-navigate', { url: 'https://example.com/' }, true],
      ['will-navigate', { url: 'app://citadel.example/' }, true],
      ['will-navigate', { url: 'file:///etc/passwd' }, true],
      ['will-navigate', { url: 'app://citadel/' }, false],
      // Try again, at a place of the page.
      ['will-navigate', { url: 'app://citadel/#/play/s' }, false],
      ['will-navigate', { url: 'app://citadel/?returned=ended#/play/s' }, false],
      ['will-navigate', { url: 'app://citadel/other#/play/s' }, true],
      ['will-redirect', {}, true],
      ['will-frame-navigate', { isMainFrame: false }, true],
      ['will-attach-webview', {}, true],
    ] as const) {
      const happening = event(fields)
      contents.emit(name, happening)
      expect(happening.preventDefault, `${name} ${JSON.stringify(fields)}`).toHaveBeenCalledTimes(prevented ? 1 : 0)
    }
  })
})

describe('downloads', () => {
  const folder = () => '/home/anna/Downloads'
  function downloaded(url: string, filename = 'una.citadel-character') {
    const session = new EventEmitter()
    saveWithDialog(session as unknown as Parameters<typeof saveWithDialog>[0], folder)
    const item = { getURL: () => url, getFilename: () => filename, setSaveDialogOptions: vi.fn() }
    const happening = event()
    session.emit('will-download', happening, item)
    return { item, prevented: happening.preventDefault.mock.calls.length === 1 }
  }

  test('what the page gives to be saved is saved where the person says', () => {
    const { item, prevented } = downloaded('blob:app://citadel/8c5c5a0e')
    expect(prevented).toBe(false)
    expect(item.setSaveDialogOptions).toHaveBeenCalledWith({ title: 'Save', defaultPath: join(folder(), 'una.citadel-character') })
  })

  test.each(['https://example.com/a.exe', 'blob:https://example.com/8c', 'app://citadel/index.html', 'blob:app://citadel.example/8c'])(
    '%s is not',
    (url) => {
      expect(downloaded(url)).toMatchObject({ prevented: true })
    },
  )
})

describe('printing', () => {
  function fake(readyAfter: number) {
    let asked = 0
    const contents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: vi.fn(),
      executeJavaScript: vi.fn(async (_source: string) => (++asked > readyAfter ? 'print' : undefined)),
      printToPDF: vi.fn(async () => new Uint8Array([1, 2])),
    })
    const window = { webContents: contents, loadURL: vi.fn(async () => {}), isDestroyed: () => false, destroy: vi.fn() }
    const create = vi.fn((_options: object) => window as unknown as BrowserWindow)
    return { window, contents, create, print: printer({ create, preload: '/preload.cjs', patience: 300 }) }
  }

  test('a place of the page goes into a window nobody sees, guarded as any, and is printed when it says it is ready', async () => {
    const { window, contents, create, print } = fake(2)
    expect(await print({ place: '#/print/character/c' })).toEqual(new Uint8Array([1, 2]))
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      show: false,
      // Of a hidden window, too, every frame is drawn.
      webPreferences: {
        preload: '/preload.cjs',
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        backgroundThrottling: false,
      },
    })
    expect(window.loadURL).toHaveBeenCalledWith('app://citadel/#/print/character/c')
    expect(contents.setWindowOpenHandler).toHaveBeenCalledOnce()
    expect(contents.executeJavaScript).toHaveBeenCalledTimes(3)
    expect(contents.printToPDF).toHaveBeenCalledWith(expect.objectContaining({ preferCSSPageSize: true, printBackground: true }))
    expect(window.destroy).toHaveBeenCalledOnce()
  })

  test('a page that comes whole goes into a window that knows nothing of the host, and is printed with its fonts', async () => {
    const { window, contents, create, print } = fake(0)
    expect(await print({ page: '<p>"</script>' })).toEqual(new Uint8Array([1, 2]))
    expect(create.mock.calls[0]?.[0]).toMatchObject({ show: false, webPreferences: { contextIsolation: true, sandbox: true } })
    expect(create.mock.calls[0]?.[0]).not.toMatchObject({ webPreferences: { preload: expect.anything() } })
    expect(window.loadURL).toHaveBeenCalledWith('about:blank')
    expect(contents.executeJavaScript.mock.calls).toEqual([
      ['document.write("<p>\\"</script>"), document.close()'],
      ['document.fonts.ready.then(() => true)'],
    ])
    expect(window.destroy).toHaveBeenCalledOnce()
  })

  test('a page that dies while it is printed, or never answers, is refused too', async () => {
    const dying = fake(Number.POSITIVE_INFINITY)
    const printed = dying.print({ place: '#/print/character/c' })
    dying.contents.emit('render-process-gone', event(), { reason: 'crashed', exitCode: 11 })
    await expect(printed).rejects.toThrow('ended')
    const silent = fake(0)
    silent.contents.executeJavaScript.mockImplementation(() => new Promise<'print' | undefined>(() => {}))
    await expect(silent.print({ place: '#/print/character/c' })).rejects.toThrow('does not answer')
    expect([dying.window.destroy.mock.calls.length, silent.window.destroy.mock.calls.length]).toEqual([1, 1])
  })

  test('a page that is never ready, and a place that is not ours, are refused, and the window goes', async () => {
    const { window, print } = fake(Number.POSITIVE_INFINITY)
    await expect(print({ place: '#/print/character/c' })).rejects.toThrow('not ready')
    for (const place of ['https://example.com/#/print', '/other#/print', '//example.com/#', 'file:///etc/passwd'])
      await expect(print({ place })).rejects.toThrow('our own page')
    expect(window.loadURL).toHaveBeenCalledOnce()
    expect(window.destroy).toHaveBeenCalledTimes(5)
  })
})

describe('ipc', () => {
  const own = { senderFrame: { parent: null, origin: 'app://citadel' } }
  function served() {
    const handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>()
    const listeners = new Set<(event: HostEvent) => void>()
    const host: Host = {
      request: vi.fn(async () => ({ ok: true as const, value: 1 })),
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      close: async () => {},
    }
    const send = vi.fn()
    const ipc = {
      handle: (channel: string, handler: (event: unknown, ...args: unknown[]) => unknown) => void handlers.set(channel, handler),
      removeHandler: (channel: string) => void handlers.delete(channel),
    }
    const gone = (destroyed: boolean, crashed: boolean) => {
      const send = () => expect.unreachable('a page that is gone is told nothing')
      return { webContents: { send, isDestroyed: () => destroyed, isCrashed: () => crashed } }
    }
    const stop = serveIpc(ipc as Parameters<typeof serveIpc>[0], host, () => [
      gone(true, false),
      { webContents: { send, isDestroyed: () => false, isCrashed: () => false } },
      gone(false, true),
    ])
    return { handlers, listeners, host, send, stop, request: (...args: unknown[]) => handlers.get(REQUEST)?.(args[0], args[1], args[2]) }
  }

  test('our own page in the main frame is answered', async () => {
    const { request, host } = served()
    expect(await request(own, 'app.info', {})).toEqual({ ok: true, value: 1 })
    expect(host.request).toHaveBeenCalledWith('app.info', {})
  })

  test.each([
    ['no frame', null],
    ['a frame inside the page', { parent: {}, origin: 'app://citadel' }],
    ['another page', { parent: null, origin: 'https://evil.example' }],
    ['an origin that only begins like ours', { parent: null, origin: 'app://citadel.evil' }],
    ['an opaque origin', { parent: null, origin: 'null' }],
  ])('%s is not', async (_name, senderFrame) => {
    const { request, host } = served()
    expect(await request({ senderFrame }, 'app.info', {})).toMatchObject({ ok: false, error: { code: 'bad-request' } })
    expect(host.request).not.toHaveBeenCalled()
  })

  test('a call without a name is refused', async () => {
    expect(await served().request(own, { call: 'app.info' })).toMatchObject({ ok: false, error: { code: 'bad-request' } })
  })

  test('events go to every window, until it is stopped', () => {
    const { listeners, send, stop, handlers } = served()
    const told: HostEvent = { event: 'campaign.changed', data: { campaign: 'c' } }
    for (const listener of listeners) listener(told)
    expect(send).toHaveBeenCalledExactlyOnceWith(EVENT, told)
    stop()
    expect([listeners.size, handlers.size]).toEqual([0, 0])
  })
})

test('app://citadel serves the page’s files under its policy, and nothing else', async () => {
  const page = mkdtempSync(join(folder, 'page-'))
  writeFileSync(join(page, 'index.html'), '<h1>Citadel</h1>')
  let serve: (request: Request) => Response = () => new Response()
  const protocol = {
    handle(_scheme: string, handler: unknown) {
      serve = handler as typeof serve
    },
  }
  serveScheme(protocol, pageFiles(page))
  const get = (url: string, method = 'GET') => serve(new Request(url, { method }))
  const found = await get('app://citadel/')
  expect(await found.text()).toBe('<h1>Citadel</h1>')
  for (const [name, value] of Object.entries(PAGE_HEADERS)) expect(found.headers.get(name)).toBe(value)
  expect((await get('app://citadel/', 'POST')).status).toBe(405)
  for (const url of ['app://citadel/../secret', 'app://citadel/%2e%2e/secret', 'app://other/', 'app://citadel/none.js'])
    expect((await get(url)).status).toBe(404)
})

test('quitting waits for the host, once', async () => {
  const { promise, resolve: finish } = Promise.withResolvers<void>()
  const host = { close: vi.fn(() => promise) }
  const app = Object.assign(new EventEmitter(), { quit: vi.fn() })
  closeBeforeQuit(app as unknown as Parameters<typeof closeBeforeQuit>[0], host)
  const first = event()
  app.emit('will-quit', first)
  expect(first.preventDefault).toHaveBeenCalledOnce()
  expect(app.quit).not.toHaveBeenCalled()
  finish()
  await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce())
  const second = event()
  app.emit('will-quit', second)
  expect(second.preventDefault).not.toHaveBeenCalled()
  expect(host.close).toHaveBeenCalledOnce()
})

test('quitting does not wait for a host that never closes', async () => {
  const app = Object.assign(new EventEmitter(), { quit: vi.fn() })
  closeBeforeQuit(app as unknown as Parameters<typeof closeBeforeQuit>[0], { close: () => new Promise(() => {}) }, 10)
  app.emit('will-quit', event())
  await vi.waitFor(() => expect(app.quit).toHaveBeenCalledOnce())
})

test.each([
  ['linux', 1],
  ['win32', 1],
  ['darwin', 0],
] as const)('with the last window closed, %s quits %i times', (platform, times) => {
  const app = Object.assign(new EventEmitter(), { quit: vi.fn() })
  const open = { count: () => 0, window: vi.fn() }
  followWindows(app as unknown as Parameters<typeof followWindows>[0], platform, open)
  app.emit('window-all-closed')
  expect(app.quit).toHaveBeenCalledTimes(times)
  app.emit('activate')
  expect(open.window).toHaveBeenCalledOnce()
})

describe('window', () => {
  const display = { x: 0, y: 0, width: 1920, height: 1080 }

  test('it opens where it was left', () => {
    const left = { x: 100, y: 50, width: 1300, height: 900, maximized: false }
    expect(windowBounds(left, [display])).toEqual({ x: 100, y: 50, width: 1300, height: 900 })
  })

  test('it is no larger than a display of another scale that has taken the place of its own', () => {
    const left = { x: 100, y: 50, width: 2400, height: 1300, maximized: false }
    expect(windowBounds(left, [{ x: 0, y: 0, width: 1536, height: 816 }])).toEqual({ x: 100, y: 50, width: 1436, height: 766 })
    // Across two displays it stays as it is.
    expect(windowBounds(left, [display, { x: 1920, y: 0, width: 1920, height: 1350 }])).toMatchObject({ width: 2400, height: 1300 })
  })

  test.each([
    ['never left', null],
    ['on a display that is gone', { x: 3000, y: 0, width: 1280, height: 800, maximized: false }],
    ['with its title bar above the display', { x: 0, y: -200, width: 1280, height: 800, maximized: false }],
    ['with only its edge on the display', { x: 1900, y: 0, width: 1280, height: 800, maximized: false }],
    ['below the display', { x: 0, y: 1079, width: 1280, height: 800, maximized: false }],
  ])('%s: it opens in the middle of the main display', (_name, left) => {
    expect(windowBounds(left, [display])).toEqual({ x: 320, y: 140, width: 1280, height: 800 })
  })

  test('on a small display it is no larger than that', () => {
    expect(windowBounds(null, [{ x: 0, y: 24, width: 1024, height: 700 }])).toEqual({ x: 0, y: 24, width: 1024, height: 700 })
  })

  test('its place is kept, and a broken file is no trouble', () => {
    const file = join(folder, 'window.json')
    const state = { x: 1, y: 2, width: 1100, height: 700, maximized: true }
    expect(readWindowState(file)).toBeNull()
    writeWindowState(file, state)
    expect(readWindowState(file)).toEqual(state)
    for (const broken of ['{', '{"x":1}', JSON.stringify({ ...state, width: -1 }), JSON.stringify({ ...state, x: 'left' })]) {
      writeFileSync(file, broken)
      expect(readWindowState(file)).toBeNull()
    }
    writeWindowState(join(folder, 'no', 'such', 'folder'), state)
  })

  test('it is sandboxed, isolated, without Node, held in place, and remembers where it was', async () => {
    const stateFile = join(folder, 'kept.json')
    const contents = Object.assign(new EventEmitter(), { setWindowOpenHandler: vi.fn() })
    const window = Object.assign(new EventEmitter(), {
      webContents: contents,
      loadURL: vi.fn(async () => {}),
      show: vi.fn(),
      maximize: vi.fn(),
      isMaximized: () => true,
      getNormalBounds: () => ({ x: 5, y: 6, width: 1200, height: 800 }),
    })
    const create = vi.fn((_options: object) => window as unknown as BrowserWindow)
    const attend = vi.fn(() => expect(window.loadURL).not.toHaveBeenCalled())
    const page = { preload: '/preload.cjs', background: '#15181a', place: '#/campaign/c' }
    const options = { create, displays: [display], ...page, attend, stateFile, report: vi.fn() }
    await openWindow(options)
    expect(create.mock.calls[0]?.[0]).toMatchObject({
      show: false,
      backgroundColor: '#15181a',
      webPreferences: { preload: '/preload.cjs', contextIsolation: true, sandbox: true, nodeIntegration: false, webSecurity: true },
    })
    expect(attend).toHaveBeenCalledWith(window)
    expect(window.loadURL).toHaveBeenCalledWith('app://citadel/#/campaign/c')
    expect(contents.setWindowOpenHandler).toHaveBeenCalledOnce()
    window.emit('ready-to-show')
    expect([window.show.mock.calls.length, window.maximize.mock.calls.length]).toEqual([1, 0])
    window.emit('close')
    expect(JSON.parse(readFileSync(stateFile, 'utf8'))).toEqual({ x: 5, y: 6, width: 1200, height: 800, maximized: true })
    attend.mockImplementation(() => {})
    await openWindow(options)
    expect(create.mock.calls[1]?.[0]).toMatchObject({ x: 5, y: 6, width: 1200, height: 800 })
    window.emit('ready-to-show')
    expect(window.maximize).toHaveBeenCalledOnce()
  })
})

describe('a load that is cut off', () => {
  const window = ({ destroyed = false, crashed = false, loading = false }) =>
    ({
      loadURL: () => Promise.reject(new Error('ERR_ABORTED')),
      isDestroyed: () => destroyed,
      webContents: { isCrashed: () => crashed, isLoadingMainFrame: () => loading },
    }) as unknown as BrowserWindow

  test.each([
    ['by a window that was closed', { destroyed: true }],
    ['by a page that died', { crashed: true }],
    ['by another load', { loading: true }],
  ])('%s is reported, and no reason to end', async (_name, state) => {
    const report = vi.fn()
    await load(window(state), 'app://citadel/', report)
    expect(report).toHaveBeenCalledWith(new Error('ERR_ABORTED'))
  })

  test('is told from a failure where what has cut it off is told a moment later', async () => {
    let crashed = false
    const late = {
      ...window({}),
      loadURL() {
        setImmediate(() => {
          crashed = true
        })
        return Promise.reject(new Error('ERR_FAILED'))
      },
      webContents: { isCrashed: () => crashed, isLoadingMainFrame: () => false },
    }
    const report = vi.fn()
    await load(late as unknown as BrowserWindow, 'app://citadel/', report)
    expect(report).toHaveBeenCalledOnce()
  })

  test('and leaves nothing behind is a failure', async () => {
    const report = vi.fn()
    await expect(load(window({}), 'app://citadel/', report)).rejects.toThrow('ERR_ABORTED')
    expect(report).not.toHaveBeenCalled()
  })
})

describe('the menu', () => {
  const actions = () => ({ run: vi.fn(), openCampaign: vi.fn(), showData: vi.fn() })
  const campaign = (name: string, playedAt: string | null, archived = false) => ({
    id: name.toLowerCase(),
    name,
    archived,
    createdAt: '2026-01-01T00:00:00.000Z',
    playedAt,
  })
  const flat = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])
  const submenu = (items: readonly MenuItemConstructorOptions[], label: string) => {
    const { submenu: found } = flat(items).find((item) => item.label === label) ?? {}
    return Array.isArray(found) ? found : []
  }

  test.each(['linux', 'darwin', 'win32'] as const)(
    'on %s: every command once, its keys free of clashes, the data folder within reach',
    (platform) => {
      const told = actions()
      const items = flat(menuTemplate(platform, told))
      for (const command of COMMAND_IDS) {
        const own = items.filter(({ label }) => label === COMMANDS[command].name)
        expect(own, command).toHaveLength(1)
        own[0]?.click?.(undefined as never, undefined, undefined as never)
        expect(told.run).toHaveBeenLastCalledWith(command)
      }
      const registered = items.flatMap(({ accelerator, registerAccelerator }) =>
        accelerator && registerAccelerator !== false ? [String(accelerator)] : [],
      )
      expect(new Set(registered).size).toBe(registered.length)
      // Undoing and doing again are the page's, and in a field the Edit menu's.
      expect(registered.filter((keys) => /\+Z$/.test(keys))).toEqual([])
      expect(items.find(({ label }) => label?.includes('folder'))?.click).toBe(told.showData)
    },
  )

  test('recent campaigns: those played last, without those put away, and their names as they are', () => {
    const told = actions()
    const many = Array.from({ length: 9 }, (_, i) => campaign(`Old ${i}`, `2026-01-0${i + 1}T00:00:00.000Z`))
    const items = menuTemplate('linux', told, [
      campaign('Wine & Blood', '2026-05-01T00:00:00.000Z'),
      campaign('Gone', '2026-06-01T00:00:00.000Z', true),
      ...many,
      campaign('Unplayed', null),
    ])
    const recent = submenu(items, 'Recent campaigns')
    expect(recent.map(({ label }) => label)).toEqual(['Wine && Blood', 'Old 8', 'Old 7', 'Old 6', 'Old 5', 'Old 4'])
    recent[0]?.click?.(undefined as never, undefined, undefined as never)
    expect(told.openCampaign).toHaveBeenCalledWith('wine & blood')
    expect(submenu(menuTemplate('linux', told), 'Recent campaigns')).toEqual([{ label: 'None yet', enabled: false }])
  })

  test('is kept up with the campaigns, and tells the window in front', async () => {
    let campaigns = [campaign('First', null)]
    let listener: (event: HostEvent) => void = () => {}
    const built: MenuItemConstructorOptions[][] = []
    let closed = false
    const [send, open, showAbout, told] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
    const host = {
      request: async () => ({ ok: true as const, value: campaigns }),
      subscribe(each: (event: HostEvent) => void) {
        listener = each
        return () => {}
      },
    }
    const menu = { buildFromTemplate: (items: MenuItemConstructorOptions[]) => built.push(items), setApplicationMenu: vi.fn() }
    await keepMenu({
      menu: menu as unknown as Parameters<typeof keepMenu>[0]['menu'],
      platform: 'linux',
      host,
      front: () => (closed ? null : ({ webContents: { send } } as unknown as BrowserWindow)),
      showData: () => {},
      ...{ open, showAbout, recent: told },
    })
    expect(submenu(built.at(-1) ?? [], 'Recent campaigns').map(({ label }) => label)).toEqual(['First'])
    campaigns = [campaign('First', null), campaign('Second', '2026-02-01T00:00:00.000Z')]
    listener({ event: 'campaign.changed', data: { campaign: 'second' } })
    await vi.waitFor(() => expect(built).toHaveLength(3))
    listener({ event: 'campaign.changed', data: { campaign: 'second' } })
    const recent = submenu(built.at(-1) ?? [], 'Recent campaigns')
    recent[0]?.click?.(undefined as never, undefined, undefined as never)
    expect(send).toHaveBeenCalledWith(EVENT, { event: 'command.campaign', data: { campaign: 'second' } })
    const about = flat(built.at(-1) ?? []).find(({ label }) => label === COMMANDS.about.name)
    about?.click?.(undefined as never, undefined, undefined as never)
    expect(send).toHaveBeenLastCalledWith(EVENT, { event: 'command.run', data: { command: 'about' } })
    expect(built).toHaveLength(3)
    expect(told.mock.calls.map(([all]) => all.map(({ name }: { name: string }) => name))).toEqual([['First'], ['Second', 'First']])

    // On macOS the menu stays when the last window is closed: nothing in it is silent.
    closed = true
    about?.click?.(undefined as never, undefined, undefined as never)
    expect(showAbout).toHaveBeenCalledOnce()
    submenu(built.at(-1) ?? [], 'Recent campaigns')[1]?.click?.(undefined as never, undefined, undefined as never)
    expect(open).toHaveBeenLastCalledWith('first')
    flat(built.at(-1) ?? [])
      .find(({ label }) => label === COMMANDS.settings.name)
      ?.click?.(undefined as never, undefined, undefined as never)
    expect(open).toHaveBeenLastCalledWith(null)
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('is there without campaigns where they cannot be read', async () => {
    const menu = { buildFromTemplate: vi.fn(), setApplicationMenu: vi.fn() }
    await keepMenu({
      menu: menu as unknown as Parameters<typeof keepMenu>[0]['menu'],
      platform: 'win32',
      host: { request: async () => refused({ code: 'storage', message: 'no' }), subscribe: () => () => {} },
      front: () => null,
      showData: () => {},
      ...{ open: () => {}, showAbout: () => {}, recent: () => {} },
    })
    expect(menu.setApplicationMenu).toHaveBeenCalled()
  })
})
