import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// A campaign that began on paper: its sheets are checked as they are filled in, and all come in at one press.

test('sheets from paper are checked line by line, and a campaign goes on from them', { tag: BROWSER }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  await host.call('campaign.create', { game: 'citadel', name: 'The Long Winter' })
  await host.close()
  const { page } = await open()
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }).click()
  await page.getByRole('link', { name: 'Bring in characters from paper' }).click()

  const sheet = page.getByRole('main')
  const bringIn = page.getByRole('button', { name: /^Bring in/ })
  await sheet.getByRole('combobox', { name: 'Name' }).fill('Una')
  await expect(bringIn).toBeDisabled()
  await expect(sheet.getByText('Choose the race of an initiate')).toBeVisible()
  await sheet.getByRole('combobox', { name: 'Race' }).selectOption({ label: 'Elf' })
  const wounds = sheet.getByRole('textbox', { name: 'Wound Points' })
  await wounds.fill('1')
  await expect(wounds).toHaveAccessibleDescription(/Wound Points must be from \d+ to 999, not 1/)
  await wounds.fill('9')
  await sheet.getByRole('group', { name: 'Magic Items' }).getByRole('combobox', { name: 'Thing' }).selectOption({ label: 'Ring of Heal' })
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await sheet.getByRole('textbox', { name: 'Gold marks' }).fill('120')
  await expectAccessible(page, 'a sheet from paper')

  await page.getByRole('button', { name: 'Add one of the fallen' }).click()
  await sheet.getByRole('combobox', { name: 'Name' }).fill('Hesk')
  await sheet.getByRole('combobox', { name: 'Race' }).selectOption({ label: 'Dwarf' })
  await page.getByRole('textbox', { name: 'Raids played on paper' }).fill('7')
  await expect(page.getByText('The next raid is raid VIII.')).toBeVisible()
  // What was filled in waits, wherever the person goes.
  await page.reload()
  await expect(page.getByRole('navigation', { name: 'Sheets' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('textbox', { name: 'Raids played on paper' })).toHaveValue('7')
  await expect(page.getByText('Everything is in order.')).toBeVisible()
  await bringIn.click()

  const roster = page.getByRole('region', { name: 'Roster' })
  await expect(roster).toContainText('Una')
  await expect(roster).toContainText('Hesk')
  await expect(page.getByText('7 raids before, on paper.')).toBeVisible()
  await roster.getByRole('link', { name: 'Una' }).click()
  await expect(page.getByRole('main')).toContainText('120')
})
