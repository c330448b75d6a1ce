import type { TestInfo } from '@playwright/test'
import { BROWSER, expect, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// A raid played by bots, replayed in the page, and continued in another way.

interface Chapter {
  readonly kind: string
  readonly from: number
  readonly title: string
}

interface Line {
  readonly text: string
  readonly input: number
}

async function played(info: TestInfo) {
  const host = startHeadless(info.outputPath('data'))
  const { id: campaign } = await host.call<{ id: string }>('campaign.create', { game: 'citadel', name: 'The Long Winter' })
  const { session } = await host.call<{ session: string }>('game.start', { game: 'citadel', campaign, seed: 'winter-1' })
  const { inputs } = await host.call<{ inputs: number }>('game.auto', { session, until: 'end' })
  const chapters = await host.call<Chapter[]>('game.chapters', { session })
  const events: Line[] = []
  for (let from: number | undefined = 0; from !== undefined; ) {
    const page: { events: Line[]; next?: number } = await host.call('game.log', { session, from, limit: 1000 })
    events.push(...page.events)
    from = page.next
  }
  await host.close()
  return { session, inputs, chapters, events }
}

test(
  'a replay: from a line of the story to its moment, step by step, scrubbed, jumped, played, and a what-if',
  { tag: BROWSER },
  async ({ open }, info) => {
    const { inputs, chapters, events } = await played(info)
    const fight = chapters.find(({ kind }) => kind === 'fight')
    const last = events.at(-1)
    if (!fight || !last) throw new Error('a raid with a fight is wanted')
    const { page } = await open()
    await page.getByRole('button', { name: 'Open hall' }).click()
    await page.getByRole('region', { name: 'Raids' }).getByRole('link').first().click()

    // From a line of the story to its moment, and back.
    await page.getByRole('button', { name: 'Every line' }).click()
    const first = page
      .getByRole('region', { name: 'Every line' })
      .getByRole('listitem')
      .filter({ hasText: events[0]?.text ?? '' })
      .first()
    await first.hover()
    await first.getByRole('link', { name: 'Replay this moment' }).click()
    const line = page.getByRole('slider', { name: 'Position' })
    await expect(line).toHaveValue(String(events[0]?.input))
    await page.getByRole('link', { name: 'Back to the story' }).click()

    // Through the whole raid by keyboard.
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    // It begins at the first turn, not at the making of the party before an empty table; Home leads there.
    await expect(page.getByText(/^After choice \d+$/)).toBeVisible()
    await line.focus()
    await page.keyboard.press('End')
    await expect(page.getByText(`After choice ${inputs}`)).toBeVisible()
    await expect(page.getByRole('log')).toContainText(last.text)
    for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowLeft')
    await expect(page.getByText(`After choice ${inputs - 5}`)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(page.getByText('Before the first choice')).toBeVisible()
    await page.getByRole('button', { name: `On to the next fight: ${fight.title}` }).click()
    await expect(page.getByText(`After choice ${fight.from}`, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/${fight.from}$`))
    await page.reload()
    await expect(line).toHaveValue(String(fight.from))

    // It plays by itself for a while.
    await page.getByRole('combobox', { name: 'Pace' }).selectOption('quickly')
    await page.getByRole('button', { name: 'Play' }).click()
    await expect.poll(async () => Number(await line.inputValue())).toBeGreaterThanOrEqual(fight.from + 2)
    await page.getByRole('button', { name: 'Pause' }).click()

    // A what-if, outside the campaign.
    await page.getByRole('button', { name: 'What if …' }).click()
    await expect(page.getByRole('dialog')).toContainText('outside the campaign')
    await page.getByRole('button', { name: 'Play on from here' }).click()
    await expect(page.getByRole('link', { name: 'What if, outside the campaign' })).toBeVisible()
    await expect(page.locator('[aria-keyshortcuts="Enter"]')).toBeVisible()
    await page.getByRole('button', { name: 'Give it up' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Give it up' }).click()
    await expect(line).toBeVisible()
  },
)
