import { openCopy } from '../../../db/copy.ts'
import { closeDatabase } from '../../../db/open.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import type { Context } from '../context.ts'

/** What a job finds in its worker thread. */
export interface Room {
  readonly games: readonly Playable[]
  /** Says that the job goes on, and how much of it is done in its own measure. A job that says nothing for too long is stopped. */
  tick(done: number): void
}

/** What can be read without the rest of the host. */
export type ReadContext = Pick<Context, 'db' | 'games' | 'now'>

/** Reads a copy of campaigns as the host reads its own, and closes it. Nothing can be written there. */
export function reading<T>(file: string, games: readonly Playable[], read: (context: ReadContext) => T): T {
  const db = openCopy(file)
  try {
    return read({ db, games, now: () => new Date().toISOString() })
  } finally {
    closeDatabase(db)
  }
}
