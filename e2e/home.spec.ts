import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { type Hands, keyboardAt, mouseAt } from './hands.ts'
import { startHeadless } from './headless.ts'
import { openHall, type Person } from './person.ts'
import { comeHomeRich, type Veteran, type Veterans } from './rich-raid.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

const record = (page: Page, name: string) => page.getByRole('article', { name: `Record of ${name}` })
const ledger = (page: Page) => page.getByRole('region', { name: 'Ledger' })
const status = (page: Page) => page.getByRole('status')
const dialog = (page: Page) => page.getByRole('dialog')

async function goTo(page: Page, who: Pick<Veteran, 'id' | 'name'>): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/character/${id}`
  }, who.id)
  await expect(record(page, who.name)).toBeVisible()
}

async function expectPurse(page: Page, { name, gold, experience }: Pick<Veteran, 'name' | 'gold' | 'experience'>): Promise<void> {
  await expect(
    record(page, name)
      .getByText(/^Gold Marks/)
      .locator('..'),
  ).toHaveText(`Gold Marks${gold}`)
  await expect(
    record(page, name)
      .getByText(/^Experience Points/)
      .locator('..'),
  ).toHaveText(`Experience Points${experience}`)
}

// ---------------------------------------------------------------- what can be done

/** 12.2: gold is short, so jewels pay the rest; the change is shown before paying, and the purchase can be undone. */
async function buyWithJewels(page: Page, { person }: Hands, buyer: Veteran): Promise<void> {
  await goTo(page, buyer)
  await expectPurse(page, buyer)
  const points = buyer.sheet.woundPoints
  await person.press(page.getByRole('button', { name: `Buy Wound Points ${points} to ${points + 1}` }))
  const sum = dialog(page).getByRole('table')
  await expect(dialog(page).getByRole('checkbox', { checked: true })).not.toHaveCount(0)
  const left = Number(
    await sum
      .getByRole('row', { name: /^Gold afterwards/ })
      .getByRole('cell')
      .textContent(),
  )
  await person.press(dialog(page).getByRole('button', { name: 'Buy' }))
  await expect(status(page)).toContainText('Bought: Wound Points.')
  const price = await page
    .getByRole('row', { name: /^Wound Points/ })
    .getByRole('cell')
    .nth(1)
    .textContent()
  await expectPurse(page, { ...buyer, gold: left, experience: buyer.experience - Number(price) })
  await expect(ledger(page).getByRole('button', { name: 'Raised at home: Wound Points +1' })).toBeVisible()
  await person.press(page.getByRole('button', { name: 'Undo it' }))
  await expect(status(page)).toContainText('Undone.')
  await expectPurse(page, buyer)
}

/** Every coin has an entry, with its case. */
async function askTheLedger(page: Page, { person }: Hands): Promise<void> {
  await person.press(ledger(page).getByRole('button', { name: 'Raid, came home' }).last())
  await expect(
    ledger(page)
      .getByRole('row', { name: /Gained in combat: \d+ Experience Points/ })
      .first(),
  ).toBeVisible()
  await expect(ledger(page).getByRole('button', { name: 'Rule 12.0' }).first()).toBeVisible()
}

/** 17.4, 14.4: other weapons, and an item put on or taken off and given away. */
async function armAndGive(page: Page, { person, turnTo }: Hands, owner: Veteran): Promise<void> {
  await goTo(page, owner)
  await turnTo('Equipment')
  const hands = page.getByRole('combobox', { name: /weapon$/ }).locator('option:checked')
  const carried = await hands.allTextContents()
  const other = ['Hammer', 'Bow', 'Ax'].find((weapon) => !carried.includes(weapon)) ?? ''
  await person.select(page.getByRole('combobox', { name: 'First weapon' }), other)
  await person.press(page.getByRole('button', { name: 'Take these' }))
  await expect(status(page)).toHaveText('Weapons changed.')
  await expect(record(page, owner.name).getByRole('listitem').first()).toContainText(other)

  const wear = page.getByRole('button', { name: /^(Put on|Take off) / }).first()
  const before = await wear.textContent()
  await person.press(wear)
  await expect(status(page)).toHaveText('What is worn has changed.')
  await expect(wear).not.toHaveText(before ?? '')

  await person.press(page.getByRole('button', { name: /^Give / }).first())
  const title = await dialog(page).getByRole('heading').textContent()
  const thing = (title ?? '').replace('Give ', '')
  const taker = dialog(page).getByRole('radio').first()
  const name = (await dialog(page).locator('label b').first().textContent()) ?? ''
  await person.tick(taker)
  await person.press(dialog(page).getByRole('button', { name: 'Give it' }))
  await expect(status(page)).toHaveText(`${thing} is ${name}’s now.`)
}

/** 4.1.D: other spells, as many as before. */
async function changeSpells(page: Page, { person, turnTo, toggle }: Hands, mage: Veteran): Promise<void> {
  await goTo(page, mage)
  await turnTo('Spells')
  await person.press(page.getByRole('button', { name: /^(Change the list|Choose spells)$/ }))
  const boxes = dialog(page).getByRole('option', { disabled: false })
  await toggle(boxes.and(page.locator('[aria-selected="true"]')).first())
  const learn = dialog(page).getByRole('button', { name: 'Learn' })
  // A list that was too short is completed as well.
  while (!(await learn.isVisible())) await toggle(boxes.and(page.locator('[aria-selected="false"]')).last())
  await person.press(learn)
  await expect(status(page)).toHaveText('Spells changed.')
}

async function makeHimOnesOwn(page: Page, { person, turnTo }: Hands, who: Veteran): Promise<void> {
  await goTo(page, who)
  await turnTo('Notes, retirement')
  await person.write(page.getByRole('textbox', { name: 'Note' }), 'Never trust a fountain.')
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  await person.press(page.getByRole('button', { name: 'Choose a portrait' }))
  await person.tick(dialog(page).getByRole('radio', { checked: false }).last())
  await person.press(dialog(page).getByRole('button', { name: 'Take it' }))
  await expect(status(page)).toHaveText('The portrait is changed.')
  await person.press(page.getByRole('button', { name: 'Retire' }))
  await person.press(dialog(page).getByRole('button', { name: 'Retire' }))
  await expect(status(page)).toHaveText(`${who.name} is retired.`)
  await person.press(page.getByRole('button', { name: 'Call back' }))
  await expect(status(page)).toHaveText(`${who.name} is called back.`)
}

async function exported(page: Page, { person }: Hands, format: RegExp): Promise<{ readonly name: string; readonly text: string }> {
  await person.press(page.getByRole('button', { name: 'Export' }))
  return saved(page, person, format)
}

async function saved(page: Page, person: Person, format: RegExp): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent('download')
  await person.press(dialog(page).getByRole('button', { name: format }))
  const download = await coming
  const name = download.suggestedFilename()
  await expect(dialog(page).getByText(`Saved as ${name}.`)).toBeVisible()
  await page.keyboard.press('Escape')
  return { name, text: await readFile(await download.path(), 'utf8') }
}

/** The page prints once, as soon as everything is drawn; Back leads to the sheet. */
async function print(page: Page, { person }: Hands, who: Veteran, command: Locator): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(Number(document.body.dataset.printed ?? 0) + 1)
    }
    delete document.body.dataset.printed
  })
  await person.press(command)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'print')
  await expect(page.locator('body')).toHaveAttribute('data-printed', '1')
  await expect(record(page, who.name)).toBeVisible()
  await person.press(page.getByRole('button', { name: 'Back' }))
  await expect(page.getByRole('tablist')).toBeVisible()
}

async function liveAtHome(page: Page, hands: Hands, { buyer, owner, mage }: Veterans): Promise<void> {
  await openHall(page, hands.person)
  await buyWithJewels(page, hands, buyer)
  await askTheLedger(page, hands)
  await armAndGive(page, hands, owner)
  await changeSpells(page, hands, mage)
  await makeHimOnesOwn(page, hands, buyer)
}

// ---------------------------------------------------------------- the tests

test('a rich survivor buys, arms, gives and learns, gets a note, and is exported and printed', async ({ open }, info) => {
  const veterans = await comeHomeRich(info.outputPath('data'))
  const { buyer } = veterans
  const { page } = await open()
  const hands = mouseAt(page)
  await liveAtHome(page, hands, veterans)

  const json = await exported(page, hands, /^json/)
  expect(json.name).toMatch(/\.citadel-character$/)
  expect(JSON.parse(json.text)).toMatchObject({ format: 'citadel-character', version: 1 })
  for (const format of [/^md/, /^csv/, /^html/]) {
    const { text } = await exported(page, hands, format)
    expect(text, String(format)).toContain(buyer.name)
    expect(text, String(format)).toContain('Never trust a fountain.')
  }
  // A browser cannot make a PDF: it prints the sheet.
  await page.getByRole('button', { name: 'Export' }).click()
  await dialog(page).getByRole('button', { name: /^pdf/ }).click()
  await expect(dialog(page).getByRole('alert')).toBeVisible()
  await print(page, hands, buyer, dialog(page).getByRole('button', { name: 'To the printed sheet' }))

  await page.reload()
  await hands.turnTo('Notes, retirement')
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Never trust a fountain.')
})

test('the same without a mouse', { tag: LONG }, async ({ open }, info) => {
  const veterans = await comeHomeRich(info.outputPath('data'))
  const { page } = await open()
  // An error in the console fails the test.
  await page.evaluate(() => addEventListener('pointerdown', () => console.error('a pointer was used'), true))
  const hands = keyboardAt(page)
  await liveAtHome(page, hands, veterans)
  expect(JSON.parse((await exported(page, hands, /^json/)).text)).toMatchObject({ format: 'citadel-character' })
  await print(page, hands, veterans.buyer, page.getByRole('button', { name: 'Print' }))
})

test('the sheet by daylight and by candle-light, at 1024 by 700', { tag: LONG }, async ({ open }, info) => {
  const { buyer, owner } = await comeHomeRich(info.outputPath('data'))
  const { page } = await open()
  await page.setViewportSize({ width: 1024, height: 700 })
  await goTo(page, buyer)
  await page.getByRole('button', { name: /^Buy Wound Points/ }).click()
  await expectAccessible(page, 'paying with jewels')
  await page.keyboard.press('Escape')
  await goTo(page, owner)
  for (const tab of ['Equipment', 'Spells', 'Notes, retirement']) {
    await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await expectAccessible(page, tab)
  }
  await page.getByRole('button', { name: 'Choose a portrait' }).click()
  await expectAccessible(page, 'a portrait')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Export' }).click()
  await expectAccessible(page, 'export')
  await page.keyboard.press('Escape')
  await page.evaluate((id) => {
    location.hash = `#/print/roster/${id}`
  }, buyer.campaign)
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'print')
  await expectAccessible(page, 'the printed roster')
  // Paper is white even where forced colours make the screen black.
  await page.emulateMedia({ media: 'print', forcedColors: 'active', colorScheme: 'dark' })
  const name = page.getByRole('heading', { name: buyer.name }).first()
  expect(await name.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)')
})

test('a roster with the longest names is exported, and printed one sheet to a page', { tag: LONG }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: 'N'.repeat(60), game: 'citadel' })
  const names = ['Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww', 'Hildegard of the Outer Marches']
  for (const name of names) {
    const wish = { kind: 'initiate', name, race: 'dwarf', weapons: ['throwing-dagger', 'hammer'], experience: 'detrap' }
    await host.call('character.recruit', { campaign, ...wish })
  }
  await host.close()
  const { page } = await open()
  const { person } = mouseAt(page)
  // A page that is being printed by its own button cannot be printed by the test, too.
  await page.evaluate(() => {
    window.print = () => undefined
  })
  await openHall(page, person)
  const roster = page.getByRole('region', { name: 'Roster' })
  await person.press(roster.getByRole('button', { name: 'Export' }))
  const { text } = await saved(page, person, /^csv/)
  for (const name of names) expect(text).toContain(name)
  await person.press(roster.getByRole('button', { name: 'Export' }))
  await person.press(dialog(page).getByRole('button', { name: 'Print', exact: true }))
  await expect(page).toHaveURL(new RegExp(`#/print/roster/${campaign}$`))
  await expect(page.locator('html')).toHaveAttribute('data-ready', 'print')
  for (const [paper, size] of [
    ['A4', /\[\s*0 0 59[45]/],
    ['Letter', /\[\s*0 0 612 792/],
  ] as const) {
    await page.getByRole('combobox', { name: 'Paper' }).selectOption({ label: paper })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), paper).toHaveLength(names.length)
    expect(pdf, paper).toMatch(new RegExp(`/MediaBox\\s*${size.source}`))
  }
  await page.setViewportSize({ width: 794, height: 1123 })
  for (const name of names) {
    const sheet = page.getByRole('region', { name })
    expect(await sheet.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  }
})
