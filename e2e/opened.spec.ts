import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { drop } from './dropped.ts'
import { BROWSER, expect, expectOpen, LONG, ONCE, test, WINDOW } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { type DesktopApp, launchStandIn } from './standin/launch.ts'

// Exported files that a person opens: by a double press, from the command line, on a running app, or by dropping them on the window, in a
// browser, too. Nothing is written before the person says so.

interface Files {
  readonly campaign: string
  readonly character: string
}

/** A campaign and a character of it, exported on another machine to files with the names that the app gives them. */
async function exported(info: TestInfo): Promise<Files> {
  const elsewhere = startHeadless()
  const folder = info.outputPath('brought')
  mkdirSync(folder, { recursive: true })
  const written = async (call: string, input: object) => {
    const file = await elsewhere.call<{ filename: string; data: string; encoding: BufferEncoding }>(call, input)
    const path = join(folder, file.filename)
    writeFileSync(path, Buffer.from(file.data, file.encoding))
    return path
  }
  try {
    const campaign = await elsewhere.call<{ id: string }>('campaign.create', { name: 'Sword & Board', game: 'citadel' })
    const una = await elsewhere.call<{ id: string }>('character.recruit', { campaign: campaign.id, kind: 'hero' })
    const files = {
      campaign: await written('campaign.export', { campaign: campaign.id }),
      character: await written('character.export', { character: una.id, format: 'json' }),
    }
    expect(files.campaign).toMatch(/sword-board\.citadel$/)
    expect(files.character).toMatch(/\.citadel-character$/)
    return files
  } finally {
    await elsewhere.close()
  }
}

/** The names of the campaigns that are here, as the page lists them. */
const campaigns = (page: Page) => page.getByRole('combobox', { name: 'Campaign' })

const campaignDialog = (page: Page) => page.getByRole('dialog', { name: 'A campaign from a file' })
const characterDialog = (page: Page) => page.getByRole('dialog', { name: 'A character from a file' })

async function importCampaign(page: Page): Promise<void> {
  await campaignDialog(page).getByRole('button', { name: 'Import it' }).click()
  const here = page.getByRole('dialog', { name: 'It is here' })
  await expect(here).toContainText('Sword & Board: 1 character')
  await here.getByRole('button', { name: 'Open the hall' }).click()
  await expect(campaigns(page)).toContainText('Sword & Board')
}

/** A hero is in a campaign once: the host reads the file of one that is there as strictly as any. */
async function expectRefused(page: Page): Promise<void> {
  await expect(characterDialog(page).getByLabel('Joins the campaign')).toContainText('Sword & Board, Citadel of Blood')
  await characterDialog(page).getByRole('button', { name: 'Import it' }).click()
  await expect(characterDialog(page).getByRole('alert')).toBeVisible()
  await characterDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(characterDialog(page)).toBeHidden()
}

test.describe('on the desktop', { tag: WINDOW }, () => {
  test.skip(({ target }) => target !== 'desktop', 'the stand-in alone can be started in these ways')

  /** An app of this test's own, started as a system starts it. */
  async function started(
    { appPath, info, env = {}, args = [] }: { appPath: string; info: TestInfo; env?: Record<string, string>; args?: readonly string[] },
    work: (page: Page, desktop: DesktopApp) => Promise<void>,
  ): Promise<void> {
    const own = { CITADEL_USER_DATA: info.outputPath('data'), ...env }
    const desktop = await launchStandIn({ appPath, env: own, args, log: info.outputPath('main.log') })
    try {
      await work(await desktop.firstWindow(), desktop)
    } finally {
      await desktop.close()
    }
  }

  test('a campaign file on the command line is shown, and comes in when the person says so', async ({ appPath }, info) => {
    const { campaign } = await exported(info)
    await started({ appPath, info, args: [campaign] }, async (page) => {
      await expect(campaignDialog(page)).toContainText(basename(campaign))
      await expect(campaigns(page)).toHaveCount(0)
      await importCampaign(page)
    })
  })

  test('a second start with a file hands it to the first window', { tag: LONG }, async ({ appPath }, info) => {
    const { campaign, character } = await exported(info)
    await started({ appPath, info, args: [campaign] }, async (page) => {
      await importCampaign(page)
      const second = started({ appPath, info, args: [character] }, async () => {})
      await expect(second).rejects.toThrow('already running')
      await expectRefused(page)
    })
  })

  test(
    'a file pressed on macOS before the app is ready is shown in its first window, and no folder passes for one',
    { tag: LONG },
    async ({ appPath }, info) => {
      const { campaign } = await exported(info)
      const folder = info.outputPath('folder.citadel')
      mkdirSync(folder)
      const env = { STANDIN_PLATFORM: 'darwin', STANDIN_OPEN_FILE: campaign }
      await started({ appPath, info, env }, async (page, desktop) => {
        const press = (path: string) =>
          desktop.evaluate(({ app }, pressed) => app.emit('open-file', { preventDefault() {} }, pressed) as boolean, path)
        await campaignDialog(page).getByRole('button', { name: 'Cancel' }).click()
        await press(folder)
        await expect
          .poll(() => desktop.evaluate(({ asked }) => asked as string[], null))
          .toEqual(['Can’t open folder.citadel: it is not a file.'])
        await expect(campaignDialog(page)).toBeHidden()
        await press(campaign)
        await expect(campaignDialog(page)).toContainText(basename(campaign))
      })
    },
  )
})

const dropFile = (page: Page, path: string) => drop(page, basename(path), readFileSync(path))

test('files dropped on the window come in when the person says so, and never twice', { tag: ONCE }, async ({ app: { page } }, info) => {
  await expectOpen(page)
  const { campaign, character } = await exported(info)
  const before = page.url()
  await dropFile(page, character)
  await expect(characterDialog(page)).toContainText('Begin one')
  await characterDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await dropFile(page, campaign)
  await expect(campaignDialog(page)).toContainText(basename(campaign))
  await campaignDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(campaigns(page)).toHaveCount(0)
  expect(page.url()).toBe(before)
  await dropFile(page, campaign)
  await importCampaign(page)
  await dropFile(page, character)
  await expectRefused(page)
})

test('a broken file dropped on the window is refused in words', { tag: [BROWSER, LONG] }, async ({ app: { page } }) => {
  await expectOpen(page)
  await drop(page, 'broken.citadel', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]))
  await expect(campaignDialog(page)).toContainText('broken.citadel, 7 bytes')
  await expect(campaignDialog(page).getByRole('alert')).toBeVisible()
  await expect(campaignDialog(page).getByRole('button', { name: 'Import it' })).toBeDisabled()
})

test('a campaign that comes back further on is brought up to date in one press', { tag: BROWSER }, async ({ app: { page } }) => {
  await expectOpen(page)
  const elsewhere = startHeadless()
  try {
    const { id: campaign } = await elsewhere.call<{ id: string }>('campaign.create', { name: 'Sword & Board', game: 'citadel' })
    const arrives = async () => {
      await elsewhere.call('character.recruit', { campaign, kind: 'hero' })
      const { data } = await elsewhere.call<{ data: string }>('campaign.export', { campaign })
      await drop(page, 'sword-board.citadel', Buffer.from(data, 'base64'))
    }
    await arrives()
    await importCampaign(page)
    await arrives()
    await expect(campaignDialog(page).getByRole('region', { name: 'In the file' })).toContainText('came or changed')
    await campaignDialog(page).getByRole('button', { name: 'Bring it up to date' }).click()
    const now = page.getByRole('dialog', { name: 'It is up to date' })
    await expect(now).toContainText('Sword & Board: 2 characters')
    await now.getByRole('button', { name: 'Open the hall' }).click()
    await expect(campaigns(page).getByRole('option')).toHaveCount(1)
  } finally {
    await elsewhere.close()
  }
})
