import type { CampaignDatabase } from '../../db/open.ts'
import type { Playable } from '../../engine/kernel/playable.ts'
import type { Tell } from './frame.ts'

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
}
