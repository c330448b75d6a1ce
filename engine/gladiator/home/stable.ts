import type { CampaignRules } from '../../kernel/campaign.ts'
import { brokenOut } from '../chapters/11-homecoming.ts'
import { CAMPAIGN_WORDS, KINDS, MOST_IN_PARTY, UNIT_NAMES } from '../open/campaign.ts'
import { faceOf, PORTRAITS } from '../open/faces.ts'
import { atHome } from '../sheet.ts'
import type { ArenaState } from '../state.ts'
import { careerSections } from '../text/career.ts'
import { causeName } from '../text/fell.ts'
import { entrySentence } from '../text/ledger.ts'
import { recordSections } from '../text/record.ts'
import { audit, recordOf, recordOfSheet, settleIn } from './audit.ts'
import { beginning } from './beginning.ts'
import { equip } from './equipment.ts'
import { homecoming } from './going-home.ts'
import { SHEET_SCHEMA } from './sheet-schema.ts'
import { recruit } from './wish.ts'

/** A stable: gladiators who fight, learn, die and come back from their bones (11.1 to 11.3, 23.6, 44.1). Nothing is bought in it. */
export const stable = {
  kinds: Object.values(KINDS),
  mostInParty: MOST_IN_PARTY,
  units: UNIT_NAMES,
  words: CAMPAIGN_WORDS,
  cases: { imported: '25.1', abandoned: '44.1' },
  portraits: Object.keys(PORTRAITS),
  face: (who) => faceOf(who) ?? 'g-light-helm',
  sheetSchema: SHEET_SCHEMA,

  party: ({ party }) => party.map(recordOf),
  homecoming,
  givenUp: (_, before) => brokenOut(before),

  beginning,
  // 2.1: of a fight between two sides of one stable either end is a victory.
  isVictory: ({ standings = [] }) => standings.some(({ winner }) => winner === true),
  freesTheLost: () => false, // nobody is ever lost
  keepsLegacy: () => false,
  ownOptions: ['teams', 'sides', 'balance'], // G-66, G-131: the opponents of a fight, and who stands where
  mayBring: (status) => status === 'living' || status === 'dead', // 23.6: bones may be brought

  recruit,
  readSheet: recordOfSheet,
  settleIn,
  audit,
  entry: entrySentence,
  record: (sheet, origin) => recordSections(atHome(sheet), origin === null ? null : atHome(origin)),
  career: careerSections,
  cause: causeName,
  equip: (sheet, wish) => equip(atHome(sheet), wish),
} satisfies CampaignRules<ArenaState>
