import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { answerAll, beginRaid, byKeyboard, expectShown } from './person.ts'
import { planRaid } from './planned-raid.ts'

test.use({ moments: 'all' })

test('great moments lie on the table one at a time, say what the chronicle says, and Enter takes each away', async ({ open }) => {
  test.setTimeout(180_000)
  const { seed, steps, end } = await planRaid()
  const { page } = await open()
  await page.evaluate(tellAtOnce)
  const keyboard = byKeyboard(page)
  await beginRaid(page, keyboard, 'Moments', seed)
  const titles: string[] = []
  for (const step of steps) {
    await expectShown(page, step.before)
    titles.push(...(await putAway(page)))
    await answerAll(page, keyboard, [step])
  }
  await expect(page.getByRole('status')).toContainText(end.events.at(-1)?.text ?? '')
  titles.push(...(await putAway(page)))
  await expectShown(page, end)
  expect(titles).toContainEqual(expect.stringMatching(/^The (red|yellow|blue) sun$/))
  expect(titles).toContainEqual(expect.stringMatching(/^First met: /))
  expect(titles).toContain('Out of the Citadel')
})

/** Puts away whatever lies on the table, and returns the titles. */
async function putAway(page: Page): Promise<string[]> {
  const titles: string[] = []
  const card = page.locator('.m-card')
  while ((await page.getByRole('region', { name: 'What comes next' }).count()) > 0) {
    await expect(card).toHaveCount(1)
    const title = await card.getByRole('heading').innerText()
    const [said = ''] = await card.locator('.m-text p').allInnerTexts()
    await expect(page.getByRole('log')).toContainText(said)
    await expect(card.getByRole('button', { name: /^Go on/ })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('heading', { name: title, exact: true })).toHaveCount(0)
    titles.push(title)
  }
  return titles
}

/** Deeds of a fight are not told one by one: the card comes with the question. */
function tellAtOnce(): void {
  localStorage.setItem('citadel.settings', '{"pace":"at-once"}')
  window.dispatchEvent(new StorageEvent('storage'))
}
