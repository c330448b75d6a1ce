import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { tellAtOnce } from './hero-player.ts'
import { byKeyboard, byMouse, type Person, untilTaken } from './person.ts'
import type { View } from './planned-raid.ts'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const seatRow = (page: Page, n: string) => page.getByRole('dialog').getByRole('group', { name: new RegExp(`^${n} challenger`) })
const question = (page: Page) => page.locator('section.decide')

interface Wish {
  readonly players: string
  readonly rounds: string
  readonly seed: string
}

/** From the hall to the shelf, and into a game with a last round. */
async function begin(page: Page, person: Person, { players, rounds, seed }: Wish): Promise<void> {
  await person.press(place(page, 'Games'))
  await person.press(page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^DOMAIN/ }))
  await person.press(page.getByRole('button', { name: /^New game of DOMAIN/ }))
  const form = page.getByRole('dialog', { name: 'A new game of DOMAIN' })
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

const MOST_PRESSES = 120
/** Sorts of questions that are checked in one game: a check takes seconds. */
const MOST_CHECKED = 4

/**
 * Plays to the end as somebody does who trusts the card: every question is answered as it begins, which is with something new where a step
 * or a walk leads to it. Each sort of question is looked at by the checker of accessibility when it first comes.
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
    const sort = (await question(page).getByRole('heading', { level: 2 }).innerText()).replace(/[A-Z]\d+|\d+/g, '')
    if (!asked.has(sort) && asked.size < MOST_CHECKED) await expectAccessible(page, sort)
    asked.add(sort)
    await untilTaken(question(page), press)
  }
  const rounds = Number(/round (\d+)/.exec(await page.locator('section.go .steps').innerText())?.[1] ?? 0)
  return { presses, rounds, asked }
}

/** The end at the table, on the shelf and in the records. */
async function expectOver(page: Page, person: Person, names: string): Promise<void> {
  await expect(page.getByRole('row', { name: /^Riches/ })).toBeVisible()
  await person.press(page.getByRole('button', { name: 'Back to the games', exact: true }))
  await expect(page.getByRole('region', { name: 'Finished games' })).toContainText(names)
}

const MOST_A_TURN = 4

test('a game alone to its last round, by mouse', { tag: BROWSER }, async ({ app: { page } }, info) => {
  await tellAtOnce(page)
  const mouse = byMouse(page)
  await begin(page, mouse, { players: 'one', rounds: '12', seed: 'lantern 1' })
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
  await begin(page, keys, { players: 'three', rounds: '7', seed: 'lantern 2' })
  const { presses, rounds, asked } = await playOut(page, () => page.keyboard.press('Enter'))
  expect(rounds).toBe(7)
  expect(asked.size).toBeGreaterThan(2)
  info.annotations.push({ type: 'presses', description: `${presses} in ${rounds} rounds` })
  expect(presses / rounds).toBeLessThanOrEqual(MOST_A_TURN)
  await expectOver(page, keys, 'Ann, Bathilda (able bot) and Cuthbert (able bot)')
})

test('on the board by keyboard: an arrow to a square beside, Space chooses it, Enter goes', { tag: BROWSER }, async ({ app: { page } }) => {
  await tellAtOnce(page)
  const keys = byKeyboard(page)
  await begin(page, keys, { players: 'one', rounds: '10', seed: 'lantern 3' })
  const turn = page.getByRole('region', { name: 'What will you do?' })
  // The quadrant, the door that the card begins with, and whatever lies behind it.
  while (!(await turn.isVisible())) {
    await untilTaken(question(page), () => page.keyboard.press('Enter'))
    await expect(question(page)).toBeVisible()
  }
  const step = turn.getByRole('option', { name: /^\d? ?Go (north|east|south|west)/ }).last()
  const words = /Go (north|east|south|west)/.exec(await step.innerText())?.[0] ?? ''
  const square = page.getByRole('region', { name: 'The domain' }).getByRole('button', { name: new RegExp(`${words}\\.`) })
  await keys.reach(square.locator('xpath=ancestor::*[@role="group"][1]'))
  await page.keyboard.press(ARROWS[words] ?? '')
  await expect(square).toBeFocused()
  if ((await square.getAttribute('aria-pressed')) !== 'true') await page.keyboard.press('Space')
  await expect(square).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText(/Ann (goes|lays)/)
})

/** Ann before a choice that few games come to within the rounds of the tests above. */
const CORNER = [{ tile: 'o02', slot: [0, 0], turn: 0 }]
const TRAPDOORS = [
  { card: 'x-trapdoor-1', at: '2-0' },
  { card: 'x-trapdoor-2', at: '0-2' },
]
const ARMED = ['rune-sword', 'shield', 'dagger', 'book-2-4-6', 'triangle', 'rhomb']
const PASSAGE = { entry: '2-0', exit: '0-2', on: 5 }
const CHOICES = [
  ['a meeting', 'meet', { cards: [{ card: 'black-orc-guard-1', at: '1-0' }], characters: [{ at: '0-0', from: '0-1', items: ARMED }] }],
  ['hands', 'arm', { cards: [{ card: 'black-orc-guard-1', at: '1-0' }], characters: [{ at: '0-0', items: ARMED.slice(0, 3) }] }],
  ['a passage', 'passage', { cards: TRAPDOORS, characters: [{ at: '0-0', items: ARMED, passage: PASSAGE }] }],
  ['a meeting in a passage', 'meet', { cards: TRAPDOORS, characters: [{ at: '0-0', items: ARMED, passage: PASSAGE }] }],
] as const

test('meetings, hands and passages can be used by everybody', { tag: BROWSER }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  const sessions: string[] = []
  for (const [, topic, position] of CHOICES) {
    const scenario = { quadrants: ['nw'], tiles: CORNER, ...position }
    let now = await host.call<View>('game.start', { game: 'domain', seed: 'met', seats: ['Ann'], scenario, dice: [1, 4] })
    const { session } = now
    for (const id of ['step:1-0', 'strip:1'])
      if (now.decision?.topic !== topic && now.decision?.options?.some((option) => option.id === id))
        now = await host.call<View>('game.choose', { session, revision: now.revision, decision: now.decision.id, pick: [id] })
    expect(now.decision?.topic).toBe(topic)
    sessions.push(session)
  }
  await host.close()
  const { page } = await open()
  await tellAtOnce(page)
  for (const [i, [what]] of CHOICES.entries()) {
    await page.evaluate((to) => location.assign(to), `#/play/${sessions[i]}`)
    await expect(question(page)).toBeVisible()
    await expectAccessible(page, what)
  }
  await page.getByRole('button', { name: 'Stacks' }).click()
  await expectAccessible(page, 'the stacks')
})

const ARROWS: Readonly<Record<string, string>> = {
  'Go north': 'ArrowUp',
  'Go east': 'ArrowRight',
  'Go south': 'ArrowDown',
  'Go west': 'ArrowLeft',
}
