import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MenuItemConstructorOptions, MessageBoxOptions } from 'electron'
import { describe, expect, test, vi } from 'vitest'
import type { Host } from '../host/dispatcher.ts'
import { errorLog } from '../host/safety/error-log.ts'
import { setAboutPanel } from './about-panel.ts'
import { keepFailures } from './failures.ts'
import { campaignArgument, type Launch, launchOf, PLAIN } from './launch.ts'
import { followLight, GROUND } from './light.ts'
import { showRecent } from './recent.ts'
import { reviveWhenGone } from './revival.ts'
import { onlyInstance, raise } from './single-instance.ts'

// Pages that die or hang, second starts, errors that nobody caught, and what the system shows of the app.

describe('a page', () => {
  function watched({ answers = [] as (number | Promise<number>)[], at = 'app://citadel/#/play/s' } = {}) {
    const alive = { isCrashed: () => false, isLoadingMainFrame: () => false }
    const contents = Object.assign(new EventEmitter(), { getURL: () => at, forcefullyCrashRenderer: vi.fn(), ...alive })
    const window = { webContents: contents, isDestroyed: vi.fn(() => false), loadURL: vi.fn(async () => {}), on: vi.fn() }
    let time = 0
    const asked: MessageBoxOptions[] = []
    const around = {
      ask: vi.fn(async (options: MessageBoxOptions) => {
        asked.push(options)
        return (await answers.shift()) ?? 0
      }),
      report: vi.fn(),
      quit: vi.fn(),
      now: () => time,
    }
    reviveWhenGone(window as unknown as Parameters<typeof reviveWhenGone>[0], around)
    const gone = async (reason: string) => {
      contents.emit('render-process-gone', {}, { reason, exitCode: 11 })
      await vi.waitFor(() => {})
      await new Promise((resume) => setImmediate(resume))
    }
    return { window, contents, asked, gone, wait: (ms: number) => (time += ms), ...around }
  }

  test.each(['crashed', 'killed', 'oom', 'abnormal-exit', 'launch-failed'])(
    'that is %s comes back where it was, says so, and is noted',
    async (reason) => {
      const { gone, window, report, asked } = watched()
      await gone(reason)
      expect(window.loadURL).toHaveBeenCalledExactlyOnceWith('app://citadel/?returned=ended#/play/s')
      expect(report.mock.calls[0]?.[0]).toMatchObject({ message: expect.stringContaining(reason) })
      expect(asked).toEqual([])
    },
  )

  test('that ends with its window does not', async () => {
    const { gone, window, report } = watched()
    await gone('clean-exit')
    window.isDestroyed.mockReturnValue(true)
    await gone('crashed')
    expect([window.loadURL.mock.calls.length, report.mock.calls.length]).toEqual([0, 0])
  })

  test('that dies again and again is not brought back before somebody is asked', async () => {
    const { gone, window, asked, quit, wait } = watched({ answers: [0, 1] })
    for (let n = 0; n < 3; n++) await gone('crashed')
    expect([window.loadURL.mock.calls.length, asked.length]).toEqual([3, 0])
    await gone('crashed')
    expect([window.loadURL.mock.calls.length, asked.length, quit.mock.calls.length]).toEqual([4, 1, 0])
    for (let n = 0; n < 3; n++) await gone('crashed')
    await gone('crashed')
    expect([window.loadURL.mock.calls.length, asked.length, quit.mock.calls.length]).toEqual([7, 2, 1])
    wait(60_000)
    await gone('crashed')
    expect(window.loadURL).toHaveBeenCalledTimes(8)
  })

  test('that cannot be loaded again is noted, and tried again where it was', async () => {
    const { gone, window, contents, report } = watched()
    window.loadURL.mockImplementationOnce(async () => {
      contents.getURL = () => 'about:blank'
      throw new Error('ERR_FAILED')
    })
    await gone('crashed')
    expect(report).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'ERR_FAILED' }))
    const there = ['app://citadel/?returned=ended#/play/s']
    expect(window.loadURL.mock.calls).toEqual([there, there])
  })

  test('that hangs is ended and brought back only if the person wants it', async () => {
    const { contents, asked, gone, window } = watched({ answers: [0, 1] })
    contents.emit('unresponsive')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    await new Promise((resume) => setImmediate(resume))
    expect(contents.forcefullyCrashRenderer).not.toHaveBeenCalled()
    contents.emit('unresponsive')
    await vi.waitFor(() => expect(contents.forcefullyCrashRenderer).toHaveBeenCalledOnce())
    await gone('killed')
    expect(window.loadURL).toHaveBeenCalledExactlyOnceWith('app://citadel/?returned=hung#/play/s')
    for (const { message, detail } of asked)
      expect([message, detail]).toEqual([expect.stringMatching(/^[A-Z].*\.$/), expect.stringMatching(/kept/)])
  })

  test('that answers again takes the question away', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<number>()
    const { contents, asked } = watched({ answers: [promise] })
    contents.emit('unresponsive')
    contents.emit('unresponsive')
    await vi.waitFor(() => expect(asked).toHaveLength(1))
    contents.emit('responsive')
    expect(asked[0]?.signal?.aborted).toBe(true)
    answer(1)
    await new Promise((resume) => setImmediate(resume))
    expect(contents.forcefullyCrashRenderer).not.toHaveBeenCalled()
  })
})

describe('a second start', () => {
  type App = Parameters<typeof onlyInstance>[0]

  test('says that Citadel is running, hands over its campaign, and ends', () => {
    const app = Object.assign(new EventEmitter(), { requestSingleInstanceLock: vi.fn(() => false), quit: vi.fn() })
    const [say, taken] = [vi.fn(), vi.fn()]
    expect(onlyInstance(app as unknown as App, { launch: { ...PLAIN, campaign: 'c' }, say, taken })).toBe(false)
    expect(app.requestSingleInstanceLock).toHaveBeenCalledWith({ campaign: 'c', file: null })
    expect(app.quit).toHaveBeenCalledOnce()
    expect(say).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^Citadel is already running.*\.$/))
  })

  test.each([
    [
      { campaign: 'c', file: null },
      { campaign: 'c', file: null },
    ],
    [
      { campaign: null, file: '/home/anna/una.citadel' },
      { campaign: null, file: '/home/anna/una.citadel' },
    ],
    [PLAIN, PLAIN],
    [null, PLAIN],
    [{ campaign: 'c' }, PLAIN],
    [{ campaign: 7, file: null }, PLAIN],
    [{ campaign: 'x'.repeat(81), file: null }, PLAIN],
    [{ campaign: null, file: 'x'.repeat(4097) }, PLAIN],
    [{ campaign: 'c', file: null, run: 'rm' }, PLAIN],
    ['c', PLAIN],
  ])('hands over %j, of which the first takes %j', (handed: unknown, wanted: Launch) => {
    const app = Object.assign(new EventEmitter(), { requestSingleInstanceLock: () => true, quit: vi.fn() })
    const [say, taken] = [vi.fn(), vi.fn()]
    expect(onlyInstance(app as unknown as App, { launch: PLAIN, say, taken })).toBe(true)
    app.emit('second-instance', {}, ['citadel'], '/', handed)
    expect(taken).toHaveBeenCalledExactlyOnceWith(wanted)
    expect([say.mock.calls.length, app.quit.mock.calls.length]).toEqual([0, 0])
  })

  test('brings the window to the front, or its place on the task bar calls until it has the focus', () => {
    const made = { isMinimized: () => true, restore: vi.fn(), show: vi.fn(), focus: vi.fn(), flashFrame: vi.fn() }
    const window = Object.assign(new EventEmitter(), made)
    raise(window as unknown as Parameters<typeof raise>[0])
    expect([made.restore, made.show, made.focus].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1])
    expect(made.flashFrame.mock.calls).toEqual([[true]])
    window.emit('focus')
    expect(made.flashFrame.mock.calls).toEqual([[true], [false]])
  })

  test.each([
    [['--campaign=c'], 'c', null],
    [['--inspect', '.', campaignArgument('a b/ü')], 'a b/ü', null],
    [['--campaign='], null, null],
    [[`--campaign=${'x'.repeat(81)}`], null, null],
    [['campaign', '--data', 'x'], null, null],
    [['.', 'saved/the-long-winter.citadel'], null, '/home/anna/saved/the-long-winter.citadel'],
    [['/tmp/Una.CITADEL-CHARACTER', '--campaign=c'], 'c', '/tmp/Una.CITADEL-CHARACTER'],
    [['file:///home/anna/The%20long%20winter.citadel'], null, '/home/anna/The long winter.citadel'],
    [['file://elsewhere/una.citadel'], null, 'file://elsewhere/una.citadel'],
    [['file:///%00.citadel'], null, '/\0.citadel'],
    [['--x=y.citadel', 'notes.txt'], null, null],
    [[], null, null],
  ])('%j is read', (args: readonly string[], campaign: string | null, file: string | null) => {
    expect(launchOf(args, '/home/anna')).toEqual({ campaign, file })
  })
})

describe('an error that nobody caught', () => {
  test('is kept for the report, told once at a time, and leads to the report', async () => {
    const [process, app] = [new EventEmitter(), new EventEmitter()]
    const errors = errorLog(() => {})
    const { promise, resolve: answer } = Promise.withResolvers<number>()
    const [ask, toSafety] = [vi.fn(() => promise), vi.fn()]
    keepFailures(process, app as unknown as Parameters<typeof keepFailures>[1], { errors, ask, toSafety })
    process.emit('uncaughtException', new Error('one'))
    process.emit('unhandledRejection', 'two')
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 })
    app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit', exitCode: 0 })
    expect(errors.kept.map(({ text }) => text.split('\n')[0])).toEqual(['Error: one', 'two', expect.stringContaining('GPU')])
    expect(ask).toHaveBeenCalledOnce()
    answer(1)
    await vi.waitFor(() => expect(toSafety).toHaveBeenCalledOnce())
    ask.mockRejectedValueOnce(new Error('no dialog now'))
    process.emit('uncaughtException', new Error('three'))
    expect(ask).toHaveBeenCalledTimes(2)
    expect(errors.kept).toHaveLength(4)
  })
})

describe('the light', () => {
  const hostWith = (kept: Readonly<Record<string, string>>, ok = true): Host => ({
    request: async (call, input) =>
      call === 'page.recall'
        ? { ok: true, value: kept }
        : ok
          ? { ok: true, value: input }
          : { ok: false, error: { code: 'conflict', message: 'No.' } },
    subscribe: () => () => {},
    close: async () => {},
  })
  const settings = (theme: string) => JSON.stringify({ theme, odds: true })

  test.each([
    [{}, 'system'],
    [{ 'citadel.settings': settings('dark') }, 'dark'],
    [{ 'citadel.settings': settings('sepia') }, 'system'],
    [{ 'citadel.settings': '{' }, 'system'],
  ])('of title bar and menus is the page’s from the start: %j', async (kept, wanted) => {
    const theme = { themeSource: 'light' as 'system' | 'light' | 'dark' }
    await followLight(theme, hostWith(kept))
    expect(theme.themeSource).toBe(wanted)
  })

  test('changes when the page keeps another one, and only then', async () => {
    const theme = { themeSource: 'system' as 'system' | 'light' | 'dark' }
    const host = await followLight(theme, hostWith({}))
    expect(await host.request('page.keep', { key: 'citadel.settings', text: settings('dark') })).toMatchObject({ ok: true })
    expect(theme.themeSource).toBe('dark')
    await host.request('page.keep', { key: 'citadel.guide', text: settings('light') })
    await host.request('app.info', { key: 'citadel.settings', text: settings('light') })
    expect(theme.themeSource).toBe('dark')
    await host.request('page.keep', { key: 'citadel.settings', text: null })
    expect(theme.themeSource).toBe('system')
    const refusing = await followLight(theme, hostWith({}, false))
    await refusing.request('page.keep', { key: 'citadel.settings', text: settings('dark') })
    expect(theme.themeSource).toBe('system')
  })

  test('of an empty window is the ground of the page', () => {
    const tokens = readFileSync(resolve(import.meta.dirname, '../../renderer/style/tokens.css'), 'utf8')
    expect(tokens).toContain(`--table: light-dark(${GROUND.light}, ${GROUND.dark});`)
  })
})

describe('recent campaigns', () => {
  const campaigns = [
    { id: 'a b', name: 'Wine & Blood' },
    { id: 'c', name: 'Second' },
  ]
  function shown(platform: NodeJS.Platform, { program = 'C:\\Citadel.exe' as string | null, removed = [] as string[], done = 'ok' } = {}) {
    const getJumpListSettings = () => ({ minItems: 10, removedItems: removed.map((args) => ({ args })) })
    const app = { setJumpList: vi.fn(() => done), getJumpListSettings, dock: { setMenu: vi.fn() } }
    const menu = { buildFromTemplate: (items: MenuItemConstructorOptions[]) => items }
    const openCampaign = vi.fn()
    const report = vi.fn()
    const system = { app, menu, platform, program, report, openCampaign } as unknown as Parameters<typeof showRecent>[0]
    showRecent(system, campaigns)
    return { app, openCampaign, report }
  }

  test('are in the Dock of macOS', () => {
    const { app, openCampaign } = shown('darwin')
    const [items] = app.dock.setMenu.mock.calls[0] as [MenuItemConstructorOptions[]]
    expect(items.map(({ label }) => label)).toEqual(['Wine && Blood', 'Second'])
    items[1]?.click?.(undefined as never, undefined, undefined as never)
    expect(openCampaign).toHaveBeenCalledWith('c')
    expect(app.setJumpList).not.toHaveBeenCalled()
  })

  test('are in the jump list of Windows, each as a start that opens it', () => {
    const { app } = shown('win32')
    const [[list]] = app.setJumpList.mock.calls[0] as unknown as [[{ items: { title: string; program: string; args: string }[] }]]
    expect(list.items.map(({ title, program }) => [title, program])).toEqual([
      ['Wine & Blood', 'C:\\Citadel.exe'],
      ['Second', 'C:\\Citadel.exe'],
    ])
    expect(list.items.map(({ args }) => launchOf([args.replaceAll('"', '')], '/'))).toEqual([
      { ...PLAIN, campaign: 'a b' },
      { ...PLAIN, campaign: 'c' },
    ])
    expect(list.items[0]?.args).toBe('"--campaign=a b"')
  })

  test('stay out of the jump list where a person has removed them, and where the program is a bare Electron', () => {
    const { app } = shown('win32', { removed: ['"--campaign=a b"'] })
    expect(app.setJumpList.mock.calls).toMatchObject([[[{ items: [{ title: 'Second' }] }]]])
    expect(shown('win32', { program: null }).app.setJumpList).not.toHaveBeenCalled()
  })

  test('that Windows refuses are reported', () => {
    expect(shown('win32', { done: 'customCategoryAccessDeniedError' }).report).toHaveBeenCalledOnce()
  })

  test('are nowhere where the system has no such place', () => {
    const { app } = shown('linux')
    expect([app.setJumpList.mock.calls.length, app.dock.setMenu.mock.calls.length]).toEqual([0, 0])
  })
})

test('the system’s panel about the app has its name and version', () => {
  const app = { setAboutPanelOptions: vi.fn(), getVersion: () => '1.2.3' }
  setAboutPanel(app, { ...process.versions, electron: '45.4.1' })
  expect(app.setAboutPanelOptions).toHaveBeenCalledWith(
    expect.objectContaining({ applicationName: 'Citadel', applicationVersion: '1.2.3', version: 'Electron 45.4.1' }),
  )
})
