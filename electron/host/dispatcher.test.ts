import { expect, test, vi } from 'vitest'
import { answered, type HostEvent, refused } from '../contract/index.ts'
import { type Dispatch, dispatcher, type Handlers } from './dispatcher.ts'

const INFO = { name: 'Citadel', version: '1', games: [], platform: 'test' }

/** A host with only the handlers a test needs. */
function hostOf(handlers: Partial<Handlers>, rest: Partial<Dispatch> = {}) {
  const report = vi.fn()
  const close = vi.fn()
  const host = dispatcher({ handlers: () => () => handlers as Handlers, failure: () => null, report, close, ...rest })
  return { host, report, close }
}

test('a call outside the contract is unknown, whatever JavaScript has under that name', async () => {
  const { host } = hostOf({})
  for (const call of ['game.cheat', '', '__proto__', 'constructor', 'toString'])
    expect(await host.request(call, {})).toMatchObject({ ok: false, error: { code: 'unknown-call' } })
})

test('an input that breaks the contract never reaches the handler, and the reply says where it is wrong', async () => {
  const handler = vi.fn()
  const { host } = hostOf({ 'game.choose': handler, 'app.info': handler })
  const good = { session: 's', revision: 1, decision: 'd' }
  for (const [input, detail] of [
    [{ ...good, revision: 1.5 }, 'revision'],
    [{ ...good, revision: '1' }, 'revision'],
    [{ ...good, pick: 'a' }, 'pick'],
    [{ ...good, pick: Array.from({ length: 101 }, () => 'a') }, 'pick'],
    [{ ...good, pick: ['x'.repeat(201)] }, 'pick.0'],
    [{ ...good, extra: 1 }, 'input'],
    [{ ...good, value: () => 1 }, 'value'],
    [undefined, 'input'],
    [[], 'input'],
  ] as const)
    expect(await host.request('game.choose', input)).toMatchObject({ ok: false, error: { code: 'bad-request', detail } })
  expect(await host.request('app.info', { no: 'thing' })).toMatchObject({ ok: false, error: { code: 'bad-request' } })
  expect(handler).not.toHaveBeenCalled()
})

test('input of any depth and size leaves the host running', async () => {
  const { host } = hostOf({ 'game.choose': () => refused({ code: 'conflict', message: 'reached' }) })
  let deep: unknown = 0
  for (let n = 0; n < 200_000; n++) deep = [deep]
  const wide = Array.from({ length: 5000 }, () => 0)
  for (const value of [deep, wide, 'x'.repeat(5000), JSON.parse('{"__proto__": 1}')])
    expect(await host.request('game.choose', { session: 's', revision: 0, decision: 'd', value })).toMatchObject({
      error: { code: 'bad-request', detail: 'value' },
    })
})

test('a seed may be a number', async () => {
  const seen = vi.fn()
  const { host } = hostOf({
    'game.start': (input) => {
      seen(input.seed)
      return refused({ code: 'not-found', message: '' })
    },
  })
  await host.request('game.start', { game: 'citadel', seed: 7 })
  await host.request('game.start', { game: 'citadel', seed: 'seven' })
  expect(seen.mock.calls).toEqual([['7'], ['seven']])
})

test('an exception is `internal` outside and a report inside: no path, SQL or stack gets out', async () => {
  const { host, report } = hostOf({
    'app.info': () => {
      throw new Error('SELECT * FROM secrets in /home/anna')
    },
  })
  const reply = await host.request('app.info', undefined)
  expect(reply).toMatchObject({ ok: false, error: { code: 'internal' } })
  expect(JSON.stringify(reply)).not.toMatch(/SELECT|home|Error/)
  expect(report).toHaveBeenCalledOnce()
})

test('trouble with the disk is announced to every shell, thrown or returned', async () => {
  const full = { code: 'storage', kind: 'full', detail: 'full', message: 'The disk is full.' } as const
  const told: HostEvent[] = []
  const { host, report } = hostOf(
    {
      'app.info': () => {
        throw new Error('SQLITE_FULL')
      },
      'campaign.list': () => refused(full),
    },
    { failure: () => full },
  )
  host.subscribe((event) => told.push(event))
  const outside = { ok: false, error: { code: 'storage', detail: 'full', message: 'The disk is full.' } }
  expect(await host.request('app.info', undefined)).toEqual(outside)
  expect(await host.request('campaign.list', undefined)).toEqual(outside)
  expect(told).toEqual([
    { event: 'storage.failed', data: { kind: 'full' } },
    { event: 'storage.failed', data: { kind: 'full' } },
  ])
  expect(report).not.toHaveBeenCalled()
})

const OPEN = { state: 'open', kept: 'memory', size: 0, version: 1, backups: { newest: null, failed: null } } as const

test('calls run one after another, in order of arrival', async () => {
  const order: string[] = []
  const { host } = hostOf({
    'storage.status': async () => {
      order.push('first begins')
      await new Promise((resolve) => setTimeout(resolve, 10))
      order.push('first ends')
      return answered(OPEN)
    },
    'campaign.list': () => {
      order.push('second')
      return answered([])
    },
  })
  await Promise.all([host.request('storage.status', undefined), host.request('campaign.list', undefined)])
  expect(order).toEqual(['first begins', 'first ends', 'second'])
})

test('a reply is handed on before the next call announces anything, however many steps that takes', async () => {
  const heard: string[] = []
  const host = dispatcher({
    handlers(tell) {
      const changing: Handlers['campaign.get'] = ({ campaign }) => {
        tell('campaign.changed', { campaign })
        return refused({ code: 'conflict', message: campaign })
      }
      return () => ({ 'campaign.get': changing }) as Partial<Handlers> as Handlers
    },
    failure: () => null,
    report: vi.fn(),
    close: vi.fn(),
  })
  host.subscribe((event) => heard.push(`told ${event.event === 'campaign.changed' ? event.data.campaign : ''}`))
  const transport = async (campaign: string) => {
    const reply = await host.request('campaign.get', { campaign })
    for (let step = 0; step < 10; step++) await null
    heard.push(`replied ${reply.ok ? '' : reply.error.message}`)
  }
  await Promise.all(['a', 'b', 'c'].map(transport))
  expect(heard).toEqual(['a', 'b', 'c'].flatMap((id) => [`told ${id}`, `replied ${id}`]))
})

test('a call that reads nothing of the campaigns is answered while another goes on', async () => {
  const order: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const { host } = hostOf({
    'storage.status': async () => {
      await promise
      order.push('slow')
      return answered(OPEN)
    },
    'app.info': () => {
      order.push('at once')
      return answered(INFO)
    },
  })
  const slow = host.request('storage.status', undefined)
  await host.request('app.info', undefined)
  resolve()
  await slow
  expect(order).toEqual(['at once', 'slow'])
})

test('a thousand printed tables at once keep no other call waiting', async () => {
  let answeredTables = 0
  const { host } = hostOf({
    'storage.status': () => answered(OPEN),
    'app.info': () => answered(INFO),
    'game.tables': () => {
      answeredTables += 1
      return answered({})
    },
  })
  const tables = Array.from({ length: 1000 }, () => host.request('game.tables', { game: 'citadel' }))
  await host.request('app.info', undefined)
  await host.request('storage.status', undefined)
  expect(answeredTables).toBeLessThan(10)
  await Promise.all(tables)
  expect(answeredTables).toBe(1000)
})

test('a call that waits for outside work lets the others run, and then resumes in turn', async () => {
  const order: string[] = []
  const host = dispatcher({
    handlers: (_tell, outside) => () =>
      ({
        'app.info': async () => {
          order.push('goes outside')
          await outside(async () => {
            await host.request('campaign.list', undefined)
          })
          order.push('is back')
          return answered(INFO)
        },
        'campaign.list': () => {
          order.push('asked from outside')
          return answered([])
        },
      }) as Partial<Handlers> as Handlers,
    failure: () => null,
    report: () => {},
    close: () => {},
  })
  const printed = host.request('app.info', undefined)
  const waiting = host.request('campaign.list', undefined)
  expect(await printed).toEqual({ ok: true, value: INFO })
  await waiting
  expect(order).toEqual(['goes outside', 'asked from outside', 'asked from outside', 'is back'])
})

test('closing finishes the pending calls and refuses later ones', async () => {
  const { host, close } = hostOf({ 'app.info': () => answered(INFO) })
  const before = host.request('app.info', {})
  const closing = host.close()
  const after = host.request('app.info', {})
  expect(await before).toEqual({ ok: true, value: INFO })
  expect(await after).toMatchObject({ ok: false, error: { code: 'closed' } })
  await Promise.all([closing, host.close()])
  expect(close).toHaveBeenCalledOnce()
})

test('a subscriber that cannot be told harms neither the call nor the others', async () => {
  const { host, report } = hostOf(
    {},
    {
      handlers(tell) {
        const info = () => {
          tell('campaign.changed', { campaign: 'c' })
          return answered(INFO)
        }
        return () => ({ 'app.info': info }) as unknown as Handlers
      },
    },
  )
  const heard = vi.fn()
  host.subscribe(() => {
    throw new Error('the page is gone')
  })
  host.subscribe(heard)
  expect(await host.request('app.info', {})).toMatchObject({ ok: true })
  expect(heard).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'the page is gone' }))
})

test('an input of more fields than any call has is not read at all', async () => {
  const { host } = hostOf({})
  const wide = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`k${n}`, n]))
  expect(await host.request('page.keep', wide)).toMatchObject({ ok: false, error: { code: 'bad-request', detail: 'input' } })
  expect(await host.request('game.start', { game: 'citadel', options: wide })).toMatchObject({ error: { detail: 'options' } })
})

test('a subscriber hears events until it unsubscribes', async () => {
  const heard: HostEvent[] = []
  let ring = () => {}
  const host = dispatcher({
    handlers(tell) {
      ring = () => tell('session.changed', { session: 's', revision: 3 })
      return () => ({}) as Handlers
    },
    failure: () => null,
    report: () => {},
    close: () => {},
  })
  const stop = host.subscribe((event) => heard.push(event))
  ring()
  stop()
  ring()
  expect(heard).toEqual([{ event: 'session.changed', data: { session: 's', revision: 3 } }])
})

test('a fault in an input is described in words', async () => {
  const { host } = hostOf({})
  const saying = async (call: string, input: unknown) => {
    const reply = await host.request(call, input)
    return reply.ok ? null : reply.error.message
  }
  const long = 'x'.repeat(61)
  expect(await saying('campaign.create', { name: ' ', game: 'citadel' })).toBe('The field name must not be empty.')
  expect(await saying('campaign.create', { name: long, game: 'citadel' })).toBe('The field name must have at most 60 characters.')
  expect(await saying('campaign.create', { name: 'a\nb', game: 'citadel' })).toBe(
    'The field name contains characters that are not allowed.',
  )
  expect(await saying('campaign.create', { name: 'a' })).toBe('The field game is missing.')
  expect(await saying('campaign.create', { name: 1, game: 'citadel' })).toBe('The field name must be a text.')
  expect(await saying('campaign.create', { name: 'a', game: 'citadel', motto: '' })).toBe('The input has no field "motto".')
  expect(await saying('campaign.create', 'a')).toBe('The input must be an object.')
  expect(await saying('game.auto', { session: 's', until: 'dawn' })).toMatch(/^The field until must be one of .*\bend\b.*[.]$/)
  expect(await saying('game.simulate', { session: 's', pick: [] })).toBe('The field pick must have at least 1 entry.')
  expect(await saying('game.choose', { session: 's', revision: -1, decision: 'd' })).toBe('The field revision must be at least 0.')
})

test('a caller who sends the next call as soon as one is answered leaves the others their turns', async () => {
  const { host } = hostOf({
    'game.list': () => {
      for (const began = performance.now(); performance.now() - began < 4; );
      return answered([])
    },
  })
  let turns = 0
  const beat = setInterval(() => {
    turns += 1
  }, 1)
  for (let n = 0; n < 30; n++) await host.request('game.list', {})
  clearInterval(beat)
  expect(turns).toBeGreaterThan(5)
})
