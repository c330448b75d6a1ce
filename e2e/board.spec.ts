import { BROWSER, expect, LONG, test } from './fixtures.ts'
import { type Headless, startHeadless } from './headless.ts'

// Pictures of the board after raids with fixed seeds into one maze. After an intended change of rules or drawing, make them again: npm run e2e -- /board.spec --project=web --update-snapshots

/**
 * Measured: drawn by Chromium's other rasteriser (`--enable-gpu-rasterization`) 1 pixel differs; with the walls of rooms moved by
 * one unit of a hundred, less than a pixel here, 220 of the emptiest picture do.
 */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 60 } as const

const RAIDS = 6
/** The number of choices in the last raid, which stays open. */
const CHOICES = 120
/** How many raids may end before one lasts that long. */
const MOST_TRIES = 10

test(
  'the board by daylight and by candle-light: the level of the party and the one beside it',
  { tag: [BROWSER, LONG] },
  async ({ open }, info) => {
    const { level } = await explore(startHeadless(info.outputPath('data')))
    const { page } = await open()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Continue' }).click()
    for (const shown of [level, level === 3 ? 2 : level + 1]) {
      await page.getByRole('button', { name: new RegExp(`^Level ${shown}`) }).click()
      await page.getByRole('button', { name: 'Whole' }).click()
      // The visible part of the sheet on which the board is drawn.
      const board = page.getByRole('group', { name: new RegExp(`^Level ${shown}, `) }).locator('..')
      for (const light of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
        await expect(board).toHaveScreenshot(`board-level-${shown}-${light}.png`, TOLERANCE)
      }
    }
  },
)

interface Step {
  readonly decision: { readonly topic: string } | null
  readonly view: { readonly level: number }
}

/** Raids played by the bot; the last one stops where the party has to choose a way. */
async function explore(host: Headless): Promise<Step['view']> {
  try {
    const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: 'The board', game: 'citadel' })
    const begin = (n: number) => host.call<{ session: string }>('game.start', { game: 'citadel', campaign, seed: `stone ${n}` })
    for (let n = 1; n <= RAIDS; n++) {
      const { session } = await begin(n)
      await host.call('game.auto', { session, until: 'end', limit: 20_000 })
    }
    for (let n = RAIDS + 1; n <= RAIDS + MOST_TRIES; n++) {
      const { session } = await begin(n)
      let now = await host.call<Step>('game.auto', { session, until: 'end', limit: CHOICES })
      while (now.decision && now.decision.topic !== 'route') now = await host.call<Step>('game.auto', { session, until: 'end', limit: 1 })
      if (now.decision) return now.view
    }
    throw new Error('every raid is over too soon')
  } finally {
    await host.close()
  }
}
