import type { FolderLock } from '../../../db/folder-lock.ts'
import type { CampaignDatabase, OpenOptions } from '../../../db/open.ts'
import type { Result, StorageRefusal } from '../../../db/refusal.ts'

export interface Surroundings {
  now(): string
  report(error: unknown): void
}

/** Opens the campaigns, once their folder has been claimed. */
export type Opener = (options: Pick<OpenOptions, 'at' | 'unforeseen'>) => Result<CampaignDatabase, StorageRefusal>

/** What changes in the storage while the host runs. */
export interface Held extends Surroundings {
  readonly file: string | null
  readonly open: Opener
  /** The claim to the folder; null where another host has it, or there is no folder. */
  lock: FolderLock | null
  current: Result<CampaignDatabase, StorageRefusal>
  /** How many rows had been changed when the newest backup was made, or when the file was opened. */
  saved: number
  /** The backup being made while play goes on. */
  running: Promise<void> | null
  /** A backup is being restored. */
  restoring: boolean
  /** The host has ended: nothing is opened any more. */
  closed: boolean
  /** Why the last backup could not be made, in a sentence; null once one has been. */
  unmade: string | null
  /** Told when a backup has been made or has failed, and when the campaigns turn out damaged. */
  watcher: () => void
}

/** No backup holds what is in the file. */
export const UNSAVED = -1

/** How many rows this connection has changed. */
export function changesOf(current: Held['current']): number {
  return current.kind === 'refused' ? 0 : Number(current.value.statement('SELECT total_changes()').pluck().get())
}
