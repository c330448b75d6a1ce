import type { BowKind, Weapon } from './table-types.ts'

const PLAIN = { pole: null, slash: false, bow: null, throw: false, hammerAxe: false, hands: 1, noShield: false } as const

function shield(name: string, sh: number, damage: string): Weapon {
  return { ...PLAIN, name, kind: 'shield', sh, damage }
}

/** Every bow takes two hands. */
function bow(name: string, sh: number, bow: BowKind, damage: string): Weapon {
  return { ...PLAIN, name, kind: 'bow', sh, bow, hands: 2, damage }
}

function hand(name: string, sh: number, damage: string, more: Partial<Omit<Weapon, 'kind'>> = {}): Weapon {
  return { ...PLAIN, name, kind: 'hand', sh, damage, ...more }
}

/** The fifty weapons and shields (4.1), each with the least strength that carries it (5.1). */
export const WEAPONS = {
  buckler: shield('Buckler', 10, '1D6-3'),
  shield: shield('Shield', 11, '1D6-2'),
  'spike-shield': shield('Spike Shield', 12, '1D6'),
  'large-shield': shield('Large Shield', 13, '1D6-1'),
  'war-shield': shield('War Shield', 14, '1D6+1'),
  'small-bow': bow('Small Bow', 8, 'B', '1D6-2'),
  'horse-bow': bow('Horse Bow', 9, 'B', '1D6-1'),
  'short-bow': bow('Short Bow', 10, 'B', '1D6'),
  'long-bow': bow('Long Bow', 11, 'B', '1D6+1'),
  'war-bow': bow('War Bow', 12, 'B', '1D6+2'),
  'horn-bow': bow('Horn Bow', 14, 'B', '1D6+3'),
  'steel-bow': bow('Steel Bow', 15, 'B', '1D6+4'),
  crossbow: bow('Crossbow', 11, 'B1', '2D6'),
  'heavy-crossbow': bow('Heavy Crossbow', 13, 'B2', '3D6'),
  'giant-bow': bow('Giant Bow', 18, 'B', '2D6+2'),
  'giant-crossbow': bow('Giant Crossbow', 18, 'B1', '4D6'),
  hammer: hand('Hammer', 9, '1D6+1', { throw: true, hammerAxe: true }),
  axe: hand('Axe', 10, '1D6+2', { throw: true, hammerAxe: true }),
  'war-hammer': hand('War Hammer', 11, '1D6+3', { throw: true, hammerAxe: true }),
  'war-axe': hand('War Axe', 12, '1D6+4', { throw: true, hammerAxe: true }),
  'battle-hammer': hand('Battle Hammer', 13, '2D6+1', { throw: true, hammerAxe: true }),
  'battle-axe': hand('Battle Axe', 14, '2D6+2', { slash: true, throw: true, hammerAxe: true }),
  'great-axe': hand('Great Axe', 15, '3D6+2', { slash: true, throw: true, hammerAxe: true, hands: 2 }),
  'giant-hammer': hand('Giant Hammer', 18, '2D6+3', { throw: true, hammerAxe: true }),
  'giant-axe': hand('Giant Axe', 20, '3D6+2', { slash: true, throw: true, hammerAxe: true }),
  dagger: hand('Dagger', 8, '1D6-1', { throw: true }),
  staff: hand('Staff', 9, '2D6-3'),
  'short-sword': hand('Short Sword', 10, '2D6-2'),
  caltrops: hand('Caltrops', 11, '1D6-2', { throw: true, terrain: 'caltrops' }),
  mace: hand('Mace', 11, '2D6-1', { throw: true }),
  broadsword: hand('Broadsword', 12, '2D6'),
  flail: hand('Flail', 12, '2D6', { hands: 2, noShield: true }),
  'morning-star': hand('Morning Star', 13, '2D6', { noShield: true }),
  longsword: hand('Longsword', 13, '3D6-2', { slash: true }),
  'war-sword': hand('War Sword', 14, '4D6-1', { slash: true, hands: 2 }),
  'great-sword': hand('Great Sword', 15, '4D6', { slash: true, hands: 2 }),
  'giant-saber': hand('Giant Saber', 18, '4D6-3', { slash: true }),
  'great-cutlass': hand('Great Cutlass', 20, '4D6-1', { slash: true }),
  'great-glaive': hand('Great Glaive', 22, '4D6+1', { slash: true }),
  javelin: hand('Javelin', 9, '1D6-1', { pole: 'P', throw: true }),
  trident: hand('Trident', 10, '1D6', { pole: 'P', throw: true }),
  spear: hand('Spear', 11, '1D6+1', { pole: 'P', throw: true, hands: 2 }),
  'war-spear': hand('War Spear', 12, '1D6+2', { pole: 'P!', hands: 2 }),
  halberd: hand('Halberd', 13, '1D6+3', { pole: 'P!', hands: 2 }),
  bardiche: hand('Bardiche', 14, '2D6+1', { pole: 'P!', hands: 2 }),
  pike: hand('Pike', 15, '2D6+2', { pole: 'P!', hands: 2 }),
  'war-pike': hand('War Pike', 16, '2D6+3', { pole: 'P!', hands: 2 }),
  'giant-spear': hand('Giant Spear', 18, '3D6+1', { pole: 'P!', hands: 2 }),
  'giant-halberd': hand('Giant Halberd', 20, '3D6+3', { pole: 'P!', hands: 2 }),
  'giant-pike': hand('Giant Pike', 22, '4D6+1', { pole: 'P!', hands: 2 }),
} as const satisfies Readonly<Record<string, Weapon>>
