import { expect, type Locator, type Page } from '@playwright/test'
import type { Decision, Option, Ranks, Step, View } from './planned-raid.ts'

/** A question on the page, of any game, with the monsters among which its card may distinguish. */
export interface Asked {
  readonly decision: Decision
  readonly before: { readonly view: { readonly monsters?: View['view']['monsters'] } }
}

/** Someone at the page, with a mouse, with a keyboard or by roles and names: what they can do with a decision. */
export interface Person {
  /** Presses a button, a link or a summary. */
  press(what: Locator): Promise<void>
  write(where: Locator, text: string): Promise<void>
  /** Brings it within reach without pressing it. */
  reach(what: Locator): Promise<void>
  /** Ticks a box, or chooses one of several. */
  tick(what: Locator): Promise<void>
  /** Chooses a line of a drop-down list. */
  select(where: Locator, label: string): Promise<void>
  /** Chooses these options of a `pick` and confirms them. */
  pick(asked: Asked, options: readonly Option[]): Promise<void>
  /** Turns the suggested march order into this one. */
  arrange(step: Step): Promise<void>
}

/** The way in: a new campaign, a seed of one's own, and the first question of the starting sequence. */
export async function beginRaid(page: Page, person: Person, name: string, seed: string): Promise<void> {
  await person.press(page.getByRole('button', { name: /^(Make my own|New campaign)$/ }).first())
  const dialog = page.getByRole('dialog', { name: 'A new campaign' })
  await person.write(dialog.getByRole('textbox', { name: 'Its name' }), name)
  await person.press(dialog.getByRole('button', { name: 'Begin' }))
  const card = page.getByRole('region', { name: 'Who goes in?' })
  await expect(page.getByRole('combobox', { name: 'Campaign' })).toContainText(name)
  await person.press(card.getByText('Chance'))
  await person.write(card.getByRole('textbox', { name: 'Seed' }), seed)
  await person.press(card.getByRole('button', { name: 'Make a party' }))
}

/** From the cover, with which every later start opens, to the hall of the campaign played last. */
export async function openHall(page: Page, person: Person): Promise<void> {
  await person.press(page.getByRole('button', { name: 'Open hall' }))
}

/** Answers as planned, and checks each time that the page shows what the plan says. */
export async function answerAll(page: Page, person: Person, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    await expectShown(page, step.before)
    await untilTaken(cardOf(page, step.decision), () => answer(page, person, step))
  }
}

/** Gives an answer and waits until its buttons are gone: the next question may have the very same words. */
export async function untilTaken(question: Locator, give: () => Promise<void>): Promise<void> {
  const foot = await question.locator('.decide-foot').elementHandle()
  await give()
  await foot?.evaluate(untilGone, MOST_WAITING)
}

/** In milliseconds: as long as the page is waited for elsewhere. */
const MOST_WAITING = 30_000

/** In the page: told by the change itself. To ask again and again costs both of them more, and comes late. */
function untilGone(element: Element, most: number): Promise<void> {
  return new Promise((gone, tooLate) => {
    const look = () => {
      if (element.isConnected) return
      changes.disconnect()
      gone()
    }
    const changes = new MutationObserver(look)
    changes.observe(document, { childList: true, subtree: true })
    setTimeout(() => tooLate(new Error(`after ${most} ms the page still asks: ${element.textContent}`)), most)
    look()
  })
}

/** What the page says after a choice: everything that happened in its order, and the next question unless a card lies before it. */
export async function expectShown(page: Page, { events, decision, outcome }: Pick<View, 'events' | 'decision' | 'outcome'>): Promise<void> {
  const sentences = events.map(({ text }) => literally(text.replace(/\.$/, '')))
  // The same several times in a row is said once.
  const story = sentences.filter((text, i) => text !== sentences[i - 1]).join('.*')
  const question = decision ? `( ?${literally(decision.prompt)})?` : ''
  await expect(page.locator('[role="status"]')).toHaveText(new RegExp(`^(Undone\\.|${story}.*?)${question}$`))
  if (outcome) await expect(page.getByRole('region').getByText(outcome.text).first()).toBeVisible()
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Gives the answer of a plan. */
export async function answer(page: Page, person: Person, step: Step): Promise<void> {
  const { decision, answer } = step
  const card = cardOf(page, decision)
  switch (decision.kind) {
    case 'pick':
      return person.pick(step, chosen(step))
    case 'text':
      await person.write(card.getByRole('textbox'), String(answer.value))
      return person.press(goButton(card))
    case 'arrange':
      await person.arrange(step)
      return person.press(goButton(card))
    case 'share':
      if (answer.pick !== undefined) throw new Error(`no raid was planned with something done beside: ${decision.prompt}`)
      // The card begins with the suggestion, which is what the plan answers.
      await expectShares(card, step)
      return person.press(goButton(card))
    case 'number':
    case 'roll':
      throw new Error(`no raid was planned with a ${decision.kind}: ${decision.prompt}`)
  }
}

function chosen({ decision, answer }: Step): readonly Option[] {
  return (answer.pick ?? []).map((id) => {
    const option = decision.options?.find((other) => other.id === id)
    if (!option) throw new Error(`${id} is not an option of: ${decision.prompt}`)
    return option
  })
}

async function expectShares(card: Locator, { decision, answer }: Step): Promise<void> {
  const shares = answer.value as Readonly<Record<string, Readonly<Record<string, number>>>>
  for (const { id, label, amount = 1 } of decision.of ?? []) {
    if (amount <= 1) continue
    const heap = card.getByRole('group', { name: label }).getByRole('spinbutton')
    const given = Object.values(shares[id] ?? {})
    // Those who get nothing are left out of the answer (14.0: the split looks at what each holds).
    const shown = await Promise.all((await heap.all()).map(async (field) => Number(await field.inputValue())))
    expect(shown.filter((count) => count > 0).toSorted()).toEqual(given.toSorted())
  }
}

/** The card with this question; matches nothing where the plan has no such decision. */
export function cardOf(page: Page, decision: Decision | undefined): Locator {
  return page.getByRole('region', { name: decision?.prompt ?? 'no such decision', exact: true })
}

/** The one bright button of a card. */
export function goButton(card: Locator): Locator {
  return card.locator('[aria-keyshortcuts="Enter"]')
}

/** The row of an option: by its label, and among equal labels by its order. */
function rowOf(card: Locator, { decision }: Asked, option: Option): Locator {
  const alike = (decision.options ?? []).filter(({ label, aside }) => label === option.label && aside === option.aside)
  const where = SPELLS.has(decision.topic) ? card.page().getByRole('main') : card
  const rows = where.getByRole('option')
  return rows.filter({ has: card.page().getByText(option.label, { exact: true }) }).nth(alike.indexOf(option))
}

/** Spells are chosen in the book that lies in the field. */
const SPELLS: ReadonlySet<string> = new Set(['spells-known', 'spells-circled'])

function isSingle({ min = 1, max = 1 }: Decision): boolean {
  return min === 1 && max === 1
}

/** One press of the mouse answers where nothing can be lost by it. */
function answersAtOnce(decision: Decision): boolean {
  return isSingle(decision) && (decision.habits ?? []).some(({ risky }) => risky !== true)
}

/** Some options are a button at the card's foot instead of a row; it may be the bright one. */
async function atFoot(card: Locator, step: Asked, option: Option): Promise<Locator | null> {
  if ((await rowOf(card, step, option).count()) > 0) return null
  return card.getByRole('button', { name: option.label, exact: true })
}

/** The button that aims at another monster, where the card has several targets. */
async function targetButton(card: Locator, { before }: Asked, { at }: Option): Promise<Locator | null> {
  const monster = before.view.monsters?.find(({ id }) => id === at?.id)
  const targets = card.getByRole('group', { name: 'Target' })
  if (!monster || (await targets.count()) === 0) return null
  const button = targets.getByRole('button', { name: new RegExp(`^${monster.name}( |$)`) })
  return (await button.getAttribute('aria-pressed')) === 'true' ? null : button
}

export async function confirmIfDeadly(page: Page, person: Person, options: readonly Option[]): Promise<void> {
  if (!options.some(({ warns }) => warns)) return
  await person.press(page.getByRole('dialog', { name: 'are you sure?' }).getByRole('button', { name: 'Do it anyway' }))
}

const mapOf = (page: Page) => page.getByRole('group', { name: /^Level \d, \d+ segments?\./ })
const placeOnMap = (page: Page, { label }: Option) => mapOf(page).getByRole('button', { name: label })

// ---------------------------------------------------------------- by mouse

export function byMouse(page: Page): Person {
  return pressing(page, {
    isPointer: true,
    press: (what) => what.click(),
    write: (where, text) => where.fill(text),
    reach: (what) => what.hover(),
    tick: (what) => what.check({ force: true }),
    carry: (from, to) => from.dragTo(to),
  })
}

// ---------------------------------------------------------------- by roles and names

/**
 * Works as assistive technology does: finds everything by role and name, and performs its default action. There is no pointer and no
 * position on the screen; to carry something is to press it, then its destination.
 */
export function byTree(page: Page): Person {
  const press = async (what: Locator) => {
    await expect(what).toBeVisible()
    await expect(what).toBeEnabled()
    await what.dispatchEvent('click')
  }
  return pressing(page, {
    isPointer: false,
    press,
    write: (where, text) => where.fill(text),
    reach: (what) => what.focus(),
    async tick(what) {
      if (!(await what.isChecked())) await press(what)
      await expect(what).toBeChecked()
    },
    async carry(from, to) {
      await press(from)
      await press(to)
    },
  })
}

/** People without a keyboard differ only in how they press and carry a thing. */
function pressing(
  page: Page,
  how: Omit<Person, 'select' | 'pick' | 'arrange'> & { readonly isPointer: boolean; carry(from: Locator, to: Locator): Promise<void> },
): Person {
  const { carry, isPointer, ...acts } = how
  const person: Person = {
    ...acts,
    async select(where, label) {
      await where.selectOption({ label })
    },
    async pick(step, options) {
      const card = cardOf(page, step.decision)
      for (const option of options) {
        if (option.aside) await person.press(card.getByText('Also possible'))
        const target = await targetButton(card, step, option)
        if (target) await person.press(target)
        const foot = await atFoot(card, step, option)
        if (foot) {
          await person.press(foot)
          return confirmIfDeadly(page, person, options)
        }
        if (option.id.startsWith('exit:')) await person.press(placeOnMap(page, option))
        else {
          await person.press(rowOf(card, step, option))
          if (answersAtOnce(step.decision) && isPointer) return
        }
      }
      await person.press(goButton(card))
      await confirmIfDeadly(page, person, options)
    },
    async arrange({ decision, answer }) {
      const card = cardOf(page, decision)
      await carry(placeInRanks(card, EXCHANGED.from), placeInRanks(card, EXCHANGED.to))
      await expectRanks(card, decision, answer.value as Ranks)
    },
  }
  return person
}

// ---------------------------------------------------------------- by keyboard

/** Keys only: Tab to the control, arrows within it, digits for the options, Enter. */
export function byKeyboard(page: Page): Person {
  const key = (name: string) => page.keyboard.press(name)
  const person: Person = {
    async press(what) {
      await tabTo(what)
      await key('Enter')
    },
    async write(where, text) {
      await tabTo(where)
      await key('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
    reach: tabTo,
    async tick(what) {
      if ((await what.getAttribute('type')) === 'radio') {
        // The options of a question are one tab stop, with arrows from one to the next.
        await tabTo(what.locator('xpath=ancestor::fieldset[1]'))
        for (let i = 0; i < MOST_TABS && !(await isFocused(what)); i++) await key('ArrowDown')
      } else await tabTo(what)
      if (!(await what.isChecked())) await key('Space')
    },
    async select(where, label) {
      await tabTo(where)
      await page.keyboard.type(label)
    },
    async pick(step, options) {
      const card = cardOf(page, step.decision)
      for (const option of options) {
        const arrow = ARROWS[option.id]
        if (arrow) return stepOnMap(placeOnMap(page, option), arrow)
        if (option.aside) await person.press(card.getByText('Also possible'))
        const turn = await targetButton(card, step, option)
        if (turn) await person.press(turn)
        const foot = await atFoot(card, step, option)
        if (foot) {
          await person.press(foot)
          return confirmIfDeadly(page, person, options)
        }
        await choose(card, step, option)
      }
      await key('Enter')
      await confirmIfDeadly(page, person, options)
    },
    async arrange({ decision, answer }) {
      const card = cardOf(page, decision)
      await tabTo(placeInRanks(card, EXCHANGED.from))
      await key('Space')
      await key('ArrowRight')
      await key('Enter')
      await expectRanks(card, decision, answer.value as Ranks)
    },
  }

  /** The option's digit if it has one, otherwise arrows from row to row; a focused radio is chosen. */
  async function choose(card: Locator, step: Asked, option: Option): Promise<void> {
    const row = rowOf(card, step, option)
    const figure = await row.evaluate((element) => element.querySelector('[aria-hidden]')?.textContent?.trim() ?? '')
    if (/^[1-9]$/.test(figure)) return key(figure)
    const group = row.locator('xpath=ancestor::*[@role="listbox"][1]')
    await tabTo(group)
    for (let i = await group.getByRole('option').count(); i > 0 && !(await isFocused(row)); i--) {
      await key('ArrowDown')
    }
    await expect(row).toBeFocused()
    if ((await row.getAttribute('aria-selected')) !== 'true') await key('Space')
  }

  /** One step with an arrow from the party's place; Space chooses, Enter goes. */
  async function stepOnMap(place: Locator, arrow: string): Promise<void> {
    await tabTo(mapOf(page))
    await key(arrow)
    await expect(place).toBeFocused()
    if ((await place.getAttribute('aria-pressed')) !== 'true') await key('Space')
    await key('Enter')
  }

  /** Forwards or backwards, whichever is right. */
  async function tabTo(what: Locator): Promise<void> {
    await expect(what).toBeVisible()
    // Found once: among hundreds of buttons the search by name takes longer than a key.
    let element = await what.elementHandle()
    const tab = (await element?.evaluate(isBehind)) ? 'Shift+Tab' : 'Tab'
    for (let i = 0; i < MOST_TABS; i++) {
      const isThere = await element?.evaluate(hasFocus)
      if (isThere) return
      if (isThere === null) element = await what.elementHandle()
      else await key(tab)
    }
    throw new Error(`${MOST_TABS} times ${tab} do not lead to ${what}`)
  }
  return person
}

/** The most presses of Tab: from the hall's card once around to the roster. */
const MOST_TABS = 50

const ARROWS: Readonly<Record<string, string>> = {
  'exit:north': 'ArrowUp',
  'exit:east': 'ArrowRight',
  'exit:south': 'ArrowDown',
  'exit:west': 'ArrowLeft',
}

/** Itself, or what is within; the words of a summary count as the summary. Null if it is no longer in the page. */
function hasFocus(element: Element): boolean | null {
  if (!element.isConnected) return null
  return (element.closest('summary') ?? element).contains(document.activeElement)
}

function isFocused(what: Locator): Promise<boolean | null> {
  return what.evaluate(hasFocus)
}

/** What has the focus comes after it in the page. */
function isBehind(element: Element): boolean {
  const active = document.activeElement ?? document.body
  return active !== document.body && (element.compareDocumentPosition(active) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

// ---------------------------------------------------------------- march order

interface Place {
  readonly rank: number
  readonly space: number
}
const RANKS = ['front rank', 'second rank', 'third rank', 'fourth rank']
const SPACES = ['left', 'middle', 'right']

/** The plan swaps the first with its neighbour on the right. */
const EXCHANGED = { from: { rank: 0, space: 0 }, to: { rank: 0, space: 1 } } as const

function placeInRanks(card: Locator, { rank, space }: Place): Locator {
  return card.getByRole('button', { name: new RegExp(`^${RANKS[rank]}, ${SPACES[space]}:`) })
}

async function expectRanks(card: Locator, { of = [] }: Decision, ranks: Ranks): Promise<void> {
  for (const [rank, spaces] of ranks.entries()) {
    for (const [space, id] of spaces.entries()) {
      const name = of.find((item) => item.id === id)?.label ?? 'empty'
      await expect(placeInRanks(card, { rank, space })).toHaveAccessibleName(`${RANKS[rank]}, ${SPACES[space]}: ${name}`)
    }
  }
}
