import type { Page } from '@playwright/test'

/**
 * Waits until the page shows what it will go on showing: the host owes it nothing, nothing moves, and that for three frames on end,
 * because what arrives may ask for more. Pictures and measurements of a page are taken only then.
 */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isAtRest = () =>
      !document.documentElement.hasAttribute('data-asking') &&
      document.querySelector('[aria-busy="true"]') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running')
    for (let frames = 0; frames < 3; ) {
      await new Promise(requestAnimationFrame)
      frames = isAtRest() ? frames + 1 : 0
    }
  })
}
