import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { byKeyboard, byMouse, type Person, untilTaken } from './person.ts'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const question = (page: Page) => page.locator('section.decide')
const goButton = (page: Page) => question(page).locator('[aria-keyshortcuts="Enter"]')

/** From the hall to the shelf, and into a duel: two presses, and a seed of one's own. */
async function begin(page: Page, person: Person, seed: string): Promise<void> {
  await person.press(place(page, 'Games'))
  await person.press(page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^Gladiator!/ }))
  await person.press(page.getByRole('button', { name: /^New game of Gladiator!/ }))
  const form = page.getByRole('dialog', { name: 'A new fight' })
  await expect(form.getByRole('radio', { name: /^A duel/ })).toBeChecked()
  await person.press(form.getByText('Chance'))
  await person.write(form.getByRole('textbox', { name: 'Seed', exact: true }), seed)
  await person.press(form.getByRole('button', { name: 'Begin' }))
  await expect(question(page)).toBeVisible()
}

/** Toward the enemy, or to his back where it can be reached; everything else is done as the card begins. */
const WAY = /toward|^Behind|^Beside|^Before|^Over/

/** What was done until the fight was over. */
interface Fought {
  readonly answers: number
  /** Questions by their words without names, each once. */
  readonly asked: ReadonlySet<string>
}

/** No duel of these takes half of them. */
const MOST_ANSWERS = 120

/**
 * Fights to the end: toward the enemy, and a blow where one is offered.
 *
 * @param give answers by a row of the card, or by what is chosen in it
 * @param checked so many sorts of questions are looked at by the checker of accessibility, which takes seconds
 */
async function fightOut(page: Page, checked: number, give: (row: Locator | null) => Promise<void>): Promise<Fought> {
  const asked = new Set<string>()
  let answers = 0
  for (; answers < MOST_ANSWERS; answers++) {
    const over = page.locator('#outcome')
    await expect(question(page).or(over).first()).toBeVisible()
    if ((await over.count()) > 0) break
    const words = await question(page).getByRole('heading', { level: 2 }).innerText()
    const sort = words.replace(/Thundar|Slayer/g, 'somebody')
    if (!asked.has(sort) && asked.size < checked) await expectAccessible(page, sort)
    asked.add(sort)
    const row = question(page).getByRole('option', { name: WAY }).first()
    await untilTaken(question(page), async () => give((await row.count()) > 0 ? row : null))
  }
  return { answers, asked }
}

/** The end at the table, on the shelf and in the records. */
async function expectOver(page: Page, person: Person): Promise<void> {
  await expect(page.getByRole('table', { name: /^Experience/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Blows' })).toBeVisible()
  await person.press(page.getByRole('button', { name: 'Back to the games', exact: true }))
  await expect(page.getByRole('region', { name: 'Finished games' })).toContainText('Player 1 and Bathilda (able bot)')
}

test('a duel against a bot to its end, by mouse', { tag: [BROWSER, LONG] }, async ({ app: { page } }, info) => {
  const mouse = byMouse(page)
  await begin(page, mouse, 'sand 5')
  const { answers, asked } = await fightOut(page, 4, async (row) => {
    // Where an answer may stand for always, a press on its row gives it.
    const isGiven = row !== null && (await question(page).locator('.always').count()) > 0
    await row?.click()
    if (!isGiven) await goButton(page).click()
  })
  info.annotations.push({ type: 'answers', description: `${answers} in a duel by mouse` })
  expect(asked.size).toBeGreaterThan(2)
  await expectAccessible(page, 'the end')
  await expectOver(page, mouse)
})

test('a duel against a bot to its end, by keyboard', { tag: BROWSER }, async ({ app: { page } }, info) => {
  const keys = byKeyboard(page)
  await begin(page, keys, 'sand 7')
  const { answers, asked } = await fightOut(page, 0, async (row) => {
    if (row) await page.keyboard.press((await row.getByText(/^\d$/).first().textContent()) ?? '1')
    await page.keyboard.press('Enter')
  })
  info.annotations.push({ type: 'answers', description: `${answers} in a duel by keyboard` })
  expect(asked.size).toBeGreaterThan(3)
  await expectOver(page, keys)
})
