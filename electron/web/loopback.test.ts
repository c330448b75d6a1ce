import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { HostEvent } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'
import { pageFiles } from '../host/files/page-files.ts'
import { type Loopback, serveLoopback } from './loopback.ts'

/** A host that says what it was asked. */
const listeners = new Set<(event: HostEvent) => void>()
const echo: Host = {
  request: async (call, input) => ({ ok: true, value: { call, input } }),
  subscribe(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  close: async () => {},
}

const PATIENCE = 150
const warnings: string[] = []
let folder = ''
let loopback: Loopback
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'loopback-'))
  writeFileSync(join(folder, 'index.html'), '<h1>Citadel</h1>')
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets/sprite-Ab12Cd34.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  loopback = await serveLoopback({ host: echo, files: pageFiles(folder), patience: PATIENCE, warn: (text) => warnings.push(text) })
})
afterAll(async () => {
  await loopback.close()
  rmSync(folder, { recursive: true })
})

const port = () => Number(new URL(loopback.origin).port)

interface Got {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
}
const http = (path: string, { method = 'GET', headers = {} } = {}) =>
  new Promise<Got>((resolve, reject) => {
    request({ host: '127.0.0.1', port: port(), path, method, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }))
    })
      .on('error', reject)
      .end()
  })

/** A connection that has said nothing yet, or the status it was refused with. */
const socket = ({ path = '/socket', origin = loopback.origin, headers = {} } = {}) =>
  new Promise<WebSocket | number>((resolve) => {
    const live = new WebSocket(`ws://127.0.0.1:${port()}${path}`, { headers, ...(origin === 'none' ? {} : { origin }) })
    live.on('open', () => resolve(live))
    live.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    live.on('error', () => {})
  })
async function opened() {
  const live = await socket()
  if (typeof live === 'number') throw new Error(`refused: ${live}`)
  return live
}
const closed = (live: WebSocket) => new Promise<number>((resolve) => live.on('close', resolve))
const heard = (live: WebSocket) => new Promise<unknown>((resolve) => live.once('message', (data) => resolve(JSON.parse(String(data)))))
async function welcomed() {
  const live = await opened()
  live.send(JSON.stringify({ token: loopback.token }))
  expect(await heard(live)).toEqual({ ready: true })
  return live
}

test('the page comes with its strict policy, and is never kept', async () => {
  const { status, headers, text } = await http('/')
  expect({ status, text }).toEqual({ status: 200, text: '<h1>Citadel</h1>' })
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  )
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('access-control-allow-origin')
})

test('pictures alone are kept: their names hold the hash of what is in them', async () => {
  const { headers } = await http('/assets/sprite-Ab12Cd34.svg')
  expect(headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'private, max-age=31536000, immutable' })
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

test('the token is 32 bytes, in the fragment only', () => {
  expect(Buffer.from(loopback.token, 'base64url')).toHaveLength(32)
  expect(loopback.url).toBe(`${loopback.origin}/#token=${loopback.token}`)
})

test.each(['localhost', '127.0.0.1', 'evil.example', 'evil.example:80', '127.0.0.1:1'])('Host %s is not ours', async (host) => {
  expect((await http('/', { headers: { host } })).status).toBe(421)
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])('%s is refused', async (method) => {
  expect((await http('/', { method })).status).toBe(405)
})

test.each([
  '/../../../../etc/passwd',
  '/..%2f..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..\\..\\index.html',
  '//etc/passwd',
  '/index.html%00.js',
  '/socket',
  '/%',
])('no way out of the page’s folder: %s', async (path) => {
  expect((await http(path)).status).toBe(404)
})

test('it listens on 127.0.0.1 and nowhere else', async () => {
  const reached = await new Promise<boolean>((resolve) => {
    const elsewhere = connect({ host: '::1', port: port() })
    elsewhere.on('connect', () => resolve(true)).on('error', () => resolve(false))
  })
  expect(reached).toBe(false)
})

test.each([
  ['another page’s Origin', { origin: 'https://evil.example' }],
  ['the right name on another port', { origin: 'http://127.0.0.1:1' }],
  ['no Origin at all', { origin: 'none' }],
  ['Origin null', { origin: 'null' }],
  ['another Host', { headers: { host: 'evil.example' } }],
  ['another path', { path: '/' }],
])('a socket with %s is refused', async (_name, options) => {
  expect(await socket(options)).toBe(403)
})

test.each([
  ['a wrong token', JSON.stringify({ token: 'A'.repeat(43) })],
  ['a short token', JSON.stringify({ token: '' })],
  ['no token but a call', JSON.stringify({ id: 1, call: 'app.info' })],
  ['the token and more', JSON.stringify({ token: 'x', id: 1 })],
  ['no JSON', 'token'],
  ['binary', Buffer.from('{}')],
])('a socket that begins with %s is closed and gets nothing', async (_name, first) => {
  const live = await opened()
  const got: unknown[] = []
  live.on('message', (data) => got.push(data))
  live.send(first)
  expect(await closed(live)).toBe(1008)
  expect(got).toEqual([])
})

test('a socket that keeps silent is closed in time, and hears no events before its token', async () => {
  const live = await opened()
  const got: unknown[] = []
  live.on('message', (data) => got.push(data))
  for (const listener of listeners) listener({ event: 'campaign.changed', data: { campaign: 'c' } })
  expect(await closed(live)).toBe(1008)
  expect(got).toEqual([])
})

test('a program that holds every connection keeps neither a page nor its socket out, and those inside stay', async () => {
  const inside = await welcomed()
  const held = Array.from({ length: 250 }, () => connect({ host: '127.0.0.1', port: port() }).on('error', () => {}))
  await Promise.all(held.map((one) => new Promise((resolve) => one.on('connect', resolve))))
  expect((await http('/', { headers: { host: `127.0.0.1:${port()}` } })).status).toBe(200)
  const live = await welcomed()
  expect([inside, live].map(({ readyState }) => readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN])
  for (const one of [...held, inside, live]) one instanceof WebSocket ? one.close() : one.destroy()
})

test('a second socket needs the token like the first', async () => {
  const first = await welcomed()
  const second = await opened()
  second.send(JSON.stringify({ id: 1, call: 'app.info' }))
  expect(await closed(second)).toBe(1008)
  expect(first.readyState).toBe(WebSocket.OPEN)
  first.close()
})

test('a code in the address that a browser is started with is exchanged for a token, which the next connection shows', async () => {
  const address = new URL(loopback.newOpening())
  const code = new URLSearchParams(address.hash.slice(1)).get('code')
  expect([address.origin, Buffer.from(code ?? '', 'base64url').length]).toEqual([loopback.origin, 32])
  const first = await opened()
  first.send(JSON.stringify({ code }))
  const { ready, token } = (await heard(first)) as { ready: boolean; token: string }
  expect([ready, [code, loopback.token].includes(token)]).toEqual([true, false])
  const second = await opened()
  second.send(JSON.stringify({ token }))
  expect(await heard(second)).toEqual({ ready: true })

  // Someone has read the code from the command line of the browser.
  expect(warnings).toEqual([])
  const ends = Promise.all([closed(first), closed(second)])
  const stranger = await opened()
  stranger.send(JSON.stringify({ code }))
  expect(await closed(stranger)).toBe(1008)
  expect(await ends).toEqual([1008, 1008])
  expect(warnings).toEqual([expect.stringMatching(/^The key .* used twice.*\.$/)])
  const third = await opened()
  third.send(JSON.stringify({ token }))
  expect(await closed(third)).toBe(1008)
})

test('a message of more than 1 MiB ends the connection', async () => {
  const live = await welcomed()
  live.send(JSON.stringify({ id: 1, call: 'app.info', input: 'x'.repeat(1024 * 1024) }))
  expect(await closed(live)).toBe(1009)
})

test('with the token: calls, replies under their number, events', async () => {
  const live = await welcomed()
  live.send(JSON.stringify({ id: 7, call: 'app.info', input: { a: 1 } }))
  expect(await heard(live)).toEqual({ id: 7, reply: { ok: true, value: { call: 'app.info', input: { a: 1 } } } })
  for (const listener of listeners) listener({ event: 'session.changed', data: { session: 's', revision: 2 } })
  expect(await heard(live)).toEqual({ event: 'session.changed', data: { session: 's', revision: 2 } })
  live.send(JSON.stringify({ id: 8, call: 'campaign.list' }))
  expect(await heard(live)).toEqual({ id: 8, reply: { ok: true, value: { call: 'campaign.list' } } })
  live.send('not a request')
  expect(await closed(live)).toBe(1008)
  await expect.poll(() => listeners.size).toBe(0)
})

test('its end is told to the pages, and does not wait for one that hangs', async () => {
  const other = await serveLoopback({ host: echo, files: new Map() })
  const live = new WebSocket(`ws://127.0.0.1:${new URL(other.origin).port}/socket`, { origin: other.origin })
  await new Promise((resolve) => live.on('open', resolve))
  live.send(JSON.stringify({ token: other.token }))
  await heard(live)
  const code = closed(live)
  await other.close()
  expect(await code).toBe(1001)
})
