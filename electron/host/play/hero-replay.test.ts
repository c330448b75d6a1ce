import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestHost, testHost } from '../testing/test-host.ts'

// A game of HERO that is looked back on: a person and a bot hide things from each other until it is over.

let host: TestHost
beforeAll(() => {
  host = testHost()
})
afterAll(() => host.close())

it('has nothing to go back to while its counters are hidden, then every fight, find and fall at the position of its events', async () => {
  const bots = [{ seat: 1, skill: 'novice' as const }]
  const { session } = await host.call('game.start', { game: 'hero', seats: 2, seed: 4, bots })
  await host.call('game.auto', { session, until: 'end', limit: 120 })
  expect(await host.call('game.chapters', { session })).toEqual([])
  const end = await host.call('game.auto', { session, until: 'end', limit: 20_000 })
  expect(end.outcome).not.toBeNull()
  const chapters = await host.call('game.chapters', { session })
  expect(new Set(chapters.map(({ kind }) => kind)).size).toBeGreaterThan(1)
  expect(chapters.at(-1)).toMatchObject({ kind: 'end', to: end.inputs })
  for (const { lines, from, to } of chapters.slice(0, 12)) {
    const [first] = lines
    const { events } = await host.call('game.replay', { session, to: from })
    expect(events.map(({ text }) => text)).toContain(first?.text)
    expect(to).toBeGreaterThanOrEqual(from)
  }
}, 60_000)
