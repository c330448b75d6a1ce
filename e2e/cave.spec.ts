import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { tellAtOnce } from './hero-player.ts'
import { byKeyboard, byMouse, type Person, untilTaken } from './person.ts'
import type { View } from './planned-raid.ts'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const seatRow = (page: Page, n: string) => page.getByRole('dialog').getByRole('group', { name: new RegExp(`^${n} player`) })
const question = (page: Page) => page.locator('section.decide')

interface Wish {
  readonly players: string
  readonly rounds: string
  readonly seed: string
}

/** From the hall to the shelf, and into a game with a last round. */
async function begin(page: Page, person: Person, { players, rounds, seed }: Wish): Promise<void> {
  await person.press(place(page, 'Games'))
  await person.press(page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^Talisman: The Cave/ }))
  await person.press(page.getByRole('button', { name: /^New game of Talisman: The Cave/ }))
  const form = page.getByRole('dialog', { name: 'A new game of The Cave' })
  if (players !== 'three') await person.select(form.getByRole('combobox', { name: 'Players' }), players)
  await person.write(seatRow(page, 'First').getByRole('textbox', { name: 'Name' }), 'Ann')
  await person.select(form.getByRole('combobox', { name: 'The game ends' }), 'after another number of rounds')
  await person.write(form.getByRole('spinbutton', { name: 'Rounds' }), rounds)
  await person.press(form.getByText('Chance'))
  await person.write(form.getByRole('textbox', { name: 'Seed', exact: true }), seed)
  await person.press(form.getByRole('button', { name: 'Begin' }))
  await expect(question(page)).toBeVisible()
}

/** What was done until the game was over. */
interface Played {
  readonly presses: number
  readonly rounds: number
  /** Questions by their words, each seen once. */
  readonly asked: ReadonlySet<string>
}

const MOST_PRESSES = 140
/** Sorts of questions that are checked in one game: a check takes seconds. */
const MOST_CHECKED = 4

/**
 * Plays to the end as somebody does who trusts the card: every question is answered as it begins. Each sort of question is looked at by the
 * checker of accessibility when it first comes.
 *
 * @param press answers the question that is shown with one press
 */
async function playOut(page: Page, press: () => Promise<void>): Promise<Played> {
  const asked = new Set<string>()
  let presses = 0
  for (; presses < MOST_PRESSES; presses++) {
    const over = page.locator('#outcome')
    await expect(question(page).or(over).first()).toBeVisible()
    if ((await over.count()) > 0) break
    const sort = (await question(page).getByRole('heading', { level: 2 }).innerText()).replace(/\d+|The .*:/g, '')
    if (!asked.has(sort) && asked.size < MOST_CHECKED) await expectAccessible(page, sort)
    asked.add(sort)
    await untilTaken(question(page), press)
  }
  const rounds = Number(/round (\d+)/.exec(await page.locator('section.go .steps').innerText())?.[1] ?? 0)
  return { presses, rounds, asked }
}

/** The end at the table, on the shelf and in the records. */
async function expectOver(page: Page, person: Person, names: string): Promise<void> {
  await expect(page.getByRole('row', { name: /^Renown/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'The race' })).toBeVisible()
  await person.press(page.getByRole('button', { name: 'Back to the games', exact: true }))
  await expect(page.getByRole('region', { name: 'Finished games' })).toContainText(names)
}

/** Answers that a person gives in a turn, walks and cards with all of them. */
const MOST_A_TURN = 5

test('a game alone to its last round, by mouse', { tag: BROWSER }, async ({ app: { page } }, info) => {
  await tellAtOnce(page)
  const mouse = byMouse(page)
  await begin(page, mouse, { players: 'one', rounds: '12', seed: 'crystal 1' })
  const { presses, rounds, asked } = await playOut(page, () => mouse.press(question(page).locator('[aria-keyshortcuts="Enter"]')))
  expect(rounds).toBe(12)
  expect(asked.size).toBeGreaterThan(2)
  info.annotations.push({ type: 'presses', description: `${presses} in ${rounds} rounds` })
  expect(presses / rounds).toBeLessThanOrEqual(MOST_A_TURN)
  await expectAccessible(page, 'the end')
  await expectOver(page, mouse, 'Ann')
})

test('a game with two bots to its last round, by keyboard', { tag: BROWSER }, async ({ app: { page } }, info) => {
  await tellAtOnce(page)
  const keys = byKeyboard(page)
  await begin(page, keys, { players: 'three', rounds: '10', seed: 'crystal 2' })
  const { presses, rounds, asked } = await playOut(page, () => page.keyboard.press('Enter'))
  expect(rounds).toBe(10)
  expect(asked.size).toBeGreaterThan(2)
  info.annotations.push({ type: 'presses', description: `${presses} in ${rounds} rounds` })
  expect(presses / rounds).toBeLessThanOrEqual(MOST_A_TURN)
  await expectOver(page, keys, 'Ann, Bathilda (able bot) and Cuthbert (able bot)')
})

/** Ann, ready for the Trials, a space before the known Crystal: her turn, then those of two bots, and she may go in. */
const BEFORE_THE_CRYSTAL = {
  round: 40,
  crystal: 'chamber-2',
  players: [
    { character: 'deep-miner', at: 'crossroads-2', strength: 10, craft: 8, gold: 12, lives: 4, objects: ['sword-1', 'holy-lance'] },
    { character: 'night-blade', at: 'corridor-15' },
    { character: 'bone-caller', at: 'corridor-12' },
  ],
}
const BOTS = [1, 2].map((seat) => ({ seat, skill: 'able' }))

test('a game with two bots ends with the Crystal, by mouse and by keyboard', { tag: BROWSER }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  const games: View[] = []
  for (const _ of ['by mouse', 'by keyboard'])
    games.push(
      await host.call<View>('game.start', {
        game: 'cave',
        seed: 'the Crystal',
        seats: ['Ann', 'Bathilda', 'Cuthbert'],
        bots: BOTS,
        scenario: BEFORE_THE_CRYSTAL,
        dice: [1, 6, 1, 6, 1, 1, 1, 1],
      }),
    )
  await host.close()
  const { page } = await open()
  await tellAtOnce(page)
  const withMouse = (option: Locator) => option.click()
  const withItsDigit = async (option: Locator) => page.keyboard.press(await option.locator('.kbd').innerText())
  for (const [i, [person, choose]] of (
    [
      [byMouse(page), withMouse],
      [byKeyboard(page), withItsDigit],
    ] as const
  ).entries()) {
    await page.evaluate((to) => location.assign(to), `#/play/${games[i]?.session}`)
    // A throw that can always be made stands already.
    await person.press(question(page).locator('[aria-keyshortcuts="Enter"]'))
    const way = question(page).getByRole('option', { name: /Go to Chamber 2/ })
    await expect(way).toBeVisible()
    await choose(way)
    await untilTaken(question(page), () => person.press(question(page).locator('[aria-keyshortcuts="Enter"]')))
    await choose(question(page).getByRole('option', { name: /Try the Trials/ }))
    await person.press(question(page).locator('[aria-keyshortcuts="Enter"]'))
    // Counters may be lost there, so the page asks twice.
    await person.press(page.getByRole('dialog', { name: /are you sure/ }).getByRole('button', { name: 'Do it anyway' }))
    await expect(page.getByRole('region', { name: 'The Magic Crystal is won' })).toContainText('Ann has won the Magic Crystal.')
    await expect(page.getByRole('region', { name: 'The race' })).toBeVisible()
  }
})

test('a space that is lit is chosen on the board by keyboard, and Enter goes there', { tag: BROWSER }, async ({ app: { page } }) => {
  await tellAtOnce(page)
  const keys = byKeyboard(page)
  await begin(page, keys, { players: 'one', rounds: '10', seed: 'crystal 3' })
  const move = page.getByRole('region', { name: 'How do you move?' })
  await expect(move).toBeVisible()
  const words =
    /Step to [^\n]*/.exec(
      await move
        .getByRole('option', { name: /Step to/ })
        .last()
        .innerText(),
    )?.[0] ?? ''
  const square = page.getByRole('region', { name: 'The cave' }).getByRole('button', { name: `${words}.` })
  await square.focus()
  await expect(square).toBeFocused()
  if ((await square.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Space')
  await expect(square).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('Ann steps to')
})
