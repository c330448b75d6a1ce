import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, ONCE, test, WINDOW } from './fixtures.ts'

// What people expect of any good app: shortcuts, a command palette, settings that stay, menus, and recovery after a crash.

/** The active line of the palette. */
const meant = (page: Page) => page.getByRole('listbox', { name: 'Found' }).getByRole('option', { selected: true })
const hall = (page: Page) => page.getByRole('heading', { name: 'Citadel of Blood', level: 1 })

/** Begins a campaign of this name by keys alone. */
async function beginCampaign(page: Page, name: string): Promise<void> {
  await expect(hall(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  const field = page.getByRole('combobox', { name: /A command/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('new camp')
  await expect(meant(page)).toContainText('New campaign')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Its name' }).fill(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Campaign' })).toContainText(name)
}

test('everything is found from one field, by keyboard alone', { tag: BROWSER }, async ({ app: { page } }) => {
  await beginCampaign(page, 'Autumn raids')
  const find = async (words: string, line: RegExp) => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.keyboard.type(words)
    await expect(meant(page)).toContainText(line)
    await page.keyboard.press('Enter')
  }
  await find('fame hall', /Hall of fame/)
  await expect(page).toHaveTitle(/hall of fame/i)
  await find('autumn', /Autumn raids/)
  await expect(page.getByRole('region', { name: 'Roster' })).toBeVisible()
  await find('troll', /Troll/)
  await expect(page.getByRole('dialog', { name: /Troll/ })).toBeVisible()
  await page.keyboard.press('Escape')
  // An unavailable command says why, and Escape returns to the previous place.
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('undo')
  await expect(page.getByRole('option', { name: /^Undo/ })).toContainText('There is no undo here')
  await expectAccessible(page, 'the palette')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Find anything' })).toBeHidden()
})

test('one list has every key', { tag: [BROWSER, LONG] }, async ({ app: { page } }) => {
  await expect(hall(page)).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys.getByRole('region', { name: 'At the card' })).toBeVisible()
  await expect(keys.getByText('Ctrl+Shift+Z')).toBeVisible()
  await expectAccessible(page, 'the list of keys')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('F1')
  await expect(page.getByRole('dialog', { name: 'The rules' })).toBeVisible()
})

test('the focus returns to its place after Keys, and after Keys by way of the palette', { tag: [BROWSER, LONG] }, async ({
  app: { page },
}) => {
  await expect(hall(page)).toBeVisible()
  const where = page.getByRole('button', { name: 'Quick raid' }).first()
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await where.focus()
  await page.keyboard.press('?')
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(where).toBeFocused()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('keys')
  await page.keyboard.press('Enter')
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(where).toBeFocused()
})

test('the strip over a lost host covers nothing of the bar', { tag: [BROWSER, LONG] }, async ({ open, complaints }) => {
  const { page, crash } = await open()
  await expect(hall(page)).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await crash()
  const strip = page.getByRole('alert').filter({ hasText: 'no longer running' })
  await expect(strip).toBeVisible()
  const [above, bar] = [await strip.boundingBox(), await page.getByRole('banner').boundingBox()]
  expect(bar?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1)
  expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0)
  complaints.length = 0
})

test('settings take effect at once and survive a reload', { tag: ONCE }, async ({ app: { page } }) => {
  await expect(hall(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+,')
  await page.getByRole('radio', { name: /Candle-light/ }).check()
  await page.getByRole('radio', { name: /^Larger/ }).check()
  const look = () =>
    page.evaluate(() => {
      const { colorScheme, fontSize } = getComputedStyle(document.documentElement)
      return { colorScheme, fontSize }
    })
  await expect.poll(look).toEqual({ colorScheme: 'dark', fontSize: '20px' })
  await page.reload()
  await expect(page.getByRole('radio', { name: /Candle-light/ })).toBeChecked()
  expect(await look()).toEqual({ colorScheme: 'dark', fontSize: '20px' })
  await page.getByRole('button', { name: 'Restore defaults' }).click()
  await expect(page.getByRole('radio', { name: /^Normal/ })).toBeChecked()
})

test('the app starts as it was left, even after a crash', { tag: ONCE }, async ({ open }, info) => {
  const first = await open()
  await expect(hall(first.page)).toBeVisible()
  await first.page.keyboard.press('ControlOrMeta+,')
  await first.page.getByRole('radio', { name: /Candle-light/ }).check()
  await expect(first.page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const file = join(info.outputPath('data'), 'page.json')
  await expect.poll(() => (existsSync(file) ? readFileSync(file, 'utf8') : '')).toContain('dark')
  await first.kill()

  const { page } = await open()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('About has the version, the credits, and every licence in full', { tag: [BROWSER, LONG] }, async ({ app: { page } }) => {
  await expect(hall(page)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+,')
  await page.getByRole('link', { name: /About Citadel/ }).click()
  await expect(page.getByRole('heading', { name: /^Citadel \d+\.\d+/ })).toBeVisible()
  await expect(page.getByText('Game Icons').first()).toBeVisible()
  await page.getByText(/^react \d/).click()
  await expect(page.getByText('Permission is hereby granted').filter({ visible: true })).toBeVisible()
  await expectAccessible(page, 'about')
})

test('after a crash the raid that was open has the focus, and one key leads back into it', { tag: ONCE }, async ({ open }) => {
  const first = await open()
  await beginCampaign(first.page, 'Torn away')
  await first.page.getByRole('button', { name: 'Make a party' }).click()
  await expect(first.page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  const heading = first.page.getByRole('complementary').getByRole('heading').first()
  // The question waits until what came before is told.
  await expect(heading).not.toHaveText('Chronicle')
  const asked = await heading.textContent()
  await first.kill()

  const { page } = await open()
  await expect(page.getByRole('heading', { name: 'Where was I?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary').getByRole('heading').first()).toHaveText(asked ?? '')
})

test('a quick raid is continued in the same way', { tag: [BROWSER, LONG] }, async ({ open }) => {
  const first = await open()
  await first.page.getByRole('button', { name: 'Quick raid' }).first().click()
  await expect(first.page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
  await first.kill()

  const { page } = await open()
  await expect(page.getByRole('heading', { name: 'Where was I?' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Continue' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
})

test('the menu has the page’s commands and its recent campaigns', { tag: WINDOW }, async ({ app }) => {
  const { page, desktop } = app
  await beginCampaign(page, 'From the menu')
  const choose = (label: string) =>
    desktop?.evaluate(({ Menu }, wanted) => {
      interface Item {
        label?: string
        submenu?: Item[] | { items: Item[] }
        click?: () => void
      }
      const within = ({ submenu }: Item): Item[] => (Array.isArray(submenu) ? submenu : (submenu?.items ?? []))
      const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(within(item))])
      const item = all(Menu.getApplicationMenu()?.items ?? []).find((each) => each.label === wanted)
      item?.click?.()
      return item !== undefined
    }, label)
  expect(await choose('Settings')).toBe(true)
  await expect(page).toHaveTitle(/^Settings/)
  await expect.poll(() => choose('From the menu')).toBe(true)
  await expect(page.getByRole('region', { name: 'Roster' })).toBeVisible()
  // Nothing can be undone in the hall: it says so.
  await choose('Undo')
  await expect(page.getByRole('option', { name: /^Undo/ })).toContainText('There is no undo here')
})
