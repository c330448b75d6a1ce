import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { type BrowserContext, test as base, expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test'
import { type DesktopApp, launchStandIn, root } from './standin/launch.ts'

/** web: the loopback host in Chromium. desktop: the built main and preload on the stand-in. electron: the real thing. */
export type Target = 'web' | 'desktop' | 'electron'

export interface Opened {
  readonly page: Page
  /** The main process, where there is one. */
  readonly desktop?: DesktopApp
  /** Ends the process as a crash would; the page, where it is a browser's, stays open. */
  crash(): Promise<void>
  /** Ends the process as a crash would, and the page with it. */
  kill(): Promise<void>
  close(): Promise<void>
}

/** A test of what is the same page, or the same host, in every shell: once in the browser is enough. */
export const BROWSER = '@browser'
/** A test of what only the window of an app has. */
export const WINDOW = '@window'
/**
 * A test that `npm run e2e` alone runs: a whole game, a journey by its second means, a screen in every light and size, a fault put into the shell.
 * What it shows, a shorter one of `npm test` shows too, or a test of the page without a browser.
 */
export const LONG = '@long'
/** The same in the window of an app; in the browser `npm test` runs it. */
export const ONCE = '@once'

interface Options {
  target: Target
  /** What to start: the repository, a copy of it, or the unpacked package. */
  appPath: string
  /** Which moments are laid on the table. None, where a test is about something else: each great one waits for a press. */
  moments: 'all' | 'great' | 'none'
  /** How what a choice led to is told. At once, where a test is about something else: the question comes when all is told. */
  pace: 'quick' | 'at-once'
}
interface Fixtures {
  /**
   * Forbidden things that the page did: errors it threw or logged, violations of its policy, requests beyond its origin.
   * Any of them fails the test; a test that provokes some empties the list.
   */
  complaints: string[]
  /** Starts the app on this test's data; may be called again after close() or kill(). */
  open: () => Promise<Opened>
  /** The app, started once. */
  app: Opened
}

/** How many times slower the page computes than this machine can: what a test waits for must hold on a slow machine, too. */
const SLOW = Number(process.env.E2E_SLOW ?? 1)

async function slowDown(page: Page): Promise<void> {
  if (SLOW <= 1) return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW })
}

/** The loopback host, and how to end it. */
export interface Served {
  /** Where its page is; it leads in once. */
  readonly address: string
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
}

/** @param kept where its data are: `--data DIR` or `--memory` */
export async function serve(appPath: string, ...kept: readonly string[]): Promise<Served> {
  const child = spawn(process.execPath, [join(appPath, 'dist/electron/web.js'), ...kept], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the host ended early (${code})`)))
    createInterface(child.stdout).on('line', (line) => {
      const found = /^Citadel is at (\S+)$/.exec(line)?.[1]
      if (found) resolve(found)
    })
  })
  return {
    address,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

async function openWeb(context: BrowserContext, appPath: string, data: string): Promise<Opened> {
  const { address, end } = await serve(appPath, '--data', data)
  const page = await context.newPage()
  await slowDown(page)
  await page.goto(address)
  return {
    page,
    crash: () => end('SIGKILL'),
    kill: () => page.close().then(() => end('SIGKILL')),
    close: () => page.close().then(() => end('SIGTERM')),
  }
}

async function openDesktop(desktop: DesktopApp): Promise<Opened> {
  const page = await desktop.firstWindow()
  await slowDown(page)
  const crash = async () => {
    const child = desktop.process()
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  }
  return { page, desktop, crash, kill: crash, close: () => desktop.close() }
}

async function launchElectron(playwright: PlaywrightWorkerArgs['playwright'], appPath: string, env: Record<string, string>) {
  // An editor's shell may make every Electron a plain Node.
  const { ELECTRON_RUN_AS_NODE: _, NODE_COMPILE_CACHE: __, ...around } = process.env
  const inherited = Object.fromEntries(Object.entries(around).filter((pair): pair is [string, string] => pair[1] !== undefined))
  return (await playwright._electron.launch({ args: [appPath], env: { ...inherited, ...env } })) as unknown as DesktopApp
}

function watch(page: Page, complaints: string[]): void {
  // Its address, or the first one it loads: an address that the shell refuses later is not its own.
  let own = page.url() === 'about:blank' ? null : new URL(page.url()).origin
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (request.isNavigationRequest()) own ??= origin
    else if (protocol !== 'data:' && origin !== own) complaints.push(`a request to ${origin}`)
  })
}

/** In the page: as if it had been chosen in the settings of another window. */
function settle(settings: Pick<Options, 'moments' | 'pace'>): void {
  const kept: object = JSON.parse(localStorage.getItem('citadel.settings') ?? '{}')
  localStorage.setItem('citadel.settings', JSON.stringify({ ...kept, ...settings }))
  window.dispatchEvent(new StorageEvent('storage'))
}

/** A press that begins while a screen opens may end on the bar of the next one, and is lost. */
export async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
}

export const test = base.extend<Fixtures & Options>({
  target: ['web', { option: true }],
  appPath: [root, { option: true }],
  moments: ['none', { option: true }],
  pace: ['at-once', { option: true }],
  complaints: async ({ target: _ }, use) => {
    const complaints: string[] = []
    await use(complaints)
    expect(complaints, 'what the page must not do').toEqual([])
  },
  open: async ({ target, appPath, moments, pace, playwright, context, complaints }, use, info) => {
    const data = info.outputPath('data')
    const env = { CITADEL_USER_DATA: data }
    const all: Opened[] = []
    const start = () => {
      switch (target) {
        case 'web':
          return openWeb(context, appPath, data)
        case 'desktop':
          return launchStandIn({ appPath, env, log: info.outputPath(`main-${all.length + 1}.log`) }).then(openDesktop)
        case 'electron':
          return launchElectron(playwright, appPath, env).then(openDesktop)
      }
    }
    // Where this browser opens the page: from the first request on.
    context.on('page', (page) => watch(page, complaints))
    await use(async () => {
      const opened = await start()
      if (opened.desktop) watch(opened.page, complaints)
      all.push(opened)
      await expectOpen(opened.page)
      await opened.page.evaluate(settle, { moments, pace })
      return opened
    })
    for (const opened of all) await opened.close()
  },
  app: async ({ open }, use) => {
    await use(await open())
  },
})
export { expect }
