import type {
  Carrying,
  CharacterToken,
  CreatureRow,
  DarkMovement,
  EncounterRow,
  Experience,
  PotionRow,
  Start,
  Strip,
  Treasure,
} from './table-types.ts'

/** What everyone begins with (4.1 to 4.5, 6.1, 6.3). */
export const START: Start = { lifePoints: 10, luck: 10, luckMinimum: 2, attack: 4, defence: 8, experience: 4, movement: 2, lantern: 'lit' }

/** How much one can carry (8.1). */
export const CARRYING: Carrying = { places: 8, heavy: 2, lantern: 'average', lightThingsTogether: 1 }

/** What experience is gained by (4.5, 11.6). */
export const EXPERIENCE: Experience = { outerTile: 1, innerTile: 2, combat: 1, luckTest: 1, summonEvil: 1 }

/** Initiative of the creatures by their symbol, and the life points that a lost fight costs (9.1, 10.4, 12.2). */
export const CREATURES: Readonly<Record<'black' | 'light' | 'x' | 'red' | 'green' | 'medusa' | 'random-encounter', CreatureRow>> = {
  black: { initiative: 10, lifePoints: 1, source: 'rulebook' },
  light: { initiative: 14, lifePoints: 1, source: 'ours' },
  x: { initiative: 20, lifePoints: 2, source: 'ours' },
  red: { initiative: 26, lifePoints: 2, source: 'ours' },
  green: { initiative: 40, lifePoints: 3, source: 'ours' },
  medusa: { initiative: 45, lifePoints: null, source: 'rulebook' },
  'random-encounter': { initiative: null, lifePoints: 2, source: 'rulebook' },
}

/** What an unlabelled potion does, by one die (8.3). The printed table is lost. */
export const POTION: { readonly source: 'ours'; readonly rows: readonly PotionRow[] } = {
  source: 'ours',
  rows: [
    { die: 1, effect: 'poison', lifePoints: -3 },
    { die: 2, effect: 'weakness', attack: -1, defence: -1, turns: 3 },
    { die: 3, effect: 'nothing' },
    { die: 4, effect: 'heal', lifePoints: 2 },
    { die: 5, effect: 'heal', lifePoints: 4 },
    { die: 6, effect: 'clear-mind', experience: 2 },
  ],
}

/** Who is met in a passage, by one die (10.4). The printed table is lost. */
export const ENCOUNTERS: { readonly source: 'ours'; readonly rows: readonly EncounterRow[] } = {
  source: 'ours',
  rows: [
    { die: 1, creature: 'giant-rats', attack: 4, defence: 9, initiative: 12 },
    { die: 2, creature: 'giant-snake', attack: 5, defence: 10, initiative: 15 },
    { die: 3, creature: 'orc-patrol', attack: 6, defence: 11, initiative: 18 },
    { die: 4, effect: 'strong-breeze' },
    { die: 5, effect: 'nothing' },
    { die: 6, effect: 'nothing' },
  ],
}

/** The squares of a passage, and those that carry a triangle (10.3, 10.4). */
export const STRIP: Strip = { squares: [6, 5, 4, 3, 2, 1], triangles: [4, 3], source: 'ours' }

/** Where one gropes in the dark, by one die (6.4). Only 5 and 6 are printed. */
export const DARK_MOVEMENT: DarkMovement = { source: 'ours', 1: 'n', 2: 'e', 3: 's', 4: 'w', 5: 'choice', 6: 'choice' }

/** The four major treasures, the least prized first (13.1 to 13.4). */
export const TREASURES: readonly Treasure[] = [
  { id: 'cloak', name: 'Cloak of Invisibility', stars: 1, riches: 200, source: 'rulebook', numbers: 'ours' },
  { id: 'grimoire', name: 'Great Grimoire', stars: 2, riches: 300, source: 'rulebook', numbers: 'ours' },
  { id: 'blood-stone', name: 'Blood Stone', stars: 3, riches: 400, source: 'rulebook', numbers: 'ours' },
  { id: 'staff', name: 'Staff of Life', stars: 4, riches: 500, source: 'rulebook', numbers: 'ours' },
]

/** The nine character tokens; they differ in nothing but their looks. The names are ours. */
export const CHARACTERS: readonly CharacterToken[] = [
  { id: 'knight', name: 'Knight' },
  { id: 'amazon', name: 'Amazon' },
  { id: 'dwarf', name: 'Dwarf' },
  { id: 'elf', name: 'Elf' },
  { id: 'monk', name: 'Monk' },
  { id: 'thief', name: 'Thief' },
  { id: 'ranger', name: 'Ranger' },
  { id: 'barbarian', name: 'Barbarian' },
  { id: 'scholar', name: 'Scholar' },
]
