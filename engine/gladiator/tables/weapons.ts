import { named } from '../open/names.ts'
import type { BowKind, Weapon } from './table-types.ts'

type Nameless = Omit<Weapon, 'name'>

const PLAIN = { pole: null, slash: false, bow: null, throw: false, hammerAxe: false, hands: 1, noShield: false } as const

function shield(sh: number, damage: string): Nameless {
  return { ...PLAIN, kind: 'shield', sh, damage }
}

/** Every bow takes two hands. */
function bow(sh: number, bow: BowKind, damage: string): Nameless {
  return { ...PLAIN, kind: 'bow', sh, bow, hands: 2, damage }
}

function hand(sh: number, damage: string, more: Partial<Omit<Nameless, 'kind'>> = {}): Nameless {
  return { ...PLAIN, kind: 'hand', sh, damage, ...more }
}

/** The fifty weapons and shields (4.1), each with the least strength that carries it (5.1). */
export const WEAPONS = named({
  buckler: shield(10, '1D6-3'),
  shield: shield(11, '1D6-2'),
  'spike-shield': shield(12, '1D6'),
  'large-shield': shield(13, '1D6-1'),
  'war-shield': shield(14, '1D6+1'),
  'small-bow': bow(8, 'B', '1D6-2'),
  'horse-bow': bow(9, 'B', '1D6-1'),
  'short-bow': bow(10, 'B', '1D6'),
  'long-bow': bow(11, 'B', '1D6+1'),
  'war-bow': bow(12, 'B', '1D6+2'),
  'horn-bow': bow(14, 'B', '1D6+3'),
  'steel-bow': bow(15, 'B', '1D6+4'),
  crossbow: bow(11, 'B1', '2D6'),
  'heavy-crossbow': bow(13, 'B2', '3D6'),
  'giant-bow': bow(18, 'B', '2D6+2'),
  'giant-crossbow': bow(18, 'B1', '4D6'),
  hammer: hand(9, '1D6+1', { throw: true, hammerAxe: true }),
  axe: hand(10, '1D6+2', { throw: true, hammerAxe: true }),
  'war-hammer': hand(11, '1D6+3', { throw: true, hammerAxe: true }),
  'war-axe': hand(12, '1D6+4', { throw: true, hammerAxe: true }),
  'battle-hammer': hand(13, '2D6+1', { throw: true, hammerAxe: true }),
  'battle-axe': hand(14, '2D6+2', { slash: true, throw: true, hammerAxe: true }),
  'great-axe': hand(15, '3D6+2', { slash: true, throw: true, hammerAxe: true, hands: 2 }),
  'giant-hammer': hand(18, '2D6+3', { throw: true, hammerAxe: true }),
  'giant-axe': hand(20, '3D6+2', { slash: true, throw: true, hammerAxe: true }),
  dagger: hand(8, '1D6-1', { throw: true }),
  staff: hand(9, '2D6-3'),
  'short-sword': hand(10, '2D6-2'),
  caltrops: hand(11, '1D6-2', { throw: true, terrain: 'caltrops' }),
  mace: hand(11, '2D6-1', { throw: true }),
  broadsword: hand(12, '2D6'),
  flail: hand(12, '2D6', { hands: 2, noShield: true }),
  'morning-star': hand(13, '2D6', { noShield: true }),
  longsword: hand(13, '3D6-2', { slash: true }),
  'war-sword': hand(14, '4D6-1', { slash: true, hands: 2 }),
  'great-sword': hand(15, '4D6', { slash: true, hands: 2 }),
  'giant-saber': hand(18, '4D6-3', { slash: true }),
  'great-cutlass': hand(20, '4D6-1', { slash: true }),
  'great-glaive': hand(22, '4D6+1', { slash: true }),
  javelin: hand(9, '1D6-1', { pole: 'P', throw: true }),
  trident: hand(10, '1D6', { pole: 'P', throw: true }),
  spear: hand(11, '1D6+1', { pole: 'P', throw: true, hands: 2 }),
  'war-spear': hand(12, '1D6+2', { pole: 'P!', hands: 2 }),
  halberd: hand(13, '1D6+3', { pole: 'P!', hands: 2 }),
  bardiche: hand(14, '2D6+1', { pole: 'P!', hands: 2 }),
  pike: hand(15, '2D6+2', { pole: 'P!', hands: 2 }),
  'war-pike': hand(16, '2D6+3', { pole: 'P!', hands: 2 }),
  'giant-spear': hand(18, '3D6+1', { pole: 'P!', hands: 2 }),
  'giant-halberd': hand(20, '3D6+3', { pole: 'P!', hands: 2 }),
  'giant-pike': hand(22, '4D6+1', { pole: 'P!', hands: 2 }),
}) satisfies Readonly<Record<string, Weapon>>
