import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { settled } from './settled.ts'

export const LIGHTS = ['light', 'dark'] as const

/** The axe rules whose result depends on the light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** Every rule is tried on everything, but only what breaks one is written down: the list of what is right weighs megabytes. */
const WRONG = { resultTypes: ['violations' as const] }

/** Expects no moderate, serious or critical violation by daylight or candle-light, and no sideways scrolling. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of LIGHTS) {
    await page.emulateMedia({ colorScheme })
    await settled(page)
    const axe = new AxeBuilder({ page }).setLegacyMode().options(WRONG)
    const { violations } = await (colorScheme === 'light' ? axe : axe.withRules(RULES_OF_COLOUR)).analyze()
    const grave = violations.filter(({ impact }) => impact !== 'minor')
    const said = grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
    expect.soft(said, `${what}, ${colorScheme}`).toEqual([])
  }
  await expectFits(page, what)
}

/** Expects no sideways scrolling. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(wider, `${what}: pixels beyond the window`).toBeLessThanOrEqual(0)
}

/** Runs in the page, on a forced black ground: finds icons and lines as dark as that, which axe misses. */
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
