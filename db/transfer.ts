import { campaignKey } from './campaigns.ts'
import { insertCharacter, type NewCharacter, settle, slugTaken } from './characters.ts'
import { type LedgerLine, post } from './ledger.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { conflict, notFound, write } from './write.ts'

// What comes into the campaigns from outside, and what goes out as a whole.

/** Enters characters who had a life elsewhere, all or none. Refuses `not-found`, and `conflict` when a slug is taken. */
export function enterCharacters(
  db: CampaignDatabase,
  campaign: string,
  newcomers: readonly { readonly character: NewCharacter; readonly lines: readonly Omit<LedgerLine, 'character'>[] }[],
  at: string,
): Result<null> {
  return write(db, () => {
    const key = campaignKey(db, campaign)
    if (key === null) return refused(notFound('campaign'))
    for (const { character, lines } of newcomers) {
      const { slug, name } = character
      if (slugTaken(db, key, slug)) return refused(conflict(`There is already a ${name} in this campaign.`, 'name-taken'))
      const entered = insertCharacter(db, key, character, at, null)
      post(
        db,
        { campaign: key, session: null, input: null, at },
        lines.map((line) => ({ ...line, character: slug })),
      )
      settle(db, entered)
    }
    return done(null)
  })
}
