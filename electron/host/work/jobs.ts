import { checkBooks, checkRaids } from '../campaign/checks.ts'

/** Everything that worker threads do, by name: each gets its input and its room, and its result goes back to the host. */
export const JOBS = {
  'check-books': checkBooks,
  'check-raids': checkRaids,
} as const

export type JobName = keyof typeof JOBS
export type JobInput<J extends JobName> = Parameters<(typeof JOBS)[J]>[0]
export type JobOutput<J extends JobName> = Awaited<ReturnType<(typeof JOBS)[J]>>
