import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import type { HostEvent, Reply } from '../contract/index.ts'
import type { Host } from '../host/dispatcher.ts'
import { LARGEST_BATCH, serveJsonRpc } from './json-rpc.ts'
import { LONGEST_LINE } from './lines.ts'

const REPLIES: Readonly<Record<string, Reply>> = {
  good: { ok: true, value: { n: 1 } },
  refused: { ok: false, error: { code: 'rule-violation', message: 'Cancel.', detail: 'over', rule: '9.3' } },
}

/** What comes out when these lines go in. */
async function conversation(...lines: readonly string[]): Promise<readonly unknown[]> {
  let tell: (event: HostEvent) => void = () => {}
  const host: Host = {
    async request(call) {
      if (call === 'slow') await new Promise((resolve) => setTimeout(resolve, 30))
      if (call === 'telling') tell({ event: 'campaign.changed', data: { campaign: 'c' } })
      return (
        REPLIES[call] ??
        (call === 'slow' || call === 'telling' ? { ok: true, value: call } : { ok: false, error: { code: 'unknown-call', message: 'No.' } })
      )
    },
    subscribe(listener) {
      tell = listener
      return () => {}
    },
    close: async () => {},
  }
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.end(lines.join('\n'))
  await serveJsonRpc(host, input, output)
  output.end()
  const out = (await output.toArray()).join('')
  return out === ''
    ? []
    : out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line))
}
const ask = (id: unknown, method: string, params?: unknown) => JSON.stringify({ jsonrpc: '2.0', id, method, params })

test('a request is answered under its id, a refusal with its code, sentence and rule', async () => {
  expect(await conversation(ask(1, 'good', {}), ask('b', 'refused'))).toEqual([
    { jsonrpc: '2.0', id: 1, result: { n: 1 } },
    {
      jsonrpc: '2.0',
      id: 'b',
      error: { code: -32000, message: 'Cancel.', data: { code: 'rule-violation', detail: 'over', rule: '9.3' } },
    },
  ])
})

test('malformed JSON answers -32700, a malformed request -32600, an unknown call is refused, and it goes on', async () => {
  const answers = await conversation('{', '7', '[]', '{"method":"good"}', '', ask(1, 'cheat'), ask(2, 'good'))
  expect(answers.map((answer) => (answer as { error?: { code: number } }).error?.code)).toEqual([
    -32700,
    -32600,
    -32600,
    -32600,
    -32000,
    undefined,
  ])
})

test('a notification is done and not answered; a batch is answered as a batch', async () => {
  const quiet = JSON.stringify({ jsonrpc: '2.0', method: 'good' })
  expect(await conversation(quiet, `[${ask(1, 'good')},${quiet},5]`, `[${quiet}]`)).toEqual([
    [
      { jsonrpc: '2.0', id: 1, result: { n: 1 } },
      { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } },
    ],
  ])
})

test('line separators in a text are read as letters, and written so that no reader takes them for the end of a line', async () => {
  const said: string[] = []
  const text = 'a\u2028b\u2029c\rd'
  const host: Host = {
    request: async (_call, input) => ({ ok: true, value: input }),
    subscribe: () => () => {},
    close: async () => {},
  }
  const [input, output] = [new PassThrough(), new PassThrough()]
  output.on('data', (chunk) => said.push(String(chunk)))
  // As other programs write JSON: the separators as they are.
  input.end(`${ask(1, 'good', { text })}\r\n`)
  await serveJsonRpc(host, input, output)
  expect(said.join('')).not.toMatch(/[\u2028\u2029]/)
  expect(JSON.parse(said.join(''))).toEqual({ jsonrpc: '2.0', id: 1, result: { text } })
})

test('a line that is too long is refused, and the next one answered', async () => {
  const long = ask(1, 'good', 'x'.repeat(LONGEST_LINE))
  expect(await conversation(long, ask(2, 'good'))).toMatchObject([
    { id: null, error: { code: -32600 } },
    { id: 2, result: { n: 1 } },
  ])
})

test('what was asked before the end of input is still answered', async () => {
  expect(await conversation(ask(1, 'slow'))).toMatchObject([{ id: 1 }])
})

test('an answer that is ready does not wait for the one before it', async () => {
  expect(await conversation(ask(1, 'slow'), ask(2, 'good'))).toMatchObject([{ id: 2 }, { id: 1 }])
})

test('a batch is answered up to its bound, and refused as one beyond it', async () => {
  const batch = (size: number) => `[${Array.from({ length: size }, (_, id) => ask(id, 'good')).join(',')}]`
  const [full, tooLarge] = await conversation(batch(LARGEST_BATCH), batch(LARGEST_BATCH + 1))
  expect(full).toHaveLength(LARGEST_BATCH)
  expect(tooLarge).toMatchObject({ id: null, error: { code: -32600, message: 'A batch must not hold more than 100 requests.' } })
})

test('many lines at once are all answered, a few hundred at a time', async () => {
  let most = 0
  let underWay = 0
  const host: Host = {
    async request(_call, input) {
      underWay += 1
      most = Math.max(most, underWay)
      await new Promise((resolve) => setTimeout(resolve, 1))
      underWay -= 1
      return { ok: true, value: input }
    },
    subscribe: () => () => {},
    close: async () => {},
  }
  const [input, output] = [new PassThrough(), new PassThrough()]
  input.end(Array.from({ length: 1000 }, (_, id) => ask(id, 'good', id)).join('\n'))
  const answers = output.setEncoding('utf8').toArray()
  await serveJsonRpc(host, input, output)
  output.end()
  const ids = (await answers)
    .join('')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).id)
  expect(ids.toSorted((a: number, b: number) => a - b)).toEqual(Array.from({ length: 1000 }, (_, id) => id))
  expect(most).toBeLessThanOrEqual(200)
})

test('events are notifications', async () => {
  expect(await conversation(ask(1, 'telling'))).toEqual([
    { jsonrpc: '2.0', method: 'campaign.changed', params: { campaign: 'c' } },
    { jsonrpc: '2.0', id: 1, result: 'telling' },
  ])
})
