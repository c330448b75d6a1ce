import type { Race } from './table-types.ts'

/** What most races have in common: no armour of their own, 10 squares, and increases in that order. */
const USUAL = { ar: 0, mp: 10, advance: ['sh', 'ag', 'sh', 'ag', 'iq'], daze: 5, knockDown: 8 } as const

/** The six races of people (9.1 to 11.3, G-42, G-43, G-132). */
export const RACES = {
  human: {
    ...USUAL,
    base: { sh: 12, ag: 12, iq: 8 },
    min: { sh: 8, ag: 8 },
    max: { sh: 40, ag: 40, iq: 14 },
    perIncrease: 50,
  },
  dwarf: {
    ...USUAL,
    base: { sh: 12, ag: 11, iq: 8 },
    min: { sh: 9, ag: 7 },
    max: { sh: 38, ag: 35, iq: 13 },
    mp: 8,
    perIncrease: 65,
    daze: 6,
    notes: ['mp-always-8', 'hammers-axes +1 +1'],
  },
  elf: {
    ...USUAL,
    base: { sh: 11, ag: 12, iq: 9 },
    min: { sh: 7, ag: 12 },
    max: { sh: 35, ag: 38, iq: 15 },
    mp: 12,
    perIncrease: 70,
    notes: ['mp-armour+2', 'missile-thrown +1 +1'],
  },
  orc: {
    ...USUAL,
    base: { sh: 11, ag: 12, iq: 7 },
    min: { sh: 8, ag: 8 },
    max: { sh: 35, ag: 35, iq: 12 },
    ar: 1,
    perIncrease: 55,
    daze: 6,
    knockDown: 9,
    notes: ['disengage-2'],
  },
  goblin: {
    ...USUAL,
    base: { sh: 6, ag: 13, iq: 8 },
    min: { sh: 4, ag: 10 },
    max: { sh: 31, ag: 34, iq: 14 },
    perIncrease: 30,
    notes: ['weapon-strength+4'],
  },
  mage: {
    ...USUAL,
    base: { sh: 9, ag: 12, iq: 11 },
    min: { sh: 8, ag: 8, iq: 8 },
    max: { sh: 40, ag: 40, iq: 40 },
    perIncrease: 50,
    advance: ['ag', 'sh', 'iq'],
    notes: ['casts', 'regenerates-1-every-3-turns'],
  },
} as const satisfies Readonly<Record<string, Race>>

const HUMAN_IN_SUITS = {
  clothes: 10,
  'leather-tunic': 10,
  leather: 8,
  'chain-mail': 8,
  'splint-mail': 8,
  'plate-mail': 6,
  'full-plate': 6,
  'heavy-plate': 4,
} as const

/** Movement points of each race in each suit (7.1, 9.1, G-42, G-43). */
export const MP_IN_SUITS = {
  human: HUMAN_IN_SUITS,
  orc: HUMAN_IN_SUITS,
  goblin: HUMAN_IN_SUITS,
  mage: HUMAN_IN_SUITS,
  // 9.1: two squares more, but in heavy armour.
  elf: { ...HUMAN_IN_SUITS, clothes: 12, 'leather-tunic': 12, leather: 10, 'chain-mail': 10, 'splint-mail': 10 },
  // 9.1: always 8.
  dwarf: {
    clothes: 8,
    'leather-tunic': 8,
    leather: 8,
    'chain-mail': 8,
    'splint-mail': 8,
    'plate-mail': 8,
    'full-plate': 8,
    'heavy-plate': 8,
  },
} as const satisfies Readonly<Record<keyof typeof RACES, Readonly<Record<string, number>>>>

/** All that a mage may take in hand (12.1). */
export const MAGE_WEAPONS = ['dagger', 'staff', 'caltrops', 'mace', 'flail'] as const
