import { expect, test } from './fixtures.ts'
import { answerAll, beginRaid, byKeyboard, expectShown } from './person.ts'
import { planRaid } from './planned-raid.ts'

test('the same raid by keyboard alone: march order by carrying, the map by arrows, options by figures', async ({ app: { page } }) => {
  test.setTimeout(150_000)
  const { seed, steps, end } = await planRaid()
  // An error in the console fails the test.
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used'), true))
  const keyboard = byKeyboard(page)
  await beginRaid(page, keyboard, 'Without a mouse', seed)
  await answerAll(page, keyboard, steps)
  await expectShown(page, end)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Raids' }).getByRole('link', { name: end.outcome?.text ?? '' })).toBeVisible()
})
