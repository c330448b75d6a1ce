import { readFileSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, expectOpen, LONG, type Opened, test } from './fixtures.ts'
import { type DesktopApp, launchStandIn, root } from './standin/launch.ts'

// The desktop shell under hostile conditions: pages that die or hang, pages taken over, errors that nobody caught, second starts.

test.skip(({ target }) => target !== 'desktop', 'the stand-in alone lets a test do this to a shell')

interface Reply {
  readonly ok: boolean
  readonly value?: Record<string, string>
  readonly error?: { readonly code: string }
}

/** A call through the bridge of the page. */
const ask = (page: Page, call: string, input?: unknown): Promise<Reply> =>
  page.evaluate(
    ([name, given]) =>
      (globalThis as unknown as { citadel: { request: (...args: unknown[]) => Promise<Reply> } }).citadel.request(name, given),
    [call, input] as const,
  )

function desktopOf({ desktop }: Opened): DesktopApp {
  if (desktop === undefined) throw new Error('no main process')
  return desktop
}

const askedOf = (app: DesktopApp) => app.evaluate(({ asked }) => asked as string[], null)

async function campaign(page: Page, name: string): Promise<string> {
  const { value } = await ask(page, 'campaign.create', { name, game: 'citadel' })
  return value?.id ?? ''
}

async function reportOf(page: Page): Promise<{ errors: { text: string }[]; dumps: string[] }> {
  const { value } = await ask(page, 'report.create')
  return JSON.parse(gunzipSync(Buffer.from(value?.data ?? '', 'base64')).toString('utf8'))
}

/** The page that has come in the place of one that was ended. */
async function nextPage(app: DesktopApp, before: Page): Promise<Page> {
  let page = before
  await expect(async () => {
    page = await app.firstWindow()
    expect(page !== before && page.url()).toContain('returned=')
  }).toPass()
  await expectOpen(page)
  return page
}

test('a page that dies comes back where it was, with a sentence, and nothing is lost', async ({ app, complaints }) => {
  const desktop = desktopOf(app)
  const id = await campaign(app.page, 'The long winter')
  await app.page.evaluate((place) => {
    location.hash = place
  }, `#/campaign/${id}`)
  await expect(app.page.getByRole('combobox', { name: 'Campaign' })).toContainText('The long winter')
  await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].webContents.forcefullyCrashRenderer(), null)
  const page = await nextPage(desktop, app.page)
  await expect(page.getByRole('status').filter({ hasText: 'The page had stopped.' })).toContainText('Every answered choice is kept.')
  await expect(page.getByRole('combobox', { name: 'Campaign' })).toContainText('The long winter')
  // Events reach it again: the dead page is not in their way.
  expect(await ask(page, 'campaign.rename', { campaign: id, name: 'The thaw' })).toMatchObject({ ok: true })
  await expect(page.getByRole('combobox', { name: 'Campaign' })).toContainText('The thaw')
  await page.getByRole('button', { name: 'All right' }).click()
  await expect(page.getByText('The page had stopped.')).toHaveCount(0)
  expect(await askedOf(desktop)).toEqual([])
  complaints.length = 0
})

test('a page that loads itself again, as Try again does, is loaded at its place', { tag: LONG }, async ({ app: { page } }) => {
  const id = await campaign(page, 'Tried again')
  await page.evaluate((place) => {
    location.hash = place
    Object.assign(window, { before: true })
    location.reload()
  }, `#/campaign/${id}`)
  await expect.poll(() => page.evaluate(() => 'before' in window).catch(() => true)).toBe(false)
  await expect(page.getByRole('combobox', { name: 'Campaign' })).toContainText('Tried again')
})

test('a page that hangs is loaded again if the person wants it', async ({ app, complaints }) => {
  const desktop = desktopOf(app)
  await desktop.evaluate(({ BrowserWindow, answers }) => {
    answers.push(1)
    BrowserWindow.getAllWindows()[0].webContents.emit('unresponsive')
  }, null)
  const page = await nextPage(desktop, app.page)
  await expect(page.getByText('The page had stopped answering.')).toBeVisible()
  expect(await askedOf(desktop)).toEqual(['This window of Citadel is not responding.'])
  complaints.length = 0
})

test('an error of the main process that nobody caught is told, and stands in the report without the user’s folder', async ({ app }) => {
  const desktop = desktopOf(app)
  await desktop.evaluate((_electron, home) => {
    setTimeout(() => {
      throw new Error(`lost in ${home}/some games/x.db`)
    })
    void Promise.reject(new Error('promised and broken'))
  }, homedir())
  await expect.poll(() => askedOf(desktop)).toContain('Something went wrong inside Citadel. It keeps running.')
  const { errors } = await reportOf(app.page)
  const texts = errors.map(({ text }) => text).join()
  for (const part of ['lost in', 'x.db', 'promised and broken']) expect(texts).toContain(part)
  expect(texts).not.toContain(homedir())
  expect(await ask(app.page, 'app.info')).toMatchObject({ ok: true })
})

test('a second start says so, ends, and its campaign is shown in the first window', async ({ app }, info) => {
  const id = await campaign(app.page, 'Second start')
  await campaign(app.page, 'Another')
  const env = { CITADEL_USER_DATA: info.outputPath('data') }
  const log = info.outputPath('second.log')
  const second = launchStandIn({ appPath: root, env, args: [`--campaign=${id}`], log })
  await expect(second).rejects.toThrow(/ended early \(0\):\s*Citadel is already running/)
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('comes to the front')
  await expect(app.page.getByRole('combobox', { name: 'Campaign' })).toContainText('Second start')
  const window = await desktopOf(app).evaluate(
    ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map(({ focused, flashed }: { focused: boolean; flashed: boolean[] }) => ({ focused, flashed })),
    null,
  )
  expect(window).toEqual([{ focused: true, flashed: [true, false] }])
})

test('a start with a campaign opens at it', { tag: LONG }, async ({ open }, info) => {
  const first = await open()
  const id = await campaign(first.page, 'Opened by name')
  await campaign(first.page, 'Another')
  await first.close()
  const env = { CITADEL_USER_DATA: info.outputPath('data') }
  const desktop = await launchStandIn({ appPath: root, env, args: [`--campaign=${id}`], log: info.outputPath('again.log') })
  try {
    const page = await desktop.firstWindow()
    await expect(page.getByRole('combobox', { name: 'Campaign' })).toContainText('Opened by name')
  } finally {
    await desktop.close()
  }
})

test('title bar and menus follow the light of the page, from the start', { tag: LONG }, async ({ open }) => {
  const themeOf = (app: Opened) => desktopOf(app).evaluate(({ nativeTheme }) => nativeTheme.themeSource as string, null)
  const first = await open()
  expect(await themeOf(first)).toBe('system')
  await ask(first.page, 'page.keep', { key: 'citadel.settings', text: '{"theme":"dark"}' })
  expect(await themeOf(first)).toBe('dark')
  await first.close()
  expect(await themeOf(await open())).toBe('dark')
})

test('a page that was taken over gets no further than refusals, and the host stays well', async ({
  app: { page, desktop },
  complaints,
}) => {
  const codes = await page.evaluate(async () => {
    const { citadel } = globalThis as unknown as { citadel: { request: (...args: unknown[]) => Promise<Reply> } }
    let deep: unknown = 1
    for (let n = 0; n < 500; n++) deep = [deep]
    const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n]))
    const inputs = [
      undefined,
      null,
      7,
      'x'.repeat(5_000_000),
      [],
      deep,
      wide,
      JSON.parse('{"__proto__":{"campaign":"c"}}'),
      { campaign: '\u2028' },
    ]
    const calls = ['app.info', 'campaign.get', 'game.start', 'page.keep', 'backup.restore', '__proto__', 'constructor', '']
    const all = calls.flatMap((call) => inputs.map((input) => citadel.request(call, input)))
    const flood = Array.from({ length: 500 }, () => citadel.request('campaign.list'))
    const odd = [citadel.request(), citadel.request({ call: 'app.info' }), citadel.request(['app.info'])]
    const replies = await Promise.all([...all, ...flood, ...odd])
    return [...new Set(replies.map(({ ok, error }) => (ok ? 'ok' : (error?.code ?? ''))))]
  })
  expect(codes).not.toContain('internal')
  expect(codes).toEqual(expect.arrayContaining(['ok', 'bad-request', 'unknown-call']))

  const before = page.url()
  await page.evaluate(() => {
    for (const address of ['file:///etc/passwd', 'https://example.com/', 'javascript:alert(1)', 'data:text/html,x']) {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
      open(address)
      const link = document.createElement('a')
      link.href = address
      link.download = 'x'
      link.click()
    }
    const form = document.createElement('form')
    form.action = 'https://example.com/'
    document.body.append(form)
    form.submit()
  })
  await page.waitForTimeout(300)
  expect(page.url()).toBe(before)
  expect(
    await desktop?.evaluate(({ BrowserWindow, opened }) => [BrowserWindow.getAllWindows().length, opened.length] as number[], null),
  ).toEqual([1, 0])
  expect(await ask(page, 'app.info')).toMatchObject({ ok: true })
  complaints.length = 0
})

test('a start whose graphics process fails twice draws without it, says so once, and tries again when asked to', { tag: LONG }, async ({
  open,
}) => {
  const without = (app: Opened) => desktopOf(app).evaluate(({ app: { isAccelerated } }) => !isAccelerated as boolean, null)
  const told = 'Citadel now draws without the graphics processor.'
  for (let n = 0; n < 2; n++) {
    const failing = await open()
    expect([await without(failing), await askedOf(desktopOf(failing))]).toEqual([false, []])
    await desktopOf(failing).evaluate(
      ({ app }) => app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', exitCode: 9 }),
      null,
    )
    await failing.close()
  }
  const third = await open()
  expect(await without(third)).toBe(true)
  await expect.poll(() => askedOf(desktopOf(third))).toEqual([told])
  await third.close()
  const fourth = await open()
  expect([await without(fourth), await askedOf(desktopOf(fourth))]).toEqual([true, []])
})

test(
  'the window comes back where it was left, maximised, and on the main display where its own is gone',
  { tag: LONG },
  async ({ open }, info) => {
    const place = (app: Opened) =>
      desktopOf(app).evaluate(({ BrowserWindow }) => {
        const [window] = BrowserWindow.getAllWindows()
        return { x: window.options.x as number, maximized: window.isMaximized() as boolean }
      }, null)
    const first = await open()
    // In the middle of the main display, which is not the first of all.
    expect(await place(first)).toEqual({ x: 320, maximized: false })
    await desktopOf(first).evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      window.options.x = 2000
      window.maximize()
    }, null)
    await first.close()
    const second = await open()
    expect(await place(second)).toEqual({ x: 2000, maximized: true })
    await second.close()
    const file = info.outputPath('data', 'window.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), x: 9000 }))
    expect(await place(await open())).toEqual({ x: 320, maximized: true })
  },
)

test(
  'a report names the crash dumps of this machine, which lie beside the caches and not beside the campaigns',
  { tag: LONG },
  async ({ app }, info) => {
    const folder = await desktopOf(app).evaluate(({ app: shell }) => shell.getPath('crashDumps') as string, null)
    expect(folder).toBe(info.outputPath('data', 'chromium', 'Crashpad'))
    writeFileSync(join(folder, '5f0c.dmp'), 'the memory of a process')
    expect(await reportOf(app.page)).toMatchObject({ dumps: ['5f0c.dmp'] })
  },
)

test('the system’s panel about the app is set', { tag: LONG }, async ({ app }) => {
  expect(await desktopOf(app).evaluate(({ app: { about } }) => about as object, null)).toMatchObject({ applicationName: 'Citadel' })
})
