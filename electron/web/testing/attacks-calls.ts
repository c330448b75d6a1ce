import { gzipSync } from 'node:zlib'
import { WebSocket } from 'ws'
import { LARGEST_FILE, type Reply } from '../../contract/index.ts'
import { inputs } from '../../contract/inputs/index.ts'
import { type Attack, among, times } from './attack.ts'
import { allOf, closeCode, frame, type Target, textFrame, welcomed } from './raw-socket.ts'

// With the token: what a page that has been taken over could send. No call may be answered as `internal`.

/** A connection that speaks as the page does. */
export interface Talk {
  readonly socket: WebSocket
  /** Resolves with null where the connection ends first. */
  ask(call: string, input?: unknown): Promise<Reply | null>
}

export async function talkTo(target: Pick<Target, 'port' | 'token'>): Promise<Talk> {
  const host = `127.0.0.1:${target.port}`
  const socket = new WebSocket(`ws://${host}/socket`, { origin: `http://${host}` }).on('error', () => {})
  const waiting = new Map<number, (reply: Reply | null) => void>()
  const gone = () => {
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  }
  await new Promise((resolve) => socket.on('open', resolve).on('close', resolve))
  if (socket.readyState === socket.OPEN) {
    const ready = new Promise((resolve) => socket.once('message', resolve).once('close', resolve))
    socket.send(JSON.stringify({ token: target.token }))
    await ready
  }
  socket.on('close', gone).on('message', (data) => {
    const { id, reply } = JSON.parse(String(data)) as { id?: number; reply: Reply }
    waiting.get(id ?? -1)?.(reply)
    waiting.delete(id ?? -1)
  })
  let last = 0
  return {
    socket,
    ask: (call, input) =>
      new Promise((resolve) => {
        if (socket.readyState !== socket.OPEN) return resolve(null)
        last += 1
        waiting.set(last, resolve)
        socket.send(JSON.stringify({ id: last, call, input }))
      }),
  }
}

/** Sends these inputs and demands an answer to each, never `internal`. */
async function asked(target: Target, all: readonly (readonly [call: string, input?: unknown])[]): Promise<readonly Reply[]> {
  const { socket, ask } = await talkTo(target)
  const replies = await Promise.all(all.map(([call, input]) => ask(call, input)))
  socket.terminate()
  return replies.map((reply, n) => {
    if (reply === null) throw new Error(`${all[n]?.[0]} was not answered`)
    if (!reply.ok) among(reply.error.code === 'internal', [false], `${all[n]?.[0]} is answered as internal`)
    return reply
  })
}

/** Messages that aren't requests: the connection ends. */
function noRequest(name: string, text: string): Attack {
  return {
    name,
    async run(target) {
      const socket = await welcomed(target)
      socket.write(textFrame(text))
      among(closeCode(await allOf(socket, target)), [1008], name)
    },
  }
}

/** An input for every call. */
function everyCall(name: string, input: (n: number) => unknown): Attack {
  return {
    name,
    async run(target) {
      await asked(
        target,
        Object.keys(inputs).map((call, n) => [call, input(n)]),
      )
    },
  }
}

const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let n = 0; n < levels; n++) value = n % 2 === 0 ? [value] : { a: value }
  return value
}

const ID = 'x'.repeat(64)
/** Fields of every call at once: unknown ones are refused, known ones are read. */
const IDS = { campaign: ID, character: ID, session: ID, upload: ID, backup: 'x.db', game: 'citadel', template: ID, key: 'a', name: 'a' }

const REQUESTS: readonly Attack[] = [
  noRequest('no JSON as a call', 'app.info'),
  noRequest('a list as a call', '[{"id":1,"call":"app.info"}]'),
  noRequest('a call without number', '{"call":"app.info"}'),
  noRequest('a call with a negative number', '{"id":-1,"call":"app.info"}'),
  noRequest('a call with a broken number', '{"id":1.5,"call":"app.info"}'),
  noRequest('a call with a number beyond all', '{"id":1e400,"call":"app.info"}'),
  noRequest('a call whose name is no text', '{"id":1,"call":{"toString":"app.info"}}'),
  noRequest('a call with more to it', '{"id":1,"call":"app.info","admin":true}'),
  noRequest('a call with an endless name', `{"id":1,"call":"${'a'.repeat(100_000)}"}`),
  {
    name: 'a call in binary',
    async run(target) {
      const socket = await welcomed(target)
      socket.write(frame('{"id":1,"call":"app.info"}', { opcode: 2 }))
      among(closeCode(await allOf(socket, target)), [1008], 'binary')
    },
  },
  {
    name: 'names that every object has',
    async run(target) {
      const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', 'app.info ', 'app\u2028info', 'App.info', '../app.info']
      for (const reply of await asked(
        target,
        names.map((name) => [name]),
      ))
        among(reply.ok ? 'ok' : reply.error.code, ['unknown-call'], 'the name')
    },
  },
  everyCall('nothing for every call', () => undefined),
  everyCall('null for every call', () => null),
  everyCall('a list for every call', () => [1, 2, 3]),
  everyCall('a text for every call', () => 'x'.repeat(1000)),
  everyCall('unknown ids for every call', () => IDS),
  everyCall('prototypes for every call', () => JSON.parse('{"__proto__":{"campaign":"c"},"constructor":{"prototype":{"a":1}}}')),
  everyCall('depths for every call', () => ({ ...IDS, sheet: deep(1000), data: deep(1000), scenario: deep(1000), answer: deep(1000) })),
  everyCall('numbers out of reach for every call', () => ({
    ...IDS,
    revision: 1e308,
    to: -1,
    limit: 2 ** 53,
    from: -0,
    seat: 1e21,
    size: 1e9,
  })),
  everyCall('lone surrogates, line separators and NUL for every call', () => ({
    campaign: '\ud800',
    character: '\u2028',
    session: '\0',
    name: '\u2029',
  })),
  {
    name: 'JSON without bottom as an input',
    async run(target) {
      const socket = await welcomed(target)
      const levels = 200_000
      socket.write(textFrame(`{"id":1,"call":"template.save","input":${'['.repeat(levels)}${']'.repeat(levels)}}`))
      socket.write(frame(Buffer.from([3, 232]), { opcode: 8 }))
      const text = await allOf(socket, target)
      among(text.includes('"internal"'), [false], 'internal')
    },
  },
  {
    name: 'wide inputs',
    async run(target) {
      const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n]))
      await asked(target, [['character.import', { campaign: ID, data: wide }]])
      await asked(target, [['game.start', { game: 'citadel', scenario: wide }]])
      await asked(target, [['game.start', { game: 'citadel', options: wide }]])
      await asked(target, [['page.keep', wide]])
    },
  },
  {
    name: 'names with line separators',
    async run(target) {
      for (const name of ['a\u2028b', 'a\u2029b', 'a\u0085b', 'a\u202eb', '\u2028', 'a\nb'])
        for (const reply of await asked(target, [['campaign.create', { name, game: 'citadel' }]]))
          among(reply.ok, [false], JSON.stringify(name))
    },
  },
]

const FLOODS: readonly Attack[] = [
  {
    name: 'a flood of calls in one connection',
    async run(target) {
      const replies = await asked(
        target,
        Array.from({ length: 100 * target.times }, () => ['app.info']),
      )
      among(
        replies.every(({ ok }) => ok),
        [true],
        'every one is answered',
      )
    },
  },
  {
    name: 'a flood of calls from many connections',
    run: async (target) =>
      void (await Promise.all(
        Array.from({ length: 20 }, () =>
          asked(
            target,
            Array.from({ length: 100 }, () => ['campaign.list']),
          ),
        ),
      )),
  },
  {
    name: 'a reader that does not read',
    async run(target) {
      const socket = await welcomed(target)
      socket.pause()
      for (let n = 0; n < 2000; n++) socket.write(textFrame(`{"id":${n},"call":"game.rules","input":{"game":"citadel"}}`))
      await new Promise((resume) => setTimeout(resume, 200))
      socket.resetAndDestroy()
    },
  },
  {
    name: 'two calls under one number',
    async run(target) {
      const socket = await welcomed(target)
      const call = textFrame('{"id":7,"call":"app.info"}')
      socket.write(Buffer.concat([call, call, frame(Buffer.from([3, 232]), { opcode: 8 })]))
      among((await allOf(socket, target)).includes('internal'), [false], 'internal')
    },
  },
  {
    name: 'calls whose caller is gone at once',
    run: (target) =>
      times(target.times, async () => {
        const socket = await welcomed(target)
        socket.write(textFrame('{"id":1,"call":"campaign.create","input":{"name":"Gone","game":"citadel"}}'))
        socket.resetAndDestroy()
      }),
  },
  {
    name: 'listeners that are gone',
    run: (target) =>
      times(target.times, async () => {
        const { socket, ask } = await talkTo(target)
        await ask('app.info')
        socket.terminate()
      }),
  },
]

const PIECE = Buffer.alloc(3000, 1).toString('base64')

const FILES: readonly Attack[] = [
  {
    name: 'uploads cut in the middle, and one that is whole',
    async run(target) {
      await times(target.times, async () => {
        const { socket, ask } = await talkTo(target)
        const begun = await ask('upload.begin', { size: LARGEST_FILE })
        const { upload } = (begun?.ok ? begun.value : {}) as { upload: string }
        void ask('upload.add', { upload, piece: PIECE })
        socket.terminate()
      })
      const { socket, ask } = await talkTo(target)
      const begun = await ask('upload.begin', { size: 3000 })
      const { upload } = (begun?.ok ? begun.value : {}) as { upload: string }
      const added = await ask('upload.add', { upload, piece: PIECE })
      among(added?.ok, [true], 'the whole one')
      const read = await ask('campaign.import', { upload })
      among(read?.ok ? 'ok' : (read?.error.code ?? 'gone'), ['bad-request', 'conflict'], 'rubbish')
      socket.terminate()
    },
  },
  {
    name: 'an upload of more than was announced, of nothing, of what is no base64, and of none that was begun',
    async run(target) {
      const [begun] = await asked(target, [['upload.begin', { size: 10 }]])
      const { upload } = (begun?.ok ? begun.value : {}) as { upload: string }
      const replies = await asked(target, [
        ['upload.add', { upload, piece: PIECE }],
        ['upload.add', { upload, piece: '' }],
        ['upload.add', { upload, piece: '!!!!' }],
        ['upload.add', { upload: ID, piece: PIECE }],
        ['upload.begin', { size: 2 ** 40 }],
        ['campaign.import', { upload: ID }],
      ])
      for (const { ok } of replies) among(ok, [false], 'an upload')
    },
  },
  {
    name: 'campaign files and records that are none',
    async run(target) {
      const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64')
      const packed = gzipSync('{"format":"citadel-campaign"}\n')
      const files = [
        '{}',
        '[]',
        '{"format":"citadel-campaign"}',
        packed,
        packed.subarray(0, 20),
        gzipSync('x'.repeat(300_000)),
        'PK\u0003\u0004',
      ]
      const replies = await asked(target, [
        ...files.map((file) => ['campaign.import', { data: base64(file) }] as const),
        ...['{}', '[]', 'null', '{"format":"citadel-character","version":1}', '\u0000'].map(
          (data) => ['character.import', { campaign: ID, data }] as const,
        ),
      ])
      for (const { ok } of replies) among(ok, [false], 'a file')
    },
  },
  {
    name: 'places outside: backups, pages, preferences',
    async run(target) {
      const replies = await asked(target, [
        ...['../campaigns.db', '..%2fx.db', '/etc/passwd', 'x.db/../../y.db', 'x.db\0'].map(
          (backup) => ['backup.restore', { backup }] as const,
        ),
        ['backup.verify', { backup: '../../etc/passwd.db' }],
        ['page.keep', { key: '../x', text: 'x' }],
        ['page.keep', { key: '__proto__', text: 'x' }],
        ['character.export', { character: '../x', format: 'pdf' }],
      ])
      for (const { ok } of replies) among(ok, [false], 'a place outside')
    },
  },
]

export const CALL_ATTACKS: readonly Attack[] = [...REQUESTS, ...FLOODS, ...FILES]
