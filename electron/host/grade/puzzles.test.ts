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

it('remember what was answered and what it came to, also when the program ends; with the mark it is forgotten', async () => {
  const { session } = await marked('domain', 2, 40)
  const [puzzle, other] = await host.call('puzzle.list')
  const { input, options } = puzzle ?? { input: 0, options: [] }
  expect(puzzle?.tried).toBeNull()
  await host.call('puzzle.try', { session, input, option: options[0]?.id ?? '' })
  const [last] = options.slice(-1)
  const came = await host.call('puzzle.try', { session, input, option: last?.id ?? '' })
  const [kept, untouched] = await host.call('puzzle.list')
  expect(kept?.tried).toEqual({ ...came, option: last?.id, at: expect.any(String) })
  expect(outputSchema('puzzle.list').parse([kept])).toEqual([kept])
  expect(untouched).toEqual(other)
  // A new note is the same moment.
  await host.call('moment.keep', { session, input, text: 'Here.' })
  expect((await host.call('puzzle.list')).find((one) => one.input === input)?.tried).toMatchObject({ option: last?.id })
  await host.call('moment.drop', { session, input })
  await host.call('moment.keep', { session, input, text: 'Here.' })
  expect((await host.call('puzzle.list')).find((one) => one.input === input)?.tried).toBeNull()
  const spoilt = await host.call('puzzle.list')
  await host.call('puzzle.try', { session, input, option: last?.id ?? '' })
  host.db.raw.prepare("UPDATE tries SET body = '{}'").run()
  expect(await host.call('puzzle.list')).toEqual(spoilt)
})

it('go with an answer that is undone, and come back with it', async () => {
  const { session } = await host.call('game.start', { game: 'citadel', seed: 5, options: { undo: 'teaching' } })
  const { inputs } = await host.call('game.auto', { session, until: 'end', limit: 60 })
  for (let input = 0; input < inputs; input++) await host.call('moment.keep', { session, input, flag: true })
  const [puzzle] = await host.call('puzzle.list')
  const { input, options } = puzzle ?? { input: 0, options: [] }
  await host.call('puzzle.try', { session, input, option: options[0]?.id ?? '' })
  const tried = async () => (await host.call('puzzle.list')).filter((one) => one.tried !== null).map((one) => one.input)
  expect(await tried()).toEqual([input])
  let view = await host.call('game.view', { session })
  view = await host.call('game.undo', { session, revision: view.revision, to: input - 1 })
  expect(await tried()).toEqual([])
  while (view.canRedo) view = await host.call('game.redo', { session, revision: view.revision })
  expect(await tried()).toEqual([input])
})

it('at a choice that is not graded are compared with what was chosen and what the bot would', async () => {
  const { session } = await marked('domain', 2, 40)
  const [puzzle] = await host.call('puzzle.list')
  const tried = await host.call('puzzle.try', { session, input: puzzle?.input ?? 0, option: puzzle?.options[0]?.id ?? '' })
  expect(tried).toMatchObject({ grade: null, sensible: { text: expect.any(String), why: expect.any(String) } })
})
