import type { Square } from '../../../engine/domain/view-types.ts'

/** `12-12` as the frame of the board names it: `M13`, the row by its letter from the north, the column by its number from the west. */
export function squareName(square: Square): string {
  const [row = 0, column = 0] = square.split('-').map(Number)
  return `${String.fromCharCode(FIRST_ROW + row)}${column + 1}`
}

const FIRST_ROW = 'A'.charCodeAt(0)

export const QUADRANT_NAMES: Readonly<Record<string, string>> = { nw: 'north-west', ne: 'north-east', se: 'south-east', sw: 'south-west' }

export const TREASURE_NAMES: Readonly<Record<string, string>> = {
  cloak: 'Cloak',
  grimoire: 'Grimoire',
  'blood-stone': 'Blood Stone',
  staff: 'Staff',
}

/** What lasts, in a word or two. */
export const EFFECT_NAMES: Readonly<Record<string, string>> = {
  invisibility: 'invisible',
  'guiding-light': 'guiding light',
  'human-mole': 'human mole',
  'open-sesame': 'a door stands open',
  'icy-blast': 'a creature is frozen',
  'double-trouble': 'double trouble',
  weakness: 'weakness',
}
