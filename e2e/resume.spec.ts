import type { Page } from '@playwright/test'
import { BROWSER, expect, ONCE, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { answerAll, beginRaid, byMouse, cardOf, expectShown } from './person.ts'
import { layOutRaid, type PlannedRaid, planRaid } from './planned-raid.ts'
import { settled } from './settled.ts'

/** The second round of the first fight, after someone has been wounded. */
function midCombat({ steps }: PlannedRaid): number {
  const round = steps.findIndex(({ decision }) => decision.topic === 'reorganise')
  const blow = steps.findIndex(({ decision }, i) => i > round && decision.topic === 'combat-action')
  if (round < 0 || blow < 0) throw new Error('the planned raid has no second round')
  return blow
}

/** What the page shows of a fight: prompt and options, ranks and wounds, the last blow. How far the list is scrolled isn't part of it. */
async function sight(page: Page): Promise<string> {
  await settled(page)
  const card = page.getByRole('complementary').getByRole('region').first()
  return [(await card.ariaSnapshot()).replace(/ *- button "(\d+ m|M)ore below"\n/, ''), await page.getByRole('main').ariaSnapshot()].join(
    '\n',
  )
}

test('a raid closed in mid-combat, and then killed, continues each time at the same decision', { tag: ONCE }, async ({ open }, info) => {
  const raid = await planRaid()
  const { steps } = raid
  const at = midCombat(raid)
  const host = startHeadless(info.outputPath('data'))
  await layOutRaid(host, raid, at - 1)
  await host.close()
  const toTable = async (page: Page, i: number) => {
    await page.getByRole('button', { name: 'Continue' }).click()
    const step = steps[i]
    if (!step) throw new Error('the planned raid ends here')
    await expectShown(page, step.before)
  }
  const goOn = async (page: Page, i: number, seen: string) => {
    await toTable(page, i)
    expect(await sight(page)).toBe(seen)
  }

  const first = await open()
  await toTable(first.page, at - 1)
  await answerAll(first.page, byMouse(first.page), steps.slice(at - 1, at))
  await expect(cardOf(first.page, steps[at]?.decision)).toBeVisible()
  const before = await sight(first.page)
  await first.close()

  const second = await open()
  await goOn(second.page, at, before)
  await answerAll(second.page, byMouse(second.page), steps.slice(at, at + 2))
  await expect(cardOf(second.page, steps[at + 2]?.decision)).toBeVisible()
  const later = await sight(second.page)
  expect(later).not.toBe(before)
  await second.kill()

  const third = await open()
  await goOn(third.page, at + 2, later)
  await answerAll(third.page, byMouse(third.page), steps.slice(at + 2, at + 4))
  await expect(cardOf(third.page, steps[at + 4]?.decision)).toBeVisible()
})

test('an answer is taken back and given again, but never one that led to a roll', { tag: BROWSER }, async ({ app: { page } }) => {
  const { seed, steps } = await planRaid()
  const named = steps.findIndex(({ decision }) => decision.topic === 'initiate-name')
  const rolled = steps.findIndex(({ before }, i) => i > named && !before.canUndo)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const redo = page.getByRole('button', { name: 'Redo' })
  const mouse = byMouse(page)

  await beginRaid(page, mouse, 'Second thoughts', seed)
  await answerAll(page, mouse, steps.slice(0, named + 1))
  await expect(cardOf(page, steps[named + 1]?.decision)).toBeVisible()
  await expect(redo).toBeDisabled()
  await undo.click()
  await expect(cardOf(page, steps[named]?.decision)).toBeVisible()
  await redo.click()
  await expect(cardOf(page, steps[named + 1]?.decision)).toBeVisible()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(cardOf(page, steps[named]?.decision)).toBeVisible()
  // In the name field the keys belong to the field.
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+Shift+z')
  await expect(cardOf(page, steps[named + 1]?.decision)).toBeVisible()

  await answerAll(page, mouse, steps.slice(named + 1, rolled))
  await expect(cardOf(page, steps[rolled]?.decision)).toBeVisible()
  await expect(undo).toBeDisabled()
})
