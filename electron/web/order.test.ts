import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { HostEvent, Input, Output, Reply } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'
import { createHost } from '../host/host.ts'
import { WORKER } from '../host/testing/test-host.ts'
import { type Loopback, serveLoopback } from './loopback.ts'

// One game played through several calls at once: whatever a page receives of it, replies and notifications alike, comes in the order in
// which it happened. A revision rises with every change, an undo among them, and the page may trust the newest it was sent.

let host: Host
let loopback: Loopback
beforeAll(async () => {
  host = createHost({ data: { kind: 'memory' }, version: '0', platform: 'test', report: (error) => console.error(error), worker: WORKER })
  loopback = await serveLoopback({ host, files: new Map() })
})
afterAll(async () => {
  await loopback.close()
  await host.close()
})

interface Page {
  /** The revisions of a game in everything that came, in order, with what brought them. */
  readonly seen: { readonly revision: number; readonly by: string }[]
  ask(call: string, input: object): Promise<Reply>
  close(): void
}

async function pageOn({ origin, token }: Loopback): Promise<Page> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/socket`, { origin })
  await once(socket, 'open')
  socket.send(JSON.stringify({ token }))
  await once(socket, 'message')
  const seen: Page['seen'] = []
  const waiting = new Map<number, { readonly call: string; readonly answer: (reply: Reply) => void }>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { readonly id: number; readonly reply: Reply } | HostEvent
    if ('event' in message) {
      if (message.event === 'session.changed') seen.push({ revision: message.data.revision, by: message.event })
      return
    }
    const { call, answer } = waiting.get(message.id) ?? { call: '', answer: () => {} }
    if (message.reply.ok) seen.push({ revision: (message.reply.value as Output<'game.view'>).revision, by: call })
    answer(message.reply)
  })
  let last = 0
  return {
    seen,
    ask: (call, input) =>
      new Promise((answer) => {
        last += 1
        waiting.set(last, { call, answer })
        socket.send(JSON.stringify({ id: last, call, input }))
      }),
    close: () => socket.terminate(),
  }
}

/** The first thing that came later than something newer. */
function outOfOrder(seen: Page['seen']): string | null {
  for (const [i, { revision, by }] of seen.entries()) {
    const before = seen[i - 1]
    if (before !== undefined && before.revision > revision) return `${by} ${revision} after ${before.by} ${before.revision}`
  }
  return null
}

test('replies and notifications of a game come in order under choices, undo and game.auto at once', async () => {
  const start: Input<'game.start'> = { game: 'citadel', seed: 5, options: { undo: 'teaching' } }
  const [player, watcher] = [await pageOn(loopback), await pageOn(loopback)]
  const begun = await player.ask('game.start', start)
  const { session } = (begun.ok ? begun.value : {}) as Output<'game.view'>
  const auto = () => player.ask('game.auto', { session, bot: 'sensible', until: 'end', limit: 400 })
  const choose = async () => {
    const viewed = await player.ask('game.view', { session })
    const { revision, decision } = (viewed.ok ? viewed.value : {}) as Output<'game.view'>
    const pick = decision?.options?.slice(0, 1).map(({ id }) => id)
    await Promise.all([
      player.ask('game.choose', { session, revision, decision: decision?.id ?? 'none', ...(pick && { pick }) }),
      player.ask('game.undo', { session, revision }),
      player.ask('game.undo', { session, revision: revision + 1 }),
      player.ask('game.redo', { session, revision: revision + 2 }),
    ])
  }
  await choose()
  for (let round = 0; round < 12; round++) await Promise.all([auto(), choose(), watcher.ask('game.view', { session }), choose(), auto()])
  const by = new Set(player.seen.map((one) => one.by))
  for (const each of ['game.auto', 'game.choose', 'game.undo', 'session.changed']) expect(by).toContain(each)
  expect(player.seen.length).toBeGreaterThan(100)
  expect(outOfOrder(player.seen), 'the player').toBeNull()
  expect(outOfOrder(watcher.seen), 'a watcher').toBeNull()
  for (const page of [player, watcher]) page.close()
}, 60_000)
