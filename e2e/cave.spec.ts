import type { Locator } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { byKeyboard, byMouse, untilTaken } from './person.ts'
import type { View } from './planned-raid.ts'
import { begin, expectOver, playOut, question } from './to-the-last-round.ts'

const GAME = {
  ...{ title: 'Talisman: The Cave', called: 'The Cave', firstSeat: 'First player', sum: 'Renown' },
  ...{ detail: /\d+|The .*:/g, mostPresses: 140, mostATurn: 5 },
}

test('a game alone to its last round, by mouse', { tag: [BROWSER, LONG] }, async ({ app: { page } }, info) => {
  const mouse = byMouse(page)
  await begin(page, mouse, GAME, { players: 'one', rounds: '10', seed: 'crystal 1' })
  await playOut(page, GAME, () => mouse.press(question(page).locator('[aria-keyshortcuts="Enter"]')), 10, info)
  await expectAccessible(page, 'the end')
  await expect(page.getByRole('region', { name: 'The race' })).toBeVisible()
  await expectOver(page, mouse, GAME, 'Ann')
})

test('a game with two bots to its last round, by keyboard', { tag: [BROWSER, LONG] }, async ({ app: { page } }, info) => {
  const keys = byKeyboard(page)
  await begin(page, keys, GAME, { players: 'three', rounds: '10', seed: 'crystal 2' })
  await playOut(page, GAME, () => page.keyboard.press('Enter'), 10, info)
  await expect(page.getByRole('region', { name: 'The race' })).toBeVisible()
  await expectOver(page, keys, GAME, 'Ann, Bathilda (able bot) and Cuthbert (able bot)')
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

test('a space that is lit is chosen on the board by keyboard, and Enter goes there', { tag: [BROWSER, LONG] }, async ({
  app: { page },
}) => {
  const keys = byKeyboard(page)
  await begin(page, keys, GAME, { players: 'one', rounds: '10', seed: 'crystal 3' })
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
