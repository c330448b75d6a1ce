import type { Locator, Page } from '@playwright/test'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import type { View } from './planned-raid.ts'
import { settled } from './settled.ts'

// How many presses a raid costs a sensible person: every key and every click is counted. He has a hint on every card, explores further
// and meets what comes, heals and fights it out where that is offered, says "Always" where it is offered, and looks at every great moment.

// Every shell shows the same page, so one of them is enough.
test.skip(({ target }) => target !== 'web')
test.use({ moments: 'all', viewport: { width: 1280, height: 800 } })

const MOST_PRESSES = 100
const LEAST_TURNS = 25
/** Of the raids of that length the one with the most presses; others are named for figures, separated by commas: `press 4,press 16`. */
const SEEDS = (process.env.CITADEL_PRESSES ?? 'press 1').split(',')

for (const seed of SEEDS)
  test(`a raid of ${LEAST_TURNS} turns or more to its end in ${MOST_PRESSES} presses: ${seed}`, { tag: LONG }, async ({ open }, info) => {
    const session = await setOut(info.outputPath('data'), seed)
    const { page } = await open()
    const raider = new Raider(page)
    await raider.choosesHints()
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/play/${session}`)
    await raider.goesOn()
    const { presses, turn } = raider
    info.annotations.push({ type: 'presses', description: `${seed}: ${presses} presses, ${turn} turns, ${JSON.stringify(raider.of)}` })
    expect(turn).toBeGreaterThanOrEqual(LEAST_TURNS)
    expect(presses, JSON.stringify(raider.of)).toBeLessThanOrEqual(MOST_PRESSES)
  })

/** A raid whose party stands at the gate. */
async function setOut(data: string, seed: string): Promise<string> {
  const host = startHeadless(data)
  try {
    const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: 'Few presses', game: 'citadel' })
    let now = await host.call<View>('game.start', { game: 'citadel', campaign, seed })
    const { session } = now
    while (now.decision && now.view.phase === 'start') now = await host.call<View>('game.auto', { session, until: 'end', limit: 1 })
    return session
  } finally {
    await host.close()
  }
}

/** Errands that he sends at once after the first time, with what he sets there. */
const ERRANDS: readonly { readonly name: RegExp; readonly set: readonly RegExp[]; readonly less: number }[] = [
  // The chance of a death is what he goes by.
  {
    name: /^(Explore further|On to the Hellgate|Back to the Gateway)$/,
    set: [/^Meet what comes/, /^Stop at anything new/, /^Cast spells/, /^Heal on the way/],
    less: 3,
  },
  {
    name: /^(Negotiate, or else fight|Fight it out)$/,
    set: [/^Ignore the risk of the first action/, /^Stop at anything new/, /^Cast spells/],
    less: 3,
  },
  { name: /^Heal as well as possible$/, set: [], less: 0 },
]

class Raider {
  presses = 0
  turn = 0
  /** What the presses were for. */
  readonly of: Record<string, number> = {}
  /** What the chronicle said when he last asked for an errand, by its name. */
  private readonly asked = new Map<string, string>()
  /** The errands that one press starts by now. */
  private readonly atOnce = new Set<RegExp>()
  private readonly page: Page
  private readonly over: Locator

  constructor(page: Page) {
    this.page = page
    // The card of the end, or the table behind it.
    this.over = page.getByRole('button', { name: /^(?:Back to|To) the hall/ }).first()
  }

  private count(what: string): void {
    this.presses += 1
    this.of[what] = (this.of[what] ?? 0) + 1
  }

  private async press(what: string, where: Locator): Promise<void> {
    this.count(what)
    await where.click()
  }

  private async enter(what: string): Promise<void> {
    this.count(what)
    await this.page.keyboard.press('Enter')
  }

  async choosesHints(): Promise<void> {
    const { page } = this
    this.count('settings')
    await page.keyboard.press('Control+,')
    await this.press('settings', page.getByRole('checkbox', { name: /^A hint on every card/ }))
    await this.press('settings', page.getByRole('radio', { name: /^At once/ }))
  }

  /** Until the raid is over. */
  async goesOn(): Promise<void> {
    await this.atRest()
    while (!(await this.over.isVisible())) {
      await this.act()
      await this.atRest()
      this.turn = Math.max(this.turn, Number(/Turn\s+(\d+)/i.exec(await this.page.getByRole('banner').innerText())?.[1] ?? 0))
      expect(this.presses, JSON.stringify(this.of)).toBeLessThan(4 * MOST_PRESSES)
    }
  }

  private async act(): Promise<void> {
    const { page } = this
    if (await page.getByRole('dialog', { name: 'are you sure?' }).isVisible())
      return this.press('danger', page.getByRole('button', { name: 'Do it anyway' }))
    const moment = page.locator('.m-card')
    if (await moment.isVisible()) return this.goesOnFrom(moment)
    const always = page.getByRole('button', { name: /^Always:/ }).first()
    if (await always.isVisible()) return this.press('always', always)
    for (const errand of ERRANDS) if (await this.asksFor(errand)) return
    // Sent without effect, it is still chosen.
    const chosen = page.locator('.decide').getByRole('option', { selected: true }).first()
    const label = (await chosen.isVisible()) ? await chosen.locator('.opt-label').innerText() : ''
    if (this.asked.get(label) === (await this.told())) return this.asAdvised()
    const prompt = await page.locator('.decide h2').first().innerText()
    await this.enter(prompt)
  }

  private asAdvised(): Promise<void> {
    return this.press('sent in vain', this.page.locator('.advice').getByRole('button', { name: 'Do that' }))
  }

  /** He has looked at it. What he sends at once can be sent from there. */
  private async goesOnFrom(moment: Locator): Promise<void> {
    for (const { name } of ERRANDS) {
      const offer = moment.getByRole('button', { name }).first()
      if (!(await offer.isVisible())) continue
      const label = await offer.innerText()
      this.asked.set(label, await this.told())
      return this.press(label, offer)
    }
    return this.enter('moment')
  }

  private told(): Promise<string> {
    return this.page.getByRole('log').first().innerText()
  }

  /** Not again where nothing has happened since. */
  private async asksFor({ name, set, less }: (typeof ERRANDS)[number]): Promise<boolean> {
    const { page } = this
    const offer = page
      .locator('.decide [data-option]')
      .filter({ has: page.locator('.opt-label', { hasText: name }) })
      .first()
    if (!(await offer.isVisible())) return false
    const label = await offer.locator('.opt-label').innerText()
    const told = await this.told()
    if (this.asked.get(label) === told) return false
    this.asked.set(label, told)
    // What warns is looked at each time.
    const known = this.atOnce.has(name) && !/is-deadly/.test((await offer.getAttribute('class')) ?? '')
    // A hint still on its way would choose another row.
    await page.locator('.decide-foot .btn--go:not([aria-disabled="true"])').waitFor()
    await this.press(label, offer)
    if (known) return true
    for (const limit of set) {
      const flag = page.getByRole('button', { name: limit })
      // A party without healers has no such limit.
      if ((await flag.count()) === 0) continue
      // What warns is looked at each time, with the limits of the last.
      if ((await flag.getAttribute('aria-pressed')) !== 'true') await this.press('limits', flag)
    }
    const lower = page.getByRole('group', { name: /^Stop when a character drops below/ }).getByRole('button', { name: 'Less' })
    for (let i = 0; i < less && (await lower.isEnabled()); i++) await this.press('limits', lower)
    const skip = page.getByRole('button', { name: /^Start it with one press next time/ })
    if ((await skip.isVisible()) && (await skip.getAttribute('aria-pressed')) !== 'true') await this.press('limits', skip)
    this.atOnce.add(name)
    const go = page.locator('.decide-foot .btn--go')
    // It would stop at once, and says so.
    if (await go.isDisabled()) await this.asAdvised()
    else await this.press(label, go)
    return true
  }

  /** Until something can be pressed, and nothing changes any more. */
  private async atRest(): Promise<void> {
    const { page } = this
    const ready = page
      .locator(':is(.decide-foot .btn--go, .always .btn):not([aria-disabled="true"])')
      .or(page.getByRole('button', { name: 'Go on', exact: true }))
      .or(this.over)
    await expect(ready.first()).toBeVisible()
    await settled(page)
    await expect(ready.first()).toBeVisible()
  }
}
