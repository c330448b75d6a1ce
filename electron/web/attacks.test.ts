import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Host } from '../host/dispatcher.ts'
import { createHost } from '../host/host.ts'
import { type Loopback, serveLoopback } from './loopback.ts'
import { CALL_ATTACKS, type Talk, talkTo } from './testing/attacks-calls.ts'
import { FRAME_ATTACKS } from './testing/attacks-frames.ts'
import { HTTP_ATTACKS } from './testing/attacks-http.ts'
import type { Target } from './testing/raw-socket.ts'

// Attacks on browser mode with a true host behind it, while another page looks on. `npm run attack` strikes at the process itself,
// more often.

const PATIENCE = 600
/** A watcher on a busy machine; nothing may keep it longer. */
const A_SECOND = 1000

const errors: unknown[] = []
const page = { type: 'text/html', content: new TextEncoder().encode('<h1>Citadel</h1>') }
let host: Host
let loopback: Loopback
let target: Target
let watcher: Talk

beforeAll(async () => {
  host = createHost({ data: { kind: 'memory' }, version: '0', platform: 'test', report: (error) => errors.push(error) })
  loopback = await serveLoopback({ host, files: new Map([['/', page]]), patience: PATIENCE })
  target = { port: Number(new URL(loopback.origin).port), token: loopback.token, times: 20, limit: 4 * PATIENCE + 1500 }
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

/** Asks again and again until the work is done, and returns the longest wait for an answer, in milliseconds. */
async function longestWait(work: Promise<void>): Promise<number> {
  let longest = 0
  let over = false
  const done = work.finally(() => {
    over = true
  })
  while (!over) {
    const since = performance.now()
    expect(await watcher.ask('campaign.list'), 'another page is answered').toMatchObject({ ok: true })
    longest = Math.max(longest, performance.now() - since)
    await Promise.race([done.catch(() => {}), pause(10)])
  }
  await done
  return longest
}

describe.each([
  ['connections and requests', HTTP_ATTACKS],
  ['keys and frames', FRAME_ATTACKS],
  ['calls', CALL_ATTACKS],
] as const)('%s', (_room, attacks) => {
  // A machine at work on other things may be late once; a hang is there every time.
  test.each(attacks)('$name', { retry: 2 }, async ({ run }) => {
    expect(await longestWait(run(target))).toBeLessThan(A_SECOND)
    expect(errors.splice(0), 'nothing is a bug').toEqual([])
    await expect.poll(comesIn, { timeout: A_SECOND, message: 'a page that comes now is let in' }).toBe(true)
  })
})

test('there are some sixty-five of them, each under its own name', () => {
  const names = [...HTTP_ATTACKS, ...FRAME_ATTACKS, ...CALL_ATTACKS].map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names.length).toBeGreaterThanOrEqual(65)
})
