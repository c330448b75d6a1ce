import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type Playouts, playOut } from './playouts.ts'
import { type Pool, poolOf } from './pool.ts'

// Many playouts in the background: the same in the same order however many threads there are, and never in the way of other jobs.

const pool: Pool = poolOf({ start: new URL('../testing/strange-worker.ts', import.meta.url) })
afterAll(() => pool.close())

/** Numbers squared by jobs that take the longer the earlier they begin, so that they come in the wrong order; and how many ran at once. */
async function squares(wish: Pick<Playouts<number>, 'count' | 'each'> & { readonly lanes: number; readonly until?: number }) {
  const taken: number[] = []
  const told: number[] = []
  let running = 0
  let most = 0
  const going = { lanes: wish.lanes, progress: (done: number) => told.push(done) }
  const done = await playOut<number>(going, {
    ...wish,
    async run(from, to) {
      running += 1
      most = Math.max(most, running)
      await passed(2 * (wish.lanes - ((from / wish.each) % wish.lanes)))
      running -= 1
      return Array.from({ length: to - from }, (_, n) => (from + n) ** 2)
    },
    take(results, from) {
      expect(from).toBe(taken.length)
      taken.push(...results)
      return taken.length >= (wish.until ?? Number.POSITIVE_INFINITY) ? 'enough' : undefined
    },
  })
  return { done, taken, told, most }
}

test.each([1, 2, 4])('%i at once bring the same in the same order', async (lanes) => {
  const { done, taken, told, most } = await squares({ count: 23, each: 4, lanes })
  expect(taken).toEqual(Array.from({ length: 23 }, (_, n) => n ** 2))
  expect(told).toEqual([4, 8, 12, 16, 20, 23])
  expect({ done, most }).toEqual({ done: 23, most: lanes })
})

test.each([1, 3])('%i at once have come as far when it is enough', async (lanes) => {
  const { done, taken } = await squares({ count: 40, each: 4, lanes, until: 10 })
  expect({ done, taken: taken.length }).toEqual({ done: 12, taken: 12 })
})

test('a job that fails ends it, and leaves none behind that nobody hears of', async () => {
  const failing = playOut<number>(
    { lanes: 3, progress: () => {} },
    { count: 9, each: 1, run: (from) => Promise.reject(new Error(`job ${from}`)), take: () => undefined },
  )
  await expect(failing).rejects.toThrow('job 0')
})

test('jobs in the background never keep another waiting', async () => {
  const control = new AbortController()
  const { signal } = control
  const job = (file: string, background: boolean) =>
    pool.run('check-books', { file, campaign: '' }, { signal, background }) as Promise<unknown>
  const behind = Array.from({ length: pool.lanes + 3 }, () => job('takes its time', true).catch(() => 'stopped'))
  const answered = await Promise.race([job('at once', false), ...behind])
  expect(answered).toBe('at once')
  control.abort(new Error('enough'))
  expect(new Set(await Promise.all(behind))).toEqual(new Set(['stopped']))
})
