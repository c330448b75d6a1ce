import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'
import type { Host } from '../host/dispatcher.ts'
import type { PageFile } from '../host/files/page-files.ts'
import { PAGE_HEADERS } from '../host/files/page-headers.ts'

export interface LoopbackOptions {
  readonly host: Host
  readonly files: ReadonlyMap<string, PageFile>
  /** How long a new connection may take to present its token, in milliseconds. */
  readonly patience?: number
}

export interface Loopback {
  /** The address for a browser. The token is in the fragment, which no request carries. */
  readonly url: string
  readonly origin: string
  readonly token: string
  /** Tells the pages and frees the port. */
  close(): Promise<void>
}

/** The most bytes of one message. */
const MAX_PAYLOAD = 1024 * 1024

const Hello = z.strictObject({ token: z.string().max(100) })
const Request = z.strictObject({ id: z.int().min(0), call: z.string().max(100), input: z.unknown().optional() })

/** WebSocket close codes (RFC 6455). */
const GOING_AWAY = 1001
const NOT_ALLOWED = 1008

/**
 * Serves the page and its host on a free port of 127.0.0.1 to whoever knows the token. Another page of the same browser
 * fails on `Origin`, a host name rebound to 127.0.0.1 on `Host`, another user of the machine on the token.
 */
export async function serveLoopback({ host, files, patience = 2000 }: LoopbackOptions): Promise<Loopback> {
  const token = randomBytes(32).toString('base64url')
  let authority = ''
  let origin = ''

  const server = createServer(servePage)
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_PAYLOAD, perMessageDeflate: false })

  function servePage({ headers, method, url = '' }: IncomingMessage, response: ServerResponse): void {
    const found = files.get(url.split('?')[0] ?? '')
    if (headers.host !== authority) response.writeHead(421, PAGE_HEADERS).end()
    else if (method !== 'GET') response.writeHead(405, { ...PAGE_HEADERS, allow: 'GET' }).end()
    else if (found === undefined) response.writeHead(404, PAGE_HEADERS).end()
    else response.writeHead(200, { ...PAGE_HEADERS, 'content-type': found.type, 'content-length': found.content.length }).end(found.content)
  }

  server.on('upgrade', (request, socket, head) => {
    if (request.headers.host !== authority || request.headers.origin !== origin || request.url !== '/socket') forbid(socket)
    else sockets.handleUpgrade(request, socket, head, greet)
  })

  /** The first message must be the token, and in time. */
  function greet(connection: WebSocket): void {
    const late = setTimeout(() => connection.close(NOT_ALLOWED, 'no token in time'), patience)
    connection.on('close', () => clearTimeout(late))
    connection.on('error', () => connection.terminate())
    connection.once('message', (data, binary) => {
      clearTimeout(late)
      const hello = binary ? undefined : read(Hello, data)
      if (hello === undefined || !same(hello.token, token)) return connection.close(NOT_ALLOWED, 'not the token')
      send(connection, { ready: true })
      converse(connection, host)
    })
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
    url: `${origin}/#token=${token}`,
    origin,
    token,
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

/** Requests in, replies and events out. */
function converse(connection: WebSocket, host: Host): void {
  connection.on(
    'close',
    host.subscribe((event) => send(connection, event)),
  )
  connection.on('message', (data, binary) => {
    const request = binary ? undefined : read(Request, data)
    if (request === undefined) return connection.close(NOT_ALLOWED, 'not a request')
    host.request(request.call, request.input).then(
      (reply) => send(connection, { id: request.id, reply }),
      () => connection.terminate(),
    )
  })
}

function send(connection: WebSocket, message: object): void {
  if (connection.readyState === connection.OPEN) connection.send(JSON.stringify(message))
}

function read<T>(shape: z.ZodType<T>, data: RawData): T | undefined {
  try {
    return shape.safeParse(JSON.parse(String(data))).data
  } catch {
    return undefined
  }
}

/** Compares in a time that does not depend on where the first difference lies. */
function same(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function forbid(socket: Duplex): void {
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}
