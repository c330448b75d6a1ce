export { squareName } from '../../../engine/domain/open/names.ts'

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
