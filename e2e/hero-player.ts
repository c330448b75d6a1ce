import { expect, type Locator, type Page } from '@playwright/test'
import { byKeyboard, byMouse, cardOf, confirmIfDeadly, expectShown, goButton, type Person, untilTaken } from './person.ts'
import type { HeroStep } from './planned-hero.ts'
import type { Option } from './planned-raid.ts'

/** Someone at the table of HERO, with a mouse or with a keyboard. */
export interface Player {
  readonly person: Person
  /** Moves one square on the board. */
  step(step: HeroStep, option: Option): Promise<void>
}

/** Answers as planned, and checks each time that the page shows what the plan says. */
export async function playAll(page: Page, player: Player, steps: readonly HeroStep[]): Promise<void> {
  for (const step of steps) {
    await expectShown(page, step.before)
    await untilTaken(cardOf(page, step.decision), () => answer(page, player, step))
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

/** Striking back starts with a blow already chosen. It is unticked first, because blows fall in the order of choice. */
async function anew(card: Locator, { decision }: HeroStep, options: readonly Option[]): Promise<readonly Option[]> {
  if (decision.topic !== 'defend') return options
  const chosen = await card.getByRole('option').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-selected') === 'true'))
  return [...(decision.options ?? []).filter((_, i) => chosen[i]), ...options]
}

function optionOf({ decision }: HeroStep, id: string): Option {
  const option = decision.options?.find((other) => other.id === id)
  if (!option) throw new Error(`${id} is not an option of: ${decision.prompt}`)
  return option
}

const boards = (page: Page) => page.getByRole('group', { name: /^The catacomb of / })
/** A square's name ends with what can be chosen there. */
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
      // The first option is chosen already: another press on its square would answer.
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

/** One square on from the hero's with an arrow; Space chooses, Enter goes. */
export function heroByKeyboard(page: Page): Player {
  const person = byKeyboard(page)
  return {
    person,
    async step(_, option) {
      const square = squareOf(page, option)
      await person.reach(boardOf(square))
      // After a barred step the focus is still on the square he wanted to enter.
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

/** The board with that square. */
function boardOf(square: Locator): Locator {
  return square.locator('xpath=ancestor::*[@role="group"][1]')
}
