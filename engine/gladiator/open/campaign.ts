import type { CampaignWords, UnitWords } from '../../kernel/campaign-types.ts'

// What a stable is called, who joins it, and what becomes of its gladiators (44.1).

/** How one joins it, in the order in which it is offered. */
export const KINDS = {
  gladiator: { id: 'gladiator', label: 'gladiator' },
  hero: { id: 'hero', label: 'ready fighter' },
} as const

/** 24.1, G-67: people of a side. */
export const MOST_PEOPLE = 10
export const LONGEST_NAME = 24
/** A stable may fight on both sides. */
export const MOST_IN_PARTY = 2 * MOST_PEOPLE

export const UNIT_NAMES = {
  experience: { title: 'Experience', short: 'Exp.', one: 'point of experience', many: 'points of experience' },
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
