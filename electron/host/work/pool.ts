import { availableParallelism } from 'node:os'
import { type Transferable, Worker } from 'node:worker_threads'
import { CopyTrouble } from '../../../db/copy.ts'
import { type StorageRefusal, storageRefusal } from '../../../db/refusal.ts'
import { Unreadable } from '../../../engine/kernel/refusal.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'
import type { FromWorker, Order } from './messages.ts'

// Worker threads for long work and for data from outside. A job that takes more memory than it may, or shows no progress, ends
// with its thread, and the host goes on.

/** Why a job ended without a result. */
export type StopReason = 'cancelled' | 'closed' | 'memory' | 'stuck'

export class Stopped extends Error {
  readonly why: StopReason
  constructor(why: StopReason) {
    super(`the work was stopped: ${why}`)
    this.why = why
  }
}

/** What a job has read is damaged. */
export class StorageTrouble extends Error {
  readonly failure: StorageRefusal
  constructor(failure: StorageRefusal) {
    super(failure.message)
    this.failure = failure
  }
}

export interface JobOptions {
  readonly signal: AbortSignal
  /** Told now and then how much is done, in the job's own measure. */
  readonly onTick?: (done: number) => void
  /** Handed over with the input instead of copied. */
  readonly transfer?: readonly Transferable[]
  /** How much processor time it may take without a word, in milliseconds, where that is not what others may. */
  readonly patience?: number
  /** One of many that take minutes together: those never keep another job waiting. */
  readonly background?: boolean
}

export interface Pool {
  /** How many jobs run side by side. */
  readonly size: number
  /** How many jobs run side by side in the background, beside those. */
  readonly lanes: number
  /** Has a thread do the job; waits while all are busy. Rejects with `Stopped`, `StorageTrouble`, `CopyTrouble` or `Unreadable`; anything else is a bug. */
  run<J extends JobName>(job: J, input: JobInput<J>, options: JobOptions): Promise<JobOutput<J>>
  /** Ends all threads; running jobs reject as `closed`. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** The file in which a thread starts. */
  readonly start: URL
  /** How much processor time a job may take without a word, in milliseconds. */
  readonly patience?: number
  /** When a thread with nothing to do ends, in milliseconds. */
  readonly idle?: number
}

const PATIENCE = 3000
/** In megabytes: the heap of one thread. */
const MEMORY = 512
/** Two do most of what more would, and leave a small machine usable. */
const MOST_THREADS = 2
/** A machine of two gets one for the background, a larger one leaves two free for the table. */
const MOST_LANES = 4
const LEFT_FREE = 2
/** An idle thread ends after this time, in milliseconds, for it holds the rules of every game in memory; the last one stays. */
const IDLE = 30_000
/** Silence is counted in turns of our own loop: a machine that slept has shown none of them. So many are one patience. */
const TURNS = 30
/** A silent thread that gets no processor, or waits for a disk, has so many times the patience. */
const STARVED = 10

interface Task {
  readonly message: Order
  readonly options: JobOptions
  resolve(output: unknown): void
  reject(error: unknown): void
}

interface Thread {
  readonly worker: Worker
  task: Task | null
  ready: boolean
  /** Turns of the watch without a word from it. */
  silent: number
  /** The processor time it had taken when it was first found silent, in milliseconds; null where the system does not tell. */
  spent: number | null
  idle: NodeJS.Timeout | null
}

function inBackground({ options }: Task): boolean {
  return options.background === true
}

export function poolOf({ start, patience = PATIENCE, idle = IDLE }: PoolOptions): Pool {
  const size = Math.min(MOST_THREADS, availableParallelism())
  const lanes = Math.max(1, Math.min(MOST_LANES, availableParallelism() - LEFT_FREE))
  const threads = new Set<Thread>()
  const waiting: Task[] = []
  let watch: NodeJS.Timeout | null = null

  const begin = (): Thread => {
    const limits = { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: 64 }
    const thread: Thread = {
      worker: new Worker(start, { resourceLimits: limits }),
      task: null,
      ready: false,
      silent: 0,
      spent: null,
      idle: null,
    }
    thread.worker.on('message', (message: FromWorker) => hear(thread, message))
    thread.worker.on('error', (error) => end(thread, endOf(error, thread.ready)))
    thread.worker.on('exit', () => end(thread, new Stopped('closed')))
    threads.add(thread)
    return thread
  }

  const hear = (thread: Thread, message: FromWorker): void => {
    const { task } = thread
    thread.silent = 0
    if (message.kind === 'ready') thread.ready = true
    if (task === null || message.kind === 'ready') return
    if (message.kind === 'tick') {
      task.options.onTick?.(message.done)
      return
    }
    rest(thread)
    if (message.kind === 'done') task.resolve(message.output)
    else task.reject(errorOf(message))
    next()
  }

  const rest = (thread: Thread): void => {
    thread.task = null
    thread.worker.unref()
    thread.idle = setTimeout(() => leave(thread), idle).unref()
  }

  /** By itself: on Windows, threads ended from outside again and again have ended the app (electron issue 47986). */
  const leave = (thread: Thread): void => {
    if (threads.size === 1) return
    threads.delete(thread)
    thread.worker.postMessage({ job: null })
  }

  /** The thread ends, and its job with it, if it has one. */
  const end = (thread: Thread, why: unknown): void => {
    if (!threads.delete(thread)) return
    if (thread.idle !== null) clearTimeout(thread.idle)
    void thread.worker.terminate()
    thread.task?.reject(why)
    next()
  }

  /** Takes the next task out of the queue for which there is room. */
  const due = (): Task | undefined => {
    const running = [...threads].flatMap(({ task }) => task ?? [])
    const behind = running.filter(inBackground).length
    const at = waiting.findIndex((task) => (inBackground(task) ? behind < lanes : running.length - behind < size))
    return at < 0 ? undefined : waiting.splice(at, 1)[0]
  }

  const next = (): void => {
    for (let task = due(); task !== undefined; task = due()) give([...threads].find((one) => one.task === null) ?? begin(), task)
    if (watch !== null && [...threads].every(({ task }) => task === null)) {
      clearInterval(watch)
      watch = null
    }
  }

  const give = (thread: Thread, task: Task): void => {
    if (thread.idle !== null) clearTimeout(thread.idle)
    thread.task = task
    thread.silent = 0
    thread.worker.ref()
    thread.worker.postMessage(task.message, task.options.transfer ?? [])
    watch ??= setInterval(() => {
      for (const each of threads) void look(each)
    }, patience / TURNS)
  }

  /** A thread that is still loading is not silent: on a busy machine that takes its time. */
  const look = async (thread: Thread): Promise<void> => {
    if (thread.task === null || !thread.ready) return
    thread.silent += 1
    const turn = thread.silent
    const allowed = thread.task.options.patience ?? patience
    if (turn > (TURNS * STARVED * allowed) / patience) return end(thread, new Stopped('stuck'))
    const spent = await processorTime(thread.worker)
    if (thread.silent !== turn) return
    if (turn === 1) thread.spent = spent
    const computed = spent === null || thread.spent === null ? null : spent - thread.spent
    if (computed === null ? turn > (TURNS * allowed) / patience : computed > allowed) end(thread, new Stopped('stuck'))
  }

  return {
    size,
    lanes,
    run(job, input, options) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const task: Task = { message: { job, input }, options, resolve, reject }
      const stop = () => {
        const at = waiting.indexOf(task)
        if (at >= 0) waiting.splice(at, 1)
        const thread = [...threads].find((one) => one.task === task)
        if (thread !== undefined) end(thread, options.signal.reason)
        reject(options.signal.reason)
      }
      if (options.signal.aborted) return Promise.reject(options.signal.reason)
      options.signal.addEventListener('abort', stop, { once: true })
      waiting.push(task)
      next()
      return promise.finally(() => options.signal.removeEventListener('abort', stop)) as Promise<JobOutput<typeof job>>
    },
    async close() {
      for (const task of waiting.splice(0)) task.reject(new Stopped('closed'))
      const all = [...threads]
      for (const thread of all) end(thread, new Stopped('closed'))
      await Promise.all(all.map(({ worker }) => worker.terminate()))
    },
  }
}

/** In milliseconds; null where Node is too old to tell, or the thread has ended. */
async function processorTime(worker: Worker): Promise<number | null> {
  const usage = await worker.cpuUsage?.().catch(() => null)
  return usage ? (usage.user + usage.system) / 1000 : null
}

/** What the end of a thread means for its job. One cannot start, nor load what it needs, where the system opens no more files. */
function endOf(error: unknown, ready: boolean): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'ERR_WORKER_OUT_OF_MEMORY') return new Stopped('memory')
  const cannotStart = !ready && /EMFILE|ENFILE|too many open files/i.test(String(error))
  return cannotStart ? new CopyTrouble(storageRefusal('busy')) : error
}

function errorOf(message: Extract<FromWorker, { kind: 'trouble' | 'spoilt' | 'failed' }>): unknown {
  switch (message.kind) {
    case 'trouble':
      return ofTheCopy(message.failure) ? new CopyTrouble(message.failure) : new StorageTrouble(message.failure)
    case 'spoilt':
      return new Unreadable(message.what)
    case 'failed':
      return message.error
  }
}

/** Jobs work on copies: only damage has come with what was copied. */
function ofTheCopy({ kind }: StorageRefusal): boolean {
  return kind !== 'damaged' && kind !== 'foreign'
}
