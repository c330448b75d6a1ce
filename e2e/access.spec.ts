import { expectAccessible, LIGHTS } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { answerAll, beginRaid, byMouse, cardOf, expectShown } from './person.ts'
import { layOutRaid, planRaid } from './planned-raid.ts'
import { settled } from './settled.ts'

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')

const TOPICS = [
  'spells-known',
  'initiate-name',
  'march-order',
  'route',
  'placement',
  'encounter',
  'combat-action',
  'reorganise',
  'share-treasure',
] as const

test(
  'the table at every kind of question, by daylight and by candle-light, at 1024 by 700, without motion',
  { tag: LONG },
  async ({ open }, info) => {
    const raid = await planRaid()
    const { steps, end } = raid
    const host = startHeadless(info.outputPath('data'))
    const asked = TOPICS.map((topic) => ({ topic, at: steps.findIndex(({ decision }) => decision.topic === topic) }))
    const sessions = new Map<string, string>()
    for (const { topic, at } of asked) sessions.set(topic, await layOutRaid(host, raid, at))
    const over = await layOutRaid(host, raid, steps.length)
    await host.close()

    const { page } = await open()
    await page.setViewportSize({ width: 1024, height: 700 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const toTable = (session: string | undefined) =>
      page.evaluate((hash) => {
        location.hash = hash
      }, `#/play/${session}`)

    for (const { topic, at } of asked) {
      await toTable(sessions.get(topic))
      await expectShown(page, steps[at]?.before ?? end)
      await expectAccessible(page, topic)
      expect.soft(await page.evaluate(unsaidBelow), `${topic}: cut off at the card's edge, and nothing says so`).toBeNull()
      expect.soft(await page.evaluate(isChosenSeen), `${topic}: what Enter does is in sight`).toBe(true)
      if (topic === 'route') {
        // Everything in the bar is there in a small window as well.
        for (const said of [/ sun$/, /^Hellgate /]) await expect(page.getByRole('banner').getByText(said)).toBeVisible()
        await page.getByRole('button', { name: 'As a list' }).click()
        await expectAccessible(page, 'the map as a list')
        await page.getByRole('button', { name: 'As a map' }).click()
      }
      if (topic === 'reorganise') {
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
        // A press would choose, so the record has a separate button.
        const who = end.view.party[0]?.name ?? ''
        await page
          .getByRole('main')
          .getByRole('button', { name: `Record of ${who}` })
          .click()
        await expect(page.getByRole('article', { name: `Record of ${who}` })).toBeVisible()
        await expectAccessible(page, 'a record')
        await page.keyboard.press('Escape')
      }
    }
    await toTable(over)
    await expectShown(page, end)
    await expectAccessible(page, 'the outcome')
  },
)

/** Whether the chosen row, if there is one, lies wholly within its list. */
function isChosenSeen(): boolean {
  const list = document.querySelector('.decide-scroll')?.getBoundingClientRect()
  const row = document.querySelector('.decide-scroll .opt[aria-selected=true]')?.getBoundingClientRect()
  return list === undefined || row === undefined || (row.top >= list.top - 1 && row.bottom <= list.bottom + 1)
}

/** How much the card cuts off at its lower edge without saying so; null if nothing. */
function unsaidBelow(): string | null {
  const list = document.querySelector<HTMLElement>('.decide-scroll, .share.scroll')
  if (!list || list.scrollHeight - list.clientHeight - list.scrollTop < 6) return null
  const note = document.querySelector('.more-below')?.textContent
  if (!note) return 'the list goes on below, and nothing says so'
  const { bottom } = list.getBoundingClientRect()
  const rows = [...list.querySelectorAll('.opt, .heap-row')]
  const cut = rows.filter((row) => row.checkVisibility() && row.getBoundingClientRect().bottom > bottom)
  const said = Number.parseInt(note, 10) || 0
  return cut.length > said ? `${cut.length} are cut off, ${said} are said to be` : null
}

test('a double press selects no text, neither its own nor that of the next question', { tag: LONG }, async ({ app: { page } }) => {
  const { seed, steps } = await planRaid()
  await beginRaid(page, byMouse(page), 'Twice', seed)
  await expect(cardOf(page, steps[0]?.decision)).toBeVisible()
  const card = page.getByRole('complementary').getByRole('region').first()
  for (const spot of [card.getByRole('heading').first(), page.getByRole('banner').getByText('Before the gate')]) {
    await spot.dblclick()
    expect(await page.evaluate(() => String(getSelection()))).toBe('')
  }
})

test('in a narrow window the map comes right after the card, before the chronicle', { tag: LONG }, async ({ open }, info) => {
  const raid = await planRaid()
  const at = raid.steps.findIndex(({ decision }) => decision.topic === 'route')
  const host = startHeadless(info.outputPath('data'))
  const session = await layOutRaid(host, raid, at)
  await host.close()
  const { page } = await open()
  for (const width of [960, 640]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/play/${session}`)
    await expectShown(page, raid.steps[at]?.before ?? raid.end)
    const top = async (what: ReturnType<typeof page.locator>) => (await what.boundingBox())?.y ?? Number.NaN
    const [card, map, log] = [await top(page.locator('.decide')), await top(page.locator('.mapwrap')), await top(page.getByRole('log'))]
    expect([card, map, log]).toEqual([card, map, log].toSorted((a, b) => a - b))
    const end = await page.locator('.decide').evaluate((box) => box.getBoundingClientRect().bottom)
    expect(map - end).toBeLessThan(48)
  }
})

test('the focus is visible', { tag: LONG }, async ({ app: { page } }) => {
  const { seed, steps } = await planRaid()
  const mouse = byMouse(page)
  const expectSeen = async (what: string) => {
    for (const colorScheme of LIGHTS) {
      await page.emulateMedia({ colorScheme })
      const unseen = new Set<string>()
      for (let i = 0; i < 16; i++) {
        await page.keyboard.press('Tab')
        // Odds that arrive late move what is below them.
        await settled(page)
        const hidden = await page.evaluate(coveredFocus)
        if (hidden) unseen.add(hidden)
      }
      expect.soft([...unseen], `${what}, ${colorScheme}`).toEqual([])
    }
  }
  await expect(page.getByRole('button', { name: /A ready party goes in/ })).toBeVisible()
  await expectAccessible(page, 'the cover')
  await expectSeen('the cover')
  await page.getByRole('button', { name: 'Make my own' }).click()
  await expectAccessible(page, 'a new campaign')
  await page.keyboard.press('Escape')
  await beginRaid(page, mouse, 'In sight', seed)
  await expect(cardOf(page, steps[0]?.decision)).toBeVisible()
  await expectSeen('making a party')
  const route = steps.findIndex(({ decision }) => decision.topic === 'route')
  await answerAll(page, mouse, steps.slice(0, route))
  await expect(cardOf(page, steps[route]?.decision)).toBeVisible()
  await expectSeen('the map')
})

/** What has the focus, if nobody can see that it has; null otherwise. */
function coveredFocus(): string | null {
  const active = document.activeElement
  if (!active || active === document.body) return null
  // On the map the ring is a stroke: outlines of SVG groups are not drawn alike everywhere.
  const ring = active instanceof SVGElement ? active.querySelector('rect') : null
  const style = getComputedStyle(ring ?? active)
  const [kind, width] = ring === null ? [style.outlineStyle, style.outlineWidth] : [style.stroke, style.strokeWidth]
  const { left, right, top, bottom } = active.getBoundingClientRect()
  const middle = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2]
  const above = document.elementFromPoint(middle[0] ?? 0, middle[1] ?? 0)
  const isCovered = above === null || !(active.contains(above) || above.contains(active))
  return kind !== 'none' && Number.parseFloat(width) >= 2 && !isCovered ? null : active.outerHTML.slice(0, 160)
}
