import { expect, test } from './fixtures.ts'
import { answerAll, beginRaid, byKeyboard, cardOf } from './person.ts'
import { planRaid } from './planned-raid.ts'

// Every shell shows the same page. For a whole raid by keyboard alone, with a party that exists already, see days.spec.ts.
test.skip(({ target }) => target !== 'web')

test('a party is made and goes in by keyboard alone: names, a march order, the map by arrows, options by digits', async ({
  app: { page },
}) => {
  const { seed, steps } = await planRaid()
  // An error in the console fails the test.
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used'), true))
  const keyboard = byKeyboard(page)
  await beginRaid(page, keyboard, 'Without a mouse', seed)
  const met = steps.findIndex(({ decision }) => decision.topic === 'encounter')
  await answerAll(page, keyboard, steps.slice(0, met))
  await expect(cardOf(page, steps[met]?.decision)).toBeVisible()
})
