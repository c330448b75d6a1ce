import { expect, type Locator, type Page } from '@playwright/test'
import { expectOpen } from './fixtures.ts'
import { byKeyboard, byMouse, cardOf, confirmIfDeadly, expectShown, goButton, type Person, untilTaken } from './person.ts'
import type { HeroStep } from './planned-hero.ts'
import type { Option } from './planned-raid.ts'

/** Somebody at the table of HERO, with a mouse or with a keyboard. */
export interface Player {
  readonly person: Person
  /** One square further, on the board. */
  step(step: HeroStep, option: Option): Promise<void>
}

/** What the page shows is told at once: no test waits for a story. */
export async function tellAtOnce(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('citadel.settings', '{"pace":"at-once"}'))
  await page.reload()
  await expectOpen(page)
}

/** Answers as planned, and sees each time that the page shows what the plan says. */
export async function playAll(page: Page, player: Player, steps: readonly HeroStep[]): Promise<void> {
  for (const step of steps) {
    await expectShown(page, step.before)
    await untilTaken(page, step.decision, () => answer(page, player, step))
  }
}

/** Answers one question of a plan. */
export async function answer(page: Page, player: Player, step: HeroStep): Promise<void> {
  const { decision, answer } = step
  const { person } = player
  const card = cardOf(page, decision)
  switch (decision.kind) {
    case 'text':
      await person.write(card.getByRole('textbox'), String(answer.value))
      return person.press(goButton(card))
    case 'share':
      // The sheet begins with the suggestion, which is what the plan answers.
      return person.press(goButton(card))
    case 'pick': {
      const options = (answer.pick ?? []).map((id) => optionOf(step, id))
      const [only] = options
      if (only?.id.startsWith('step:')) await player.step(step, only)
      else await person.pick({ decision, before: { view: {} } }, await anew(card, step, options))
      return
    }
    case 'number':
    case 'arrange':
    case 'roll':
      throw new Error(`HERO does not ask for ${decision.kind}: ${decision.prompt}`)
  }
}

/** Striking back begins with a blow: it is taken back first, for blows fall in the order in which they are chosen. */
async function anew(card: Locator, { decision }: HeroStep, options: readonly Option[]): Promise<readonly Option[]> {
  if (decision.topic !== 'defend') return options
  const chosen = await card.getByRole('checkbox').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-checked') === 'true'))
  return [...(decision.options ?? []).filter((_, i) => chosen[i]), ...options]
}

function optionOf({ decision }: HeroStep, id: string): Option {
  const option = decision.options?.find((other) => other.id === id)
  if (!option) throw new Error(`${id} is not an option of: ${decision.prompt}`)
  return option
}

const boards = (page: Page) => page.getByRole('group', { name: /^The catacomb of / })
/** What can be chosen on a square stands at the end of its name. */
const squareOf = (page: Page, { label }: Option) => boards(page).getByRole('button', { name: `${label}.` })

async function isChosen(square: Locator): Promise<boolean> {
  return (await square.getAttribute('aria-pressed')) === 'true'
}

export function heroByMouse(page: Page): Player {
  const person = byMouse(page)
  return {
    person,
    async step({ decision }, option) {
      const square = squareOf(page, option)
      // The first option is laid out already; pressed again, its square would answer.
      if (!(await isChosen(square))) await person.press(square)
      await person.press(goButton(cardOf(page, decision)))
      await confirmIfDeadly(page, person, [option])
    },
  }
}

const ARROWS: Readonly<Record<string, string>> = {
  'step:n': 'ArrowUp',
  'step:e': 'ArrowRight',
  'step:s': 'ArrowDown',
  'step:w': 'ArrowLeft',
}

/** From the hero's square one on with an arrow; there Space chooses and Enter goes. */
export function heroByKeyboard(page: Page): Player {
  const person = byKeyboard(page)
  return {
    person,
    async step(_, option) {
      const square = squareOf(page, option)
      await person.reach(boardOf(square))
      // Where the way was barred, the focus is still on the square that he wanted to go to.
      const isThere = await square.evaluate((element) => element === document.activeElement)
      if (!isThere) await page.keyboard.press(ARROWS[option.id] ?? '')
      await expect(square).toBeFocused()
      if (!(await isChosen(square))) await page.keyboard.press('Space')
      await expect(square).toHaveAttribute('aria-pressed', 'true')
      await page.keyboard.press('Enter')
      await confirmIfDeadly(page, person, [option])
    },
  }
}

/** The board that a square lies on. */
function boardOf(square: Locator): Locator {
  return square.locator('xpath=ancestor::*[@role="group"][1]')
}
