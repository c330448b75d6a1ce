import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { answer, beginRaid, byKeyboard, cardOf, untilTaken } from './person.ts'
import { planRaid } from './planned-raid.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')
test.use({ moments: 'all' })

test('great moments lie on the table one at a time, say what the chronicle says, and Enter takes each away', { tag: LONG }, async ({
  open,
}) => {
  const { seed, steps, end } = await planRaid()
  const { page } = await open()
  await page.evaluate(tellAtOnce)
  const keyboard = byKeyboard(page)
  await beginRaid(page, keyboard, 'Moments', seed)
  const titles: string[] = []
  for (const step of steps) {
    await expect(cardOf(page, step.decision).or(page.getByRole('region', { name: 'What comes next' }))).toBeVisible()
    titles.push(...(await putAway(page)))
    await untilTaken(cardOf(page, step.decision), () => answer(page, keyboard, step))
  }
  titles.push(...(await putAway(page)))
  await expectEnd(page)
  await expect(page.getByRole('log')).toContainText(end.events.at(-1)?.text ?? '')
  expect(titles).toContainEqual(expect.stringMatching(/^The (red|yellow|blue) sun$/))
  expect(titles).toContainEqual(expect.stringMatching(/^First met: /))
})

/** The card of the end: a deed or two and what each brought home; Escape shows the whole table. */
async function expectEnd(page: Page): Promise<void> {
  const card = page.getByRole('dialog', { name: 'Out of the Citadel' })
  const deeds = card.getByRole('list', { name: 'What is told of it' }).getByRole('listitem')
  await expect.poll(() => deeds.count()).toBeGreaterThanOrEqual(1)
  expect(await deeds.count()).toBeLessThanOrEqual(2)
  await expect(card.getByRole('button', { name: /^Back to the hall/ })).toBeFocused()
  await expectAccessible(page, 'the end of a raid')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
}

/** Puts away whatever lies on the table, and returns the titles. */
async function putAway(page: Page): Promise<string[]> {
  const titles: string[] = []
  const card = page.locator('.m-card')
  while ((await page.getByRole('region', { name: 'What comes next' }).count()) > 0) {
    await expect(card).toHaveCount(1)
    if ((await page.locator('.m-card--end').count()) > 0) break
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
