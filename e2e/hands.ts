import { expect, type Locator, type Page } from '@playwright/test'
import { byKeyboard, byMouse, byTree, type Person } from './person.ts'

/** Someone in the hall and at a sheet: by mouse, by keyboard, or by roles and names. */
export interface Hands {
  readonly person: Person
  /** Opens a tab of a sheet. */
  turnTo(tab: string): Promise<void>
  /** Ticks or unticks a box. */
  toggle(box: Locator): Promise<void>
  /** Opens a record from the roster. */
  open(name: string): Promise<void>
  /** Ticks these in the roster. */
  send(names: readonly string[]): Promise<void>
}

const tabOf = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) })
const roster = (page: Page) => page.getByRole('region', { name: 'Roster' })
const records = (page: Page) => roster(page).getByRole('link', { name: /^Record of/ })
const recordOf = (page: Page, name: string) => records(page).filter({ hasText: name })
const tickOf = (page: Page, name: string) => roster(page).getByRole('checkbox', { name: `${name} goes in` })

function pressing(page: Page, person: Person): Hands {
  return {
    person,
    turnTo: (tab) => person.press(tabOf(page, tab)),
    toggle: (box) => person.press(box),
    open: (name) => person.press(recordOf(page, name)),
    async send(names) {
      for (const name of names) await person.tick(tickOf(page, name))
    },
  }
}

export const mouseAt = (page: Page): Hands => pressing(page, byMouse(page))

export const treeAt = (page: Page): Hands => pressing(page, byTree(page))

/** The tabs of a sheet are one tab stop and the roster is another, each with arrows within. */
export function keyboardAt(page: Page): Hands {
  const person = byKeyboard(page)
  /** Below the column headings. */
  const rows = roster(page).getByRole('rowgroup').last()
  const down = async (what: Locator) => {
    for (let i = await records(page).count(); i > 0 && !(await isFocused(what)); i--) await page.keyboard.press('ArrowDown')
    await expect(what).toBeFocused()
  }
  /** The rows of a book are one tab stop. */
  const byArrows = async (box: Locator) => {
    const book = box.locator('xpath=ancestor::*[@role="listbox"][1]')
    await person.reach(book)
    for (let i = await book.getByRole('option').count(); i > 0 && !(await isFocused(box)); i--) await page.keyboard.press('ArrowDown')
    await expect(box).toBeFocused()
  }
  return {
    person,
    async turnTo(name) {
      const tab = tabOf(page, name)
      await person.reach(page.getByRole('tab', { selected: true }))
      for (let i = await page.getByRole('tab').count(); i > 0 && (await tab.getAttribute('aria-selected')) !== 'true'; i--) {
        await page.keyboard.press('ArrowRight')
      }
      await expect(tab).toBeFocused()
    },
    async toggle(box) {
      if ((await box.getAttribute('tabindex')) === '-1') await byArrows(box)
      else await person.reach(box)
      await page.keyboard.press('Space')
    },
    async open(name) {
      await person.reach(rows)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Home')
      await down(recordOf(page, name))
      await page.keyboard.press('Enter')
    },
    async send(names) {
      await person.reach(rows)
      await page.keyboard.press('ArrowLeft')
      for (const name of names) {
        await page.keyboard.press('Home')
        await down(tickOf(page, name))
        if (!(await tickOf(page, name).isChecked())) await page.keyboard.press('Space')
      }
    },
  }
}

const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement)
