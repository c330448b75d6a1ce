import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { byKeyboard, byMouse, type Person } from './person.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name, exact: true })
const roster = (page: Page) => page.getByRole('region', { name: 'Roster' })
const campaigns = (page: Page) => page.getByRole('region', { name: 'Campaigns' })
const card = (page: Page) => page.getByRole('complementary')
const records = (page: Page) => roster(page).getByRole('link', { name: /^Record of/ })

/** The names in the roster, top to bottom. */
async function expectNames(page: Page, names: readonly string[]): Promise<void> {
  await expect(records(page)).toHaveCount(names.length)
  for (const [i, name] of names.entries()) await expect(records(page).nth(i)).toContainText(name)
}

async function begin(page: Page, person: Person, name: string): Promise<void> {
  await person.press(page.getByRole('button', { name: /^(Make my own|New campaign)$/ }))
  const form = dialog(page, 'A new campaign')
  await person.write(form.getByRole('textbox', { name: 'Its name' }), name)
  await person.press(form.getByRole('button', { name: 'Begin' }))
  await expect(page.getByRole('combobox', { name: 'Campaign' }).locator('option:checked')).toHaveText(name)
}

/** Three initiates without magic: after the name there are no more questions. */
async function recruit(page: Page, person: Person, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await person.press(roster(page).getByRole('button', { name: 'Recruit' }))
    const form = dialog(page, 'A new character')
    await person.tick(form.getByRole('radio', { name: /^Initiate/ }))
    await person.write(form.getByRole('textbox', { name: 'Name' }), name)
    await person.press(form.getByRole('button', { name: 'Sign on' }))
    await person.press(page.getByRole('dialog').getByRole('button', { name: /^(Close|Later)$/ }))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(roster(page)).toContainText(name)
  }
}

const PEOPLE = ['Una', 'Borri Ashmantle', 'Almuric']

async function sortSearchCompare(page: Page, person: Person): Promise<void> {
  await expectNames(page, PEOPLE)
  const name = page.getByRole('columnheader', { name: 'Name' })
  await person.press(name.getByRole('button'))
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await expectNames(page, ['Almuric', 'Borri Ashmantle', 'Una'])
  await person.write(page.getByRole('searchbox', { name: 'Search by name' }), 'ASH')
  await expectNames(page, ['Borri Ashmantle'])
  await person.write(page.getByRole('searchbox', { name: 'Search by name' }), 'nobody')
  await person.press(page.getByRole('button', { name: 'Show all' }))
  await expectNames(page, ['Almuric', 'Borri Ashmantle', 'Una'])

  await person.press(page.getByRole('button', { name: 'Compare' }))
  const side = dialog(page, 'Side by side')
  await expect(side.getByRole('columnheader')).toHaveText(PEOPLE)
  await expect(side.getByRole('row', { name: /^Wound Points/ })).toBeVisible()
  await person.press(side.getByRole('button', { name: 'Close' }))
  await expect(side).toHaveCount(0)
}

/** Renamed, archived and brought back, from the hall of `Second`. */
async function renameAndArchive(page: Page, person: Person): Promise<void> {
  await person.press(place(page, 'Campaigns'))
  await expect(campaigns(page).getByRole('row')).toHaveCount(3)
  await person.press(campaigns(page).getByRole('button', { name: 'Second' }))
  await person.press(card(page).getByRole('button', { name: 'Rename' }))
  await person.write(dialog(page, 'Rename the campaign').getByRole('textbox'), 'The other one')
  await person.press(dialog(page, 'Rename the campaign').getByRole('button', { name: 'Rename' }))
  await expect(card(page).getByRole('heading', { name: 'The other one' })).toBeVisible()
  await person.press(card(page).getByRole('button', { name: 'Archive' }))
  await expect(campaigns(page).getByRole('row')).toHaveCount(2)
  await person.tick(page.getByRole('checkbox', { name: 'Show 1 archived' }))
  await person.press(campaigns(page).getByRole('button', { name: 'The other one Archived' }))
  await person.press(card(page).getByRole('button', { name: 'Bring back' }))
  await expect(page.getByRole('checkbox', { name: /archived/ })).toHaveCount(0)
  await expect(campaigns(page).getByRole('row')).toHaveCount(3)
}

async function remove(page: Page, person: Person, name: string): Promise<void> {
  await person.press(campaigns(page).getByRole('button', { name }))
  await person.press(card(page).getByRole('button', { name: 'Delete' }))
  const question = dialog(page, `Delete ${name}?`)
  await expect(question.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await person.tick(question.getByRole('checkbox', { name: 'Yes, delete this campaign' }))
  await person.press(question.getByRole('button', { name: 'Delete it' }))
  await expect(page.getByText(`${name} is deleted.`)).toBeVisible()
  await expect(campaigns(page).getByRole('button', { name })).toHaveCount(0)
}

test('two campaigns by mouse: recruiting, filtering, comparing, renaming, archiving, verifying, deleting', async ({ app: { page } }) => {
  const mouse = byMouse(page)
  await begin(page, mouse, 'First')
  await recruit(page, mouse, PEOPLE)
  await expect(card(page)).toContainText('3 of at most 6 chosen')
  await sortSearchCompare(page, mouse)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Heroes')
  await expect(page.getByRole('heading', { name: 'No match' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Initiates')
  await page.getByRole('combobox', { name: 'State' }).selectOption('At home')
  await expect(records(page)).toHaveCount(3)

  // The search and the ticks survive a visit to another screen.
  await card(page).getByRole('button', { name: 'Una stays at home' }).click()
  await records(page).first().click()
  await expect(roster(page)).toHaveCount(0)
  await place(page, 'Hall').click()
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('initiate')
  await expect(page.getByRole('checkbox', { name: 'Una goes in' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Almuric goes in' })).toBeChecked()

  await place(page, 'Campaigns').click()
  await begin(page, mouse, 'Second')
  await expect(page.getByRole('heading', { name: 'No one has signed on yet' })).toBeVisible()
  await renameAndArchive(page, mouse)
  await campaigns(page).getByRole('button', { name: 'First' }).click()
  await card(page).getByRole('button', { name: 'Verify the books' }).click()
  await expect(page.getByRole('region', { name: 'The books' })).toContainText('They are correct.')
  await remove(page, mouse, 'The other one')
  await card(page).getByRole('button', { name: 'Open the hall' }).click()
  await expect(records(page)).toHaveCount(3)
})

test('the same by keyboard alone', { tag: LONG }, async ({ app: { page } }) => {
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used'), true))
  const keyboard = byKeyboard(page)
  await begin(page, keyboard, 'First')
  await recruit(page, keyboard, PEOPLE)
  await sortSearchCompare(page, keyboard)

  // The roster is one stop: arrows go through it, and Enter opens a record.
  await keyboard.reach(records(page).first())
  await page.keyboard.press('End')
  await expect(records(page).last()).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: 'Una goes in' })).not.toBeChecked()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await expect(records(page).nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(roster(page)).toHaveCount(0)
  // The record takes the focus once it is there.
  await expect(page.getByRole('heading', { name: 'Borri Ashmantle', level: 2 })).toBeVisible()
  await keyboard.press(place(page, 'Hall'))
  await expect(page.getByRole('checkbox', { name: 'Una goes in' })).not.toBeChecked()

  await keyboard.press(place(page, 'Campaigns'))
  await begin(page, keyboard, 'Second')
  await renameAndArchive(page, keyboard)
  await remove(page, keyboard, 'The other one')
})

test('a campaign is exported and imported again beside the original', { tag: LONG }, async ({ app: { page } }) => {
  const mouse = byMouse(page)
  await begin(page, mouse, 'First')
  await recruit(page, mouse, PEOPLE)
  await place(page, 'Campaigns').click()
  const saved = page.waitForEvent('download')
  await card(page).getByRole('button', { name: 'Export' }).click()
  const file = await (await saved).path()

  await page.getByRole('button', { name: 'Import' }).click()
  const form = dialog(page, 'A campaign from a file')
  await form
    .getByLabel('An exported campaign')
    .setInputFiles({ name: 'no.gz', mimeType: 'application/gzip', buffer: Buffer.from('no campaign') })
  await expect(form.getByRole('alert')).toBeVisible()
  await form.getByLabel('An exported campaign').setInputFiles(file)
  await expect(form.getByRole('status')).toContainText('just as it is in the file')
  await form.getByRole('button', { name: 'Import it as a campaign of its own' }).click()
  const done = dialog(page, 'It is here')
  await expect(done).toContainText('3 characters and 0 raids')
  await done.getByRole('button', { name: 'Open the hall' }).click()
  await expectNames(page, PEOPLE)
  await place(page, 'Campaigns').click()
  await expect(campaigns(page).getByRole('row')).toHaveCount(3)
})
