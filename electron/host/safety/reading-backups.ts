import { type Examined, examineBackup } from '../../../db/examine.ts'
import { failureOf, type Result } from '../../../db/refusal.ts'
import { makeReady } from '../../../db/restore.ts'
import type { Room } from '../work/room.ts'

// Jobs of worker threads that read a backup as a whole. It lies beside the campaigns, whose own file they never open.

export interface OneBackup {
  /** The file of the campaigns. */
  readonly file: string
  readonly id: string
}

/** What a backup holds. One that cannot be read says nothing about the campaigns themselves. */
export function readBackup({ file, id }: OneBackup): Examined {
  try {
    return examineBackup(file, id)
  } catch (error) {
    return { problems: [`It cannot be read now. ${failureOf(error).message}`], campaigns: [] }
  }
}

/** Makes a backup ready to be put in the place of the campaigns. A tick tells the share that is done. */
export function readyBackup({ file, id }: OneBackup, { tick }: Room): Result<null> {
  return makeReady(file, id, tick)
}
