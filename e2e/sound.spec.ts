import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, LONG, test } from './fixtures.ts'
import { startHeadless } from './headless.ts'
import { answerAll, beginRaid, byMouse, expectShown } from './person.ts'
import { layOutRaid, planRaid, type View } from './planned-raid.ts'

// What is heard, measured: the page's audio device is one that computes its samples instead of sending them to a loudspeaker.
test.skip(({ target }) => target !== 'web', 'every shell shows the same page')

interface Device extends OfflineAudioContext {
  readonly started: number[]
}
declare global {
  interface Window {
    /** Every device the page has opened. */
    devices: Device[]
    /** The frequency of every tone that has begun and was not told to end. */
    endless: Set<OscillatorNode>
    /** What the one device has played. */
    rendered?: AudioBuffer | undefined
  }
}

const RATE = 48_000
const SECONDS = 5

/** Before the page runs: its devices compute. */
async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ([rate, seconds]) => {
      window.devices = []
      window.endless = new Set()
      class Listened extends OfflineAudioContext {
        readonly started: number[] = []
        constructor() {
          super(1, rate * seconds, rate)
          window.devices.push(this)
        }
        override resume() {
          return Promise.resolve()
        }
        override suspend() {
          return Promise.resolve()
        }
        close() {
          return Promise.resolve()
        }
      }
      Object.assign(window, { AudioContext: Listened })
      const { start } = AudioScheduledSourceNode.prototype
      const { stop } = AudioScheduledSourceNode.prototype
      AudioScheduledSourceNode.prototype.start = function (when = 0) {
        if (this.context instanceof Listened) this.context.started.push(when)
        if (this instanceof OscillatorNode) window.endless.add(this)
        start.call(this, when)
      }
      AudioScheduledSourceNode.prototype.stop = function (when = 0) {
        if (this instanceof OscillatorNode) window.endless.delete(this)
        stop.call(this, when)
      }
    },
    [RATE, SECONDS] as const,
  )
}

const opened = (page: Page) => page.evaluate(() => window.devices.length)
/** How many tones and noises have been begun. */
const begun = (page: Page) => page.evaluate(() => window.devices.reduce((sum, { started }) => sum + started.length, 0))
/** The frequencies that sound without an end. */
const endless = (page: Page) => page.evaluate(() => [...window.endless].map(({ frequency }) => Math.round(frequency.value)))

/** The greatest amplitude of each hundredth of a second of what the page's one device plays. */
async function heard(page: Page): Promise<readonly number[]> {
  await expect.poll(() => opened(page)).toBe(1)
  return page.evaluate(async () => {
    window.rendered = await window.devices[0]?.startRendering()
    const samples = window.rendered?.getChannelData(0) ?? []
    const peaks = Array.from({ length: Math.ceil(samples.length / 480) }, () => 0)
    samples.forEach((sample, i) => {
      const at = Math.floor(i / 480)
      peaks[at] = Math.max(peaks[at] ?? 0, Math.abs(sample))
    })
    return peaks
  })
}

/** How loud the loudest tenth of a second is, in dB below full scale, and where most of its sound lies, in Hz. */
interface Character {
  readonly db: number
  readonly centre: number
}

/** Of what the page's one device has played in these milliseconds; `heard` comes before. */
async function characterOf(page: Page, from: number, to: number): Promise<Character> {
  return page.evaluate(
    ([from, to, rate]) => {
      const samples = [...(window.rendered?.getChannelData(0).slice((from / 1000) * rate, (to / 1000) * rate) ?? [])]
      const span = Math.min(samples.length, rate / 10)
      let loudest = { at: 0, power: 0 }
      for (let at = 0; at + span <= samples.length; at += rate / 100) {
        const power = samples.slice(at, at + span).reduce((sum, sample) => sum + sample * sample, 0) / span
        if (power > loudest.power) loudest = { at, power }
      }
      // A fourier sum at third octaves is enough to tell a drum from a blade.
      const loud = samples.slice(loudest.at, loudest.at + span)
      let [weighted, all] = [0, 0]
      for (let hz = 40; hz < 12_000; hz *= 2 ** (1 / 6)) {
        let [re, im] = [0, 0]
        loud.forEach((sample, i) => {
          const turn = (2 * Math.PI * hz * i) / rate
          re += sample * Math.cos(turn)
          im += sample * Math.sin(turn)
        })
        const power = (re * re + im * im) * hz
        weighted += power * Math.log2(hz)
        all += power
      }
      return { db: 10 * Math.log10(loudest.power), centre: 2 ** (weighted / all) }
    },
    [from, to, RATE] as const,
  )
}

async function toSettings(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/settings'
  })
  await expect(page.getByRole('heading', { name: 'Sound' })).toBeVisible()
}

/** The first screen past the cover, which has no switch for sound. */
async function toCampaigns(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/campaigns'
  })
  await expect(page.getByRole('region', { name: 'Campaigns' })).toBeVisible()
}

/** The table of sounds, in milliseconds: each of its kinds is heard after the one before. */
const SOUNDS: Readonly<Record<string, readonly number[]>> = {
  ...{ Dice: [420, 420], Tile: [120], Door: [500], Stairs: [900, 900], Page: [260], Blade: [200], Bow: [200], Claw: [200], Miss: [140] },
  ...{ Spell: [600, 600, 600], Coins: [350], Drum: [1400], Glass: [1500], Organ: [1500], Bell: [2600] },
}

/** How far a sound may be from the middle of all, in dB. */
const LOUDNESS_RANGE = 10

/** Between which frequencies the middle of each sound lies, in Hz. */
const SPECTRA: Readonly<Record<string, readonly [number, number]>> = {
  ...{ Dice: [400, 2500], Tile: [60, 700], Door: [200, 4000], Stairs: [50, 900], Page: [300, 6000], Blade: [200, 5000], Bow: [60, 1200] },
  ...{ Claw: [800, 6000], Miss: [400, 3000], Spell: [500, 1800], Coins: [800, 7000], Drum: [50, 300], Glass: [1000, 2600] },
  ...{ Organ: [50, 300], Bell: [150, 900] },
}

test(
  'every sound is heard, is as long as drawn, as loud as the others, and stays under full scale',
  { tag: LONG },
  async ({ open, context }, info) => {
    await listen(context)
    const { page } = await open()
    await toSettings(page)
    await page.getByRole('checkbox', { name: /^Sound/ }).check()
    await page.getByRole('slider', { name: 'Everything' }).press('End')
    const listed = await page.getByRole('button', { name: /^Hear it/ }).evaluateAll((all) => all.map((one) => one.ariaLabel))
    expect(listed).toEqual([...Object.keys(SOUNDS), 'Depth'].map((name) => `Hear it: ${name}`))

    const characters: Record<string, Character> = {}
    for (const [name, kinds] of Object.entries(SOUNDS)) {
      await page.reload()
      await page.getByRole('button', { name: `Hear it: ${name}` }).click()
      const peaks = await heard(page)
      let from = 0.02
      for (const ms of kinds) {
        characters[name] ??= await characterOf(page, from * 1000, from * 1000 + ms)
        const own = peaks.slice(Math.round(from * 100), Math.round((from + ms / 1000) * 100))
        const peak = Math.max(...own)
        expect.soft(peak, `${name}: loud enough`).toBeGreaterThan(0.05)
        // Three at a time and the drone stay below 1.
        expect.soft(peak, `${name}: under a third of full scale`).toBeLessThan(0.3)
        expect.soft(Math.max(...own.slice(own.length / 2)), `${name}: still there in its second half`).toBeGreaterThan(peak / 300)
        from += ms / 1000
      }
      expect.soft(Math.max(...peaks.slice(Math.round(from * 100) + 5)), `${name}: over when it is over`).toBeLessThan(0.001)
    }

    // None drowns the others, and none is lost among them; low is low and bright is bright.
    const loudness = Object.values(characters)
      .map(({ db }) => db)
      .toSorted((a, b) => a - b)
    const middle = loudness[Math.floor(loudness.length / 2)] ?? 0
    for (const [name, { db, centre }] of Object.entries(characters)) {
      info.annotations.push({ type: name, description: `${db.toFixed(1)} dB, around ${Math.round(centre)} Hz` })
      expect.soft(Math.abs(db - middle), `${name}: as loud as the others, within`).toBeLessThan(LOUDNESS_RANGE)
      const [low, high] = SPECTRA[name] ?? [0, 0]
      expect.soft(centre, `${name}: not duller than`).toBeGreaterThan(low)
      expect.soft(centre, `${name}: not brighter than`).toBeLessThan(high)
    }

    await page.reload()
    await page.getByRole('button', { name: 'Hear it: Depth' }).click()
    const drone = Math.max(...(await heard(page)))
    expect(drone).toBeGreaterThan(0.02)
    expect(drone).toBeLessThan(0.1)
  },
)

test('a volume of nothing is silence, and each has its own', { tag: LONG }, async ({ open, context }) => {
  await listen(context)
  const { page } = await open()
  await toSettings(page)
  await page.getByRole('checkbox', { name: /^Sound/ }).check()
  await page.getByRole('slider', { name: 'Coins' }).press('Home')
  await expect(page.getByRole('slider', { name: 'Coins' })).toHaveAttribute('aria-valuetext', '0%')
  await page.reload()
  await page.getByRole('button', { name: 'Hear it: Coins' }).click()
  expect(Math.max(...(await heard(page)))).toBe(0)
  await page.reload()
  await page.getByRole('button', { name: 'Hear it: Door' }).click()
  expect(Math.max(...(await heard(page)))).toBeGreaterThan(0.02)
})

test('off by default: a raid opens no audio device and loads no sound', { tag: LONG }, async ({ open, context }) => {
  await listen(context)
  const { page } = await open()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.reload()
  await expect(page.getByRole('group', { name: 'Sound' }).getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true')
  const { seed, steps } = await planRaid()
  await beginRaid(page, byMouse(page), 'In silence', seed)
  await answerAll(page, byMouse(page), steps.slice(0, 4))
  expect(await opened(page)).toBe(0)
  expect(asked.filter((url) => /\/player-/.test(url))).toEqual([])
})

test('switched on at the bar, kept, and heard with the next choices; never before a press, never from a hidden page', async ({
  open,
  context,
}, info) => {
  const raid = await planRaid()
  const host = startHeadless(info.outputPath('data'))
  const at = raid.steps.findIndex(({ decision }) => decision.topic === 'placement')
  const session = await layOutRaid(host, raid, at)
  await host.close()
  await listen(context)
  const { page } = await open()
  await toCampaigns(page)
  await page.getByRole('button', { name: 'Sound' }).click()
  await expect(page.getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => begun(page)).toBeGreaterThan(0)

  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/play/${session}`)
  await page.reload()
  await expectShown(page, raid.steps[at]?.before ?? raid.end)
  expect(await opened(page)).toBe(0)
  await answerAll(page, byMouse(page), raid.steps.slice(at, at + 1))
  await expect.poll(() => begun(page)).toBeGreaterThan(0)

  await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }))
  const before = await begun(page)
  await answerAll(page, byMouse(page), raid.steps.slice(at + 1, at + 3))
  await page.waitForTimeout(200)
  expect(await begun(page)).toBe(before)
})

test('the drone is heard in the depths, and nowhere else', { tag: LONG }, async ({ open, context }, info) => {
  const host = startHeadless(info.outputPath('data'))
  const { id: campaign } = await host.call<{ id: string }>('campaign.create', { name: 'Deep down', game: 'citadel' })
  // Who comes for anything else stays near the gate.
  const options = { purpose: 'hellgate' }
  let raid = await host.call<View>('game.start', { game: 'citadel', campaign, seed: 'deep 1', options })
  for (let i = 0; i < 2000 && !(raid.view.level > 1 && raid.decision?.topic === 'route'); i++) {
    const { session } = raid.outcome
      ? await host.call<View>('game.start', { game: 'citadel', campaign, seed: `deep ${i + 2}`, options })
      : raid
    raid = await host.call<View>('game.auto', { session, until: 'end', limit: 1 })
  }
  await host.close()
  await listen(context)
  const { page } = await open()
  await toCampaigns(page)
  await page.getByRole('button', { name: 'Sound' }).click()
  await expect.poll(() => begun(page)).toBeGreaterThan(0)
  expect(await endless(page)).toEqual([])
  await page.evaluate((hash) => {
    location.hash = hash
  }, `#/play/${raid.session}`)
  await expectShown(page, raid)
  await expect.poll(() => endless(page)).toEqual([55, 55, 82, 82])
  await toSettings(page)
  await expect.poll(() => endless(page)).toEqual([])
})

test('the settings of sound by keyboard, in every light', { tag: LONG }, async ({ app: { page } }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await toSettings(page)
  await page.getByRole('checkbox', { name: /^Sound/ }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: 'Everything' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('slider', { name: 'Everything' })).toHaveValue('80')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('slider', { name: 'Dice' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Hear it: Dice' })).toBeFocused()
  await expectAccessible(page, 'sound in the settings')
})
