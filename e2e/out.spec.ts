import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// Out again: blank records, the charts, and the board of a game as a poster.

test('blank records, charts and boards are ready for paper', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  const host = startHeadless(info.outputPath('data'))
  const { id } = await host.call<{ id: string }>('campaign.create', { game: 'citadel', name: 'The Long Winter' })
  const boards = new Map<string, RegExp>()
  for (const [game, seats, name] of [
    ['citadel', 1, /^Level 1 as explored/],
    ['hero', 2, /^The catacomb of/],
    ['domain', 2, /^The domain/],
  ] as const) {
    const { session } = await host.call<{ session: string }>('game.start', { game, seats, seed: 3 })
    await host.call('game.auto', { session, until: 'end' })
    boards.set(session, name)
  }
  await host.close()
  const { page } = await open()
  const visit = async (address: string) => {
    await page.evaluate((to) => {
      location.hash = to
    }, address)
    await expect(page.locator('html[data-ready="print"]')).toBeAttached()
  }

  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }).click()
  await page.getByRole('link', { name: 'print blank records' }).click()
  await expect(page).toHaveURL(new RegExp(`print/blank/${id}`))
  await expect(page.getByRole('article', { name: 'A blank record' })).toHaveCount(6)

  await visit('#/print/charts/citadel')
  await expect(page.getByRole('table', { name: 'Combat Results Table' })).toBeVisible()
  for (const [session, name] of boards) {
    await visit(`#/print/board/${session}`)
    await expect(page.getByRole('img', { name }).first()).toBeVisible()
  }
})
