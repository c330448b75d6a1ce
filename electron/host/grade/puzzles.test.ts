import { afterEach, beforeEach, expect, it } from 'vitest'
import { outputSchema } from '../testing/shapes.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Marked moments as puzzles.

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

/** A game of bots, with every position of it marked. */
async function marked(game: string, seats: number, limit: number) {
  const { session } = await host.call('game.start', { game, seats, seed: 5 })
  const { inputs } = await host.call('game.auto', { session, until: 'end', limit })
  for (let input = 0; input <= inputs; input++) await host.call('moment.keep', { session, input, text: `No. ${input}` })
  return { session, inputs }
}

it('are the marked moments at which one answer of several was chosen, without their odds', async () => {
  const { session, inputs } = await marked('citadel', 1, 40)
  const puzzles = await host.call('puzzle.list')
  expect(outputSchema('puzzle.list').parse(puzzles)).toEqual(puzzles)
  expect(puzzles.length).toBeGreaterThan(3)
  expect(puzzles.length).toBeLessThan(inputs)
  for (const puzzle of puzzles) {
    expect(puzzle).toMatchObject({ session, game: 'citadel', name: `No. ${puzzle.input}` })
    expect(puzzle.options.length).toBeGreaterThan(1)
    for (const option of puzzle.options) expect(Object.keys(option).toSorted()).toEqual(['id', 'label'])
  }
  // The newest position has not been answered.
  expect(puzzles.map(({ input }) => input)).not.toContain(inputs)
  expect(await host.refusal('puzzle.try', { session, input: inputs, option: 'x' })).toMatchObject({ detail: 'no-puzzle' })
})

it('are graded as the choices of a game are, and what was chosen and the bot would choose is told', async () => {
  const { session, inputs } = await marked('citadel', 1, 60)
  const puzzles = await host.call('puzzle.list')
  const graded = []
  for (const { input, options } of puzzles.filter((puzzle) => puzzle.input > inputs - 30).slice(0, 4)) {
    const [first] = options
    const tried = await host.call('puzzle.try', { session, input, option: first?.id ?? '' })
    expect(outputSchema('puzzle.try').parse(tried)).toEqual(tried)
    const { answered, decision } = await host.call('game.replay', { session, to: input })
    expect(tried.taken).toBe(decision?.options?.find(({ id }) => id === answered?.pick?.[0])?.label)
    expect(tried.mine).toBe(first?.label)
    if (tried.grade !== null) graded.push(tried.grade)
  }
  expect(graded.length).toBeGreaterThan(0)
  const [puzzle] = puzzles
  expect(await host.refusal('puzzle.try', { session, input: puzzle?.input ?? 0, option: 'win' })).toMatchObject({ code: 'not-found' })
})

it('of a game that is not graded are compared with what was chosen and what the bot would', async () => {
  const { session } = await marked('domain', 2, 40)
  const [puzzle] = await host.call('puzzle.list')
  const tried = await host.call('puzzle.try', { session, input: puzzle?.input ?? 0, option: puzzle?.options[0]?.id ?? '' })
  expect(tried).toMatchObject({ grade: null, sensible: { text: expect.any(String), why: expect.any(String) } })
})
