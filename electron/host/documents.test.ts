import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../../engine/registry.ts'
import { testHost } from './testing/test-host.ts'

const docs = resolve(import.meta.dirname, '../../docs')

/** The requests printed whole in a document. */
function requestsIn(text: string): { readonly game: string }[] {
  return [...text.matchAll(/^```json\n(.*?)^```$/gms)].map(([, block = '']) => JSON.parse(block))
}

const requests = globSync('*.md', { cwd: docs }).flatMap((file) =>
  requestsIn(readFileSync(join(docs, file), 'utf8')).map((input) => ({ file, input })),
)

test('every game that has a document for programs begins as it says', () => {
  expect(new Set(requests.map(({ input }) => input.game)).size).toBeGreaterThanOrEqual(4)
  for (const { file, input } of requests) expect([file, GAMES.some(({ id }) => id === input.game)]).toEqual([file, true])
})

test.each(requests)('what $file has game.start begin with is taken', async ({ input }) => {
  const host = testHost()
  const view = await host.call('game.start', input)
  expect(view.decision?.options?.length ?? 0).toBeGreaterThan(0)
  await host.close()
})

test('every promise is held by tests that exist', () => {
  const promises = readFileSync(join(docs, 'promises.md'), 'utf8')
  const cited = [...promises.matchAll(/`([\w/-]+\.(?:test|spec)\.ts)`: ((?:“[^”]+”(?:, )?)+)/g)].flatMap(([, file = '', names = '']) =>
    [...names.matchAll(/“([^”]+)”/g)].map(([, name = '']) => [file, name] as const),
  )
  expect(cited.length).toBeGreaterThan(20)
  const missing = cited.filter(([file, name]) => !readFileSync(resolve(docs, '..', file), 'utf8').includes(name))
  expect(missing).toEqual([])
  const rows = promises.split('\n').filter((line) => /^\| [A-Z].*\.( \||$)/.test(line))
  expect(rows.filter((row) => !cited.some(([file, name]) => row.includes(file) && row.includes(name)))).toEqual([])
})
