import { existsSync } from 'node:fs'
import { identity } from '../build/identity.ts'
import { expect, test, WINDOW } from './fixtures.ts'
import { launchStandIn, selfTest } from './standin/launch.ts'

// The shell is told that it runs on each of the three systems; the stand-in refuses what Electron does not have there.

interface Bridge {
  request(call: string, input?: unknown): Promise<{ ok: boolean; value: Record<string, string> }>
}

for (const system of ['linux', 'darwin', 'win32'] as const)
  test(
    `the shell runs as on ${system}: campaigns, work in a thread, lists of the system`,
    { tag: WINDOW },
    async ({ target, appPath }, info) => {
      test.skip(target !== 'desktop', 'the real thing runs on one system')
      const isPackaged = appPath.endsWith('.asar')
      const env = { CITADEL_USER_DATA: info.outputPath('data'), STANDIN_PLATFORM: system }
      const desktop = await launchStandIn({ appPath, env, log: info.outputPath('main.log') })
      try {
        const page = await desktop.firstWindow()
        await page.getByRole('main').waitFor()
        const seen = await page.evaluate(async () => {
          const { citadel } = globalThis as unknown as { citadel: Bridge }
          const about = await citadel.request('app.info')
          const campaign = await citadel.request('campaign.create', { name: 'Sword & Board', game: 'citadel' })
          const verified = await citadel.request('campaign.verify', { campaign: campaign.value.id })
          return { platform: about.value.platform, campaign: campaign.value.id, verified: verified.ok }
        })
        expect(seen).toEqual({ platform: system, campaign: expect.any(String), verified: true })
        const lists = () =>
          desktop.evaluate(
            ({ dock, app }) => ({
              dock: ((dock.menu?.items ?? []) as { label: string }[]).map(({ label }) => label),
              jump: ((app.jumpList ?? []) as { items: { args: string }[] }[]).flatMap(({ items }) => items.map(({ args }) => args)),
              id: app.userModelId as string | null,
            }),
            null,
          )
        await expect.poll(lists).toEqual({
          dock: system === 'darwin' ? ['Sword && Board'] : [],
          // A bare Electron has no list of its own.
          jump: system === 'win32' && isPackaged ? [`"--campaign=${seen.campaign}"`] : [],
          // The installer's shortcut has the same, or a bare Electron's is its own.
          id: system === 'win32' ? (isPackaged ? identity().appId : process.execPath) : null,
        })
        const ended = new Promise<string>((resolve) => desktop.process().once('exit', (code) => resolve(`ended ${code}`)))
        const count = () => desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length as number, null)
        await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].close(), null).catch(() => {})
        if (system !== 'darwin') expect(await ended).toBe('ended 0')
        else {
          // Without a window it goes on, and opens one when it is asked for.
          expect(await count()).toBe(0)
          await desktop.evaluate(({ app }) => app.emit('activate'), null)
          await expect.poll(count).toBe(1)
        }
      } finally {
        await desktop.close()
      }
    },
  )

test('a build tests itself, in a folder of its own, and says what it found', { tag: WINDOW }, async ({ target, appPath }, info) => {
  test.skip(target !== 'desktop', 'as an app of its own, without a test that drives it')
  const data = info.outputPath('data')
  const env = { CITADEL_USER_DATA: data, CITADEL_SMOKE: '1' }
  const { code, said } = await selfTest(await launchStandIn({ appPath, env, log: info.outputPath('main.log') }))
  expect(said).toMatchObject({
    ok: true,
    done: [
      'page',
      'app.info',
      'campaign.create',
      'character.recruit',
      'game.start',
      'game.choose',
      ...['game.view', 'campaign.verify', 'character.export'],
    ],
    printed: expect.stringMatching(/^[0-9a-f]{12}$/),
    machine: { packaged: appPath.endsWith('.asar') },
    paths: { app: appPath, data: expect.stringContaining('citadel-smoke-') },
  })
  expect(code).toBe(0)
  expect(existsSync(data)).toBe(false)
})
