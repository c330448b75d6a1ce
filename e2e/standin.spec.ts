import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type DesktopApp, launchStandIn, root } from './standin/launch.ts'

// The stand-in refuses what Electron refuses. Each fault is put into a copy of the built shell, seen to be caught, and gone with the copy: so
// the stand-in cannot grow kind again. A fault whose text is no longer in the shell fails, too.

test.skip(({ target }) => target !== 'desktop', 'of the stand-in alone')

interface Fault {
  readonly name: string
  readonly file?: 'main.js' | 'preload.cjs'
  readonly from: string | RegExp
  readonly to: string
  readonly system?: 'linux' | 'darwin' | 'win32'
}

/** The built shell with a fault in it. */
function faulty({ file = 'main.js', from, to }: Pick<Fault, 'file' | 'from' | 'to'>, info: TestInfo): string {
  const folder = info.outputPath('faulty')
  mkdirSync(folder, { recursive: true })
  cpSync(join(root, 'dist/electron'), join(folder, 'dist/electron'), { recursive: true, filter: (each) => !each.endsWith('.map') })
  cpSync(join(root, 'package.json'), join(folder, 'package.json'))
  for (const linked of ['node_modules', 'dist/renderer']) symlinkSync(join(root, linked), join(folder, linked), 'junction')
  const bundle = join(folder, 'dist/electron', file)
  const before = readFileSync(bundle, 'utf8')
  const after = before.replace(from, to)
  expect(after, `${from} is no longer in ${file}`).not.toBe(before)
  writeFileSync(bundle, after)
  return folder
}

async function started(fault: Fault, info: TestInfo): Promise<DesktopApp> {
  const env = { CITADEL_USER_DATA: info.outputPath('data'), ...(fault.system && { STANDIN_PLATFORM: fault.system }) }
  return launchStandIn({ appPath: faulty(fault, info), env, log: info.outputPath('main.log') })
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
    from: 'case "darwin":',
    to: 'case "darwin": app.getJumpListSettings();',
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
  test(`caught at once: ${fault.name}`, async ({ target: _ }, info) => {
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
  test(`caught in the page: ${fault.name}`, async ({ target: _ }, info) => {
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

test('caught: a reload that a guard prevents, because it looks at the place after the #', async ({ target: _ }, info) => {
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

test('caught: a window that waits to be shown until its page has loaded', async ({ target: _ }, info) => {
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

test('caught: a question that hears no signal', async ({ target: _ }, info) => {
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
  const right = await launchStandIn({
    appPath: root,
    env: { CITADEL_USER_DATA: info.outputPath('right') },
    log: info.outputPath('right.log'),
  })
  expect(await asked(right)).toBe(2)
  await right.close()
})

test('caught: a question that Escape answers with a button which is not there', async ({ target: _ }, info) => {
  const desktop = await started({ name: '', from: /cancelId: 0/g, to: 'cancelId: 5' }, info)
  await desktop.firstWindow()
  const ended = new Promise<number | null>((resolve) => desktop.process().once('exit', resolve))
  void desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.emit('unresponsive'), null)
  expect(await ended).toBe(1)
  expect(desktop.said()).toContain('has no button 5')
  await desktop.close()
})

test('caught: a second signal, which kills what is still closing', async ({ app: { desktop } }) => {
  const child = desktop?.process()
  const ended = new Promise<NodeJS.Signals | null>((resolve) => child?.once('exit', (_code, signal) => resolve(signal)))
  await desktop?.evaluate(({ app }) => app.on('will-quit', (event: Event) => event.preventDefault()), null)
  child?.kill('SIGINT')
  await expect.poll(() => desktop?.said()).toContain('the first signal')
  child?.kill('SIGINT')
  expect(await ended).toBe('SIGINT')
})
