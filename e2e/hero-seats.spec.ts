import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { answer, heroByKeyboard, heroByMouse, type Player } from './hero-player.ts'
import { cardOf, expectShown, goButton, untilTaken } from './person.ts'
import { PAIR, planPair } from './planned-hero.ts'

const place = (page: Page, name: string) => page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
const kept = (page: Page) => page.getByRole('region', { name: 'Kept heroes' })
const seatRow = (page: Page, section: string) => page.getByRole('dialog').getByRole('group', { name: new RegExp(`^Section ${section} `) })
const curtain = (page: Page, name: string) => page.getByRole('region', { name: `The screen goes to ${name}` })
const boards = (page: Page) => page.getByRole('group', { name: /^The catacomb of / })

/** A new game of two people at this screen. */
async function begin(page: Page, { person }: Player, seed: string): Promise<void> {
  await person.press(place(page, 'Games'))
  await person.press(page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^HERO/ }))
  await person.press(page.getByRole('button', { name: 'New game of HERO' }))
  const form = page.getByRole('dialog', { name: 'A new game of HERO' })
  await person.select(form.getByRole('combobox', { name: 'Players' }), 'two')
  await person.select(seatRow(page, 'C').getByRole('combobox', { name: 'Played by' }), 'a person')
  for (const [i, [name, hero]] of Object.entries(PAIR).entries()) {
    const row = seatRow(page, i === 0 ? 'A' : 'C')
    await person.write(row.getByRole('textbox', { name: 'Name' }), name)
    await person.select(row.getByRole('combobox', { name: 'Hero' }), hero)
  }
  await form.getByRole('checkbox', { name: 'Lay them out for all players' }).uncheck()
  await person.press(form.getByText('Chance'))
  await person.write(form.getByRole('textbox', { name: 'Seed', exact: true }), seed)
  await person.press(form.getByRole('button', { name: 'Begin' }))
}

for (const [means, playerAt] of Object.entries({ mouse: heroByMouse, keyboard: heroByKeyboard })) {
  test(`two people at one screen, by ${means}: a curtain falls between them and hides everything of the other's`, {
    tag: means === 'mouse' ? [] : LONG,
  }, async ({ app: { page }, target }) => {
    test.skip((target === 'web') !== (means === 'mouse'), 'by mouse in the browser, by keyboard in the window of the app')
    const plan = await planPair()
    const seats = Object.keys(PAIR)
    const player = playerAt(page)
    await begin(page, player, plan.seed)
    let looking: string | undefined
    for (const step of plan.steps) {
      const name = seats[step.before.seat] ?? ''
      if (name !== looking) {
        await expect(curtain(page, name)).toBeVisible()
        await expect(boards(page)).toHaveCount(0)
        await expect(page.getByRole('region', { name: 'Chronicle' })).toHaveCount(0)
        await expect(page.getByText(step.decision.prompt)).toHaveCount(0)
        await player.person.press(goButton(curtain(page, name)))
        await expect(curtain(page, name)).toHaveCount(0)
        looking = name
      }
      await expectShown(page, step.before)
      await untilTaken(cardOf(page, step.decision), () => answer(page, player, step))
    }
    expect(new Set(plan.steps.map(({ before }) => before.seat)).size).toBe(2)

    // After a reload the curtain is drawn, no matter who looked last.
    await page.reload()
    await expect(page.getByRole('region', { name: /^The screen goes to / })).toBeVisible()
    await expect(boards(page)).toHaveCount(0)
  })
}

test(
  'a hero from a file: kept, viewed, taken into a game, exported unchanged, and deleted',
  { tag: LONG },
  async ({ app: { page } }, info) => {
    const una = {
      name: 'Una the Swift',
      levels: {
        characteristics: { appearance: 5, intelligence: 8, class: 6, strength: 9, luck: 2, hits: 12, movement: 9 },
        weapons: { 'short-sword': 6, 'long-sword': 0, dagger: 0, ax: 7, 'long-ax': 0, hammer: 0, spear: 0 },
      },
      armour: 'leather',
      shield: true,
      armed: 'ax',
    }
    await place(page, 'Games').click()
    await expect(kept(page)).toContainText('No hero is kept yet')
    await kept(page).getByRole('button', { name: 'Import' }).click()
    const form = page.getByRole('dialog', { name: 'A hero from a file' })
    const file = form.getByLabel(/^An exported hero/)
    const choose = (hero: object) =>
      file.setInputFiles({ name: 'una.hero.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(hero)) })

    await choose({ ...una, levels: { ...una.levels, characteristics: { ...una.levels.characteristics, strength: 99 } } })
    await form.getByRole('button', { name: 'Import it' }).click()
    await expect(form.getByRole('alert')).toContainText('strength')
    await choose(una)
    await form.getByRole('button', { name: 'Import it' }).click()
    await kept(page).getByRole('button', { name: una.name }).click()
    const sheet = page.getByRole('dialog', { name: una.name })
    await expect(sheet.getByRole('row', { name: 'Ax in hand' })).toContainText('7')
    await expectAccessible(page, 'a kept hero')

    const download = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Export' }).click()
    const path = info.outputPath('una.json')
    await (await download).saveAs(path)
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(una)
    await sheet.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('region', { name: 'The games' }).getByRole('button', { name: /^HERO/ }).click()
    await page.getByRole('button', { name: 'New game of HERO' }).click()
    await seatRow(page, 'A').getByRole('combobox', { name: 'Hero' }).selectOption(una.name)
    await expectAccessible(page, 'a new game of HERO')
    await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).click()
    await expect(page.getByRole('region', { name: `${una.name}, section A` })).toBeVisible()

    await page.goBack()
    await expect(
      page.getByRole('region', { name: 'Open games' }).getByRole('link', { name: 'Player 1, Bathilda and Cuthbert' }),
    ).toBeVisible()
    await kept(page).getByRole('button', { name: una.name }).click()
    await sheet.getByRole('button', { name: 'Delete' }).click()
    await page
      .getByRole('dialog', { name: `Delete ${una.name}?` })
      .getByRole('button', { name: 'Delete it' })
      .click()
    await expect(kept(page)).toContainText('No hero is kept yet')
  },
)
