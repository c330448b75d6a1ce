import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { type Copy, copyCheckout } from './copied-checkout.ts'
import { test as base, expect, expectOpen, LONG } from './fixtures.ts'
import { byKeyboard, byMouse, type Person } from './person.ts'
import { root } from './standin/launch.ts'

// docs/adding-a-game.md put to the test: three lines bring The Toll, finished in its two folders but registered nowhere, into a copy
// of the app. If a fourth line is needed, the mistake is in the code that all games share, and is mended there.

const LINES = {
  'engine/games.ts': "export { toll } from './toll/index.ts'",
  'engine/proofs.ts': "export { toll } from './toll/proof/index.ts'",
  'renderer/games.ts': "export { toll } from './games/toll/page.ts'",
} as const

const test = base.extend<object, { copy: Copy }>({
  copy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures off the pattern
    async ({}, use) => {
      const copy = copyCheckout()
      for (const [file, line] of Object.entries(LINES)) copy.append(file, line)
      await copy.run('build/build.ts')
      await use(copy)
      copy.remove()
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  appPath: ({ copy }, use) => use(copy.folder),
})

// One copy for all tests, in the browser: a game can change nothing that the desktop adds.
test.describe.configure({ mode: 'serial' })
test.skip(({ target }) => target !== 'web')

test('its proof runs, and nothing differs but three lines', { tag: LONG }, async ({ copy, page }) => {
  const [lint, units, fuzzed, golden, covered, pictures] = await Promise.all([
    copy.run('node_modules/@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', '--error-on-warnings', ...Object.keys(LINES)),
    copy.run(
      'node_modules/vitest/vitest.mjs',
      ...[
        'run',
        '--config=build/vitest.config.ts',
        '--project=unit',
        '--reporter=dot',
        '--testNamePattern=[Tt]oll|every game|no common room',
      ],
      ...['engine/proofs.test.ts', 'engine/properties.test.ts', 'build/coverage.test.ts', 'build/lint/names.test.ts'],
    ),
    copy.run('build/endurance/fuzz.ts', '--game', 'toll', '--random', '50', '--sensible', '20', '--wild', '50'),
    copy.run('build/golden.ts', '--game', 'toll'),
    copy.run('build/coverage-page.ts'),
    copy.run('build/screenshots.ts', '--game', 'toll', '--size', '1280x800', '--light', 'light'),
  ])
  expect(lint).toContain('Checked 3 files')
  expect(units).not.toMatch(/failed/)
  expect(units).toMatch(/Tests +\d+ passed/)
  expect(fuzzed).toContain('50 games that begin somewhere in the middle')
  expect(golden).toContain('2 golden games')
  expect(covered).toContain('5 cases of The Toll')
  expect(pictures).toContain('toll-table')
  expect(readdirSync(join(copy.folder, 'screenshots'))).toEqual(['toll-table-1280x800-light.png'])

  const gallery = await copy.serve('build/gallery.ts', String(await freePort()), '--game', 'toll')
  try {
    const address = /http:\S+/.exec(gallery.said)?.[0] ?? ''
    await page.goto(`${address}?game=toll&page=events`)
    await expect(page.getByRole('figure')).toHaveText([/^dealt/, /^turn-began/, /^laid/, /^thrown/, /^ended/])
    await page.goto(`${address}?game=toll&question=card`)
    await expect(page.getByRole('region', { name: 'Which card do you lay?' })).toBeVisible()
  } finally {
    await page.close()
    await gallery.close()
  }

  // Golden games and coverage page were generated again, and equal those in its folders.
  expect(copy.differences()).toEqual(Object.fromEntries(Object.entries(LINES).map(([file, line]) => [file, [line]])))
  // Without the lines the app contains nothing of it.
  expect(inBundle(copy.folder)).toBe(true)
  expect(inBundle(root)).toBe(false)
})

for (const [means, personAt] of Object.entries({ mouse: byMouse, keyboard: byKeyboard })) {
  test(`a game against a bot, by ${means}: the other’s cards appear nowhere before they are turned up`, {
    tag: means === 'mouse' ? LONG : [],
  }, async ({ app: { page } }) => {
    const heard = listen(page)
    const seen: string[] = []
    const person = personAt(page)
    await settle(page)
    await openForm(page, person)
    await person.press(form(page).getByText('Chance'))
    await person.write(form(page).getByRole('textbox', { name: 'Seed', exact: true }), 'three rounds')
    await person.press(form(page).getByRole('button', { name: 'Begin' }))

    for (let round = 1; round <= 3; round++) {
      await expect(question(page)).toContainText(`Round ${round} of 3`)
      await expect(bank(page, BOT)).toContainText(`${6 - round} cards face down`)
      seen.push(await page.content())
      const card = hand(page).getByRole('button').last()
      await expect(card).toHaveAccessibleName(/^Lay the \d, .*nearer in [\d.]+%$/)
      if (round === 2 && means === 'mouse') await expectAccessible(page, 'the table of The Toll')
      if (round === 3) await expectFound(page)
      await person.press(card)
      await expect(card).toHaveAttribute('aria-pressed', 'true')
      if (means === 'mouse')
        await question(page)
          .getByRole('button', { name: /^Lay the \d$/ })
          .click()
      else await page.keyboard.press('Enter')
    }
    await person.press(
      page.getByRole('dialog', { name: /^(Across the bridge|No one crosses)$/ }).getByRole('button', { name: 'The whole table' }),
    )
    const over = page.getByRole('region').filter({ has: page.getByText('The game is over') })
    await expect(over).toBeVisible()
    expectHidden(heard, seen)

    if (means === 'keyboard') return
    await expectTold(page, over)
  })
}

test('two people at one screen: a curtain falls between them', { tag: LONG }, async ({ app: { page } }) => {
  const person = byMouse(page)
  await settle(page)
  await openForm(page, person)
  await person.select(form(page).getByRole('group', { name: 'Lays second' }).getByRole('combobox', { name: 'Played by' }), 'a person')
  await person.press(form(page).getByRole('button', { name: 'Begin' }))
  for (const name of ['Player 1', 'Player 2', 'Player 1']) {
    const curtain = page.getByRole('region', { name: `The screen goes to ${name}` })
    await expect(curtain).toBeVisible()
    await expect(page.getByRole('list', { name: /^Cards of/ })).toHaveCount(0)
    await person.press(curtain.getByRole('button', { name: /^I am/ }))
    await expect(page.getByRole('list', { name: /^Cards of/ })).toHaveAccessibleName(`Cards of ${name}`)
    await person.press(question(page).getByRole('button', { name: /^Lay the \d$/ }))
  }
})

const BOT = 'Bathilda'
const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const form = (page: Page) => page.getByRole('dialog', { name: 'A new game of The Toll' })
const question = (page: Page) => page.getByRole('region', { name: 'Which card do you lay?' })
const bank = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const hand = (page: Page) => page.getByRole('list', { name: 'Cards of Player 1' })

/** From the shelf, where its box stands beside the others. */
async function openForm(page: Page, person: Person): Promise<void> {
  await person.press(place(page, 'Games'))
  const box = page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^The Toll/ })
  await expect(box).toContainText('2 players')
  await person.press(box)
  await person.press(page.getByRole('button', { name: 'New game of The Toll' }))
}

/** Switches off pauses and explanations. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('citadel.settings', '{"pace":"at-once","tips":false}'))
  await page.reload()
  await expectOpen(page)
}

/** Every message of the host from now on. */
function listen(page: Page): readonly string[] {
  const heard: string[] = []
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))))
  return heard
}

interface Side {
  readonly hand: readonly number[] | null
  readonly laid: number | null
}

/** While the game was open, no message showed the bot's hand, and neither a message nor the page said what it was dealt. */
function expectHidden(heard: readonly string[], seen: readonly string[]): void {
  const views = heard.flatMap(viewsIn)
  const open = views.filter(({ end }) => end === null)
  const over = views.filter(({ end }) => end !== null)
  expect(open.length).toBeGreaterThan(3)
  expect(open.flatMap(({ sides }) => [sides[1]?.hand, sides[1]?.laid]).filter((cards) => cards !== null)).toEqual([])
  expect(over.at(-1)?.sides[1]?.hand).toHaveLength(2)
  const dealt = [...heard, ...seen].flatMap((text) => [...text.matchAll(/Your cards are [\d, and]+\d/g)].map(([words]) => words))
  expect(new Set(dealt).size).toBe(1)
}

/** Every view of the game in a message, however deep it lies. */
function viewsIn(message: string): readonly { readonly sides: readonly Side[]; readonly end: object | null }[] {
  const views: { sides: Side[]; end: object | null }[] = []
  JSON.parse(message, (_key, value) => {
    if (value?.game === 'toll' && Array.isArray(value.sides)) views.push(value)
    return value
  })
  return views
}

/** The palette leads to the open game. */
async function expectFound(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('the toll')
  await expect(page.getByRole('option', { name: /^Player 1, Bathilda Open game of The Toll/ })).toBeVisible()
  await page.keyboard.press('Escape')
}

/** A finished game: the case with its table, the replay, the story, the hall of fame. */
async function expectTold(page: Page, over: Locator): Promise<void> {
  const chronicle = page.getByRole('region', { name: 'Chronicle' })
  await chronicle.getByRole('listitem').filter({ hasText: 'takes' }).last().getByRole('button', { name: 'Rule 2.3' }).click()
  const table = page.getByRole('dialog').getByRole('table', { name: 'Points for the nearer card' })
  await expect(table.locator('[aria-current]')).toHaveText(/^[123]$/)
  await page.keyboard.press('Escape')

  await over.getByRole('link', { name: 'Watch the replay' }).click()
  await expect(page.getByRole('heading', { name: 'Which card do you lay?' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('list', { name: 'The bridge' }).getByText('’s card')).toHaveCount(2)
  await page.goBack()

  await over.getByRole('link', { name: 'Read the story' }).click()
  await expect(page.getByRole('columnheader', { name: 'Points' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('hall of fame')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Records' })).toContainText('Most points')
  await expect(page.getByRole('region', { name: 'Records' })).toContainText('The Toll')
}

/** Whether the page built there contains The Toll. */
function inBundle(folder: string): boolean {
  const assets = join(folder, 'dist/renderer/assets')
  return readdirSync(assets).some((file) => file.endsWith('.js') && readFileSync(join(assets, file), 'utf8').includes('The Toll'))
}

/** A free port. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
