import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectFits } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { type Headless, startHeadless } from './headless.ts'
import { type HeroGame, sheetOf } from './planned-hero.ts'
import { settled } from './settled.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

interface Screen {
  readonly name: string
  readonly address: string
  /** What is visible once the screen has loaded. */
  readonly shows: (page: Page) => Locator
}

const BOTS = [0, 1, 2].map((seat) => ({ seat, skill: 'novice' }))

/** Every screen of HERO: before, during and after a game, alone and with someone who may not look. */
async function layOut(data: string): Promise<readonly Screen[]> {
  const host = startHeadless(data)
  const hero = await sheetOf(host, 'Fingal Quick')
  await host.call('template.save', { game: 'hero', sheet: hero })
  const start = (seats: readonly string[], bots: readonly object[], heroes: readonly (object | null)[]) =>
    host.call<HeroGame>('game.start', { game: 'hero', seed: 'screens', seats, bots, options: { heroes } })
  const { session: over } = await start(['Abelard', 'Bathilda', 'Cuthbert'], BOTS, [hero, hero, hero])
  await host.call('game.auto', { session: over, until: 'end' })
  const alone = ['Ann', 'Bathilda', 'Cuthbert']
  const { session: making } = await start(alone, BOTS.slice(1), [null, null, null])
  await untilAsked(host, making, 'profile')
  const { session: laying } = await start(alone, BOTS.slice(1), [hero, null, null])
  const { session: walking } = await start(alone, BOTS.slice(1), [hero, null, null])
  await untilAsked(host, walking, 'hero-action')
  const { session: shared } = await start(['Ann', 'Bert'], [], [hero, hero])
  await host.close()

  const board = (page: Page) => page.getByRole('group', { name: /^The catacomb of / }).first()
  return [
    { name: 'the shelf', address: 'shelf', shows: (page) => page.getByRole('region', { name: 'Finished games' }).getByRole('link') },
    { name: 'a set-up sheet', address: `play/${making}`, shows: (page) => page.getByRole('region', { name: 'Set-up sheet' }) },
    { name: 'counters laid out', address: `play/${laying}`, shows: board },
    { name: 'a hero acts', address: `play/${walking}`, shows: board },
    { name: 'a curtain', address: `play/${shared}`, shows: (page) => page.getByRole('region', { name: /^The screen goes to / }) },
    { name: 'the end', address: `play/${over}`, shows: (page) => page.getByRole('button', { name: 'Back to the games', exact: true }) },
    { name: 'a game looked back on', address: `replay/${over}/40`, shows: (page) => page.getByRole('slider').first() },
    { name: 'records', address: 'records', shows: (page) => page.getByRole('region', { name: 'HERO: the newest games' }) },
  ]
}

async function untilAsked(host: Headless, session: string, topic: string): Promise<void> {
  let game = await host.call<HeroGame>('game.view', { session })
  while (game.decision && game.decision.topic !== topic) game = await host.call<HeroGame>('game.auto', { session, until: 'end', limit: 1 })
}

test(
  'every screen of HERO can be read and reached by everybody, in a small window and in a large one',
  { tag: LONG },
  async ({ open }, info) => {
    const screens = await layOut(info.outputPath('data'))
    const { page } = await open()
    for (const { name, address, shows } of screens) {
      await page.goto(`${new URL(page.url()).origin}/#/${address}`)
      await expect(shows(page).first(), name).toBeVisible()
      await page.setViewportSize({ width: 1024, height: 700 })
      await expectAccessible(page, name)
      await page.setViewportSize({ width: 1280, height: 800 })
      await settled(page)
      await expectFits(page, name)
    }
  },
)
