import type { BookSpell, ParchmentSpell } from './table-types.ts'

/** Book spells by number, with the magic ingredients they need (11.2). */
export const SPELLS: readonly BookSpell[] = [
  {
    number: 1,
    id: 'healing-hands',
    name: 'Healing Hands',
    ingredients: { triangle: 4, circle: 2, rhomb: 4 },
    wholeTurn: true,
    lasts: 0,
    target: 'self',
  },
  {
    number: 2,
    id: 'open-sesame',
    name: 'Open Sesame',
    ingredients: { triangle: 2, circle: 2, rhomb: 0 },
    wholeTurn: true,
    lasts: 2,
    target: 'door',
  },
  {
    number: 3,
    id: 'invisibility',
    name: 'Invisibility',
    ingredients: { triangle: 4, circle: 2, rhomb: 2 },
    wholeTurn: true,
    lasts: 1,
    target: 'self',
  },
  {
    number: 4,
    id: 'guiding-light',
    name: 'Guiding Light',
    ingredients: { triangle: 2, circle: 0, rhomb: 4 },
    wholeTurn: true,
    lasts: 2,
    target: 'self',
  },
  {
    number: 5,
    id: 'boneshaker',
    name: 'Boneshaker',
    ingredients: { triangle: 0, circle: 2, rhomb: 2 },
    wholeTurn: false,
    lasts: 0,
    target: 'undead',
  },
  {
    number: 6,
    id: 'icy-blast',
    name: 'Icy Blast',
    ingredients: { triangle: 2, circle: 0, rhomb: 2 },
    wholeTurn: false,
    lasts: 1,
    target: 'creature',
  },
  {
    number: 7,
    id: 'human-mole',
    name: 'Human Mole',
    ingredients: { triangle: 0, circle: 2, rhomb: 2 },
    wholeTurn: true,
    lasts: 1,
    target: 'self',
  },
  {
    number: 8,
    id: 'long-jump',
    name: 'Long Jump',
    ingredients: { triangle: 2, circle: 2, rhomb: 0 },
    wholeTurn: true,
    lasts: 0,
    target: 'pit',
  },
]

/** Parchment spells (11.3). */
export const PARCHMENTS: readonly ParchmentSpell[] = [
  { id: 'ante-freeze', name: 'Ante Freeze', ingredients: { triangle: 4, circle: 4, rhomb: 6 }, target: 'undead' },
  { id: 'mirror-image', name: 'Mirror Image', ingredients: { triangle: 6, circle: 4, rhomb: 4 }, target: 'medusa' },
  { id: 'double-trouble', name: 'Double Trouble', ingredients: { triangle: 4, circle: 6, rhomb: 4 }, target: 'self' },
  { id: 'fireball', name: 'Fireball', ingredients: { triangle: 6, circle: 6, rhomb: 6 }, target: 'nearest', lifePoints: 2 },
]
