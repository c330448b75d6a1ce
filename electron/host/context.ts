import type { BackupReason } from '../../db/backup.ts'
import type { CampaignDatabase } from '../../db/open.ts'
import type { Result } from '../../db/refusal.ts'
import type { Playable } from '../../engine/kernel/playable.ts'
import type { Tell } from './dispatcher.ts'

/** What the handlers work with. */
export interface Context {
  readonly db: CampaignDatabase
  readonly games: readonly Playable[]
  readonly tell: Tell
  /** ISO time. The host has a clock, the rules have none. */
  now(): string
  /** A name for a new campaign, character or session that no other has. */
  newId(): string
  readonly version: string
  readonly platform: string
  /**
   * Makes a backup before something is destroyed, and gives its id; null for campaigns in memory. Refused, as by a full disk,
   * what was to be done must not be done.
   */
  backUp(reason: BackupReason): Result<string | null>
  /** Makes one beside the play, a little at a time, after the reply: nobody waits for it. Nothing where nothing has changed. */
  backUpSoon(reason: BackupReason): void
  /**
   * Prints the page's own place (`#/print/character/...`) to a PDF; where it is missing nobody here can. Other calls go on
   * meanwhile, those of the printed page among them.
   */
  readonly printPdf?: (place: string) => Promise<Uint8Array>
}
