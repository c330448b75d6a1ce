import { CHARACTER_STATUSES, UNITS } from '../engine/kernel/campaign-types.ts'
import { SESSION_STATUSES } from '../engine/kernel/types.ts'
import { spoiltCampaigns } from './campaigns.ts'
import { NUMBERED } from './numbering.ts'
import type { CampaignDatabase } from './open.ts'

// Damaged rows in a file that is otherwise whole. Every list passes them over; here they are named.

interface Named {
  readonly id: string
  readonly name: string
}

/** Whose campaign it is in. */
interface InCampaign {
  readonly campaign: string | null
  readonly campaignName: string | null
}

export interface UnreadableRows {
  readonly campaigns: readonly Named[]
  readonly characters: readonly (Named & InCampaign)[]
  /** Whose ledger has an entry that cannot be read. */
  readonly ledgers: readonly (Named & InCampaign)[]
  /** With the number of the game in its campaign; null outside of one. */
  readonly sessions: readonly (Pick<Named, 'id'> & InCampaign & { readonly game: string; readonly raid: number | null })[]
  readonly templates: readonly (Named & { readonly game: string })[]
}

const listed = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
const isObject = (column: string) => `iif(json_valid(${column}), json_type(${column}) = 'object', 0)`

/** What the lists of campaigns, characters, sessions and templates and the ledgers leave out: five queries. */
export function unreadableRows(db: CampaignDatabase): UnreadableRows {
  return {
    campaigns: spoiltCampaigns(db),
    characters: db
      .statement<UnreadableRows['characters'][number]>(`
        SELECT c.id, c.name, m.id AS campaign, m.name AS campaignName FROM characters AS c JOIN campaigns AS m ON m.key = c.campaign
        WHERE c.status NOT IN (${listed(CHARACTER_STATUSES)}) OR NOT ${isObject('c.sheet')} OR NOT ${isObject("coalesce(c.origin, '{}')")}
        ORDER BY c.key`)
      .all(),
    ledgers: db
      .statement<UnreadableRows['ledgers'][number]>(`
        SELECT DISTINCT c.id, c.name, m.id AS campaign, m.name AS campaignName
        FROM ledger AS l JOIN characters AS c ON c.key = l.character JOIN campaigns AS m ON m.key = c.campaign
        WHERE l.unit NOT IN (${listed(UNITS)}) ORDER BY c.key`)
      .all(),
    sessions: db
      .statement<UnreadableRows['sessions'][number]>(`
        SELECT s.id, s.game, m.id AS campaign, m.name AS campaignName, n.raid
        FROM sessions AS s LEFT JOIN campaigns AS m ON m.key = s.campaign LEFT JOIN (${NUMBERED}) AS n ON n.key = s.key
        WHERE s.status NOT IN (${listed(SESSION_STATUSES)}) ORDER BY s.key`)
      .all(),
    templates: db
      .statement<UnreadableRows['templates'][number]>(`SELECT id, name, game FROM templates WHERE NOT ${isObject('sheet')} ORDER BY name`)
      .all(),
  }
}
