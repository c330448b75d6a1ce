import { asc, eq } from 'drizzle-orm'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { campaigns, type UndoMode } from './schema.ts'
import { notFound, write } from './write.ts'

export interface Campaign {
  readonly id: string
  readonly name: string
  readonly game: string
  readonly variants: readonly string[]
  readonly undo: UndoMode
  /** ISO time. */
  readonly createdAt: string
}

const columns = {
  id: campaigns.id,
  name: campaigns.name,
  game: campaigns.game,
  variants: campaigns.variants,
  undo: campaigns.undo,
  createdAt: campaigns.createdAt,
}

/** Enters a new campaign; its id must be new. */
export function createCampaign(db: CampaignDatabase, campaign: Campaign): Result<Campaign> {
  return write(db, () => {
    db.orm.insert(campaigns).values(campaign).run()
    return done(campaign)
  })
}

/** Every campaign, in the order of their making. */
export function listCampaigns(db: CampaignDatabase): readonly Campaign[] {
  return db.orm.select(columns).from(campaigns).orderBy(asc(campaigns.key)).all()
}

export function getCampaign(db: CampaignDatabase, id: string): Campaign | null {
  return db.orm.select(columns).from(campaigns).where(eq(campaigns.id, id)).get() ?? null
}

/** Refuses `not-found`. */
export function renameCampaign(db: CampaignDatabase, id: string, name: string): Result<Campaign> {
  return write(db, () => {
    const renamed = db.orm.update(campaigns).set({ name }).where(eq(campaigns.id, id)).returning(columns).get()
    return renamed === undefined ? refused(notFound('campaign')) : done(renamed)
  })
}

/** The number rows refer to a campaign by; null where there is none of that id. */
export function campaignKey(db: CampaignDatabase, id: string): number | null {
  return db.orm.select({ key: campaigns.key }).from(campaigns).where(eq(campaigns.id, id)).get()?.key ?? null
}
