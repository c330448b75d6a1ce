import type { SessionStatus } from '../engine/kernel/types.ts'
import type { Account } from './ledger.ts'
import type { CampaignDatabase } from './open.ts'

/** Where a session stands. */
export interface Head {
  readonly key: number
  readonly campaign: number | null
  readonly status: SessionStatus
  /** How many inputs can be redone. */
  readonly redo: number
  readonly revision: number
  readonly inputs: number
  readonly events: number
}

/** What a choice left behind, so that the next one of its session looks nothing up. */
export interface CachedHead {
  readonly session: string
  readonly head: Head
  readonly accounts: Map<string, Account>
}

const heads = new WeakMap<CampaignDatabase, CachedHead>()

/**
 * Caches the newest choice's head until the next write. It cannot be wrong: the lock is exclusive, there is one connection,
 * and every `write` begins by dropping it.
 */
export function remember(db: CampaignDatabase, cached: CachedHead): void {
  heads.set(db, cached)
}

/** What every write begins with: nothing is remembered of the last choice. */
export function forget(db: CampaignDatabase): void {
  heads.delete(db)
}

/** The cached head, if the newest write was a choice of that session. */
export function recall(db: CampaignDatabase, session: string): CachedHead | null {
  const cached = heads.get(db)
  return cached?.session === session ? cached : null
}
