import type { Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { byMouse, openHall, untilTaken } from './person.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

/** From the hall until the first tile of the next raid is on the table, to be turned, and until it is laid. */
const MOST_PRESSES = { toSee: 2, toLay: 3 }

interface Resident {
  readonly id: string
  readonly name: string
  readonly status: string
}

/** Writes a campaign with one finished raid, from which at least four came home. */
async function onceOut(data: string): Promise<readonly Resident[]> {
  const host = startHeadless(data)
  try {
    for (let seed = 1; seed < 40; seed++) {
      const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: `Out and in again ${seed}`, game: 'citadel' })
      const { session } = await host.call<{ session: string }>('game.start', { game: 'citadel', campaign, seed })
      await host.call('game.auto', { session, until: 'end' })
      const people = await host.call<Resident[]>('character.list', { campaign })
      if (people.filter(({ status }) => status === 'living').length >= 4) return people
      await host.call('campaign.delete', { campaign })
    }
    throw new Error('nobody comes home')
  } finally {
    await host.close()
  }
}

const explored = (page: Page) => page.getByRole('group', { name: /^Level 1, (\d+) segments?\./ })

/** Null while ranks lie on the table instead of the map: someone was met on the new tile. */
async function segmentsOf(page: Page): Promise<number | null> {
  // Asked once: the map may go while it is looked at.
  const [name = null] = await explored(page).evaluateAll((maps) => maps.map((map) => map.getAttribute('aria-label')))
  return name === null ? null : Number(/(\d+) segment/.exec(name)?.[1])
}

/** Whether a chit waits on the table to be placed. */
const isDrawn = async (page: Page) => (await page.getByRole('heading', { name: /^Lay the / }).count()) > 0

test('the same again: from the hall to the first tile in three presses', { tag: LONG }, async ({ open }, info) => {
  const people = await onceOut(info.outputPath('data'))
  const { page } = await open()
  await openHall(page, byMouse(page))
  const card = page.getByRole('region', { name: 'Who goes in?' })
  for (const { name, status } of people)
    await expect(card.getByText(name, { exact: true })).toHaveCSS('text-decoration-line', status === 'living' ? 'none' : 'line-through')
  await expect(card.getByText(/wounds, CB/).first()).toBeVisible()

  let presses = 0
  await card.getByRole('button', { name: 'Same party again' }).click()
  presses += 1
  await expect(explored(page)).toBeVisible()
  const before = await segmentsOf(page)
  let toSee = 0
  while ((await segmentsOf(page)) === before && presses < 12) {
    await untilTaken(page.locator('.decide'), () => page.keyboard.press('Enter'))
    presses += 1
    await expect(page.locator('.btn--go').first()).toBeEnabled()
    if (toSee === 0 && (await isDrawn(page))) toSee = presses
  }
  info.annotations.push({ type: 'presses', description: `hall to first tile: ${toSee} to see it, ${presses} to lay it` })
  expect(toSee === 0 ? presses : toSee).toBeLessThanOrEqual(MOST_PRESSES.toSee)
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES.toLay)
})
