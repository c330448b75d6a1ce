import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { cardOf } from './person.ts'
import { type Decision, layOutRaid, planRaid, type View } from './planned-raid.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')
test.use({ pace: 'quick' })

const SEED = 'raid 25'
const FAR = 3
const ROUTES = 40

interface Offered {
  readonly errands: readonly {
    readonly id: string
    readonly label: string
    readonly answers?: number
    readonly at?: { readonly id: string }
  }[]
}
type Route = View & { readonly decision: Decision }

test(
  'somebody walks to a known place: by mouse on the map and in the list, and by keyboard with its name',
  { tag: LONG },
  async ({ open }, info) => {
    const host = startHeadless(info.outputPath('data'))
    const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: 'Walks', game: 'citadel' })
    let now = await host.call<View>('game.start', { game: 'citadel', campaign, seed: SEED })
    const { session } = now
    let far: Offered['errands'][number] | undefined
    for (let n = 0; n < ROUTES && !far; n++) {
      now = await host.call<View>('game.auto', { session, until: 'end', limit: 1 })
      while (now.decision && now.decision.topic !== 'route') now = await host.call<View>('game.auto', { session, until: 'end', limit: 1 })
      const { errands } = await host.call<Offered>('game.errands', { session })
      far = errands.find(({ answers = 0, at }) => answers >= FAR && at)
    }
    await host.close()
    if (!far || !now.decision) throw new Error(`no place is ${FAR} steps away`)
    const route = now as Route

    const { page } = await open()
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/play/${session}`)
    const asked = cardOf(page, route.decision)
    const walk = asked.getByRole('option', { name: far.label })
    await expect(asked).toBeVisible()

    // A press on the Gateway leads to the place beside it, and says so too.
    const square = / ([A-Z]+\d+)/.exec(far.label)?.[1] ?? ''
    const place = page.getByRole('group', { name: /^Level \d/ }).getByRole('button', { name: new RegExp(`^${square}, .*${far.label}$`) })
    await place.click()
    await expect(walk).toBeVisible()
    await expect(page.locator('.way-n')).toHaveCount(far.answers ?? 0)
    for (const [width, height] of [
      [1280, 800],
      [1024, 700],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectAccessible(page, `a walk at ${width}`)
    }
    await asked.getByRole('option').first().click()
    await expect(walk).toBeHidden()

    await page.getByRole('button', { name: 'As a list' }).click()
    await page.getByRole('listitem').getByRole('button', { name: far.label, exact: true }).click()
    await expect(walk).toBeVisible()
    await asked.getByRole('option').first().click()
    await page.getByRole('button', { name: 'As a map' }).click()

    await page.keyboard.press('g')
    await page.keyboard.type(square)
    await page.keyboard.press('Enter')
    await expect(walk).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(walk).toBeHidden()
    await expect(page.getByRole('log').getByText(`${far.label}: `)).toBeVisible()
  },
)

test('a fight is fought out within its limits, and the chronicle says how it ended', { tag: LONG }, async ({ open }, info) => {
  const raid = await planRaid()
  const host = startHeadless(info.outputPath('data'))
  const at = raid.steps.findIndex(({ decision }) => decision.topic === 'combat-action')
  const session = await layOutRaid(host, raid, at)
  await host.close()

  const { page } = await open()
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/play/${session}`)
  const asked = cardOf(page, raid.steps[at]?.decision)
  await asked.getByRole('option', { name: 'Fight it out' }).click()
  await expect(asked.getByRole('button', { name: 'More' })).not.toHaveCount(0)
  for (const [width, height] of [
    [1280, 800],
    [1024, 700],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expectAccessible(page, `a fight at ${width}`)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: info.outputPath(`fight-${width}-${colorScheme}.png`) })
    }
  }
  await asked.getByRole('button', { name: /^Fight it out/ }).click()
  await expect(asked).toBeHidden()
  // The blows are told one by one, unless someone is in a hurry.
  await page.getByRole('button', { name: 'The rest at once' }).click()
  await expect(page.getByRole('log').getByText('Fight it out: ')).toBeVisible()
})
