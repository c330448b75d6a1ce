import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, among, times } from './attack.ts'
import { allOf, answerTo, hostOf, reach, statusIn, statusOf, type Target, upgradeLines } from './raw-socket.ts'

// Before any WebSocket is open: connections, headers, requests, upgrades.

const get = (path: string) => `GET ${path} HTTP/1.1`
const own = (target: Target) => `host: ${hostOf(target)}`

/** Each request must be answered with one of these statuses, or not at all. */
function refused(name: string, statuses: readonly number[], lines: (target: Target) => readonly (readonly string[])[]): Attack {
  return {
    name,
    async run(target) {
      for (const one of lines(target)) among(await statusOf(target, ...one), [0, ...statuses], one[0]?.slice(0, 60) ?? '')
    },
  }
}

/** An upgrade that must be refused. */
function noUpgrade(name: string, change: (target: Target) => Parameters<typeof upgradeLines>[1], first?: string): Attack {
  return {
    name,
    async run(target) {
      const status = statusIn(await answerTo(target, upgradeLines(target, change(target), first)))
      among(status, [0, 400, 403, 404, 405, 421, 426], name)
    },
  }
}

async function resetAtOnce(target: Target, bytes: string): Promise<void> {
  const socket = await reach(target)
  socket.write(bytes)
  socket.resetAndDestroy()
}

const PATHS = [
  ...['/../../../../etc/passwd', '/..%2f..%2f..%2fetc%2fpasswd', '/%2e%2e/%2e%2e/etc/passwd', '/assets/..\\..\\index.html', '//etc/passwd'],
  ...['/index.html%00.js', '/%', '/%zz', '/%c0%ae%c0%ae/', '/index.html/', '/INDEX.HTML', '/.git/config', '/package.json', '/socket'],
  ...['/constructor', '/__proto__', '/;/index.html', '/index.html#x', 'http://evil.example/', '*', '/%252e%252e/'],
]

export const HTTP_ATTACKS: readonly Attack[] = [
  {
    name: 'upgrades with a wrong Origin, reset at once',
    run: (target) => times(target.times, () => resetAtOnce(target, upgradeLines(target, { origin: 'http://evil.example' }))),
  },
  {
    name: 'upgrades with the right Origin, reset at once',
    run: (target) => times(target.times, () => resetAtOnce(target, upgradeLines(target))),
  },
  {
    name: 'requests reset at once',
    run: (target) => times(target.times, () => resetAtOnce(target, `${get('/')}\r\n${own(target)}\r\n\r\n`)),
  },
  {
    name: 'upgrades with a wrong Origin whose other half stays open',
    async run(target) {
      const socket = await reach(target)
      socket.allowHalfOpen = true
      socket.write(upgradeLines(target, { origin: 'null' }))
      // Where the server has really closed, this resets the connection.
      const more = setInterval(() => socket.write('more'), 50)
      const text = await allOf(socket, target).finally(() => clearInterval(more))
      among(statusIn(text), [403], 'half open')
    },
  },
  noUpgrade('an upgrade from another Origin', () => ({ origin: 'https://evil.example' })),
  noUpgrade('an upgrade from our name on another port', () => ({ origin: 'http://127.0.0.1:1' })),
  noUpgrade('an upgrade from Origin null', () => ({ origin: 'null' })),
  noUpgrade('an upgrade without Origin', () => ({ origin: null })),
  noUpgrade('an upgrade with two Origins', (target) => ({ origin: `http://${hostOf(target)}\r\norigin: http://evil.example` })),
  noUpgrade('an upgrade to a rebound host name', ({ port }) => ({ host: `evil.example:${port}` })),
  noUpgrade('an upgrade by a host name instead of the address', ({ port }) => ({ host: `localhost:${port}` })),
  noUpgrade('an upgrade elsewhere', () => ({}), get('/')),
  noUpgrade('an upgrade with a query', () => ({}), get('/socket?x')),
  noUpgrade('an upgrade by POST', () => ({}), 'POST /socket HTTP/1.1'),
  noUpgrade('an upgrade to another protocol', () => ({ upgrade: 'h2c' })),
  noUpgrade('an upgrade of an older version', () => ({ 'sec-websocket-version': '7' })),
  noUpgrade('an upgrade without a key', () => ({ 'sec-websocket-key': null })),
  noUpgrade('an upgrade with a spoilt key', () => ({ 'sec-websocket-key': 'AAAA' })),
  refused('a rebound host name', [421], ({ port }) =>
    [
      'evil.example',
      `evil.example:${port}`,
      `localhost:${port}`,
      '127.0.0.1',
      '127.0.0.1:1',
      `127.0.0.1:${port}.evil.example`,
      `[::1]:${port}`,
    ].map((host) => [get('/'), `host: ${host}`]),
  ),
  refused('no Host, and HTTP/1.0', [400, 421], () => [[get('/')], ['GET / HTTP/1.0']]),
  refused('other methods', [400, 405], (target) =>
    ['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH', 'TRACE', 'PROPFIND', 'get'].map((method) => [
      `${method} / HTTP/1.1`,
      own(target),
    ]),
  ),
  refused('a form, a JSON call and a preflight of another page', [405], (target) =>
    ['application/x-www-form-urlencoded', 'text/plain', 'application/json', 'multipart/form-data; boundary=x'].map((type) => [
      'POST /socket HTTP/1.1',
      own(target),
      'origin: https://evil.example',
      `content-type: ${type}`,
      'content-length: 0',
    ]),
  ),
  refused('a tunnel', [400, 404, 405], () => [['CONNECT 127.0.0.1:22 HTTP/1.1', 'host: 127.0.0.1:22']]),
  refused('ways out of the page’s folder', [400, 404], (target) => PATHS.map((path) => [get(path), own(target)])),
  refused('an endless path', [400, 404, 414, 431], (target) => [[get(`/${'a'.repeat(100_000)}`), own(target)]]),
  refused('an endless header', [400, 431], (target) => [[get('/'), own(target), `x: ${'a'.repeat(1_000_000)}`]]),
  refused('headers without number', [400, 431], (target) => [
    [get('/'), own(target), ...Array.from({ length: 10_000 }, (_, n) => `x-${n}: 1`)],
  ]),
  refused('spoilt headers', [400, 404], (target) => [
    [get('/'), own(target), 'x y: 1'],
    [get('/'), own(target), 'x: a\u0000b'],
    [get('/'), own(target), ': 1'],
    [get('/\u0000'), own(target)],
    ['GET  /  HTTP/9.9', own(target)],
  ]),
  refused('one request within another', [400, 405], (target) => [
    ['POST / HTTP/1.1', own(target), 'content-length: 4', 'transfer-encoding: chunked', '', '0', '', get('/')],
    ['POST / HTTP/1.1', own(target), 'content-length: 1', 'content-length: 2'],
    ['POST / HTTP/1.1', own(target), 'content-length: -1'],
    ['POST / HTTP/1.1', own(target), 'transfer-encoding: chunked', '', 'ffffffffffffffffff', 'x'],
  ]),
  refused('a body that never comes', [405], (target) => [
    ['POST / HTTP/1.1', own(target), 'content-length: 1000000000', 'expect: 100-continue'],
  ]),
  {
    name: 'what is not HTTP at all',
    async run(target) {
      const hello = Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 252, 3, 3])
      for (const bytes of [hello, Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'), Buffer.from('SSH-2.0-x\r\n'), randomBytes(4096)])
        among(statusIn(await answerTo(target, bytes)), [0, 400], 'not HTTP')
    },
  },
  {
    name: 'headers that come a byte at a time',
    async run(target) {
      const socket = await reach(target)
      const text = `${get('/')}\r\n${own(target)}\r\nx: ${'y'.repeat(500)}`
      const drip = (async () => {
        for (let at = 0; at < text.length && !socket.destroyed; at++) {
          socket.write(text.charAt(at))
          await pause(20)
        }
      })()
      await allOf(socket, target)
      await drip
    },
  },
  {
    name: 'connections that say nothing',
    run: (target) => all(target, async () => void (await allOf(await reach(target), target))),
  },
  {
    name: 'a request that stops in the middle',
    run: (target) => all(target, async () => void (await answerTo(target, `${get('/')}\r\nhost: 127`))),
  },
  {
    name: 'more connections than there may be',
    async run(target) {
      const open: Socket[] = []
      await times(260, async () => void open.push(await reach(target)))
      for (const socket of open) socket.resetAndDestroy()
    },
  },
  {
    name: 'a thousand requests in one breath',
    async run(target) {
      const socket = await reach(target)
      socket.write(`${get('/')}\r\n${own(target)}\r\n\r\n`.repeat(999))
      socket.write(`${get('/')}\r\n${own(target)}\r\nconnection: close\r\n\r\n`)
      among((await allOf(socket, target)).split('HTTP/1.1 200').length - 1, [1000], 'answers')
    },
  },
]

/** Strikes as often as wanted, all at once. */
async function all(target: Target, strike: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: Math.min(target.times, 50) }, strike))
}
