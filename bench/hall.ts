import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { chromiumHere } from '../build/scripts/chromium-here.mjs'
import { type Client, clientOf } from '../electron/contract/index.ts'
import type { Host } from '../electron/host/dispatcher.ts'
import { createHost } from '../electron/host/host.ts'

// The hall of a campaign with 200 raids and 500 characters compared with a new one, in turn, in one run: the time its calls take
// in the host, and the time the page takes in Chromium from a blank tab to a usable roster.
// About Citadel, like the long campaign.
// node bench/hall.ts [--data FOLDER] [--page]: the folder as `npm run endure -- campaign` leaves it; without one, the campaign is played first.

const ROUNDS = 30
const PAGE_ROUNDS = 7

const { values } = parseArgs({ options: { data: { type: 'string' }, page: { type: 'boolean', default: false } } })
const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bench-hall-'))
try {
  const long = values.data ?? play(join(folder, 'long'))
  const fresh = join(folder, 'new')
  await beginNew(fresh)
  const calls = await measureCalls(long, fresh)
  const page = values.page ? await measurePage(long, fresh) : null
  console.log(JSON.stringify({ calls, ...(page === null ? {} : { page }) }))
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function play(data: string): string {
  const script = join(root, 'build/endurance/campaign.ts')
  const child = spawnSync(process.execPath, [script, '--data', data], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (child.status !== 0) throw new Error('the campaign could not be played')
  return data
}

function hostOf(data: string): Host {
  if (!existsSync(data) && data === values.data) throw new Error(`there is nothing at ${data}`)
  return createHost({
    data: { kind: 'folder', folder: data },
    version: '0',
    platform: process.platform,
    report: (error) => console.error(error),
  })
}

async function beginNew(data: string): Promise<void> {
  const host = hostOf(data)
  const client = clientOf(host)
  const { id: campaign } = await client.call('campaign.create', { name: 'New', game: 'citadel' })
  for (let n = 0; n < 6; n++) await client.call('character.recruit', { campaign, kind: 'hero' })
  await host.close()
}

/** The calls of the hall when it opens. */
async function openHall(client: Client): Promise<void> {
  const campaigns = await client.call('campaign.list')
  const campaign = campaigns.findLast(({ archived }) => !archived)?.id ?? ''
  await Promise.all([
    client.call('character.list', { campaign }),
    client.call('game.list', { campaign }),
    client.call('game.list', { status: 'open' }),
  ])
}

/** Milliseconds for all of them together. */
async function measureCalls(long: string, fresh: string) {
  const hosts = [hostOf(long), hostOf(fresh)] as const
  const times: [number[], number[]] = [[], []]
  for (let round = -3; round < ROUNDS; round++)
    for (const [which, host] of hosts.entries()) {
      const began = performance.now()
      await openHall(clientOf(host))
      if (round >= 0) times[which]?.push(performance.now() - began)
    }
  for (const host of hosts) await host.close()
  return ratio(times)
}

/** Milliseconds from requesting the page to a roster on the screen. */
async function measurePage(long: string, fresh: string) {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({ executablePath: chromiumHere() ?? '' })
  const served = [await serve(long), await serve(fresh)] as const
  const times: [number[], number[]] = [[], []]
  try {
    for (let round = -1; round < PAGE_ROUNDS; round++)
      for (const [which, { address }] of served.entries()) {
        const page = await browser.newPage()
        const began = performance.now()
        await page.goto(address)
        // Past the cover, with which every start opens.
        await page.evaluate("location.hash = '#/hall/citadel'")
        await page.getByRole('table').getByRole('row').nth(1).waitFor()
        if (round >= 0) times[which]?.push(performance.now() - began)
        await page.close()
      }
  } finally {
    await browser.close()
    for (const { child } of served) {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    }
  }
  return ratio(times)
}

async function serve(data: string): Promise<{ readonly child: ChildProcess; readonly address: string }> {
  const child = spawn(process.execPath, [join(root, 'dist/electron/web.js'), '--data', data], { stdio: ['ignore', 'pipe', 'inherit'] })
  for await (const line of createInterface(child.stdout)) {
    const address = /^Citadel is at (\S+)$/.exec(line)?.[1]
    if (address !== undefined) return { child, address }
  }
  throw new Error('the host ended early')
}

function ratio([long, fresh]: readonly [readonly number[], readonly number[]]) {
  const [ours, baseline] = [median(long), median(fresh)]
  return { ratio: round(ours / baseline), ours: round(ours), baseline: round(baseline) }
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
