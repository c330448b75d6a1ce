import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { type RawData, type ServerOptions, type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Host } from '../host/dispatcher.ts'
import type { PageFile } from '../host/files/page-files.ts'
import { headersOf, PAGE_HEADERS } from '../host/files/page-headers.ts'
import { keysOf } from './keys.ts'

export interface LoopbackOptions {
  readonly host: Host
  readonly files: ReadonlyMap<string, PageFile>
  /** How long a new connection may take to send its headers, then to present its key, and to close; in milliseconds. */
  readonly patience?: number
  /** Told in a sentence what the person at the terminal should know. */
  readonly warn?: (text: string) => void
}

export interface Loopback {
  /** The address for a browser. The token is in the fragment, which no request carries. */
  readonly url: string
  readonly origin: string
  readonly token: string
  /** An address for starting a browser with: its code can be used once. */
  newOpening(): string
  /** Tells the pages and frees the port. */
  close(): Promise<void>
}

/** The most bytes of one message. */
const MAX_PAYLOAD = 1024 * 1024
/**
 * The most connections at once. A browser opens up to six for the page's files, and one for each tab. Beyond that, the oldest that has
 * shown no key makes room: a program that holds all of them keeps no page out.
 */
const MOST_CONNECTIONS = 200
/** The most calls of one connection that the host is asked at once, so that others need not wait for all of a flood. */
const MOST_UNDER_WAY = 16
/** The most bytes that wait for a connection to read them, such as events: more than several of the largest exports. */
const MOST_UNREAD = 512 * 1024 * 1024

const Key = z.string().max(100)
const Hello = z.union([z.strictObject({ token: Key }), z.strictObject({ code: Key })])
const Request = z.strictObject({ id: z.int().min(0), call: z.string().max(100), input: z.unknown().optional() })

/** WebSocket close codes (RFC 6455). */
const GOING_AWAY = 1001
const NOT_ALLOWED = 1008

/**
 * Serves the page and its host on a free port of 127.0.0.1 to clients that know the token. Another page of the same browser
 * fails on `Origin`, a host name rebound to 127.0.0.1 on `Host`, another user of the machine on the token.
 */
export async function serveLoopback({ host, files, patience = 2000, warn = () => {} }: LoopbackOptions): Promise<Loopback> {
  const admitted = new Map<WebSocket, string>()
  const keys = keysOf(Date.now, (token) => {
    warn(USED_TWICE)
    for (const [connection, key] of admitted) if (key === token) connection.close(NOT_ALLOWED, 'the key is good no longer')
  })
  let authority = ''
  let origin = ''

  const limits = { headersTimeout: patience, requestTimeout: 2 * patience, connectionsCheckingInterval: Math.ceil(patience / 4) }
  const server = createServer(limits, servePage)
  // No more is read of a request that will be refused.
  server.on('checkContinue', servePage)
  const connected = new Set<Duplex>()
  /** Those that have shown no key, oldest first. */
  const strangers = new Set<Duplex>()
  server.on('connection', (socket: Socket) => {
    // From its first event on, no matter what else listens: Node stops listening when a socket is upgraded.
    socket.on('error', () => socket.destroy())
    socket.on('close', () => {
      connected.delete(socket)
      strangers.delete(socket)
    })
    connected.add(socket)
    strangers.add(socket)
    const [oldest] = strangers
    if (connected.size > MOST_CONNECTIONS) oldest?.destroy()
  })
  // @types/ws does not know closeTimeout yet.
  const options: ServerOptions & { closeTimeout: number } = {
    ...{ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false, closeTimeout: patience },
  }
  const sockets = new WebSocketServer(options)

  function servePage({ headers, method, url = '' }: IncomingMessage, response: ServerResponse): void {
    const found = files.get(url.split('?')[0] ?? '')
    // Nothing more is read from someone who asks for what there is not.
    const refusal = { ...PAGE_HEADERS, connection: 'close' }
    if (headers.host !== authority) response.writeHead(421, refusal).end()
    else if (method !== 'GET') response.writeHead(405, { ...refusal, allow: 'GET' }).end()
    else if (found === undefined) response.writeHead(404, refusal).end()
    else response.writeHead(200, { ...headersOf(found), 'content-length': found.content.length }).end(found.content)
  }

  server.on('upgrade', (request, socket, head) => {
    if (request.headers.host !== authority || request.headers.origin !== origin || request.url !== '/socket') forbid(socket)
    else sockets.handleUpgrade(request, socket, head, (connection) => greet(connection, socket))
  })

  /** The first message must be a key, and in time. */
  function greet(connection: WebSocket, socket: Duplex): void {
    const stopWaiting = after(patience, () => connection.close(NOT_ALLOWED, 'no key in time'))
    connection.on('close', () => {
      stopWaiting()
      admitted.delete(connection)
    })
    connection.on('error', () => connection.terminate())
    connection.once('message', (data, binary) => {
      stopWaiting()
      const hello = binary ? undefined : read(Hello, data)
      const entry = hello === undefined ? null : admit(hello)
      if (entry === null) return connection.close(NOT_ALLOWED, 'not a key')
      admitted.set(connection, entry.token)
      strangers.delete(socket)
      void send(connection, entry.welcome)
      converse(connection, host)
    })
  }

  function admit(hello: z.infer<typeof Hello>): { readonly token: string; readonly welcome: object } | null {
    if ('token' in hello) return keys.opens(hello.token) ? { token: hello.token, welcome: { ready: true } } : null
    const token = keys.exchange(hello.code)
    return token === null ? null : { token, welcome: { ready: true, token } }
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the loopback server has no port')
  authority = `127.0.0.1:${address.port}`
  origin = `http://${authority}`

  return {
    url: `${origin}/#token=${keys.token}`,
    origin,
    token: keys.token,
    newOpening: () => `${origin}/#code=${keys.newCode()}`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const connection of sockets.clients) connection.close(GOING_AWAY, 'Citadel has ended')
      // Pages that do not answer the close are not waited for.
      const impatient = setTimeout(() => {
        for (const connection of sockets.clients) connection.terminate()
        server.closeAllConnections()
      }, 500)
      server.closeIdleConnections()
      await closed
      clearTimeout(impatient)
    },
  }
}

const USED_TWICE =
  'The key in the address that the browser was started with has been used twice. Another user of this machine may have read it: ' +
  'it is good no longer. Open the address above.'

/**
 * Does it once that time is over. A process that has stood still finds the time over before it reads what has come meanwhile, so it
 * reads first. The function it returns stops the waiting.
 */
function after(time: number, work: () => void): () => void {
  let soon: NodeJS.Immediate | undefined
  const late = setTimeout(() => {
    soon = setImmediate(work)
  }, time)
  return () => {
    clearTimeout(late)
    clearImmediate(soon)
  }
}

/** Requests in, replies and events out. */
function converse(connection: WebSocket, host: Host): void {
  const waiting: z.infer<typeof Request>[] = []
  let underWay = 0
  const stop = host.subscribe((event) => void send(connection, event))
  connection.on('close', () => {
    stop()
    waiting.length = 0
  })
  connection.on('message', (data, binary) => {
    const request = binary ? undefined : read(Request, data)
    if (request === undefined) return connection.close(NOT_ALLOWED, 'not a request')
    waiting.push(request)
    // What has arrived already still comes: it waits here.
    if (underWay === MOST_UNDER_WAY) connection.pause()
    else work().catch(() => connection.terminate())
  })

  async function work(): Promise<void> {
    underWay += 1
    for (let request = waiting.shift(); request !== undefined; request = waiting.shift()) {
      const { id, call, input } = request
      await send(connection, { id, reply: await host.request(call, input) })
    }
    underWay -= 1
    connection.resume()
  }
}

/** Resolves once the message has left this process. */
function send(connection: WebSocket, message: object): Promise<void> {
  if (connection.readyState !== connection.OPEN) return Promise.resolve()
  const sent = new Promise<void>((resolve) => connection.send(JSON.stringify(message), () => resolve()))
  if (connection.bufferedAmount > MOST_UNREAD) connection.terminate()
  return sent
}

function read<T>(shape: z.ZodType<T>, data: RawData): T | undefined {
  try {
    return shape.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}

function forbid(socket: Duplex): void {
  // The other end may never close its half.
  socket.once('finish', () => socket.destroy())
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
