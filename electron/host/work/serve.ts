import { parentPort } from 'node:worker_threads'
import { storageFailure } from '../../../db/refusal.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { spoilt } from '../safety/spoilt.ts'
import { JOBS, type JobName } from './jobs.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** How often a job's progress is reported, in milliseconds. */
const TICK = 50

/** Does jobs for the host that started this thread, one at a time, under the rules of these games. */
export function serveWork(games: readonly Playable[]): void {
  if (parentPort === null) throw new Error('this file is the start of a worker thread')
  const host = parentPort
  const tell = (message: FromWorker) => host.postMessage(message)
  host.on('message', async (told: ToWorker) => {
    if (told.job === null) return host.close()
    const { job, input } = told
    let last = 0
    const tick = (done: number) => {
      const now = performance.now()
      if (now - last < TICK) return
      last = now
      tell({ kind: 'tick', done })
    }
    try {
      tell({ kind: 'done', output: await run(job, input, { games, tick }) })
    } catch (error) {
      tell(failed(error))
    }
  })
  tell({ kind: 'ready' })
}

function failed(error: unknown): FromWorker {
  const failure = storageFailure(error)
  if (failure !== null) return { kind: 'trouble', failure }
  return spoilt(error) === null ? { kind: 'failed', error } : { kind: 'spoilt', what: String(error) }
}

/** The one place where a job's name is separated from its input's type: the pool's `run` has paired them. */
function run(job: JobName, input: unknown, surroundings: Parameters<(typeof JOBS)[JobName]>[1]): unknown {
  const work = JOBS[job] as (input: unknown, around: typeof surroundings) => unknown
  return work(input, surroundings)
}
