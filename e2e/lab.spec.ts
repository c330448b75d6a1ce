import type { Page, TestInfo } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// The Lab: asked from the hall by one press, stopped, and from a bar into a replay; then three strengths by keyboard alone.

const PEOPLE = ['Almuric', 'Lord Dil', 'Zareth']

async function withCampaign(info: TestInfo): Promise<void> {
  const host = startHeadless(info.outputPath('data'))
  const { id: campaign } = await host.call<{ id: string }>('campaign.create', {
    game: 'citadel',
    name: 'The Long Winter',
    variants: ['choose-heroes'],
  })
  for (const name of PEOPLE) await host.call('character.recruit', { campaign, kind: 'hero', name })
  await host.close()
}

const said = (page: Page) => page.getByRole('region', { name: 'In words', exact: true })
test(
  'people of a campaign from the hall into the Lab, stopped, a bar, its games and a replay',
  { tag: [BROWSER, LONG] },
  async ({ open }, info) => {
    await withCampaign(info)
    const { page } = await open()
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }).click()
    for (const name of PEOPLE) {
      const tick = page.getByRole('checkbox', { name: new RegExp(name) })
      if (!(await tick.isChecked())) await tick.check()
    }
    await page.getByRole('button', { name: 'How would they fare?' }).click()

    await expect(said(page)).toContainText('bring someone home, give or take')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Stopped' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'of 300 raids played' })).toBeVisible()
    for (const title of ['How it ends', 'Alive by turn', 'Who comes home', 'Gold brought home, jewels at their value'])
      await expect(page.getByRole('figure', { name: title })).toBeVisible()

    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as CSV' }).click()])
    expect(download.suggestedFilename()).toBe('citadel-of-blood-lab.csv')

    await page.getByRole('figure', { name: 'How it ends' }).getByRole('link').first().click()
    const games = page.getByRole('region', { name: 'Someone comes home' })
    const replay = games.getByRole('button', { name: /^Replay raid/ }).first()
    await expect(replay).toBeVisible()
    await expectAccessible(page, 'the Lab')
    await replay.click()
    await expect(page.getByRole('slider').first()).toBeVisible()
    await page.getByRole('link', { name: 'Back to the Lab' }).click()
    await expect(games).toBeVisible()

    // The campaign is as it was: everyone is at home, and no raid was added.
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }).click()
    await expect(page.getByRole('button', { name: 'How would they fare?' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Roster' })).toContainText('Almuric')
  },
)

test('three strengths of bots by keyboard alone', { tag: BROWSER }, async ({ open }) => {
  const { page } = await open()
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto(`${new URL(page.url()).origin}/#/lab/game/citadel`)
  const compared = page.getByRole('combobox', { name: 'Compare' })
  await compared.focus()
  await page.keyboard.press('ArrowDown')
  await expect(compared).toHaveValue('strengths')
  await page.getByRole('combobox', { name: 'Raids' }).focus()
  await page.keyboard.press('Home')
  await page.getByRole('button', { name: 'Play 30 raids' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The Lab', level: 1 })).toBeFocused()

  await expect(page.getByRole('heading', { name: 'All played' })).toBeVisible({ timeout: 60_000 })
  await expect(said(page).getByRole('region', { name: 'Master, compared with Novice' })).toContainText(
    /\d+ more of 100 raids bring someone home, give or take \d+\./,
  )
  const chart = page.getByRole('figure', { name: 'How it ends' })
  const bars = chart.getByRole('link')
  await bars.first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('t')
  await expect(chart.getByRole('row', { name: /^Someone comes home/ })).toContainText('%')
  await page.keyboard.press('t')
  await expect(bars.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Master: Someone comes home' })).toBeFocused()
  await expectAccessible(page, 'three strengths')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(bars.nth(2)).toBeFocused()
})
