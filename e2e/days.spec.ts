import { liveDays, planDays } from './campaign-days.ts'
import { expect, LONG, test } from './fixtures.ts'
import { keyboardAt, treeAt } from './hands.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

test('a raid and the days before and after it by keyboard alone', { tag: LONG }, async ({ open }, info) => {
  const days = await planDays(info.outputPath('data'))
  const { page } = await open()
  // An error in the console fails the test.
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used'), true))
  await liveDays(page, keyboardAt(page), days)
})

test('a raid and the days before and after it through roles and names alone', { tag: LONG }, async ({ open }, info) => {
  const days = await planDays(info.outputPath('data'))
  const { page } = await open()
  await liveDays(page, treeAt(page), days)
  await expect(page.getByRole('status')).toHaveCount(1)
})
