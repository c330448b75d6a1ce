import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

// Sockets that keep to no protocol, for attacks on the loopback server.

/** What is attacked. */
export interface Target {
  readonly port: number
  readonly token: string
  /** How often an attack strikes. */
  readonly times: number
  /** The longest that the server may keep a connection which does not go on, in milliseconds. */
  readonly limit: number
}

export const hostOf = ({ port }: Target) => `127.0.0.1:${port}`

/** A connection whose errors are swallowed: an attacker does not mind a reset. */
export async function reach({ port }: Target): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {})
  await once(socket, 'connect').catch(() => {})
  return socket
}

/** Everything that the server says until it ends the connection, as latin-1; throws where it keeps the connection open for too long. */
export async function allOf(socket: Socket, { limit }: Pick<Target, 'limit'>): Promise<string> {
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
  })
  const closed = socket.destroyed ? Promise.resolve() : once(socket, 'close').catch(() => {})
  const late = pause(limit, 'late', { ref: false })
  const ended = await Promise.race([closed, late])
  socket.destroy()
  if (ended === 'late')
    throw new Error(`the connection was still open after ${limit} ms; it had said ${JSON.stringify(text.slice(0, 200))}`)
  return text
}

/** The answer to these bytes. */
export async function answerTo(target: Target, bytes: string | Buffer): Promise<string> {
  const socket = await reach(target)
  socket.write(bytes)
  return allOf(socket, target)
}

/** The status of the answer to a request of these lines; 0 for none. */
export async function statusOf(target: Target, ...lines: readonly string[]): Promise<number> {
  return statusIn(await answerTo(target, `${lines.join('\r\n')}\r\n\r\n`))
}

export function statusIn(text: string): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
}

/** The lines of an upgrade, as a browser on our page sends them. */
export function upgradeLines(target: Target, change: Readonly<Record<string, string | null>> = {}, first = 'GET /socket HTTP/1.1'): string {
  const host = hostOf(target)
  const headers = {
    ...{ host, origin: `http://${host}`, upgrade: 'websocket', connection: 'Upgrade' },
    ...{ 'sec-websocket-version': '13', 'sec-websocket-key': randomBytes(16).toString('base64') },
    ...change,
  }
  const lines = Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]))
  return `${[first, ...lines].join('\r\n')}\r\n\r\n`
}

/** A socket that has been upgraded, and has shown nothing yet. */
export async function upgraded(target: Target): Promise<Socket> {
  const socket = await reach(target)
  socket.write(upgradeLines(target))
  const [head] = (await once(socket, 'data')) as [Buffer]
  if (statusIn(head.toString('latin1')) !== 101) throw new Error(`not upgraded: ${head}`)
  return socket
}

/** The same with its token shown and accepted. */
export async function welcomed(target: Target): Promise<Socket> {
  const socket = await upgraded(target)
  socket.write(textFrame(JSON.stringify({ token: target.token })))
  await once(socket, 'data')
  return socket
}

interface Frame {
  readonly opcode?: number
  readonly fin?: boolean
  /** The three reserved bits. */
  readonly reserved?: number
  readonly masked?: boolean
  /** The length that is announced; left out, the true one. */
  readonly length?: bigint
}

/** A frame by RFC 6455, and any that breaks it. */
export function frame(payload: Buffer | string, { opcode = 1, fin = true, reserved = 0, masked = true, length }: Frame = {}): Buffer {
  const body = Buffer.from(payload)
  const size = length ?? BigInt(body.length)
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode
  const mask = masked ? 0x80 : 0
  const head =
    size < 126n
      ? Buffer.from([first, mask | Number(size)])
      : size < 65_536n
        ? Buffer.from([first, mask | 126, Number(size >> 8n), Number(size & 255n)])
        : Buffer.concat([Buffer.from([first, mask | 127]), eightBytes(size)])
  if (!masked) return Buffer.concat([head, body])
  const key = randomBytes(4)
  return Buffer.concat([head, key, body.map((byte, i) => byte ^ (key[i % 4] ?? 0))])
}

function eightBytes(value: bigint): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(value)
  return bytes
}

export const textFrame = (text: string) => frame(text)

/** The code with which the server closed a WebSocket, from the last of what it said; 0 where it just ended. */
export function closeCode(text: string): number {
  const bytes = Buffer.from(text, 'latin1')
  for (let at = bytes.length - 2; at >= 0; at--) {
    if (bytes[at] !== 0x88) continue
    const size = bytes[at + 1] ?? 0
    if (size >= 2 && at + 2 + size === bytes.length) return bytes.readUInt16BE(at + 2)
  }
  return 0
}
