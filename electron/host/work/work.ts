import { setImmediate as breath } from 'node:timers/promises'
import type { Transferable } from 'node:worker_threads'
import { CopyTrouble } from '../../../db/copy.ts'
import type { CampaignDatabase } from '../../../db/open.ts'
import { conflict, isRefusal, refusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import type { Inside, Outside, Tell } from '../dispatcher.ts'
import type { JobInput, JobName, JobOutput } from './jobs.ts'
import { type Pool, Stopped, type StopReason, StorageTrouble } from './pool.ts'

// Long work: it goes on while the host answers other calls, reports its progress, and can be stopped. The caller names it,
// so that its progress can be told from other work's and it can be stopped before it has answered.

export interface Work {
  /**
   * Does long work outside the host's turn and comes back in turn with its result. Refuses where it was stopped, or where it took
   * too much time or memory.
   * @param id the caller's name for it; without one its progress is not told
   */
  during<T>(id: string | undefined, task: (going: Going) => Promise<T>): Promise<T | Refusal>
  /** Begins long work that nobody waits for: it goes on after the reply, outside the host's turn. Refuses as `during`. */
  begin<T>(id: string, task: (going: Going) => Promise<T>): Promise<Refusal | null>
  /**
   * Does long work of the host itself a little at a time, in its turn, and lets others have theirs in between. Refuses where it
   * was stopped, and says that the steps done until then stay done.
   * @param step does a little; more is to come until it says `done` or refuses
   */
  inSlices(id: string | undefined, step: (going: Pick<Going, 'progress'>) => 'more' | 'done' | Refusal): Promise<Refusal | null>
  /** Lets others have their turn, in the middle of a call. Refuses where the campaigns were closed or replaced meanwhile. */
  pause(): Promise<Refusal | null>
  /** Stops the work of that name; false where there is none. */
  cancel(id: string): boolean
  close(): Promise<void>
}

/** Work under way. */
export interface Going {
  /** How many jobs run side by side. */
  readonly threads: number
  /** How many of them run side by side in the background. */
  readonly lanes: number
  /** Has a worker thread do it. Rejects with `Stopped`; damage and trouble with a copy are exceptions too. */
  run<J extends JobName>(job: J, input: JobInput<J>, options?: RunOptions): Promise<JobOutput<J>>
  /** Tells how far the whole has come. */
  progress(done: number, total: number): void
  /** Lets others have their turn; rejects once the work is to stop. */
  pause(): Promise<void>
  /** Does a little in the host's turn, such as keeping what has been found so far; rejects once the work is to stop. */
  inTurn<T>(task: () => T): Promise<T>
}

interface RunOptions {
  readonly onTick?: (done: number) => void
  readonly transfer?: readonly Transferable[]
  readonly patience?: number
  readonly background?: boolean
}

interface Surroundings {
  readonly tell: Tell
  readonly outside: Outside
  readonly inside: Inside
  readonly pool: Pool
}

/** How long the host works on one thing before others get a turn, in milliseconds. */
const SLICE = 10

/** How often progress is told, in milliseconds. */
const TOLD_EVERY = 100

/** The one way to do long work: see docs/host.md, "Long work". */
export function workOf({ tell, outside, inside, pool }: Surroundings): Work {
  const named = new Map<string, AbortController>()
  const all = new Set<AbortController>()

  const goingOf = (id: string | undefined, signal: AbortSignal): Going => {
    let told = 0
    return {
      threads: pool.size,
      lanes: pool.lanes,
      run: (job, input, options = {}) => pool.run(job, input, { ...options, signal }),
      progress(done, total) {
        const now = performance.now()
        if (id === undefined || signal.aborted || (done < total && now - told < TOLD_EVERY)) return
        told = now
        tell('work.progress', { work: id, done, total })
      },
      async pause() {
        await breath()
        signal.throwIfAborted()
      },
      inTurn: (task) =>
        inside(async () => {
          signal.throwIfAborted()
          return task()
        }),
    }
  }

  /** Under the caller's name, until it is done or stopped; `why` says what that means. */
  const known = async <T>(id: string | undefined, why: typeof STOPPED, task: (going: Going) => Promise<T>): Promise<T | Refusal> => {
    if (id !== undefined && named.has(id)) return SAME_NAME
    const control = new AbortController()
    all.add(control)
    if (id !== undefined) named.set(id, control)
    try {
      return await task(goingOf(id, control.signal))
    } catch (error) {
      if (error instanceof Stopped) return why[error.why]
      if (error instanceof StorageTrouble) return error.failure
      if (error instanceof CopyTrouble) return error.refusal
      throw error
    } finally {
      all.delete(control)
      if (id !== undefined) named.delete(id)
    }
  }

  const during: Work['during'] = (id, task) => known(id, STOPPED, (going) => outside(() => task(going)))

  return {
    during,
    async begin(id, task) {
      // In a turn of its own, which it gives up at once.
      const result = await inside(() => during(id, task))
      return isRefusal(result) ? result : null
    },
    inSlices: (id, step) =>
      known(id, MIDWAY, async (going) => {
        for (let began = performance.now(); ; ) {
          const came = step(going)
          if (came !== 'more') return came === 'done' ? null : came
          if (performance.now() - began < SLICE) continue
          await outside(() => going.pause())
          began = performance.now()
        }
      }),
    async pause() {
      await outside(() => breath())
      return null
    },
    cancel(id) {
      const control = named.get(id)
      control?.abort(new Stopped('cancelled'))
      return control !== undefined
    },
    async close() {
      for (const control of all) control.abort(new Stopped('closed'))
      await pool.close()
    },
  }
}

/** The same for work on these campaigns: they may be closed meanwhile, or a backup put in their place. */
export function workOn(db: CampaignDatabase, work: Work): Work {
  const whileOpen = async <T>(running: Promise<T>): Promise<T | Refusal> => {
    try {
      const result = await running
      return db.raw.open ? result : REPLACED
    } catch (error) {
      if (!db.raw.open) return REPLACED
      throw error
    }
  }
  /** Where they have been closed in the meantime, `whileOpen` says so. */
  const open =
    <T>(task: () => T) =>
    () => {
      if (!db.raw.open) throw new Stopped('closed')
      return task()
    }
  return {
    ...work,
    during: (id, task) => whileOpen(work.during(id, (going) => task({ ...going, inTurn: (little) => going.inTurn(open(little)) }))),
    begin: (id, task) => whileOpen(work.begin(id, task)),
    inSlices: (id, step) => whileOpen(work.inSlices(id, step)),
    pause: () => whileOpen(work.pause()),
  }
}

const REPLACED = conflict('The campaigns were closed or replaced in the meantime.', 'replaced')
const SAME_NAME = conflict('Other work of that name is going on.', 'work')

const STOPPED: Readonly<Record<StopReason, Refusal>> = {
  cancelled: conflict('It was stopped before it was done, and nothing has changed.', 'cancelled'),
  closed: refusal('closed', 'Citadel is closing.'),
  memory: conflict('It needs more memory than it may have, so it was stopped. Nothing has changed.', 'too-large'),
  stuck: conflict('It does not come to an end, so it was stopped. Nothing has changed.', 'stuck'),
}

/** The same for work of many steps, each of which is kept as soon as it is done. */
const MIDWAY: typeof STOPPED = {
  ...STOPPED,
  cancelled: conflict('It was stopped before it was done. Everything done until then is kept.', 'cancelled'),
}
