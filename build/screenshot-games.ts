import type { Locator, Page } from 'playwright-core'
import type { Client } from '../electron/contract/index.ts'
import type { Actor, Stage } from '../engine/kernel/proof/scenes.ts'

// The app and the person that a game's scenes act through, implemented with the host and a browser.

/** The app, as a scene of that game sees it. */
export function stageFor(client: Client, game: string): Stage {
  return {
    async reach({ seats, bots, options, scenario }, wanted, { seeds, most }) {
      const start = {
        ...(seats === undefined ? {} : { seats: [...seats] }),
        ...(bots === undefined ? {} : { bots: [...bots] }),
        ...(options === undefined ? {} : { options: { ...options } }),
        ...(scenario === undefined ? {} : { scenario }),
      }
      for (let n = 1; n <= seeds; n++) {
        let now = await client.call('game.start', { game, seed: `picture ${n}`, ...start })
        const { session } = now
        while (!wanted(now) && now.decision !== null && now.inputs < most)
          now = await client.call('game.auto', { session, until: 'end', limit: 1 })
        if (wanted(now)) return session
        if (now.decision !== null) await client.call('game.abandon', { session })
      }
      throw new Error(`none of ${seeds} games reached the position`)
    },
    async kept() {
      return (await client.call('template.list', { game })).length
    },
    async keep(sheet) {
      await client.call('template.save', { game, sheet: Object(sheet) })
    },
  }
}

/** A person at that page. */
export function actorOf(page: Page): Actor {
  return {
    press: (name) => page.getByRole('button', { name }).first().click(),
    pressText: (text) => page.getByText(text).first().click(),
    pressWithin: (region) => page.getByRole('region', { name: region }).getByRole('button').first().click(),
    // A board is larger than its window: what lies outside cannot be pressed there.
    async pressAt(selector) {
      const found = page.locator(selector)
      await found.first().waitFor({ state: 'attached' })
      for (const each of await found.all()) if (await isInSight(page, each)) return each.click()
      await found.first().click()
    },
    sees: (selector) => page.locator(selector).first().waitFor(),
    async keys(...keys) {
      for (const each of keys) {
        await page.keyboard.press(each)
        await page.waitForTimeout(BETWEEN_KEYS / 4)
      }
    },
    async keyUntil(key, selector, most) {
      const there = page.locator(selector)
      for (let n = 0; n < most && !(await there.isVisible()); n++) {
        await page.keyboard.press(key)
        await page.waitForTimeout(BETWEEN_KEYS)
      }
      await there.waitFor()
    },
  }
}

/** The milliseconds in which a key takes effect. */
const BETWEEN_KEYS = 400

/** Whether it lies wholly in the window. */
async function isInSight(page: Page, what: Locator): Promise<boolean> {
  const [box, window] = [await what.boundingBox(), page.viewportSize()]
  return (
    box !== null && window !== null && box.x >= 0 && box.y >= 0 && box.x + box.width <= window.width && box.y + box.height <= window.height
  )
}
