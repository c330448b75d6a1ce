import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'

// The week's game: what was made of one stands in the hall and in its story, and another begins at one press.

interface View {
  readonly session: string
  readonly revision: number
  readonly decision: { readonly id: string } | null
}

test(
  'the week’s fight is shown beside the bots, repeated unranked, and the week’s raid begins at one press',
  { tag: [BROWSER, LONG] },
  async ({ open }, info) => {
    const host = startHeadless(info.outputPath('data'))
    await host.call('campaign.create', { game: 'citadel', name: 'The Long Winter' })
    let view = await host.call<View>('week.start', { game: 'gladiator' })
    while (view.decision !== null) {
      const { session, revision, decision } = view
      const { why: _, ...answer } = await host.call<{ why: string }>('game.hint', { session })
      view = await host.call<View>('game.choose', { session, revision, decision: decision.id, ...answer })
    }
    await host.close()

    const { page } = await open()
    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }).click()
    await page.getByLabel('Game', { exact: true }).selectOption({ label: 'Gladiator!' })
    const card = page.getByRole('region', { name: 'This week’s fight' })
    await expect(card.getByRole('button', { name: 'Play it again, unranked' })).toBeVisible()
    await expect(card).toContainText('points of experience')
    await card.getByRole('link', { name: 'Yours this week' }).click()
    await expect(page.getByText(/Better than \d+% of \d+ bot games? so far/)).toBeVisible({ timeout: 20_000 })

    await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: 'Hall', exact: true }).click()
    await page.getByRole('button', { name: 'Begin this week’s raid' }).click()
    await expect(page.getByRole('region', { name: 'Party' }).or(page.getByText('Lord Dil')).first()).toBeVisible()
  },
)
