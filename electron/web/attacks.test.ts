import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Host } from '../host/dispatcher.ts'
import { createHost } from '../host/host.ts'
import { WORKER } from '../host/testing/test-host.ts'
import { type Loopback, serveLoopback } from './loopback.ts'
import { CALL_ATTACKS, type Talk, talkTo } from './testing/attacks-calls.ts'
import { FRAME_ATTACKS } from './testing/attacks-frames.ts'
import { GAME_ATTACKS } from './testing/attacks-games.ts'
import { HTTP_ATTACKS } from './testing/attacks-http.ts'
import { type Target, textFrame, upgraded } from './testing/raw-socket.ts'

// Attacks on browser mode with a true host behind it, while another page looks on. `npm run endure -- attack` strikes at the process itself,
// more often.

const PATIENCE = 600
/** The most work of this process, in milliseconds of processor time, for which anyone may wait. */
const A_SECOND = 1000
/** How long to wait for what must come in the end, in milliseconds: on a busy machine it may take a while. */
const IN_THE_END = 20_000

const errors: unknown[] = []
const page = { type: 'text/html', content: new TextEncoder().encode('<h1>Citadel</h1>') }
let host: Host
let loopback: Loopback
let target: Target
let watcher: Talk

beforeAll(async () => {
  host = createHost({ data: { kind: 'memory' }, version: '0', platform: 'test', report: (error) => errors.push(error), worker: WORKER })
  loopback = await serveLoopback({ host, files: new Map([['/', page]]), patience: PATIENCE })
  target = { port: Number(new URL(loopback.origin).port), token: loopback.token, times: 20, limit: IN_THE_END }
  watcher = await talkTo(target)
})
afterAll(async () => {
  watcher.socket.terminate()
  await loopback.close()
  await host.close()
})

async function comesIn(): Promise<boolean> {
  const { socket, ask } = await talkTo(target)
  const reply = await ask('app.info')
  socket.terminate()
  return reply?.ok === true
}

/**
 * Asks again and again until the attack is over, and returns the most that this process has worked for the attack and the answer while
 * the watcher waited, in milliseconds of processor time: whatever else the machine does, that stays the same. A watcher that is not
 * answered at all runs into the limit of the test.
 */
async function mostWork(attack: Promise<void>): Promise<number> {
  let most = 0
  let over = false
  const done = attack.finally(() => {
    over = true
  })
  while (!over) {
    const since = process.cpuUsage()
    expect(await watcher.ask('campaign.list'), 'another page is answered').toMatchObject({ ok: true })
    const { user, system } = process.cpuUsage(since)
    most = Math.max(most, (user + system) / 1000)
    await Promise.race([done.catch(() => {}), pause(10)])
  }
  await done
  return most
}

describe.each([
  ['connections and requests', HTTP_ATTACKS],
  ['keys and frames', FRAME_ATTACKS],
  ['calls', CALL_ATTACKS],
  ['games', GAME_ATTACKS],
] as const)('%s', (_room, attacks) => {
  test.each(attacks)('$name', async ({ run }) => {
    expect(await mostWork(run(target))).toBeLessThan(A_SECOND)
    expect(errors.splice(0), 'nothing is a bug').toEqual([])
    await expect.poll(comesIn, { timeout: IN_THE_END, message: 'a page that comes now is let in' }).toBe(true)
  })
})

test('whoever shows the key while this process stands still is let in', async () => {
  const socket = await upgraded(target)
  socket.write(textFrame(JSON.stringify({ token: target.token })))
  const until = performance.now() + PATIENCE + 100
  while (performance.now() < until);
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toContain('"ready":true')
  socket.destroy()
})

test('there are some sixty-five of them, each under its own name', () => {
  const names = [...HTTP_ATTACKS, ...FRAME_ATTACKS, ...CALL_ATTACKS, ...GAME_ATTACKS].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(65)
})
