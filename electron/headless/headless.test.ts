import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'

// The process itself, on its standard streams.

const data = mkdtempSync(join(tmpdir(), 'citadel-headless-'))
afterAll(() => rmSync(data, { recursive: true }))

/** The process as `npm run headless` starts it. */
const SOURCES = resolve(import.meta.dirname, 'index.ts')
/** The same, bundled before the tests (`build/test-hosts.ts`): it loads in a fifth of the time. */
const BUNDLED = resolve(import.meta.dirname, '../../.cache/electron/headless.js')

const start = (...args: readonly string[]) => startFrom(BUNDLED, ...args)

function startFrom(program: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'pipe' })
  const out = child.stdout.setEncoding('utf8').toArray()
  const err = child.stderr.setEncoding('utf8').toArray()
  const code = new Promise<number | null>((done) => child.on('close', done))
  return { child, ended: async () => ({ code: await code, out: (await out).join(''), err: (await err).join('') }) }
}
const ask = (id: number, method: string, params?: object) => `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`

test('it answers all that was asked, goes on after malformed JSON, and exits 0 at the end of input', async () => {
  const { child, ended } = startFrom(SOURCES, '--memory')
  child.stdin.end(`${ask(1, 'app.info')}{\n${ask(2, 'game.cheat')}${ask(3, 'campaign.list').trimEnd()}`)
  const { code, out, err } = await ended()
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const answers = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  const codes = new Map(answers.map(({ id, error }) => [id, error?.code]))
  expect(codes).toEqual(
    new Map<number | null, number | undefined>([
      [1, undefined],
      [null, -32700],
      [2, -32000],
      [3, undefined],
    ]),
  )
})

test('an errand is asked for like anything else', async () => {
  const { child, ended } = start('--memory')
  const scenario = { start: 'combat', party: [{ hero: 'Almuric' }], monsters: [{ type: 'orc', wounds: 1 }] }
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const call = async (method: string, params: object) => {
    child.stdin.write(ask(1, method, params))
    for (;;) {
      const message = JSON.parse((await lines.next()).value ?? 'null')
      if (message.id === 1) return message.result
    }
  }
  const { session, revision, decision } = await call('game.start', { game: 'citadel', seed: 1, scenario })
  expect((await call('game.errands', { session })).errands.map(({ id }: { id: string }) => id)).toEqual(['strike', 'fight'])
  const done = await call('game.errand', { session, revision, decision: decision.id, errand: 'fight', limits: { death: 100 } })
  expect(done.errand).toMatchObject({ id: 'fight', end: { done: true } })
  child.stdin.end()
  expect(await ended()).toMatchObject({ code: 0, err: '' })
})

test('while bots play on, others are answered, and the evening can be stopped', async () => {
  const { child, ended } = start('--memory')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const next = async (): Promise<{ id?: number; result?: object; error?: { data: object } }> => {
    for (;;) {
      const message = JSON.parse((await lines.next()).value ?? 'null')
      if (typeof message.id === 'number') return message
    }
  }
  child.stdin.write(ask(1, 'game.start', { game: 'hero', seats: 2, seed: 1 }))
  const { session } = (await next()).result as { session: string }
  child.stdin.write(ask(2, 'game.auto', { session, until: 'end', work: 'evening' }))
  child.stdin.write(ask(3, 'app.info'))
  child.stdin.write(ask(4, 'work.cancel', { work: 'evening' }))
  const answers = [await next(), await next(), await next()]
  expect(answers.map(({ id }) => id)).toEqual([3, 4, 2])
  expect(answers[1]?.result).toEqual({ work: 'evening', stopped: true })
  expect(answers[2]?.error?.data).toMatchObject({ code: 'conflict', detail: 'cancelled' })
  child.stdin.end()
  expect(await ended()).toMatchObject({ code: 0, err: '' })
})

test('with --data campaigns are kept, and a second process on them says that they are open', async () => {
  const first = start('--data', data)
  first.child.stdin.write(ask(1, 'campaign.create', { name: 'Kept', game: 'citadel' }))
  await new Promise((resolve) => first.child.stdout.once('data', resolve))
  const second = start('--data', data)
  second.child.stdin.end(ask(1, 'storage.status') + ask(2, 'campaign.list'))
  const { code, out } = await second.ended()
  const [status, , list] = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(code).toBe(0)
  expect(status.result).toMatchObject({ state: 'refused', kind: 'locked' })
  expect(list.error).toMatchObject({ code: -32000, data: { code: 'storage', detail: 'locked' } })
  first.child.stdin.end()
  expect(await first.ended()).toMatchObject({ code: 0 })

  const third = start('--data', data)
  third.child.stdin.end(ask(1, 'campaign.list'))
  expect((await third.ended()).out).toContain('"Kept"')
})

test('a limit on the size of files refuses the choice as a full disk does, and nothing that was answered is lost', {
  skip: process.platform === 'win32',
}, async () => {
  const folder = mkdtempSync(join(data, 'limited-'))
  const command = ['-c', 'ulimit -f 1000; exec "$0" "$@"', process.execPath, BUNDLED, '--data', folder]
  const child = spawn('sh', command, { stdio: ['pipe', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  interface Step {
    readonly result?: { readonly session: string; readonly inputs: number; readonly outcome: object | null; readonly state?: string }
    readonly error?: { readonly data: object }
  }
  const call = async (method: string, params: object): Promise<Step> => {
    child.stdin.write(ask(1, method, params))
    for (;;) {
      const { id, result, error } = JSON.parse((await lines.next()).value ?? 'null')
      if (id === 1) return { result, error }
    }
  }
  let session = ''
  let inputs = 0
  let refused: object | null = null
  for (let over = true, n = 0; n < 5000 && refused === null; n++) {
    const step: Step = over
      ? await call('game.start', { game: 'citadel', seed: n })
      : await call('game.auto', { session, bot: 'sensible', until: 'end', limit: 1 })
    refused = step.error?.data ?? null
    if (step.result === undefined) break
    ;({ session, inputs } = step.result)
    over = step.result.outcome !== null
  }
  expect(refused).toMatchObject({ code: 'storage', detail: 'full' })
  expect((await call('storage.status', {})).result).toMatchObject({ state: 'refused', kind: 'full' })
  child.stdin.end()
  await new Promise((done) => child.on('close', done))

  const again = start('--data', folder)
  again.child.stdin.end(ask(1, 'game.view', { session }))
  expect(JSON.parse((await again.ended()).out)).toMatchObject({ result: { inputs } })
})

test('an option that it does not know is refused with a sentence', async () => {
  const { child, ended } = start('--wrong')
  child.stdin.end()
  const { code, out, err } = await ended()
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(/--wrong/)
  expect(err).not.toMatch(/\n\s+at /)
})
