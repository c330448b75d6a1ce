import type { TestInfo } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// A fight that was lost by never striking back: what its choices cost, one press from the position of each, tried and explained.

interface View {
  readonly session: string
  readonly revision: number
  readonly outcome: object | null
  readonly decision: { readonly id: string; readonly options?: readonly { readonly id: string }[] } | null
}

const SCENARIO = {
  party: [{ hero: 'Almuric', wounds: 3 }],
  march: [['almuric']],
  monsters: [{ type: 'orc', wounds: 3 }],
  start: 'combat',
}

async function lostFight(info: TestInfo): Promise<string> {
  const host = startHeadless(info.outputPath('data'))
  let view = await host.call<View>('game.start', { game: 'citadel', seed: 'grade', scenario: SCENARIO })
  while (view.outcome === null) {
    const { session, revision, decision } = view
    const ids = decision?.options?.map(({ id }) => id) ?? []
    const pick = [ids.find((id) => id === 'pass' || id === 'leave') ?? ids[0]]
    view = await host.call<View>('game.choose', { session, revision, decision: decision?.id, pick })
  }
  await host.close()
  return view.session
}

test('where it was lost: found by keyboard, shown, explained, looked at, tried', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  const session = await lostFight(info)
  const { page } = await open()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/story/${session}`)
  const part = page.getByRole('button', { name: 'Where it was lost' })
  await part.focus()
  await page.keyboard.press('Enter')
  const find = page.getByRole('button', { name: 'Find where it was lost' })
  await find.focus()
  await expectAccessible(page, 'before it is looked for')
  await page.keyboard.press('Enter')
  const list = page.getByRole('list', { name: /^The costliest/ })
  await expect(list).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  await expect(page.getByRole('figure', { name: 'What it was worth' })).toBeVisible()

  // The better answer is kept back until it is asked for.
  const worst = list.getByRole('listitem').first()
  await expect(worst).toContainText('Blunder')
  await expect(worst).not.toContainText('Better:')
  await worst.getByRole('button', { name: /^Why/ }).press('Enter')
  await expect(worst).toContainText('Better:')
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page, `where it was lost, at ${width} by ${height}`)
  }

  // One press to its position, and back to where one was.
  await worst.getByRole('link').click()
  await expect(page.getByText(/^(After choice \d+|Before the first choice)$/)).toBeVisible()
  await page.getByRole('link', { name: 'Back to the story' }).click()
  await expect(list).toBeVisible()

  // Tried, it is a raid of its own.
  await worst.getByRole('button', { name: /^Try it/ }).click()
  await expect(page.locator('.branch')).toBeVisible()
})

/** Of a campaign, someone who fell in one of its first raids. */
async function fallen(info: TestInfo): Promise<string> {
  const host = startHeadless(info.outputPath('data'))
  const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: 'The long dark', game: 'citadel' })
  for (let raid = 0; raid < 20; raid++) {
    const { session } = await host.call<View>('game.start', { game: 'citadel', campaign, seed: `fallen-${raid}` })
    await host.call('game.auto', { session, until: 'end' })
    const people = await host.call<readonly { id: string; status: string }[]>('character.list', { campaign })
    const dead = people.find(({ status }) => status === 'dead')
    if (dead === undefined) continue
    await host.close()
    return dead.id
  }
  throw new Error('somebody falls in twenty raids')
}

test('could they have lived: found under the portrait of someone who fell, and kept', { tag: [BROWSER, LONG] }, async ({ open }, info) => {
  const character = await fallen(info)
  const { page } = await open()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/character/${character}`)
  const part = page.getByRole('region', { name: 'Could they have lived?' })
  await part.getByRole('button', { name: 'Find out' }).press('Enter')
  const told = part.getByText(/^(Yes\. At choice \d+ .* in \d+ of 100 trials|In none of the last \d+ choices)/)
  await expect(told).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'could they have lived')
  await page.reload()
  await expect(told).toBeVisible()
})
