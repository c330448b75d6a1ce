import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

/** The most presses from the first start to the first tile on the table: cover, places, north. Most chits fit there in more than one way. */
const MOST_TO_SEE = 3
/** And until it is laid: a moment may come between. */
const MOST = 5

const great = (page: Page) => page.getByRole('button', { name: 'A ready party goes in' })
const firstTile = (page: Page) => page.getByLabel(/^Level 1, [2-9] segments/)
const drawnTile = (page: Page) => page.getByRole('heading', { name: /^Lay the / }).or(firstTile(page))
/** The bright button of the question: the cover's, a card's, a moment's. */
const go = (page: Page) => page.locator('.btn--go').first()

interface Presses {
  readonly toSee: number
  readonly toLay: number
}

/** Presses `press` for one question after another until the first tile is laid, once the page is at rest: a person does not press before. */
async function pressesTo(page: Page, press: () => Promise<void>): Promise<Presses> {
  let [presses, toSee] = [0, 0]
  for (let left = MOST + 1; left > 0 && (await firstTile(page).count()) === 0; left--) {
    await expect(go(page)).toBeEnabled()
    const before = await go(page).elementHandle()
    await press()
    presses += 1
    await expect
      .poll(async () => (await firstTile(page).count()) > 0 || !(await before?.evaluate(({ isConnected }) => isConnected)))
      .toBe(true)
    await expect(go(page)).toBeEnabled()
    if (toSee === 0 && (await drawnTile(page).count()) > 0) toSee = presses
  }
  return { toSee, toLay: presses }
}

function expectFew({ toSee, toLay }: Presses, how: string, before = 0): void {
  console.log(`first start to first tile by ${how}: ${before + toSee} presses to see it, ${before + toLay} to lay it`)
  expect(before + toSee).toBeLessThanOrEqual(MOST_TO_SEE)
  expect(before + toLay).toBeLessThanOrEqual(MOST)
}

test('by keyboard, Enter alone leads from the first start to the first tile', async ({ app: { page } }) => {
  await expect(great(page)).toBeFocused()
  expectFew(await pressesTo(page, () => page.keyboard.press('Enter')), 'keyboard')
  // Monsters that come at once stand before it.
  await expect(firstTile(page)).toBeAttached()
})

/** Others come with another throw, under the name that was chosen, and nothing is left of the first. */
async function expectThrownAgain(page: Page): Promise<void> {
  const party = page.getByRole('list', { name: /^The party/ })
  const name = page.getByRole('textbox', { name: 'Name of the party' })
  await name.fill('The Second Throw')
  await name.press('Enter')
  const first = await page.url()
  await page.getByRole('button', { name: 'Roll again' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(party.getByRole('heading')).toHaveCount(6)
  await expect(name).toHaveValue('The Second Throw')
}

test('by mouse too, and axe finds nothing wrong on the cover and with the party that is ready', { tag: LONG }, async ({
  app: { page },
}) => {
  await expect(great(page)).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `the cover, ${colorScheme}`)
  }
  await great(page).click()
  const party = page.getByRole('list', { name: /^The party/ })
  await expect(party.getByRole('heading')).toHaveCount(6)
  await expectAccessible(page, 'a party that is ready')
  await expectThrownAgain(page)
  expectFew(await pressesTo(page, () => go(page).click()), 'mouse', 1)
})

test('the light is set on the bar, and a box makes its game the card’s game', async ({ app: { page } }) => {
  const light = page.getByRole('group', { name: 'Light' })
  await expect(light.getByRole('button', { name: 'As the system' })).toHaveAttribute('aria-pressed', 'true')
  await light.getByRole('button', { name: 'Candle' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // Only a game that has campaigns can be played without one.
  const without = page.getByText('which stands alone')
  await expect(without).toBeVisible()
  await page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /HERO/ }).click()
  await expect(without).toHaveCount(0)
  await page.getByRole('button', { name: 'A ready courtship' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HERO')
  await expect(go(page)).toBeVisible()
})

test('what is left of a party can be made by the app, and every name can be thrown for', async ({ app: { page } }) => {
  await page.getByRole('button', { name: 'Make my own' }).click()
  const dialog = page.getByRole('dialog', { name: 'A new campaign' })
  const name = dialog.getByRole('textbox', { name: 'Its name' })
  const proposed = await name.inputValue()
  expect(proposed).not.toBe('')
  await dialog.getByRole('button', { name: 'Roll for another name' }).click()
  await expect(name).not.toHaveValue(proposed)
  await dialog.getByRole('button', { name: 'Begin' }).click()
  await page.getByRole('button', { name: 'Make a party' }).click()
  await page.getByRole('button', { name: 'Finish the rest for me' }).click()
  await expect(page.getByRole('list', { name: /^The party/ }).getByRole('heading')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Finish the rest for me' })).toHaveCount(0)
})
