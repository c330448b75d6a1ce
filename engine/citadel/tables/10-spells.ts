import { idsOf } from './table.ts'

/** The types of table 10.9. A special spell is cast as a combat or a non-combat spell (10.8). */
export type SpellKind = 'combat' | 'non-combat' | 'negotiation' | 'bribery' | 'special'

export interface Spell {
  readonly name: string
  /** The abbreviation of the printed summary. */
  readonly code: string
  /** Wound Points spent with each casting. */
  readonly cost: number
  readonly kind: SpellKind
  /** When it may be cast: the kind, or for a special spell what 10.8 calls it. */
  readonly castAs: Exclude<SpellKind, 'special'>
}

/** 10.9, in printed order. */
const SUMMARY = {
  charm: { name: 'Charm', code: 'Cm', cost: 3, kind: 'combat', castAs: 'combat' },
  blast: { name: 'Blast', code: 'Bl', cost: 1, kind: 'combat', castAs: 'combat' },
  explosion: { name: 'Explosion', code: 'Ex', cost: 1, kind: 'combat', castAs: 'combat' },
  lightning: { name: 'Lightning', code: 'Lt', cost: 2, kind: 'combat', castAs: 'combat' },
  sleep: { name: 'Sleep', code: 'Sl', cost: 2, kind: 'combat', castAs: 'combat' },
  redemption: { name: 'Redemption', code: 'Rd', cost: 3, kind: 'combat', castAs: 'combat' },
  'magic-shield': { name: 'Magic Shield', code: 'MS', cost: 2, kind: 'combat', castAs: 'combat' },
  hesitate: { name: 'Hesitate', code: 'Hs', cost: 2, kind: 'combat', castAs: 'combat' },
  'cease-fire': { name: 'Cease Fire', code: 'CF', cost: 3, kind: 'combat', castAs: 'combat' },
  'mental-attack': { name: 'Mental Attack', code: 'MA', cost: 4, kind: 'combat', castAs: 'combat' },
  lock: { name: 'Lock', code: 'Lk', cost: 1, kind: 'non-combat', castAs: 'non-combat' },
  'mage-armor': { name: 'Mage Armor', code: 'Mr', cost: 1, kind: 'non-combat', castAs: 'non-combat' },
  'neutralize-poison': { name: 'Neutralize Poison', code: 'NP', cost: 1, kind: 'non-combat', castAs: 'non-combat' },
  'stone-flesh': { name: 'Stone-Flesh', code: 'SF', cost: 3, kind: 'non-combat', castAs: 'non-combat' },
  strength: { name: 'Strength', code: 'St', cost: 1, kind: 'non-combat', castAs: 'non-combat' },
  heal: { name: 'Heal', code: 'He', cost: 1, kind: 'non-combat', castAs: 'non-combat' },
  rejuvenate: { name: 'Rejuvenate', code: 'Rj', cost: 2, kind: 'non-combat', castAs: 'non-combat' },
  teleport: { name: 'Teleport', code: 'Tl', cost: 3, kind: 'non-combat', castAs: 'non-combat' },
  thief: { name: 'Thief', code: 'Tf', cost: 1, kind: 'non-combat', castAs: 'non-combat' },
  oratory: { name: 'Oratory', code: 'Or', cost: 1, kind: 'negotiation', castAs: 'negotiation' },
  cow: { name: 'Cow', code: 'Cw', cost: 2, kind: 'negotiation', castAs: 'negotiation' },
  daunt: { name: 'Daunt', code: 'Dn', cost: 3, kind: 'negotiation', castAs: 'negotiation' },
  sway: { name: 'Sway', code: 'Sw', cost: 1, kind: 'bribery', castAs: 'bribery' },
  cajole: { name: 'Cajole', code: 'Cj', cost: 2, kind: 'bribery', castAs: 'bribery' },
  'wrath-of-god': { name: 'Wrath of God', code: 'WG', cost: 3, kind: 'special', castAs: 'combat' },
  resurrect: { name: 'Resurrect', code: 'Rs', cost: 5, kind: 'special', castAs: 'non-combat' },
} as const satisfies Record<string, Spell>

export type SpellId = keyof typeof SUMMARY

/** Spell Summary (10.9). */
export const SPELLS: Readonly<Record<SpellId, Spell>> = SUMMARY

export const SPELL_IDS: readonly SpellId[] = idsOf(SUMMARY)

/** The spells an initiate may know at the start: all but the special ones (10.8). */
export const ORDINARY_SPELL_IDS: readonly SpellId[] = SPELL_IDS.filter((id) => SPELLS[id].kind !== 'special')

/** Whether a name given from outside is a spell's id. */
export function isSpellId(id: string): id is SpellId {
  return Object.hasOwn(SUMMARY, id)
}
