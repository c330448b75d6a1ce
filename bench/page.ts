import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, type CDPSession, chromium, type Locator, type Page } from 'playwright-core'
import { chromiumHere } from '../build/scripts/chromium-here.mjs'
import { clientOf, type Reply } from '../electron/contract/index.ts'
import type { Host } from '../electron/host/dispatcher.ts'
import { pageFiles } from '../electron/host/files/page-files.ts'
import { createHost } from '../electron/host/host.ts'
import { serveLoopback } from '../electron/web/loopback.ts'
import type { CitadelView, SegmentView } from '../engine/citadel/view-types.ts'
import { drawnFrames, longestTask, type TraceEvent } from './trace.ts'

// npm run bench:page, after npm run build: the load of a long raid on the page, from Chromium's own trace. Tasks are measured in
// processor time, and frames against those of an empty page, so that other programs on the machine do not count. The real host
// plays a raid of Citadel, whose maze is the largest board of any game; on the way to the page, the party's level is filled up to 300 segments, more than there are chits.

const SEGMENTS = 300
const CHOICES = 20
const PAN = { rounds: 4, pixels: 1600, perSecond: 1200 } as const
const OPENINGS = 5
const ROW = 20
const FEATURES = ['fountain', 'furniture', 'statue', 'altar', 'artwork', 'mirror', null, null] as const
const SEED = 'bench page 3'

const root = resolve(import.meta.dirname, '..')
/** The place of each level's district: set once, like every tile of a raid, and not moved when the maze grows. */
const districts = new Map<number, { readonly top: number; readonly left: number }>()
/** Rows the maze may still grow northward before it reaches the district. */
const ROOM_TO_GROW = 12

const browser = await chromium.launch({ executablePath: chromiumHere() ?? '' })
try {
  const raid = await measureRaid(browser)
  const emptyPage = { panningPerSecond: await measureEmpty(browser) }
  const interactive = await measureOpening(browser)
  console.log(JSON.stringify({ segments: SEGMENTS, ...raid, emptyPage, interactive }))
} finally {
  await browser.close()
}

async function measureRaid(browser: Browser) {
  const host = createHost({ data: { kind: 'memory' }, version: '0', platform: process.platform, report: (error) => console.error(error) })
  const client = clientOf(host)
  // With everything on that a choice can set off.
  await client.call('page.keep', { key: 'citadel.settings', text: JSON.stringify({ sound: true, moments: 'all' }) })
  const { id: campaign } = await client.call('campaign.create', { name: 'Bench', game: 'citadel' })
  const { session } = await client.call('game.start', { game: 'citadel', campaign, seed: SEED })
  let view = await client.call('game.auto', { session, until: 'mark', limit: 200 })
  while (view.decision?.topic !== 'route') view = await client.call('game.auto', { session, until: 'end', limit: 1 })
  const loopback = await serveLoopback({ host: crowded(host), files: pageFiles(join(root, 'dist/renderer')) })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await page.goto(loopback.url)
    await page.getByRole('button', { name: 'Continue' }).click()
    const map = page.getByRole('group', { name: new RegExp(`^Level \\d, ${SEGMENTS} segments`) })
    await map.waitFor()
    const choices: ReturnType<typeof longestTask>[] = []
    for (let i = 0; i < CHOICES; i++) {
      const before = (await client.call('game.view', { session })).revision
      choices.push(longestTask(await traced(page, () => answer(page, () => client.call('game.view', { session }), before))))
      if ((await client.call('game.view', { session })).outcome) break
      await backToMap(page, map)
    }
    await page.getByRole('button', { name: 'Whole', exact: true }).click()
    await page.getByRole('button', { name: 'Closer', exact: true }).click()
    await page.getByRole('button', { name: 'Closer', exact: true }).click()
    const cdp = await page.context().newCDPSession(page)
    const field = await page.locator('.map').first().boundingBox()
    if (!field) throw new Error('the map has no size')
    const panning = drawnFrames(await traced(page, () => pan(cdp, field.x + field.width / 2, field.y + field.height / 2)))
    return {
      choices: {
        count: choices.length,
        longestTaskMs: round(Math.max(...choices.map(({ processor }) => processor))),
        medianOfLongestMs: round(median(choices.map(({ processor }) => processor))),
        byTheClockMs: round(median(choices.map(({ clock }) => clock))),
        goalMs: 50,
      },
      panning: { ...panning, goalPerSecond: 60 },
    }
  } finally {
    await page.close()
    await loopback.close()
    await host.close()
  }
}

/** The machine's best at this moment: the same wheel over a page that only shifts a square. */
async function measureEmpty(browser: Browser): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.setContent(`<div></div><script>
    const { style } = document.querySelector('div'); let at = 0
    style.cssText = 'width: 200px; height: 200px; background: grey; will-change: transform'
    addEventListener('wheel', (event) => { event.preventDefault(); at -= event.deltaY; style.transform = 'translateY(' + at + 'px)' }, { passive: false })
  </script>`)
  const cdp = await page.context().newCDPSession(page)
  const { perSecond } = drawnFrames(await traced(page, () => pan(cdp, 640, 400)))
  await page.close()
  return perSecond
}

/** Takes the card's suggestion, and waits until the page has drawn the result. */
async function answer(page: Page, look: () => Promise<{ readonly revision: number }>, before: number): Promise<void> {
  await page.keyboard.press('Enter')
  const until = performance.now() + 3000
  // A card with nothing picked yet is answered with its first option.
  while ((await look()).revision === before && performance.now() < until) {
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
  }
  // Drawn and idle.
  await page.waitForTimeout(250)
}

/** Great moments are put away, and a fight gives way to the map. */
async function backToMap(page: Page, map: Locator): Promise<void> {
  const great = page.getByRole('button', { name: 'Go on', exact: true })
  while ((await map.count()) === 0 || (await great.isVisible())) {
    if (await great.isVisible()) await page.keyboard.press('Enter')
    else
      await page
        .getByRole('button', { name: 'Map', exact: true })
        .click({ timeout: 1000 })
        .catch(() => {})
    await page.waitForTimeout(250)
  }
}

/** There and back with the wheel, synthesised by the browser at its own rate. */
async function pan(cdp: CDPSession, x: number, y: number): Promise<void> {
  for (let i = 0; i < PAN.rounds; i++) {
    const gesture = { x, y, speed: PAN.perSecond, gestureSourceType: 'mouse' } as const
    await cdp.send('Input.synthesizeScrollGesture', { ...gesture, xDistance: -PAN.pixels / 4, yDistance: PAN.pixels / 4 })
    await cdp.send('Input.synthesizeScrollGesture', { ...gesture, xDistance: PAN.pixels / 4, yDistance: -PAN.pixels / 4 })
  }
}

async function traced(page: Page, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'disabled-by-default-devtools.timeline.frame'],
  })
  await work()
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { readonly traceEvents: readonly TraceEvent[] }
  return trace.traceEvents
}

/** The same host, with the party's level filled up in every view it sends. */
function crowded(host: Host): Host {
  return {
    ...host,
    async request(call, input): Promise<Reply> {
      const reply = await host.request(call, input)
      if (!reply.ok || !isSession(reply.value)) return reply
      return { ...reply, value: { ...reply.value, view: crowd(reply.value.view) } }
    },
  }
}

function isSession(value: unknown): value is { readonly view: CitadelView } {
  return typeof value === 'object' && value !== null && 'view' in value && 'revision' in value
}

/** A district north of everything known, of rooms and crossings that all connect. */
function crowd(view: CitadelView): CitadelView {
  const levels = view.map.levels.map(({ segments }, i) => {
    if (i !== view.level - 1 || segments.length === 0) return { segments }
    const { top, left } = districts.get(i) ?? {
      top: Math.min(...segments.map(({ y }) => y)) - ROOM_TO_GROW,
      left: Math.min(...segments.map(({ x }) => x)),
    }
    districts.set(i, { top, left })
    const more = Array.from({ length: Math.max(0, SEGMENTS - segments.length) }, (_, n) =>
      filler(n, left + (n % ROW), top - Math.floor(n / ROW)),
    )
    return { segments: [...segments, ...more] }
  })
  return { ...view, map: { ...view.map, levels } }
}

function filler(n: number, x: number, y: number): SegmentView {
  const isRoom = n % 3 !== 0
  const feature = isRoom ? (FEATURES[n % FEATURES.length] ?? null) : null
  const kind = isRoom ? 'room' : 'corridor'
  const sides = isRoom ? 'DDDD' : 'CDCD'
  return { id: `filler-${n}`, chit: null, kind, feature, sides, x, y, entered: true, monsters: [], blocked: [] }
}

/** Milliseconds from requesting the page to a usable cover, and from starting the app. */
async function measureOpening(browser: Browser) {
  const page: number[] = []
  const app: number[] = []
  for (let i = 0; i < OPENINGS; i++) {
    // The browser is already running, as it is in a desktop window: only Citadel's own time counts.
    const context = await browser.newContext()
    const tab = await context.newPage()
    const started = performance.now()
    const child = spawn(process.execPath, [join(root, 'dist/electron/web.js'), '--memory'], { stdio: ['ignore', 'pipe', 'inherit'] })
    const address = await addressOf(createInterface(child.stdout))
    const asked = performance.now()
    await tab.goto(address, { waitUntil: 'commit' })
    // Playwright presses only what is visible, enabled and at rest.
    await tab.getByRole('button', { name: 'Make my own' }).click({ trial: true })
    page.push(performance.now() - asked)
    app.push(performance.now() - started)
    await context.close()
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { pageMs: Math.round(median(page)), withHostMs: Math.round(median(app)), goalMs: 1500 }
}

async function addressOf(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /^Citadel is at (\S+)$/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('the host ended early')
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
