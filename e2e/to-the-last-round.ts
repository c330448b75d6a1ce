import type { Page, TestInfo } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect } from './fixtures.ts'
import { type Person, untilTaken } from './person.ts'

export const question = (page: Page) => page.locator('section.decide')

/** A game with a last round, as its box, its form and the card of its end call it. */
interface RoundGame {
  /** The title on its box. */
  readonly title: string
  /** The title in its form. */
  readonly called: string
  /** The first of its seats. */
  readonly firstSeat: string
  /** What differs between two questions of a sort. */
  readonly detail: RegExp
  /** The row of the card of the end in which everything is added up. */
  readonly sum: string
  /** More presses than any game of these tests takes. */
  readonly mostPresses: number
  /** Answers that a person gives in a turn. */
  readonly mostATurn: number
}

interface Wish {
  readonly players: 'one' | 'three'
  readonly rounds: string
  readonly seed: string
}

/** From the hall to the shelf, and into a game with a last round. */
export async function begin(page: Page, person: Person, game: RoundGame, { players, rounds, seed }: Wish): Promise<void> {
  await person.press(page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Games' }))
  await person.press(page.getByRole('region', { name: 'The games' }).getByRole('button', { name: new RegExp(`^${game.title}`) }))
  await person.press(page.getByRole('button', { name: new RegExp(`^New game of ${game.title}`) }))
  const form = page.getByRole('dialog', { name: `A new game of ${game.called}` })
  if (players !== 'three') await person.select(form.getByRole('combobox', { name: 'Players' }), players)
  await person.write(form.getByRole('group', { name: new RegExp(`^${game.firstSeat}`) }).getByRole('textbox', { name: 'Name' }), 'Ann')
  await person.select(form.getByRole('combobox', { name: 'The game ends' }), 'after another number of rounds')
  await person.write(form.getByRole('spinbutton', { name: 'Rounds' }), rounds)
  await person.press(form.getByText('Chance'))
  await person.write(form.getByRole('textbox', { name: 'Seed', exact: true }), seed)
  await person.press(form.getByRole('button', { name: 'Begin' }))
  await expect(question(page)).toBeVisible()
}

/** Sorts of questions that are checked in one game: a check takes seconds. */
const MOST_CHECKED = 4

/**
 * Plays to the end as someone does who trusts the card: every question is answered as it begins. Each sort of question is looked at by the
 * checker of accessibility when it first comes. Expects the last round, and no more answers in a turn than the game takes.
 *
 * @param press answers the question that is shown with one press
 */
export async function playOut(page: Page, game: RoundGame, press: () => Promise<void>, lastRound: number, info: TestInfo): Promise<void> {
  const asked = new Set<string>()
  let presses = 0
  for (; presses < game.mostPresses; presses++) {
    const over = page.locator('#outcome')
    await expect(question(page).or(over).first()).toBeVisible()
    if ((await over.count()) > 0) break
    const sort = (await question(page).getByRole('heading', { level: 2 }).innerText()).replace(game.detail, '')
    if (!asked.has(sort) && asked.size < MOST_CHECKED) await expectAccessible(page, sort)
    asked.add(sort)
    await untilTaken(question(page), press)
  }
  expect(await page.locator('section.go .steps').innerText()).toMatch(new RegExp(`round ${lastRound}\\b`))
  expect(asked.size).toBeGreaterThan(2)
  info.annotations.push({ type: 'presses', description: `${presses} in ${lastRound} rounds` })
  expect(presses / lastRound).toBeLessThanOrEqual(game.mostATurn)
}

/** The end at the table, on the shelf and in the records. */
export async function expectOver(page: Page, person: Person, { sum }: RoundGame, names: string): Promise<void> {
  await expect(page.getByRole('row', { name: new RegExp(`^${sum}`) })).toBeVisible()
  await person.press(page.getByRole('button', { name: 'Back to the games', exact: true }))
  await expect(page.getByRole('region', { name: 'Finished games' })).toContainText(names)
}
