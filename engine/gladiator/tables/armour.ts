import { named } from '../open/names.ts'
import type { Fist, Helmet, ShieldWorn, Suit } from './table-types.ts'

/** What a shield in hand costs in agility, and what it takes off a blow (7.1). */
export const SHIELDS = {
  buckler: { sh: 10, ag: 0, armour: 1 },
  shield: { sh: 11, ag: -1, armour: 2 },
  'spike-shield': { sh: 12, ag: -1, armour: 2 },
  'large-shield': { sh: 13, ag: -1, armour: 3 },
  'war-shield': { sh: 14, ag: -1, armour: 3 },
} as const satisfies Readonly<Record<string, ShieldWorn>>

/** Body suits (7.1); `mp` is what a human moves in it, null without effect. */
export const SUITS = named({
  clothes: { mp: null, sh: null, ag: 0, armour: 0 },
  'leather-tunic': { mp: null, sh: null, ag: -1, armour: 1 },
  leather: { mp: 8, sh: null, ag: -2, armour: 2 },
  'chain-mail': { mp: 8, sh: null, ag: -3, armour: 3 },
  'splint-mail': { mp: 8, sh: null, ag: -4, armour: 4 },
  'plate-mail': { mp: 6, sh: null, ag: -6, armour: 6 },
  'full-plate': { mp: 6, sh: 14, ag: -9, armour: 8 },
  'heavy-plate': { mp: 4, sh: 16, ag: -14, armour: 12 },
}) satisfies Readonly<Record<string, Suit>>

/** Helmets (7.1, G-41): worn with any suit. */
export const HELMETS = named({
  helmet: { sh: null, ag: -1, armour: 1 },
  'war-helmet': { sh: 18, ag: -2, armour: 2 },
  'heavy-helmet': { sh: 20, ag: -3, armour: 3 },
}) satisfies Readonly<Record<string, Helmet>>

/** What passes a shield (5.8, 7.1). */
export const SHIELDS_IGNORED_BY = ['giant-scorpion sting', 'flail', 'morning-star'] as const

/** Fists by normal strength (39.2), and whether fist or dagger is the better in hand combat. */
export const FISTS: readonly Fist[] = [
  { sh: [null, 11], damage: '1D6-4', use: 'dagger' },
  { sh: [12, 12], damage: '1D6-3', use: 'dagger' },
  { sh: [13, 13], damage: '1D6-2', use: 'dagger' },
  { sh: [14, 14], damage: '1D6-1', use: 'either' },
  { sh: [15, 15], damage: '1D6', use: 'fist' },
  { sh: [16, 16], damage: '1D6+1', use: 'fist' },
  { sh: [17, null], damage: '1D6+2', use: 'fist' },
]
