import type { CampaignWords, UnitWords } from '../../kernel/campaign-types.ts'

// What a stable is called, and what becomes of its gladiators (44.1).

export const UNIT_NAMES = {
  experience: { title: 'Experience', one: 'point of experience', many: 'points of experience' },
  ability: { title: 'Attributes', one: 'point', many: 'points' },
  item: { title: 'Death Swords', one: 'Death Sword', many: 'Death Swords' },
  exit: { title: 'Survived', one: 'fight', many: 'fights' },
} as const satisfies Readonly<Record<string, UnitWords>>

export const CAMPAIGN_WORDS: CampaignWords = {
  raid: { one: 'fight', many: 'fights' },
  status: { living: 'living', dead: 'bones', lost: 'lost', retired: 'retired' },
  home: 'in the stable',
  away: 'in the arena',
  unavailable: {
    dead: 'is nothing but bones',
    lost: 'is lost',
    retired: 'has retired and must be called back first',
  },
  fate: {
    inside: 'in the arena',
    'came-out': 'left the arena alive',
    fallen: 'fell',
    lost: 'stayed bones',
    abandoned: 'broke out',
  },
}
