import { setTimeout as passed } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { type Pool, poolOf, Stopped } from './pool.ts'

// Jobs that end in every way: the host's own thread never waits for one, and the next job finds a thread.

const PATIENCE = 400
const pool: Pool = poolOf({ start: new URL('../testing/strange-worker.ts', import.meta.url), patience: PATIENCE })
afterAll(() => pool.close())

/** The job's input names what it does; its output is that of the strange worker. */
const job = (file: string, signal: AbortSignal = new AbortController().signal, onTick: (done: number) => void = () => {}) =>
  pool.run('check-books', { file, campaign: '' }, { signal, onTick }) as Promise<unknown>
const why = (running: Promise<unknown>) =>
  running.then(
    () => 'answered',
    (error: unknown) => (error instanceof Stopped ? error.why : String(error)),
  )

test('answers, in order for each thread, more jobs than threads', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `job ${n}`)
  expect(await Promise.all(names.map((name) => job(name)))).toEqual(names)
})

test('a job that spins is stopped, and this thread runs on meanwhile', async () => {
  const began = performance.now()
  let turns = 0
  const beat = setInterval(() => {
    turns += 1
  }, 10)
  expect(await why(job('spins'))).toBe('stuck')
  clearInterval(beat)
  expect(turns).toBeGreaterThan(10)
  expect(performance.now() - began).toBeGreaterThan(PATIENCE)
  expect(await job('the next')).toBe('the next')
})

test('a job that shows progress may take longer than a silent one', async () => {
  const told: number[] = []
  expect(await job('takes its time', undefined, (done) => told.push(done))).toBe('at last')
  expect(told.length).toBeGreaterThan(10)
})

test('a job that is allowed more may be silent for longer', async () => {
  const { signal } = new AbortController()
  const began = performance.now()
  const running = pool.run('check-books', { file: 'spins', campaign: '' }, { signal, patience: 3 * PATIENCE })
  expect(await why(running)).toBe('stuck')
  expect(performance.now() - began).toBeGreaterThan(3 * PATIENCE)
})

test('a job that takes all memory ends with its thread, and nothing else does', async () => {
  const patient = poolOf({ start: new URL('../testing/strange-worker.ts', import.meta.url) })
  const run = patient.run('check-books', { file: 'swells', campaign: '' }, { signal: new AbortController().signal })
  expect(['memory', 'stuck']).toContain(await why(run))
  await patient.close()
  expect(await job('the next')).toBe('the next')
})

test('a bug in a job is thrown as it came', async () => {
  expect(await why(job('throws'))).toBe('Error: a bug')
})

test('a thread that dies takes its job along', async () => {
  expect(await why(job('dies'))).toBe('closed')
  expect(await job('the next')).toBe('the next')
})

test('a job is stopped while it runs, and before it has begun', async () => {
  const control = new AbortController()
  const running = Array.from({ length: pool.size + 2 }, () => why(job('takes its time', control.signal)))
  await passed(30)
  control.abort(new Stopped('cancelled'))
  expect(new Set(await Promise.all(running))).toEqual(new Set(['cancelled']))
  expect(await why(job('too late', control.signal))).toBe('cancelled')
  expect(await job('the next')).toBe('the next')
})

test('threads with nothing to do end by themselves, but for the last one, which does the next job', async () => {
  const brief = poolOf({ start: new URL('../testing/strange-worker.ts', import.meta.url), idle: 20 })
  const ask = () => brief.run('check-books', { file: 'whoami', campaign: '' }, { signal: new AbortController().signal }) as Promise<unknown>
  const all = new Set(await Promise.all(Array.from({ length: brief.size }, ask)))
  await passed(300)
  const later = [await ask(), await ask()]
  expect(later[0]).toBe(later[1])
  expect(all).toContain(later[0])
  await brief.close()
})

test('closing ends what runs and what waits', async () => {
  const other = poolOf({ start: new URL('../testing/strange-worker.ts', import.meta.url) })
  const { signal } = new AbortController()
  const running = Array.from({ length: other.size + 2 }, () =>
    why(other.run('check-books', { file: 'takes its time', campaign: '' }, { signal })),
  )
  await passed(30)
  await other.close()
  expect(new Set(await Promise.all(running))).toEqual(new Set(['closed']))
})
