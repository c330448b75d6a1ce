import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

test('the rulebook is searched, read and paged through by keyboard alone', async ({ app: { page } }) => {
  await page.getByRole('link', { name: 'Rules' }).press('Enter')
  const field = page.getByRole('searchbox', { name: 'Find a word or a rule' })
  await expect(field).toBeVisible()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type('stench')
  await expect(page.getByText('2 entries', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the search of the rulebook')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('link', { name: /^15\.1/ })).toBeFocused()
  await page.keyboard.press('Enter')
  const here = page.getByRole('region', { name: '15.1 Cronk: stench' })
  await expect(here).toBeInViewport()
  await here.getByRole('link', { name: 'Resistance Check' }).press('Enter')
  const word = page.getByRole('region', { name: 'Resistance Check' })
  await expect(word.getByRole('heading', { name: 'Resistance Check' })).toBeFocused()
  await page.goBack()
  await expect(here.getByRole('heading', { name: '15.1 Cronk: stench' })).toBeFocused()
})

test('the guide explains what is met, is dismissed with one press, and comes back only on request', { tag: LONG }, async ({
  app: { page },
}) => {
  await page.getByRole('button', { name: 'Quick raid' }).first().click()
  const guide = page.getByRole('region', { name: 'Guide' })
  await expect(guide).toBeVisible()
  await expectAccessible(page, 'the guide')
  await guide.getByRole('button', { name: /^Rule / }).click()
  await expectAccessible(page, 'a case over the table')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await guide.getByRole('button', { name: 'I know this game' }).click()
  await expect(guide).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Chronicle' })).toBeVisible()
  await expect(guide).toBeHidden()
})
