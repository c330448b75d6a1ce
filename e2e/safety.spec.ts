import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { Locator, Page, TestInfo } from '@playwright/test'
import { asDarkAsTheGround, expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, ONCE, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { type Trouble, trouble } from './trouble.ts'

// Backups are made, read and restored in the page; the campaigns' folder gets into trouble, and the page says so.

const folderOf = (info: TestInfo) => info.outputPath('data')

/** A folder with a campaign of one hero. Closing it makes a backup. */
async function layOut(data: string): Promise<void> {
  const host = startHeadless(data)
  const { id } = await host.call<{ id: string }>('campaign.create', { game: 'citadel', name: 'The Long Winter' })
  await host.call('character.recruit', { campaign: id, kind: 'hero' })
  await host.close()
}

/** The campaign, as the cover offers it. */
const onCover = (page: Page) => page.getByRole('heading', { name: 'The Long Winter' })

async function begin(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Campaigns' }).click()
  await page.getByRole('button', { name: 'New campaign' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new campaign' })
  await dialog.getByRole('textbox', { name: 'Its name' }).fill(name)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await expect(page.getByRole('combobox', { name: 'Campaign' })).toContainText(name)
}

const backups = (page: Page) => page.getByRole('list', { name: /^Backups/ }).getByRole('listitem')
const toSafety = (page: Page) => page.getByRole('link', { name: 'Safety' }).click()
const verify = (backup: Locator) => backup.getByRole('button', { name: /^Verify/ })
const saveCopy = (backup: Locator) => backup.getByRole('button', { name: /^Save a copy/ })
const restore = (backup: Locator) => backup.getByRole('button', { name: /^Restore/ })

test(
  'a backup is made, read through and restored, and the replaced file can be restored in turn',
  { tag: ONCE },
  async ({ open }, info) => {
    await layOut(folderOf(info))
    const { page } = await open()
    await toSafety(page)
    await expect(page.getByRole('heading', { name: 'Every choice is kept' })).toBeVisible()
    await expect(backups(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Make a backup now' }).click()
    const byHand = backups(page).filter({ hasText: 'Made by hand' })
    await expect(byHand).toContainText('just now')
    await verify(byHand).click()
    await expect(byHand.getByRole('status')).toHaveText('It is complete. 1 campaign: The Long Winter with 1 character and 0 games.')

    await begin(page, 'Afterthought')
    await toSafety(page)
    await restore(byHand).click()
    const dialog = page.getByRole('dialog', { name: 'Go back to this backup?' })
    await expect(dialog.getByRole('button', { name: 'Leave everything as it is' })).toBeFocused()
    await expectAccessible(page, 'the question before restoring')
    await dialog.getByRole('button', { name: 'Restore it' }).click()
    const campaign = page.getByRole('combobox', { name: 'Campaign' })
    await expect(campaign).toContainText('The Long Winter')
    await expect(campaign).not.toContainText('Afterthought')

    // By keyboard alone: the file that was put aside.
    await toSafety(page)
    const aside = backups(page).filter({ hasText: 'What was there before a restore' })
    await verify(aside).focus()
    await page.keyboard.press('Enter')
    await expect(aside.getByRole('status')).toContainText('Afterthought with 0 characters')
    await page.keyboard.press('Tab')
    await expect(saveCopy(aside)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(restore(aside)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(campaign).toContainText('Afterthought')
    await page.reload()
    await expect(page.getByRole('region', { name: 'Afterthought' })).toBeVisible()
  },
)

test('a report is saved as one file, with no path of this machine in it', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  await layOut(folderOf(info))
  const { page } = await open()
  await toSafety(page)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save a report' }).click()
  const download = await coming
  const text = gunzipSync(readFileSync(await download.path())).toString('utf8')
  expect(JSON.parse(text)).toMatchObject({ app: { games: expect.arrayContaining([expect.objectContaining({ id: 'citadel' })]) } })
  expect(text).not.toContain(info.outputDir)
})

interface Start {
  readonly kind: Trouble
  readonly title: string
  readonly says: string
  /** What ends it from outside, so that a retry succeeds; null where a backup is restored instead. */
  readonly ends: Trouble | null
}

const STARTS: readonly Start[] = [
  { kind: 'damaged', title: 'The campaign file is damaged', says: 'parts of it cannot be read', ends: null },
  { kind: 'foreign', title: 'The file there is not Citadel’s', says: 'belongs to another program', ends: null },
  { kind: 'newer', title: 'A newer Citadel wrote these campaigns', says: 'by a newer version of Citadel', ends: null },
  { kind: 'read-only', title: 'The folder cannot be written to', says: 'cannot be written to', ends: 'writable' },
]

const card = (page: Page, title: string) => page.getByRole('alert', { name: title })

for (const { kind, title, says, ends } of STARTS) {
  test(
    `started on campaigns that are ${kind}, the page says what happened and leads back in`,
    { tag: kind === 'damaged' ? ONCE : LONG },
    async ({ open, target }, info) => {
      test.skip(target !== 'web' && kind !== 'damaged', 'every shell asks the same host: one kind of trouble is enough')
      const data = folderOf(info)
      await layOut(data)
      const impossible = trouble(kind, data)
      test.skip(impossible !== null, impossible ?? '')
      try {
        const { page } = await open()
        const failure = card(page, title)
        await expect(failure).toContainText(says)
        for (const part of ['What happened', 'What is safe', 'What to do']) await expect(failure).toContainText(part)
        // The cards differ only in their words, so one is checked for all.
        if (kind === 'damaged') {
          await expectAccessible(page, title)
          await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
          expect(await page.evaluate(asDarkAsTheGround)).toEqual([])
          await page.emulateMedia({ forcedColors: 'none' })
        }
        await failure.getByRole('button', { name: 'Try again' }).click()
        await expect(failure.getByRole('status')).toHaveText(/without success/)
        if (ends) {
          trouble(ends, data)
          await failure.getByRole('button', { name: 'Try again' }).click()
        } else {
          await restore(backups(page).first()).click()
          await page.getByRole('dialog').getByRole('button', { name: 'Restore it' }).click()
        }
        await expect(onCover(page)).toBeVisible()
        await expect(failure).toHaveCount(0)
      } finally {
        if (ends) trouble(ends, data)
      }
    },
  )
}

test('started where the folder cannot be, the page says so', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  trouble('no-folder', folderOf(info))
  const { page } = await open()
  await expect(card(page, 'The campaigns cannot be found')).toContainText('its folder cannot be opened')
  await expectAccessible(page, 'no folder')
})

test(
  'a second Citadel on the same campaigns says where they are open, and continues once they are free',
  { tag: [BROWSER, LONG] },
  async ({ open }, info) => {
    await layOut(folderOf(info))
    const first = await open()
    await expect(onCover(first.page)).toBeVisible()
    const { page } = await open()
    const failure = card(page, 'The campaigns are open elsewhere')
    await expect(failure).toContainText('already open in another window of Citadel')
    await expect(failure.getByRole('button', { name: /^Restore/ })).toHaveCount(0)
    await first.close()
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(onCover(page)).toBeVisible()
  },
)

// ---------------------------------------------------------------- while playing

/** A quick raid at its first question, begun in the hall. */
async function play(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open hall' }).click()
  await page.getByRole('button', { name: 'Quick raid' }).first().click()
  await expect(page).toHaveURL(/#\/play\//)
  const question = page.getByRole('complementary').getByRole('region').first()
  await expect(question.locator('[aria-keyshortcuts="Enter"]')).toBeVisible()
  return question
}

async function answerByKey(page: Page): Promise<void> {
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
}

test(
  'on a disk that fills up during play no answer is lost, and play continues at the same question',
  { tag: BROWSER },
  async ({ open }, info) => {
    const data = folderOf(info)
    await layOut(data)
    const impossible = trouble('small-disk', data)
    test.skip(impossible !== null, impossible ?? '')
    try {
      const { page, close } = await open()
      const question = await play(page)
      const asked = await question.ariaSnapshot()
      trouble('full', data)
      const dialog = page.getByRole('dialog', { name: 'The disk is full' })
      await expect(async () => {
        await answerByKey(page)
        await expect(dialog).toBeVisible({ timeout: 1000 })
      }).toPass()
      await expect(dialog).toContainText('Everything that was answered is safe')
      await expectAccessible(page, 'a full disk')
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog.getByRole('status')).toHaveText(/without success/)
      await dialog.getByRole('button', { name: 'Continue without writing' }).click()
      const strip = page.getByRole('alert').filter({ hasText: 'nothing can be written now' })
      await expect(strip).toBeVisible()
      await expectAccessible(page, 'the strip of a full disk')
      trouble('room', data)
      await strip.getByRole('button', { name: 'Try again' }).click()
      await expect(strip).toHaveCount(0)
      const before = await question.ariaSnapshot()
      await answerByKey(page)
      await expect.poll(() => question.ariaSnapshot()).not.toBe(before)
      expect(asked).not.toBe('')
      await close()
    } finally {
      trouble('large-disk', data)
    }
  },
)

test('a folder moved away during play is reported, and found again', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  const data = folderOf(info)
  await layOut(data)
  const { page } = await open()
  const question = await play(page)
  const before = await question.ariaSnapshot()
  trouble('moved', data)
  await answerByKey(page)
  const dialog = page.getByRole('dialog', { name: 'The campaigns cannot be found' })
  await expect(dialog).toContainText('moved or deleted')
  trouble('moved-back', data)
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(dialog).toHaveCount(0)
  expect(await question.ariaSnapshot()).toContain(before.slice(0, 60))
  await answerByKey(page)
  await expect.poll(() => question.ariaSnapshot()).not.toBe(before)
  expect(readFileSync(join(data, 'campaigns.db')).length).toBeGreaterThan(0)
})

test(
  'every backup is copied to a second folder, and a copy is restored from its file',
  { tag: [BROWSER, LONG] },
  async ({ open }, info) => {
    await layOut(folderOf(info))
    const stick = info.outputPath('stick')
    mkdirSync(stick)
    const { page } = await open()
    await toSafety(page)
    const copy = page.getByRole('region', { name: 'A second copy' })
    await copy.getByRole('textbox', { name: 'Path of the folder' }).fill(stick)
    await copy.getByRole('button', { name: 'Copy there' }).click()
    await expect(copy.getByRole('status')).toContainText('Newest copy')
    await expectAccessible(page, 'safety with a second copy')
    const [within = ''] = readdirSync(stick)
    const [file = ''] = readdirSync(join(stick, within))
    await page.getByRole('button', { name: 'Restore from a file' }).click()
    const dialog = page.getByRole('dialog', { name: 'Restore from a file?' })
    await dialog.getByLabel(/A backup of Citadel/).setInputFiles(join(stick, within, file))
    await dialog.getByRole('button', { name: 'Restore it' }).click()
    await expect(dialog).toBeHidden()
    await toSafety(page)
    await expect(page.getByRole('list', { name: /^Backups/ })).toContainText('Restored from a file')
  },
)
