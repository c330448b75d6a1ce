import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createPackageWithOptions, extractAll } from '@electron/asar'
import type { Page, TestInfo } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { type DesktopApp, launchStandIn, root, selfTest } from './standin/launch.ts'

// The stand-in refuses what Electron refuses. Each fault is put into a copy of the built shell, seen to be caught, and gone with the copy: so
// the stand-in cannot grow kind again. A fault whose text is no longer in the shell fails, too.

test.skip(({ target }) => target !== 'desktop', 'of the stand-in alone')

interface Change {
  readonly file?: 'main.js' | 'preload.cjs'
  readonly from: string | RegExp
  readonly to: string
}

interface Fault extends Change {
  readonly name: string
  readonly system?: 'linux' | 'darwin' | 'win32'
}

/** A copy of the built shell with changes in it. */
function changed(changes: readonly Change[], folder: string): string {
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'dist/electron'), join(folder, 'dist/electron'), { recursive: true, filter: (each) => !each.endsWith('.map') })
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  for (const linked of ['node_modules', 'dist/renderer']) symlinkSync(join(root, linked), join(folder, linked), 'junction')
  for (const change of changes) put(change, join(folder, 'dist/electron'))
  return folder
}

function put({ file = 'main.js', from, to }: Change, shell: string): void {
  const before = readFileSync(join(shell, file), 'utf8')
  const after = before.replace(from, () => to)
  expect(after, `${from} is no longer in ${file}`).not.toBe(before)
  writeFileSync(join(shell, file), after)
}

let starts = 0

/** The shell with these changes, on data of its own. */
function launched(changes: readonly Change[], info: TestInfo, env: Record<string, string> = {}): Promise<DesktopApp> {
  const place = (name: string) => info.outputPath(`${name}-${++starts}`)
  const appPath = changed(changes, place('shell'))
  return launchStandIn({ appPath, env: { CITADEL_USER_DATA: place('data'), ...env }, log: place('log') })
}

function started(fault: Fault, info: TestInfo): Promise<DesktopApp> {
  return launched([fault], info, fault.system && { STANDIN_PLATFORM: fault.system })
}

/** Faults that end the stand-in, and what it says of them. */
const FATAL: readonly (Fault & { readonly says: string | readonly string[] })[] = [
  { name: 'a name that Electron does not have', from: 'app.enableSandbox()', to: 'app.enableSandboxes()', says: 'has no enableSandboxes' },
  {
    name: 'a function of Windows on Linux',
    from: /if \(process\.platform === "win32"\) app\.setAppUserModelId/,
    to: 'app.setAppUserModelId',
    says: 'setAppUserModelId is not there on linux',
  },
  {
    name: 'a function of Windows on macOS',
    from: 'app.dock?.setMenu',
    to: 'app.getJumpListSettings(); app.dock?.setMenu',
    system: 'darwin',
    says: 'getJumpListSettings is not there on darwin',
  },
  { name: 'an event that never comes', from: '.on("will-navigate"', to: '.on("will-navigates"', says: 'never emits will-navigates' },
  {
    name: 'a page without any of the five, and with a webview',
    from: /contextIsolation: true,\s*sandbox: true,\s*nodeIntegration: false,\s*webSecurity: true,\s*spellcheck: false/,
    to: 'contextIsolation: false, sandbox: false, nodeIntegration: true, webSecurity: false, spellcheck: true, webviewTag: true',
    says: [
      ...['contextIsolation must be true', 'sandbox must be true', 'nodeIntegration must be false', 'webSecurity must be true'],
      ...['spellcheck must be false', 'webviewTag is neither'],
    ],
  },
  {
    name: 'a dictionary from the network',
    from: 'setSpellCheckerLanguages([])',
    to: 'setSpellCheckerLanguages(["en-US"])',
    says: 'downloads dictionaries',
  },
  { name: 'crash dumps that are sent', from: 'uploadToServer: false', to: 'uploadToServer: true', says: 'sent to a server' },
  {
    name: 'a menu against every rule',
    from: '{ role: "editMenu" },',
    to: [
      ...['{ role: "editsMenu" },', '{ role: "hideOthers" },', '{},', '{ label: "" },', '{ label: "Sword & Board" },'],
      ...['{ label: "a", accelerator: "Control+Dee" },', '{ label: "b", accelerator: "F1" },', '{ label: "c", type: "submenu" },'],
      '{ label: "d", type: "button" },',
    ].join(''),
    says: [
      ...[
        'has the role editsMenu',
        'hideOthers is for macOS only',
        'without label, role or type',
        'with an empty label',
        'loses an ampersand',
      ],
      ...['Control+Dee, which cannot be read', 'F1 belongs to b and to', 'c is a submenu without one', 'of the type button'],
    ],
  },
  {
    name: 'a scheme registered late',
    from: 'serveScheme(protocol, pageFiles',
    to: 'protocol.registerSchemesAsPrivileged(SCHEMES); serveScheme(protocol, pageFiles',
    says: 'before app is ready',
  },
  {
    name: 'a session folder set late',
    from: 'setAboutPanel(app, process',
    to: 'app.setPath("sessionData", "/x"); setAboutPanel(app, process',
    says: 'sessionData is set after ready',
  },
  {
    name: 'a main module that waits for ready',
    from: 'app.whenReady().then(start).catch(fail)',
    to: 'await app.whenReady(); await start()',
    says: 'top-level await',
  },
]

for (const fault of FATAL)
  test(`caught at once: ${fault.name}`, { tag: LONG }, async ({ target: _ }, info) => {
    // Some are met only when the page is there.
    const app = started(fault, info).then(async (desktop) => {
      const end = new Promise<never>((_, reject) => desktop.process().once('exit', () => reject(new Error(desktop.said()))))
      await Promise.race([desktop.firstWindow().then((page) => page.getByRole('main').waitFor()), end])
      await desktop.close()
    })
    const caught = await app.catch((error: unknown) => String(error))
    for (const said of [fault.says].flat()) expect(caught).toContain(said)
  })

/** Faults that a person would meet in the window: what the page tells of them. With none of them it tells the same every time. */
const IN_THE_PAGE: readonly (Fault & { readonly tells: keyof Told; readonly told: unknown })[] = [
  {
    name: 'a scheme that is not secure',
    from: /standard: true,\s*secure: true/,
    to: 'standard: true, secure: false',
    tells: 'secure',
    told: false,
  },
  { name: 'a scheme without fetch', from: /supportFetchAPI: true/, to: 'supportFetchAPI: false', tells: 'fetches', told: false },
  {
    name: 'a scheme that is not standard',
    from: /standard: true,\s*secure: true,\s*supportFetchAPI: true,\s*codeCache: true/,
    to: 'standard: false, secure: true, supportFetchAPI: true',
    tells: 'origin',
    told: 'null',
  },
  {
    name: 'permissions that nobody denies',
    from: /denyPermissions\(session\.defaultSession\);/,
    to: '',
    tells: 'permission',
    told: 'granted',
  },
  {
    name: 'a preload that sets what the page cannot see',
    file: 'preload.cjs',
    from: 'electron.contextBridge.exposeInMainWorld(',
    to: '((name, api) => Object.assign(globalThis, { [name]: api }))(',
    tells: 'bridge',
    told: false,
  },
  {
    name: 'a page without its policy',
    from: /"require-trusted-types-for 'script'"/,
    to: '"media-src \'none\'"',
    tells: 'trusted',
    told: false,
  },
]

interface Told {
  readonly secure: boolean
  readonly fetches: boolean
  readonly origin: string
  readonly permission: string
  readonly bridge: boolean
  readonly trusted: boolean
}

const tell = (page: Page): Promise<Told> =>
  page.evaluate(async () => ({
    secure: isSecureContext,
    fetches: await fetch('./licences.json').then(
      ({ ok }) => ok,
      () => false,
    ),
    origin: self.origin === 'null' ? 'null' : 'one of its own',
    permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
    bridge: 'citadel' in globalThis,
    trusted: (() => {
      try {
        document.createElement('div').innerHTML = '<b>x</b>'
        return false
      } catch {
        return true
      }
    })(),
  }))

const RIGHT: Told = { secure: true, fetches: true, origin: 'one of its own', permission: 'denied', bridge: true, trusted: true }

for (const fault of IN_THE_PAGE)
  test(`caught in the page: ${fault.name}`, { tag: LONG }, async ({ target: _ }, info) => {
    const desktop = await started(fault, info)
    try {
      const page = await desktop.firstWindow()
      await page.waitForLoadState()
      expect((await tell(page))[fault.tells]).toBe(fault.told)
    } finally {
      await desktop.close()
    }
  })

test('the shell as it is tells none of them', async ({ app: { page }, complaints }) => {
  expect(await tell(page)).toEqual(RIGHT)
  complaints.length = 0
})

test('whatever a page puts in the places of built-in things, nothing of it is in the world of its preload', async ({ target: _ }, info) => {
  // What a preload sees of its own world, as a third thing that it gives the page.
  const probe = `
    globalThis.ofThePreload = true
    electron.contextBridge.exposeInMainWorld('probe', {
      look: () => ({ mapped: [1, 2].map((n) => n + 1), known: Object.keys({ a: 1 }), sees: 'ofThePage' in globalThis, later: Promise.resolve(3) }),
    })
    electron.contextBridge.exposeInMainWorld(`
  const desktop = await launched([{ file: 'preload.cjs', from: 'electron.contextBridge.exposeInMainWorld(', to: probe }], info)
  try {
    const page = await desktop.firstWindow()
    await page.getByRole('main').waitFor()
    const found = await page.evaluate(async () => {
      const { citadel, probe: given } = globalThis as unknown as {
        citadel: { request(call: string, input?: unknown): Promise<{ ok: boolean; value: unknown }> }
        probe: { look(): { later: Promise<number> } }
      }
      const { defineProperty, getOwnPropertyDescriptor, isFrozen } = Object
      const wells: readonly (readonly [object, readonly PropertyKey[]])[] = [
        [Array.prototype, ['map', 'push', 'join', 'some', 'filter', 'flat', 'forEach', 'includes', 'entries', Symbol.iterator]],
        [Object, ['keys', 'values', 'entries', 'fromEntries', 'freeze', 'getPrototypeOf', 'defineProperty']],
        [Map.prototype, ['get', 'set', 'has', 'delete']],
        [Set.prototype, ['has', 'add']],
        [Promise.prototype, ['then', 'catch']],
        [JSON, ['parse', 'stringify']],
        [EventTarget.prototype, ['dispatchEvent', 'addEventListener']],
        [globalThis, ['structuredClone', 'CustomEvent', 'Promise', 'Map', 'Object', 'Array', 'JSON']],
      ]
      const taken = wells.flatMap(([holder, keys]) => keys.map((key) => ({ holder, key, its: getOwnPropertyDescriptor(holder, key) })))
      const value = () => {
        throw new Error('poisoned')
      }
      for (const { holder, key } of taken) defineProperty(holder, key, { configurable: true, writable: true, value })
      defineProperty(globalThis, 'ofThePage', { configurable: true, value: true })
      const reply = await citadel.request('campaign.create', { name: 'Behind the wall', game: 'citadel' })
      const look = given.look()
      const later = await look.later
      let isPoisoned = false
      try {
        taken.map(({ key }) => key)
      } catch {
        isPoisoned = true
      }
      for (let n = 0, one = taken[0]; one !== undefined; one = taken[++n])
        defineProperty(one.holder, one.key, one.its as PropertyDescriptor)
      return { reply, look: { ...look, later }, isPoisoned, seen: 'ofThePreload' in globalThis, frozen: isFrozen(citadel) }
    })
    expect(found).toMatchObject({
      reply: { ok: true, value: { name: 'Behind the wall' } },
      look: { mapped: [2, 3], known: ['a'], sees: false, later: 3 },
      ...{ isPoisoned: true, seen: false, frozen: true },
    })
  } finally {
    await desktop.close()
  }
})

test('caught: a reload that a guard prevents, because it looks at the place after the #', { tag: LONG }, async ({ target: _ }, info) => {
  const fault = { name: '', from: /event\.url\.split\(\/\[\?#\]\/\)\[0\]/, to: 'event.url' }
  const desktop = await started(fault, info)
  try {
    const page = await desktop.firstWindow()
    await page.getByRole('main').waitFor()
    await page.evaluate(() => {
      location.hash = '#/settings'
      Object.assign(window, { before: true })
      location.reload()
    })
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => 'before' in window)).toBe(true)
  } finally {
    await desktop.close()
  }
})

/** The page's first load does not end: a picture of it never comes. */
const HELD: Change = {
  from: 'serveScheme(protocol, pageFiles(page))',
  to: `serveScheme({
    handle(scheme, serve) {
      let isFirst = true
      protocol.handle(scheme, async (request) => {
        const { pathname } = new URL(request.url)
        if (pathname === '/never.png') return new Promise(() => {})
        const found = await serve(request)
        if (pathname !== '/' || !isFirst) return found
        isFirst = false
        return new Response((await found.text()).replace('</body>', '<img src="/never.png"></body>'), found)
      })
    },
  }, pageFiles(page))`,
}
/** Every end of a load but its own is taken for a failed start. */
const FATAL_ENDS: Change = {
  from: 'if (!window.isDestroyed() && !window.webContents.isCrashed() && !window.webContents.isLoadingMainFrame()) throw error',
  to: 'throw error',
}
/** What cuts a load off, and whether the app is there afterwards. */
const CUTS: readonly { readonly name: string; cut(desktop: DesktopApp, page: Page): Promise<unknown>; readonly goesOn: boolean }[] = [
  {
    name: 'the end of its page',
    cut: (desktop) => desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.forcefullyCrashRenderer(), null),
    goesOn: true,
  },
  { name: 'another load', cut: (_desktop, page) => page.evaluate(() => location.reload()), goesOn: true },
  {
    name: 'the end of its window',
    cut: (desktop) => desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].close(), null),
    goesOn: false,
  },
]

for (const { name, cut, goesOn } of CUTS)
  test(`caught: a load that is cut off by ${name}, and taken for a failed start`, { tag: LONG }, async ({ target: _ }, info) => {
    const cutOff = async (changes: readonly Change[]) => {
      const desktop = await launched(changes, info)
      const ended = new Promise<void>((resolve) => desktop.process().once('exit', () => resolve()))
      const page = await desktop.firstWindow()
      await page.getByRole('main').waitFor()
      expect(await page.evaluate(() => document.readyState)).toBe('interactive')
      await cut(desktop, page).catch(() => {})
      return { desktop, ended }
    }
    const wrong = await cutOff([HELD, FATAL_ENDS])
    await wrong.ended
    await expect.poll(() => wrong.desktop.said()).toContain('Citadel cannot start: ERR_')
    await wrong.desktop.close()

    const right = await cutOff([HELD])
    if (goesOn) {
      const loaded = async () => (await right.desktop.firstWindow()).evaluate(() => document.readyState)
      await expect.poll(() => loaded().catch(() => '')).toBe('complete')
    } else await right.ended
    await expect.poll(() => right.desktop.said()).toContain('ERR_')
    expect(right.desktop.said()).not.toContain('cannot start')
    await right.desktop.close()
  })

test('caught: a window that waits to be shown until its page has loaded', { tag: LONG }, async ({ target: _ }, info) => {
  const late = '((...all) => window.webContents.once("did-finish-load", () => window.once(...all)))("ready-to-show"'
  const desktop = await started({ name: '', from: 'window.once("ready-to-show"', to: late }, info)
  try {
    const page = await desktop.firstWindow()
    await page.getByRole('main').waitFor()
    const visible = () => desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].isVisible() as boolean, null)
    expect(await visible()).toBe(false)
  } finally {
    await desktop.close()
  }
})

test('caught by the self-test of a build: a worker that is not there', { tag: LONG }, async ({ target: _ }, info) => {
  const desktop = await launched([{ from: '"./worker.js"', to: '"./no-worker.js"' }], info, { CITADEL_SMOKE: '1' })
  expect(await selfTest(desktop)).toMatchObject({ code: 1, said: { ok: false, why: expect.stringMatching(/^campaign\.verify: /) } })
})

/** Faults that only a package has: what is beside the one who starts it is not in its archive. In the main thread, and in a worker. */
const IN_THE_ARCHIVE: readonly (Change & { readonly name: string; readonly why: RegExp })[] = [
  {
    name: 'a page that is looked for where the app was started',
    from: 'join(app.getAppPath(), "dist/renderer")',
    to: '"dist/renderer"',
    why: /"ok":false,"why":"ENOENT/,
  },
  {
    name: 'a worker that is looked for where the app was started',
    from: '"./worker.js", import.meta.url)',
    to: '"dist/electron/worker.js", "file://" + process.cwd() + "/")',
    why: /"ok":false.*"why":"campaign\.verify: /,
  },
]

test.describe('in the package', { tag: LONG }, () => {
  const packed = process.env.CITADEL_PACKED || null
  test.skip(packed === null, 'npm test makes it')
  for (const { name, why, ...change } of IN_THE_ARCHIVE)
    test(`caught: ${name}`, async ({ target: _ }, info) => {
      const [shell, archive] = [info.outputPath('shell'), info.outputPath('resources/app.asar')]
      extractAll(join(packed ?? '', 'app.asar'), shell)
      put(change, join(shell, 'dist/electron'))
      await createPackageWithOptions(shell, archive, { unpack: '**/*.node' })
      const desktop = launchStandIn({ appPath: archive, env: { CITADEL_SMOKE: '1' }, log: info.outputPath('main.log') })
      const told = await desktop.then(selfTest).then(({ said }) => JSON.stringify(said), String)
      expect(told).toMatch(why)
    })
})

test('caught: a connection of the main process', { tag: LONG }, async ({ target: _ }, info) => {
  const desktop = await launched(
    [{ from: 'setAboutPanel(app, process', to: 'fetch("http://leak.invalid/").catch(() => {}); setAboutPanel(app, process' }],
    info,
  )
  await desktop.firstWindow()
  await expect(desktop.close()).rejects.toThrow('leak.invalid')
})

test('caught: a question that hears no signal', { tag: LONG }, async ({ target: _ }, info) => {
  const asked = async (desktop: DesktopApp) => {
    await desktop.firstWindow()
    return desktop.evaluate(async ({ BrowserWindow, answers, asked: all }) => {
      answers.push('nothing', 'escape')
      const [{ webContents }] = BrowserWindow.getAllWindows()
      for (const event of ['unresponsive', 'responsive', 'unresponsive']) {
        webContents.emit(event)
        await new Promise((resume) => setTimeout(resume, 50))
      }
      return all.length as number
    }, null)
  }
  const deaf = await started({ name: '', from: /\.\.\.HANGS,\s*signal/, to: '...HANGS' }, info)
  expect(await asked(deaf)).toBe(1)
  await deaf.close()
  const right = await launched([], info)
  expect(await asked(right)).toBe(2)
  await right.close()
})

test('caught: a question that Escape answers with a button which is not there', { tag: LONG }, async ({ target: _ }, info) => {
  const desktop = await started({ name: '', from: /cancelId: 0/g, to: 'cancelId: 5' }, info)
  await desktop.firstWindow()
  const ended = new Promise<number | null>((resolve) => desktop.process().once('exit', resolve))
  void desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.emit('unresponsive'), null)
  expect(await ended).toBe(1)
  await expect.poll(() => desktop.said()).toContain('has no button 5')
  await desktop.close()
})

test('caught: a second signal, which kills what is still closing', { tag: LONG }, async ({ app: { desktop } }) => {
  const child = desktop?.process()
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child?.once('exit', (_code, signal) => resolve(signal)))
  await desktop?.evaluate(({ app }) => app.on('will-quit', (event: Event) => event.preventDefault()), null)
  child?.kill('SIGINT')
  await expect.poll(() => desktop?.said()).toContain('the first signal')
  child?.kill('SIGINT')
  expect(await ended).toBe('SIGINT')
})
