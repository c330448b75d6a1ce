import { expect, test } from './fixtures.ts'
import { answerAll, beginRaid, byKeyboard, cardOf } from './person.ts'
import { planRaid } from './planned-raid.ts'

// The same page in every shell. A whole raid by keyboard alone is lived in days.spec.ts, by people who are there already.
test.skip(({ target }) => target !== 'web')

test('a party is made and goes in by keyboard alone: names, march order by carrying, the map by arrows, options by figures', async ({
  app: { page },
}) => {
  test.setTimeout(150_000)
  const { seed, steps } = await planRaid()
  // An error in the console fails the test.
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used'), true))
  const keyboard = byKeyboard(page)
  await beginRaid(page, keyboard, 'Without a mouse', seed)
  const met = steps.findIndex(({ decision }) => decision.topic === 'encounter')
  await answerAll(page, keyboard, steps.slice(0, met))
  await expect(cardOf(page, steps[met]?.decision)).toBeVisible()
})
