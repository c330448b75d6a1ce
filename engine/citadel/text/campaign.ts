import type { CampaignWords } from '../../kernel/campaign-types.ts'
import { FATE_NAMES } from '../open/names.ts'

// The words for a campaign of Citadel and the fates of its characters.

export const CAMPAIGN_WORDS: CampaignWords = {
  raid: { one: 'raid', many: 'raids' },
  status: { living: 'living', dead: 'fallen', lost: 'lost in the Citadel', retired: 'retired' },
  home: 'ready',
  away: 'on a raid',
  unavailable: {
    dead: 'has fallen',
    lost: 'is lost until the Hellgate is destroyed', // 16.0
    retired: 'has retired and must be called back first',
  },
  fate: FATE_NAMES,
}

/** 17.5: half a year passes with each exit. */
export function ageWords(exits: number): string {
  if (exits === 0) return 'no exits yet'
  const years = exits / 2
  return `${exits} ${exits === 1 ? 'exit' : 'exits'}, ${years === 0.5 ? 'half a year' : years === 1 ? '1 year' : `${years} years`}`
}
