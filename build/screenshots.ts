import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { SCENES, type Scene } from './screenshot-scenes.ts'
import { type Stage, stageOf } from './screenshot-stages.ts'
import { chromiumHere } from './scripts/chromium-here.mjs'
import { root } from './vite.ts'

// npm run screenshots [-- NAME ...] [--game citadel] [--size 1280x800] [--light dark] [--out FOLDER], after npm run build: every screen and state of the
// page in each size and light, from games with fixed seeds that the real host plays. NAME is the start of a scene's name or of one of its words.
// With --pictures, those of the README alone, into docs/pictures.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    size: { type: 'string', multiple: true, default: ['1280x800', '1024x700', '1920x1080'] },
    light: { type: 'string', multiple: true, default: ['light', 'dark'] },
    out: { type: 'string', default: 'screenshots' },
    pictures: { type: 'boolean', default: false },
  },
})
/** Milliseconds. */
const QUIET = 120
const DAY = 24 * 3600 * 1000
/** The README's pictures: scenes, each in the light that shows it best. */
const PICTURES: Readonly<Record<string, 'light' | 'dark'>> = {
  cover: 'dark',
  'combat-mixed': 'light',
  'hero-action': 'light',
  lab: 'light',
  'lab-games': 'dark',
  'lab-asks-two': 'light',
}
const PICTURE_SIZE = '1280x800'

const out = resolve(root, values.pictures ? 'docs/pictures' : values.out)
const scenes = SCENES.filter(({ name, game }) =>
  values.pictures
    ? name in PICTURES
    : (values.game === undefined || values.game === game) &&
      (positionals.length === 0 || positionals.some((wanted) => `-${name}`.includes(`-${wanted}`))),
)
if (scenes.length === 0) throw new Error(`no such scene; there are ${SCENES.map(({ name }) => name).join(', ')}`)
if (!existsSync(join(root, 'dist/renderer/index.html'))) throw new Error('there is no built page to look at: run npm run build first')
mkdirSync(out, { recursive: true })

const browser = await chromium.launch({ executablePath: chromiumHere() ?? '' })
const stages = new Map<Scene['stage'], Promise<Stage>>()
try {
  for (const scene of scenes) await picture(scene).catch((error: unknown) => complain(scene, error))
} finally {
  await browser.close()
  for (const stage of stages.values())
    await stage.then(
      (each) => each.close(),
      () => {},
    )
}

function complain({ name }: Scene, error: unknown): void {
  console.error(`${name}: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

/** Scenes on one stage share its host, so that a long campaign is played only once. */
function stage(name: Scene['stage']): Promise<Stage> {
  const known = stages.get(name) ?? stageOf(name)
  stages.set(name, known)
  return known
}

async function picture(scene: Scene): Promise<void> {
  const { client, url, origin } = await stage(scene.stage)
  const address = await scene.open(client)
  const context = await newContext(browser, scene)
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(10_000)
    if (scene.later !== undefined) await page.clock.setFixedTime(Date.now() + scene.later * DAY)
    await page.goto(url)
    await page.goto(`${origin}/${address}`)
    await untilDrawn(page, scene)
    await scene.act?.(page)
    for (const size of values.pictures ? [PICTURE_SIZE] : values.size) {
      await page.setViewportSize(inPixels(size))
      for (const light of values.pictures ? [PICTURES[scene.name]] : values.light) {
        await page.emulateMedia({ colorScheme: light === 'dark' ? 'dark' : 'light' })
        await untilDrawn(page, scene)
        const file = values.pictures ? `${scene.name}.png` : `${scene.name}-${size}-${light}.png`
        await page.screenshot({ path: join(out, file), animations: 'disabled' })
      }
    }
    console.log(scene.name)
  } finally {
    await context.close()
  }
}

/** `1280x800` */
function inPixels(size: string): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/** By default a person who knows the game and does not wait for the monsters. He acts in a window that has every control. */
async function newContext(browser: Browser, { settings = {} }: Scene): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: inPixels(PICTURE_SIZE), reducedMotion: 'reduce' })
  await context.addInitScript(
    (kept) => localStorage.setItem('citadel.settings', kept),
    JSON.stringify({ pace: 'at-once', tips: false, ...settings }),
  )
  return context
}

/** Waits until everything expected has arrived, unless it never will, and is drawn with its final measurements. */
async function untilDrawn(page: Page, { stage }: Scene): Promise<void> {
  if (stage !== 'waiting') await page.locator('.waiting').first().waitFor({ state: 'detached' })
  // What comes only when it is needed has nothing in its place while it is fetched.
  await page.locator('main > *').first().waitFor({ state: 'attached' })
  await page.locator('.trial[aria-busy=true]').waitFor({ state: 'detached' })
  await page.waitForTimeout(QUIET)
}
