import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type Attack, among, times } from './attack.ts'
import { allOf, closeCode, frame, reach, type Target, textFrame, upgraded, upgradeLines, welcomed } from './raw-socket.ts'

// On a WebSocket that was opened by the rules: keys, frames, ends.

const WRONG_KEY = 1008
/** RFC 6455: a breach of the protocol, data that is none, too large; or too late, on a busy machine. */
const BREACH = [1002, 1007, 1009, 1006, WRONG_KEY, 0]

/** A socket that begins with this must be closed, and must get nothing else. */
function unwelcome(name: string, first: (target: Target) => Buffer): Attack {
  return {
    name,
    async run(target) {
      const socket = await upgraded(target)
      socket.write(first(target))
      const text = await allOf(socket, target)
      if (text.includes('ready')) throw new Error(`${name} was let in`)
      among(closeCode(text), BREACH, name)
    },
  }
}

const json = (value: unknown) => textFrame(JSON.stringify(value))

/** Frames against the protocol, sent by a stranger and by one with the token: either connection ends. */
function breach(name: string, bytes: () => Buffer | readonly Buffer[]): Attack {
  return {
    name,
    async run(target) {
      for (const open of [upgraded, welcomed]) {
        const socket = await open(target)
        for (const piece of [bytes()].flat()) socket.write(piece)
        among(closeCode(await allOf(socket, target)), BREACH, name)
      }
    },
  }
}

const PING = 9
const CLOSE = 8
const CONTINUES = 0

async function resetAfter(target: Target, open: (target: Target) => Promise<Socket>, ...bytes: readonly Buffer[]): Promise<void> {
  const socket = await open(target)
  for (const piece of bytes) socket.write(piece)
  socket.resetAndDestroy()
}

const KEYS: readonly Attack[] = [
  unwelcome('a wrong token', () => json({ token: 'A'.repeat(43) })),
  unwelcome('a shorter token', ({ token }) => json({ token: token.slice(1) })),
  unwelcome('a longer token', ({ token }) => json({ token: `${token}A` })),
  unwelcome('a token of other letters of the same length', () => json({ token: 'é'.repeat(43) })),
  unwelcome('a token in a list', ({ token }) => json({ token: [token] })),
  unwelcome('a token that is a number', () => json({ token: 0 })),
  unwelcome('the token and a call at once', ({ token }) => json({ token, id: 1, call: 'app.info' })),
  unwelcome('a token by inheritance', ({ token }) => textFrame(`{"__proto__":{"token":"${token}"}}`)),
  unwelcome('the token as a code', ({ token }) => json({ code: token })),
  unwelcome('an unknown code', () => json({ code: 'A'.repeat(43) })),
  unwelcome('a call without a token', () => json({ id: 1, call: 'app.info' })),
  unwelcome('the token in binary', ({ token }) => frame(JSON.stringify({ token }), { opcode: 2 })),
  unwelcome('no JSON', () => textFrame('token')),
  unwelcome('JSON without bottom', () => textFrame('['.repeat(500_000))),
  unwelcome('an empty message', () => textFrame('')),
  {
    name: 'a wrong token, many times',
    run: (target) => times(target.times, () => resetAfter(target, upgraded, json({ token: 'B'.repeat(43) }))),
  },
  {
    name: 'the right token in pieces, which is allowed',
    async run(target) {
      const socket = await upgraded(target)
      const text = Buffer.from(JSON.stringify({ token: target.token }))
      socket.write(frame(text.subarray(0, 5), { fin: false }))
      socket.write(frame('', { opcode: PING }))
      socket.write(frame(text.subarray(5), { opcode: CONTINUES }))
      socket.write(frame(Buffer.from([3, 232]), { opcode: CLOSE }))
      among((await allOf(socket, target)).includes('{"ready":true}'), [true], 'let in')
    },
  },
  {
    name: 'WebSockets that say nothing',
    run: (target) => together(target, async () => among(closeCode(await allOf(await upgraded(target), target)), [WRONG_KEY], 'silence')),
  },
  {
    name: 'WebSockets that never answer a close',
    run: (target) =>
      together(target, async () => {
        const socket = await upgraded(target)
        socket.write(json({ token: 'wrong' }))
        // Its own half stays open: the server must not wait for it.
        await allOf(socket, target)
      }),
  },
]

const FRAMES: readonly Attack[] = [
  breach('a frame without a mask', () => frame('{}', { masked: false })),
  breach('reserved bits', () => frame('{}', { reserved: 2 })),
  breach('a packed frame that nobody agreed on', () => frame(Buffer.alloc(64), { reserved: 4 })),
  breach('an opcode that does not exist', () => frame('{}', { opcode: 3 })),
  breach('a control frame that is too long', () => frame(Buffer.alloc(126), { opcode: PING })),
  breach('a control frame in pieces', () => frame('', { opcode: PING, fin: false })),
  breach('a piece without a beginning', () => frame('{}', { opcode: CONTINUES })),
  breach('a beginning within another', () => [frame('{', { fin: false }), frame('}', { fin: false })]),
  breach('text that is not UTF-8', () => frame(Buffer.from([0xff, 0xfe]))),
  breach('a frame of 2^63 bytes', () => frame('', { length: 2n ** 63n })),
  breach('a frame of a gigabyte, announced', () => frame('', { length: 2n ** 30n })),
  breach('a message of 2 MiB', () => textFrame('x'.repeat(2 * 1024 * 1024))),
  breach('a message of 2 MiB in pieces', () => [
    frame('', { fin: false }),
    ...Array.from({ length: 33 }, () => frame(Buffer.alloc(65_536, 97), { opcode: CONTINUES, fin: false })),
  ]),
  breach('a close of one byte', () => frame(Buffer.from([3]), { opcode: CLOSE })),
  breach('a close with a code that does not exist', () => frame(Buffer.from([0, 1]), { opcode: CLOSE })),
  {
    name: 'frames that stop in the middle, reset',
    run: (target) => times(target.times, (n) => resetAfter(target, n % 2 === 0 ? upgraded : welcomed, json({ id: 1 }).subarray(0, 4))),
  },
  {
    name: 'frames a byte at a time, by a stranger',
    async run(target) {
      const socket = await upgraded(target)
      const drip = (async () => {
        for (const byte of frame('x'.repeat(400))) {
          if (socket.destroyed) return
          socket.write(Buffer.from([byte]))
          await pause(20)
        }
      })()
      await allOf(socket, target)
      await drip
    },
  },
  {
    name: 'ten thousand pings by a stranger',
    async run(target) {
      const socket = await upgraded(target)
      const ping = frame('', { opcode: PING })
      socket.write(Buffer.concat(Array.from({ length: 10_000 }, () => ping)))
      await allOf(socket, target)
    },
  },
  {
    name: 'ten thousand empty pieces by a stranger',
    async run(target) {
      const socket = await upgraded(target)
      const pieces = Array.from({ length: 10_000 }, (_, n) => frame('', { opcode: n === 0 ? 1 : CONTINUES, fin: false }))
      socket.write(Buffer.concat(pieces))
      await allOf(socket, target)
    },
  },
  {
    name: 'bytes after the close',
    async run(target) {
      const socket = await welcomed(target)
      socket.write(
        Buffer.concat([frame(Buffer.from([3, 232]), { opcode: CLOSE }), json({ id: 1, call: 'app.info' }), Buffer.alloc(2000, 7)]),
      )
      const text = await allOf(socket, target)
      if (text.includes('"id":1')) throw new Error('a call after the close was answered')
    },
  },
  {
    name: 'an upgrade and a frame in one breath, reset',
    run: (target) =>
      times(target.times, async () => {
        const socket = await reach(target)
        socket.write(Buffer.concat([Buffer.from(upgradeLines(target)), frame('', { reserved: 7 })]))
        socket.resetAndDestroy()
      }),
  },
]

export const FRAME_ATTACKS: readonly Attack[] = [...KEYS, ...FRAMES]

async function together(target: Target, strike: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: Math.min(target.times, 50) }, strike))
}
