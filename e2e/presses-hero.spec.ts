import type { Locator, Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { settled } from './settled.ts'

// How many presses a game of HERO costs someone who wants to get on: keys and clicks are counted, what is only read is not.

test.skip(({ target }) => target !== 'web', 'the same page in every shell')

/** From the shelf to the end of the fourth turn. */
const FOUR_TURNS = 60
/** Questions that are answered by hand in a whole game. */
const ANSWERS = 90

/** Someone who presses; everything is counted. */
interface Presser {
  readonly count: () => number
  key(name: string): Promise<void>
  click(what: Locator): Promise<void>
}

function presserAt(page: Page): Presser {
  let presses = 0
  return {
    count: () => presses,
    async key(name) {
      presses += 1
      await page.keyboard.press(name)
    },
    async click(what) {
      presses += 1
      await what.click()
    },
  }
}

test('four turns of HERO against two bots, and a whole game, in few presses', { tag: LONG }, async ({ app: { page } }, info) => {
  const hands = presserAt(page)
  await begin(page, hands)
  let answers = 0
  let four = 0
  const card = page.locator('.decide')
  const over = page.getByRole('button', { name: 'Back to the games', exact: true })
  while (!(await over.isVisible())) {
    const asked = await card.locator('.decide-foot').elementHandle()
    const turn = await turnOf(page)
    if (turn > 4 && four === 0) four = hands.count()
    await answer(page, card, hands)
    answers += 1
    expect(answers, 'answers of a whole game').toBeLessThanOrEqual(ANSWERS)
    await expect.poll(async () => (await over.isVisible()) || !(await asked?.evaluate(({ isConnected }) => isConnected))).toBe(true)
    await expect(card.or(over).first()).toBeVisible()
    await settled(page)
  }
  info.annotations.push({ type: 'presses', description: `${four} for four turns, ${hands.count()} and ${answers} answers for the game` })
  expect(four, 'presses to the end of the fourth turn').toBeLessThanOrEqual(FOUR_TURNS)
})

/** From the hall into a game with a ready-made hero, everything else as the form proposes it. */
async function begin(page: Page, hands: Presser): Promise<void> {
  await page.evaluate(() => localStorage.setItem('citadel.settings', '{"pace":"at-once","moments":"none"}'))
  await page.reload()
  await hands.click(page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Games' }))
  await hands.click(page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^HERO/ }))
  await hands.click(page.getByRole('button', { name: 'New game of HERO' }))
  const form = page.getByRole('dialog', { name: 'A new game of HERO' })
  await form.getByText('Chance').click()
  await form.getByRole('textbox', { name: 'Seed', exact: true }).fill('presses 1')
  await form
    .getByRole('group', { name: /^Section A / })
    .getByRole('combobox', { name: 'Hero' })
    .selectOption({ label: 'Fingal Quick' })
  await hands.key('Enter')
}

async function turnOf(page: Page): Promise<number> {
  const text = await page.getByRole('banner').innerText()
  return Number(/Turn\s+(\d+)/i.exec(text)?.[1] ?? 0)
}

/** What a sensible person presses: on towards Alysa, a fight fought out, the monsters moved; everything else as proposed. */
async function answer(page: Page, card: Locator, hands: Presser): Promise<void> {
  const danger = page.getByRole('dialog', { name: 'are you sure?' })
  const row = (name: string) => card.locator('[data-option]').filter({ has: page.getByText(name, { exact: true }) })
  const question = await card.getByRole('heading', { level: 2 }).innerText()
  const isStuck = await card.getByText('No step brings him nearer now.').isVisible()
  if (/^What will .* do\?$/.test(question)) {
    await expect(card.locator('[aria-keyshortcuts="Enter"]')).toBeEnabled()
    const onward = row('Head for Alysa')
    const fight = row('Fight it out')
    if (!isStuck && (await onward.isVisible())) await hands.click(onward)
    else if (await fight.isVisible()) await hands.click(fight)
    else {
      const done = card.getByRole('button', { name: 'Done', exact: true })
      if (await done.isVisible()) return hands.click(done)
    }
  }
  if (question.startsWith('Which counter do you move')) {
    const mine = row('Move my monsters for me')
    if (!(await mine.isVisible())) return hands.click(card.getByRole('button', { name: /^Done/ }))
    const always = card.getByRole('button', { name: 'Every turn until I stop it' })
    await expect(always).toBeVisible()
    return hands.click(always)
  }
  await hands.key('Enter')
  // Anyone who fights it out knows that it may kill.
  if (await danger.isVisible()) await hands.click(danger.getByRole('button', { name: 'Do it anyway' }))
}
