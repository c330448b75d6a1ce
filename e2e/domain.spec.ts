import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { byKeyboard, byMouse, untilTaken } from './person.ts'
import type { View } from './planned-raid.ts'
import { begin, expectOver, playOut, question } from './to-the-last-round.ts'

const GAME = {
  ...{ title: 'DOMAIN', called: 'DOMAIN', firstSeat: 'First challenger', sum: 'Riches' },
  ...{ detail: /[A-Z]\d+|\d+/g, mostPresses: 120, mostATurn: 4 },
}

test('a game alone to its last round, by mouse', { tag: [BROWSER, LONG] }, async ({ app: { page } }, info) => {
  const mouse = byMouse(page)
  await begin(page, mouse, GAME, { players: 'one', rounds: '7', seed: 'lantern 1' })
  await playOut(page, GAME, () => mouse.press(question(page).locator('[aria-keyshortcuts="Enter"]')), 7, info)
  await expectAccessible(page, 'the end')
  await expectOver(page, mouse, GAME, 'Ann')
})

test('a game with two bots to its last round, by keyboard', { tag: [BROWSER, LONG] }, async ({ app: { page } }, info) => {
  const keys = byKeyboard(page)
  await begin(page, keys, GAME, { players: 'three', rounds: '5', seed: 'lantern 2' })
  await playOut(page, GAME, () => page.keyboard.press('Enter'), 5, info)
  await expectOver(page, keys, GAME, 'Ann, Bathilda (able bot) and Cuthbert (able bot)')
})

test('on the board by keyboard: an arrow to a square beside, Space chooses it, Enter goes', { tag: [BROWSER, LONG] }, async ({
  app: { page },
}) => {
  const keys = byKeyboard(page)
  await begin(page, keys, GAME, { players: 'one', rounds: '10', seed: 'lantern 3' })
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
