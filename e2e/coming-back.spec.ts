import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

const DAYS = 24 * 3600 * 1000
const card = (page: Page) => page.getByRole('region', { name: 'Where was I?' })
const line = (page: Page, name: string) => card(page).getByRole('definition').nth(LINES.indexOf(name))
const LINES = ['Happened', 'Who is where', 'Wanted', 'Next']

/** Plays some answers of a game and leaves it; returns the question it was left at. */
async function left(data: string, start: object): Promise<{ readonly prompt: string }> {
  const host = startHeadless(data)
  try {
    const { session } = await host.call<{ session: string }>('game.start', start)
    const at = await host.call<{ decision: { prompt: string } }>('game.auto', { session, until: 'end', limit: 60 })
    return at.decision
  } finally {
    await host.close()
  }
}

/** As if that many days had gone by. */
async function daysLater(page: Page, days: number): Promise<void> {
  await page.clock.setFixedTime(Date.now() + days * DAYS)
  await page.reload()
}

test(
  'every later start opens on the cover: it tells in four lines where one was, shows the last turn again, and leads back',
  { tag: LONG },
  async ({ open }, info) => {
    const { prompt } = await left(info.outputPath('data'), { game: 'citadel', seed: 'away' })
    const { page } = await open()
    await expect(card(page).getByRole('term')).toHaveText(LINES)
    await daysLater(page, 21)
    await expect(page.getByText('Last here 3 weeks ago')).toBeVisible()
    await expect(card(page).getByRole('term')).toHaveText(LINES)
    for (const name of LINES) await expect(line(page, name)).not.toBeEmpty()
    await expect(line(page, 'Next')).toContainText(prompt)
    await expect(page.getByRole('list', { name: 'The party' }).getByRole('listitem')).toHaveCount(6)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `coming back, ${colorScheme}`)
    }
    await card(page).getByRole('button', { name: 'Show me the last turn again' }).click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.getByRole('link', { name: 'Back to the hall' }).click()
    await expect(card(page).getByRole('button', { name: 'Continue' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('complementary').getByRole('heading', { name: prompt })).toBeVisible()

    // The same is told at the table, on request.
    await page.getByRole('button', { name: 'Read all' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Where was I?' }).click()
    const dialog = page.getByRole('dialog', { name: 'Where was I?' })
    await expect(dialog.getByRole('term')).toHaveText(LINES)
    await expectAccessible(page, 'where was I, at the table')
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await expect(dialog).toBeHidden()
  },
)

test('somebody who wants the hall is not asked twice', { tag: LONG }, async ({ open }, info) => {
  await left(info.outputPath('data'), { game: 'citadel', seed: 'away' })
  const { page } = await open()
  await daysLater(page, 2)
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }).click()
  await expect(page.getByRole('button', { name: /Quick raid/ })).toBeVisible()
  await page.getByRole('link', { name: 'Hall of fame' }).click()
  await page.getByRole('link', { name: 'Hall', exact: true }).click()
  await expect(card(page)).toHaveCount(0)
})

test('what one of two people at a screen hides from the other stays behind the curtain', { tag: LONG }, async ({ open }, info) => {
  const { prompt } = await left(info.outputPath('data'), { game: 'hero', seats: ['Ann', 'Ben'], seed: 'away' })
  const { page } = await open()
  await daysLater(page, 2)
  await expect(card(page).getByRole('term')).toHaveText(['Happened', 'Next'])
  await expect(card(page).getByRole('definition').last()).toContainText('The screen goes to')
  await expect(page.getByText(prompt)).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'The heroes' })).toHaveCount(0)
})
