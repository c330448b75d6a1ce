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
  /** A unique id for a new campaign, character or session. */
  newId(): string
  readonly version: string
  readonly platform: string
  /** The folder of the page, built or among the sources: records in HTML have its fonts and faces. */
  readonly page: string
  /**
   * Makes a backup before something is destroyed, and returns its id; null for campaigns in memory. If it is refused, by a full
   * disk say, nothing may be destroyed.
   */
  backUp(reason: BackupReason): Result<string | null>
  /** Makes one in the background, a little at a time, after the reply. Does nothing where nothing has changed. */
  backUpSoon(reason: BackupReason): void
  /** Packs the oldest inputs of an open session, after the reply. */
  packSoon(session: string): void
  /** Writes the log into the file, after the reply. */
  checkpointSoon(): void
  /** Prints to a PDF; missing where the shell cannot. Other calls go on meanwhile, among them those of a printed place. */
  readonly printPdf?: (what: Printable) => Promise<Uint8Array>
}

/** A place of the page (`#/print/character/...`), or a page of its own, whole. */
export type Printable = { readonly place: string } | { readonly page: string }
