import type { TestInfo } from '@playwright/test'
import { BROWSER, expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// A finished raid: what its choices cost, found in the background, one press from the position of each, tried and explained.

async function played(info: TestInfo): Promise<void> {
  const host = startHeadless(info.outputPath('data'))
  const { id: campaign } = await host.call<{ id: string }>('campaign.create', { game: 'citadel', name: 'The Long Winter' })
  let view = await host.call<View>('game.start', { game: 'citadel', campaign, seed: 'lost-1' })
  view = await host.call<View>('game.auto', { session: view.session, until: 'mark' })
  // A person who does not strike back in the first fights; then the computer plays it to its end.
  for (let passed = 0; view.outcome === null && passed < PASSED; ) {
    const { session, revision, decision } = view
    const pass = decision?.options?.find(({ id }) => id === 'pass')
    if (pass && decision) {
      view = await host.call<View>('game.choose', { session, revision, decision: decision.id, pick: [pass.id] })
      passed += 1
    } else view = await host.call<View>('game.auto', { session, until: 'decision-of-seat', limit: 1 })
  }
  if (view.outcome === null) await host.call<View>('game.auto', { session: view.session, until: 'end' })
  await host.close()
}

/** How often they pass: enough for the choices to cost something. */
const PASSED = 24

interface View {
  readonly session: string
  readonly revision: number
  readonly outcome: object | null
  readonly decision: { readonly id: string; readonly options?: readonly { readonly id: string }[] } | null
}

test('where it was lost: found, stopped and gone on with, shown, explained, tried', { tag: BROWSER }, async ({ open }, info) => {
  await played(info)
  const { page } = await open()
  await page.getByRole('button', { name: 'Open hall' }).click()
  await page.getByRole('region', { name: 'Raids' }).getByRole('link').first().click()

  // By keyboard alone.
  const part = page.getByRole('button', { name: 'Where it was lost' })
  await part.focus()
  await page.keyboard.press('Enter')
  const find = page.getByRole('button', { name: /^(Find where it was lost|Go on)$/ })
  await find.focus()
  await page.keyboard.press('Enter')
  const stop = page.getByRole('button', { name: 'Stop' })
  await expect(stop).toBeVisible()
  await stop.click()
  await find.click()
  const list = page.getByRole('list', { name: /^The costliest/ })
  await expect(list).toBeVisible({ timeout: 120_000 })
  await expect(stop).toBeHidden({ timeout: 120_000 })
  await expect(page.getByRole('figure', { name: 'What it was worth' })).toBeVisible()

  const worst = list.getByRole('listitem').first()
  await expect(worst).toContainText(/Blunder|Mistake/)
  await expect(worst).not.toContainText('Better:')
  await worst.getByRole('button', { name: /^Why/ }).press('Enter')
  await expect(worst).toContainText('Better:')

  // One press to its position, and back to where one was.
  await worst.getByRole('link').click()
  await expect(page.getByText(/^After choice \d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the story' }).click()
  await expect(list).toBeVisible()

  // Tried, it is a raid of its own.
  await worst.getByRole('button', { name: /^Try it/ }).click()
  await expect(page.locator('.branch')).toBeVisible()
})
