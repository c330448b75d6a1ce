import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from './transport.ts'

/** The far end of a WebSocket, controlled by the test. */
class FakeSocket extends EventTarget {
  static made: FakeSocket[] = []
  /** The fate of the next sockets: accepted, or turned away. */
  static welcome = true
  /** The answer to a key. */
  static welcomes: object = { ready: true }
  /** The code with which they are turned away. */
  static refuses = 1006
  readonly sent: unknown[] = []
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    FakeSocket.made.push(this)
    const { welcome } = FakeSocket
    queueMicrotask(() => this.dispatchEvent(welcome ? new Event('open') : new CloseEvent('close', { code: FakeSocket.refuses })))
  }
  send(text: string) {
    const message: unknown = JSON.parse(text)
    this.sent.push(message)
    if (this.sent.length === 1) queueMicrotask(() => this.says(FakeSocket.welcomes))
  }
  says(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }))
  }
  ends() {
    this.dispatchEvent(new Event('close'))
  }
}
const socket = () => {
  const made = FakeSocket.made.at(-1)
  if (!made) throw new Error('no socket was opened')
  return made
}

beforeEach(() => {
  FakeSocket.made = []
  FakeSocket.welcome = true
  FakeSocket.welcomes = { ready: true }
  FakeSocket.refuses = 1006
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  sessionStorage.clear()
  location.hash = '#token=key'
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the token goes from the fragment into this tab’s memory and the first message, nowhere else', async () => {
  await connect()
  expect(location.hash).toBe('')
  expect(socket().address).not.toContain('key')
  expect(socket().sent).toEqual([{ token: 'key' }])
  // A reload has no fragment any more.
  await connect()
  expect(socket().sent).toEqual([{ token: 'key' }])
})

test('a code from the address is exchanged for a token, once; reloads and reconnections show the token', async () => {
  location.hash = '#code=once'
  FakeSocket.welcomes = { ready: true, token: 'key' }
  await connect()
  expect(location.hash).toBe('')
  expect(socket().sent).toEqual([{ code: 'once' }])
  await connect()
  expect(socket().sent).toEqual([{ token: 'key' }])
})

test('a key that is refused is said as such', async () => {
  FakeSocket.welcome = false
  FakeSocket.refuses = 1008
  await expect(connect()).rejects.toThrow(/used before, or belongs to an earlier start/)
})

test('without a token the page says what to open', async () => {
  location.hash = ''
  await expect(connect()).rejects.toThrow(/whole address/)
  expect(FakeSocket.made).toEqual([])
})

test('a missing host is reported in plain words', async () => {
  FakeSocket.welcome = false
  await expect(connect()).rejects.toThrow(/npm start/)
})

test('replies find their calls in any order, a refusal is a CallError', async () => {
  const client = await connect()
  const [first, second] = [client.call('campaign.list'), client.call('campaign.get', { campaign: 'c' })]
  expect(socket().sent.slice(1)).toEqual([
    { id: 1, call: 'campaign.list' },
    { id: 2, call: 'campaign.get', input: { campaign: 'c' } },
  ])
  socket().says({ id: 2, reply: { ok: false, error: { code: 'not-found', message: 'There is no such campaign.' } } })
  socket().says({ id: 1, reply: { ok: true, value: [] } })
  expect(await first).toEqual([])
  await expect(second).rejects.toMatchObject({ code: 'not-found', message: 'There is no such campaign.' })
})

test('events reach listeners until they unsubscribe', async () => {
  const client = await connect()
  const heard = vi.fn()
  const stop = client.on('session.changed', heard)
  const event = { event: 'session.changed', data: { session: 's', revision: 1 } }
  socket().says(event)
  socket().says({ event: 'campaign.changed', data: { campaign: 'c' } })
  socket().says({ event: 'session.changed', data: 'nonsense' })
  stop()
  socket().says(event)
  expect(heard).toHaveBeenCalledExactlyOnceWith({ session: 's', revision: 1 })
})

test('a lost connection rejects pending calls, says so, and reconnects by itself', async () => {
  const client = await connect()
  const told: boolean[] = []
  client.on('connection.changed', ({ connected }) => told.push(connected))
  const underWay = client.call('campaign.list')
  FakeSocket.welcome = false
  socket().ends()
  await expect(underWay).rejects.toMatchObject({ code: 'closed' })
  await expect(client.call('campaign.list')).rejects.toMatchObject({ code: 'closed' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual([false])
  FakeSocket.welcome = true
  await vi.advanceTimersByTimeAsync(4000)
  expect(told).toEqual([false, true])
  expect(socket().sent).toEqual([{ token: 'key' }])
  const again = client.call('campaign.list')
  socket().says({ id: 2, reply: { ok: true, value: [] } })
  expect(await again).toEqual([])
})

test('in the desktop app the bridge is already there', async () => {
  vi.stubGlobal('citadel', { request: async () => ({ ok: true, value: [] }), subscribe: () => () => {} })
  const client = await connect()
  expect(await client.call('campaign.list')).toEqual([])
  expect(FakeSocket.made).toEqual([])
})
