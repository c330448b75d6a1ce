import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { heroByKeyboard, heroByMouse, type Player, playAll, tellAtOnce } from './hero-player.ts'
import { expectShown } from './person.ts'
import { type PlannedHero, planHero, SEATS } from './planned-hero.ts'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const seatRow = (page: Page, section: string) => page.getByRole('dialog').getByRole('group', { name: new RegExp(`^Section ${section} `) })
const finished = (page: Page) => page.getByRole('region', { name: 'Finished games' })

/** From the hall to the shelf, and into a new game with two bots. */
async function begin(page: Page, { person }: Player, seed: string, hero: string | null): Promise<void> {
  await person.press(place(page, 'Games'))
  await person.press(page.getByRole('button', { name: 'New game of HERO Enter' }))
  const form = page.getByRole('dialog', { name: 'A new game of HERO' })
  await person.write(seatRow(page, 'A').getByRole('textbox', { name: 'Name' }), SEATS[0])
  if (hero) await person.select(seatRow(page, 'A').getByRole('combobox', { name: 'Hero' }), hero)
  for (const section of ['B', 'C'])
    await person.select(seatRow(page, section).getByRole('combobox', { name: 'Played by' }), 'a bot: novice')
  await person.press(form.getByText('Chance'))
  await person.write(form.getByRole('textbox', { name: 'Seed', exact: true }), seed)
  await person.press(form.getByRole('button', { name: 'Begin' }))
}

/** The end at the table, on the shelf and in the records. */
async function expectOver(page: Page, { person }: Player, { end: { outcome } }: PlannedHero): Promise<void> {
  const scores = page.getByRole('complementary').getByRole('table')
  for (const { label, score } of outcome?.standings ?? []) {
    await expect(scores.getByRole('columnheader', { name: label })).toBeVisible()
    await expect(scores.getByRole('row', { name: /^In all/ })).toContainText(String(score))
  }
  await person.press(page.getByRole('button', { name: 'Back to the games Enter' }))
  await expect(finished(page).getByRole('link', { name: `Look back: ${outcome?.text}` })).toBeVisible()
  await expect(finished(page)).toContainText('Ann, Bathilda (novice bot) and Cuthbert (novice bot)')
  await person.press(place(page, 'Records'))
  const winner = outcome?.standings?.find((each) => each.winner)
  await expect(page.getByRole('region', { name: 'HERO: the best scores' })).toContainText(winner?.label ?? 'nobody')
}

test('a whole game by mouse against two bots, with a ready-made hero', async ({ app: { page }, target }) => {
  test.skip(target !== 'web', 'by mouse in the browser, by keyboard in the window of the app: each shell sees one whole game')
  const plan = await planHero('Fingal Quick')
  await tellAtOnce(page)
  const mouse = heroByMouse(page)
  await begin(page, mouse, plan.seed, 'Fingal Quick')
  await playAll(page, mouse, plan.steps)
  await expectShown(page, plan.end)
  await expectOver(page, mouse, plan)
})

test('the same by keyboard alone, with a hero made at the table', async ({ app: { page }, target }) => {
  test.skip(target === 'web', 'by keyboard in the window of the app, by mouse in the browser: each shell sees one whole game')
  const plan = await planHero(null)
  await tellAtOnce(page)
  const keys = heroByKeyboard(page)
  await begin(page, keys, plan.seed, null)
  await playAll(page, keys, plan.steps)
  await expectShown(page, plan.end)
  await expectOver(page, keys, plan)
})
