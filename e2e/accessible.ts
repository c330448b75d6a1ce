import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const LIGHTS = ['light', 'dark'] as const

/** What axe looks at that light changes; all else is the same by candle-light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** No violation that axe calls moderate, serious or critical, by daylight and by candle-light, and nothing to scroll sideways for. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme })
    await still(page)
    const axe = new AxeBuilder({ page }).setLegacyMode()
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(RULES_OF_COLOUR)).analyze()
    const grave = violations.filter(({ impact }) => impact !== 'minor')
    const said = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    expect.soft(said, `${what}, ${colorScheme}`).toEqual([])
  }
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(wider, `${what}: pixels beyond the window`).toBeLessThanOrEqual(0)
}

/** Until nothing moves: what fades in has not yet the contrast that it will have. */
async function still(page: Page): Promise<void> {
  await page.evaluate(async () => void (await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))))
}

/** In the page, where black is forced as the ground: icons and lines that are as dark, which axe does not see. */
export function asDarkAsTheGround(): string[] {
  const isDark = (colour: string) =>
    /^rgb\((\d+), (\d+), (\d+)\)$/
      .exec(colour)
      ?.slice(1)
      .every((part) => Number(part) < 64) ?? false
  return [...document.querySelectorAll('svg.i, svg.lines path, svg.reach-line path')].flatMap((drawn) => {
    const { fill, stroke } = getComputedStyle(drawn)
    return drawn.checkVisibility() && isDark(drawn.matches('.i') ? fill : stroke) ? [drawn.outerHTML.slice(0, 120)] : []
  })
}
