import { mkdirSync, writeFileSync } from 'node:fs'
import type { Page, TestInfo } from '@playwright/test'
import { expect, expectOpen, type Opened, test, WINDOW } from './fixtures.ts'
import { launchStandIn } from './standin/launch.ts'

// Exported files that a person opens: by a double press, from the command line, on a running app, or by dropping them on the window. Nothing
// is written before the person says so.

interface Reply {
  readonly ok: boolean
  readonly value: Record<string, string>
}
interface Bridge {
  request(call: string, input?: unknown): Promise<Reply>
}

const ask = (page: Page, call: string, input?: unknown): Promise<Reply> =>
  page.evaluate(([name, given]) => (globalThis as unknown as { citadel: Bridge }).citadel.request(name, given), [call, input] as const)

const campaigns = async (page: Page) => ((await ask(page, 'campaign.list')).value as unknown as { name: string }[]).map(({ name }) => name)

/** A campaign and a character of it, exported to files with the names that the app gives them. */
async function exported({ page }: Opened, info: TestInfo): Promise<{ campaign: string; character: string }> {
  const folder = info.outputPath('kept')
  mkdirSync(folder, { recursive: true })
  const { value } = await ask(page, 'campaign.create', { name: 'Sword & Board', game: 'citadel' })
  const una = await ask(page, 'character.recruit', { campaign: value.id, kind: 'hero' })
  const written = async (call: string, input: object) => {
    const file = await ask(page, call, input)
    const path = `${folder}/${file.value.filename}`
    writeFileSync(path, Buffer.from(file.value.data ?? '', file.value.encoding as BufferEncoding))
    return path
  }
  const campaign = await written('campaign.export', { campaign: value.id })
  const character = await written('character.export', { character: una.value.id, format: 'json' })
  expect([campaign, character]).toEqual([expect.stringMatching(/sword-board\.citadel$/), expect.stringMatching(/\.citadel-character$/)])
  return { campaign, character }
}

const desktopOnly = 'the stand-in alone can be started in these ways'

test(
  'a campaign file on the command line is shown, and comes in when the person says so',
  { tag: WINDOW },
  async ({ open, target, appPath }, info) => {
    test.skip(target !== 'desktop', desktopOnly)
    const first = await open()
    const { campaign } = await exported(first, info)
    await first.close()
    const env = { CITADEL_USER_DATA: info.outputPath('data') }
    const desktop = await launchStandIn({ appPath, env, args: [campaign], log: info.outputPath('again.log') })
    try {
      const page = await desktop.firstWindow()
      const dialog = page.getByRole('dialog', { name: 'A campaign from a file' })
      await expect(dialog).toContainText('sword-board.citadel')
      expect(await campaigns(page)).toHaveLength(1)
      await dialog.getByRole('button', { name: 'Import it' }).click()
      await expect(page.getByRole('dialog', { name: 'It is here' })).toContainText('1 character')
      expect(await campaigns(page)).toHaveLength(2)
    } finally {
      await desktop.close()
    }
  },
)

test('a second start with a file hands it to the first window', { tag: WINDOW }, async ({ app, target, appPath }, info) => {
  test.skip(target !== 'desktop', desktopOnly)
  const { character } = await exported(app, info)
  const env = { CITADEL_USER_DATA: info.outputPath('data') }
  const second = launchStandIn({ appPath, env, args: [character], log: info.outputPath('second.log') })
  await expect(second).rejects.toThrow('already running')
  const dialog = app.page.getByRole('dialog', { name: 'A character from a file' })
  await expect(dialog.getByLabel('Joins the campaign')).toContainText('Sword & Board, Citadel of Blood')
  await dialog.getByRole('button', { name: 'Import it' }).click()
  // A hero is in a campaign once: the host reads this file as strictly as any.
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
})

test(
  'a file pressed on macOS before the app is ready is shown in its first window, and no folder passes for one',
  { tag: WINDOW },
  async ({ open, target, appPath }, info) => {
    test.skip(target !== 'desktop', desktopOnly)
    const first = await open()
    const { campaign } = await exported(first, info)
    await first.close()
    const env = { CITADEL_USER_DATA: info.outputPath('data'), STANDIN_PLATFORM: 'darwin', STANDIN_OPEN_FILE: campaign }
    const desktop = await launchStandIn({ appPath, env, log: info.outputPath('mac.log') })
    try {
      const page = await desktop.firstWindow()
      const dialog = page.getByRole('dialog', { name: 'A campaign from a file' })
      await dialog.getByRole('button', { name: 'Not now' }).click()
      const folder = info.outputPath('folder.citadel')
      mkdirSync(folder)
      await desktop.evaluate(({ app }, path) => app.emit('open-file', { preventDefault() {} }, path), folder)
      await expect
        .poll(() => desktop.evaluate(({ asked }) => asked as string[], null))
        .toEqual(['Can’t open folder.citadel: it is not a file.'])
      await expect(dialog).toBeHidden()
      await desktop.evaluate(({ app }, path) => app.emit('open-file', { preventDefault() {} }, path), campaign)
      await expect(dialog).toContainText('sword-board.citadel')
    } finally {
      await desktop.close()
    }
  },
)

test('a file dropped on the window is shown in its dialog, and a broken one is refused in words', async ({ app: { page } }) => {
  await expectOpen(page)
  const before = page.url()
  const drop = (content: number[], name: string) =>
    page.evaluate(
      ([bytes, called]) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([new Uint8Array(bytes)], called))
        for (const type of ['dragover', 'drop'])
          document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
      },
      [content, name] as const,
    )
  await drop([0x1f, 0x8b, 8, 0, 1, 2, 3], 'broken.citadel')
  const dialog = page.getByRole('dialog', { name: 'A campaign from a file' })
  await expect(dialog).toContainText('broken.citadel, 7 bytes')
  await dialog.getByRole('button', { name: 'Import it' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: 'Not now' }).click()
  await drop(
    [...'{}'].map((letter) => letter.charCodeAt(0)),
    'una.citadel-character',
  )
  await expect(page.getByRole('dialog', { name: 'A character from a file' })).toContainText('Begin one')
  expect(page.url()).toBe(before)
})
