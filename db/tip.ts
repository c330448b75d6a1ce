import type { Account } from './ledger.ts'
import type { CampaignDatabase } from './open.ts'
import type { SessionStatus } from './schema.ts'

/** Where a session stands. */
export interface Head {
  readonly key: number
  readonly campaign: number | null
  readonly status: SessionStatus
  /** How many inputs can be played again. */
  readonly redo: number
  readonly revision: number
  readonly inputs: number
  readonly events: number
}

/** What a choice left behind, so that the next one of its session looks nothing up. */
export interface Tip {
  readonly session: string
  readonly head: Head
  readonly accounts: Map<string, Account>
}

const tips = new WeakMap<CampaignDatabase, Tip>()

/**
 * Keeps the tip of the newest choice until the next write. It cannot be wrong: the lock is exclusive, there
 * is one connection, and every `write` begins by forgetting it.
 */
export function remember(db: CampaignDatabase, tip: Tip): void {
  tips.set(db, tip)
}

export function forget(db: CampaignDatabase): void {
  tips.delete(db)
}

/** The tip, if the newest write was a choice of that session. */
export function recall(db: CampaignDatabase, session: string): Tip | null {
  const tip = tips.get(db)
  return tip?.session === session ? tip : null
}
