import type { Page } from '@playwright/test'
import { BROWSER, expect, LONG, type Opened, test, WINDOW } from './fixtures.ts'
import { heroByKeyboard, heroByMouse, type Player, playAll } from './hero-player.ts'
import { expectShown } from './person.ts'
import { type PlannedHero, planHero, playOn, SEATS } from './planned-hero.ts'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const seatRow = (page: Page, section: string) => page.getByRole('dialog').getByRole('group', { name: new RegExp(`^Section ${section} `) })
const finished = (page: Page) => page.getByRole('region', { name: 'Finished games' })

/** From the hall to the shelf, and into a new game with two bots. */
async function begin(page: Page, { person }: Player, seed: string, hero: string | null): Promise<void> {
  await person.press(place(page, 'Games'))
  await person.press(page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^HERO/ }))
  await person.press(page.getByRole('button', { name: 'New game of HERO' }))
  const form = page.getByRole('dialog', { name: 'A new game of HERO' })
  await person.write(seatRow(page, 'A').getByRole('textbox', { name: 'Name' }), SEATS[0])
  if (hero) await person.select(seatRow(page, 'A').getByRole('combobox', { name: 'Hero' }), hero)
  for (const section of ['B', 'C'])
    await person.select(seatRow(page, section).getByRole('combobox', { name: 'Played by' }), 'a bot: novice')
  await person.press(form.getByText('Chance'))
  await person.write(form.getByRole('textbox', { name: 'Seed', exact: true }), seed)
  await form.getByRole('checkbox', { name: 'Lay them out for all players' }).uncheck()
  await person.press(form.getByRole('button', { name: 'Begin' }))
}

/** The end at the table, on the shelf and in the records. */
async function expectOver(page: Page, { person }: Player, { end: { outcome } }: PlannedHero): Promise<void> {
  const scores = page.getByRole('complementary').getByRole('table')
  for (const { label, score } of outcome?.standings ?? []) {
    await expect(scores.getByRole('columnheader', { name: label })).toBeVisible()
    await expect(scores.getByRole('row', { name: /^In all/ })).toContainText(String(score))
  }
  await person.press(page.getByRole('button', { name: 'Back to the games', exact: true }))
  await expect(finished(page).getByRole('link', { name: `Replay: ${outcome?.text}` })).toBeVisible()
  await expect(finished(page)).toContainText('Ann, Bathilda (novice bot) and Cuthbert (novice bot)')
  await person.press(place(page, 'Hall of fame'))
  const winner = outcome?.standings?.find((each) => each.winner)
  await expect(page.getByRole('region', { name: 'HERO: the best scores' })).toContainText(winner?.label ?? 'nobody')
}

/** So many answers are given on the page at the beginning and at the end; those between, on the same data without a page. */
const BY_HAND = { first: 20, last: 8 }

/** From the shelf to the records, closed once and opened again. */
async function playThrough(
  open: () => Promise<Opened>,
  data: string,
  playerAt: (page: Page) => Player,
  ready: string | null,
): Promise<void> {
  const plan = await planHero(ready)
  const { steps, seed, end } = plan
  const from = steps.length - BY_HAND.last
  const before = await open()
  await begin(before.page, playerAt(before.page), seed, ready)
  await playAll(before.page, playerAt(before.page), steps.slice(0, BY_HAND.first))
  await expectShown(before.page, steps[BY_HAND.first]?.before ?? end)
  await before.close()
  const session = await playOn(data, steps.slice(BY_HAND.first, from))
  const { page } = await open()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/play/${session}`)
  await playAll(page, playerAt(page), steps.slice(from))
  await expectShown(page, end)
  await expectOver(page, playerAt(page), plan)
}

test(
  'a game by mouse against two bots, with a ready-made hero, from its beginning to its end',
  { tag: [BROWSER, LONG] },
  async ({ open }, info) => {
    await playThrough(open, info.outputPath('data'), heroByMouse, 'Fingal Quick')
  },
)

test('the same by keyboard alone, with a hero made at the table', { tag: [WINDOW, LONG] }, async ({ open }, info) => {
  await playThrough(open, info.outputPath('data'), heroByKeyboard, null)
})
