import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { answerAll, byMouse, cardOf } from './person.ts'
import { layOutRaid, planRaid } from './planned-raid.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

test(
  'odds unfold into their sum, a fight is simulated on request, and the result holds for its position only',
  { tag: LONG },
  async ({ open }, info) => {
    const raid = await planRaid()
    const { steps } = raid
    const at = steps.findIndex(({ decision }) => decision.topic === 'combat-action')
    const host = startHeadless(info.outputPath('data'))
    await layOutRaid(host, raid, at)
    await host.close()
    const { page } = await open()
    const mouse = byMouse(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    const card = cardOf(page, steps[at]?.decision)

    await card
      .getByRole('option', { name: /^(Strike|Shoot|Throw)/ })
      .first()
      .click()
    await card.getByText('Why?').click()
    const sum = card.getByRole('table', { name: /1D6/ }).first()
    await expect(sum.getByRole('columnheader', { name: 'Chance' })).toBeVisible()
    await expect(sum.getByRole('button', { name: 'Rule 9.9' })).toBeVisible()

    await card.getByText('How would the fight end?').click()
    await card.getByRole('button', { name: 'Play it out 400 times' }).click()
    const told = card.getByRole('table', { name: /Simulated: \d+ fights/ })
    await expect(told.getByRole('row', { name: /The party has won/ })).toBeVisible()
    await expectAccessible(page, 'why, and how it would end')

    await answerAll(page, mouse, steps.slice(at, at + 1))
    await expect(told).toBeHidden()
  },
)
