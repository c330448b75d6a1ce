import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestHost, testHost } from '../testing/test-host.ts'

// In a replay of HERO: its seats hide things from each other, and its tale is told when it is over.

let host: TestHost
beforeAll(() => {
  host = testHost()
})
afterAll(() => host.close())

it('has nothing to go back to while counters are hidden, and then every fight, find and fall at the position of its events', async () => {
  const { session } = await host.call('game.start', { game: 'hero', seats: 2, seed: 4 })
  await host.call('game.auto', { session, until: 'end', limit: 120 })
  expect(await host.call('game.chapters', { session })).toEqual([])
  const end = await host.call('game.auto', { session, until: 'end', limit: 20_000 })
  expect(end.outcome).not.toBeNull()
  const chapters = await host.call('game.chapters', { session })
  expect(new Set(chapters.map(({ kind }) => kind)).size).toBeGreaterThan(1)
  expect(chapters.at(-1)).toMatchObject({ kind: 'end', to: end.inputs })
  const story = await host.call('game.story', { session })
  expect(story).toMatchObject({ campaign: null, chapters })
  expect(story.people.filter(({ victory, fate }) => victory && fate === 'came-out')).toHaveLength(1)
  const hall = await host.call('records.hall')
  expect(hall.map(({ game, id }) => [game, id])).toContainEqual(['hero', 'points'])
  for (const { lines, from, to } of chapters.slice(0, 12)) {
    const [first] = lines
    const { events } = await host.call('game.replay', { session, to: from })
    expect(events.map(({ text }) => text)).toContain(first?.text)
    expect(to).toBeGreaterThanOrEqual(from)
  }
}, 60_000)
