import type { StorageRefusal } from '../../../db/refusal.ts'
import type { JobName } from './jobs.ts'

/** One job for a worker thread; it gets the next when it has answered. */
export interface Order {
  readonly job: JobName
  readonly input: unknown
}

export type ToWorker =
  | Order
  /** There is no more to do: the thread ends by itself. */
  | { readonly job: null }

export type FromWorker =
  /** It has loaded, and waits for its first job. */
  | { readonly kind: 'ready' }
  /** The job goes on: so much of it is done, in its own measure. */
  | { readonly kind: 'tick'; readonly done: number }
  | { readonly kind: 'done'; readonly output: unknown }
  /** The disk has failed it, or what it has read is damaged. */
  | { readonly kind: 'trouble'; readonly failure: StorageRefusal }
  /** What it has read is damaged: an error loses its class on the way. */
  | { readonly kind: 'spoilt'; readonly what: string }
  /** A bug. */
  | { readonly kind: 'failed'; readonly error: unknown }
