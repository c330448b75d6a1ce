import { RACES } from './races.ts'
import type { Fighter } from './table-types.ts'

const CLOTHED = { suit: 'clothes', helmet: null } as const

/** How summoned and illusory people come (G-57): with the base attributes of their race. */
export const SUMMONED = {
  human: { ...CLOTHED, ...RACES.human.base, name: 'Human', race: 'human', ready: 'broadsword', also: 'shield', slung: [] },
  dwarf: { ...CLOTHED, ...RACES.dwarf.base, name: 'Dwarf', race: 'dwarf', ready: 'broadsword', also: 'shield', slung: [] },
  elf: { ...CLOTHED, ...RACES.elf.base, name: 'Elf', race: 'elf', ready: 'war-hammer', also: 'shield', slung: [] },
  orc: { ...CLOTHED, ...RACES.orc.base, name: 'Orc', race: 'orc', ready: 'war-hammer', also: 'shield', slung: [] },
  goblin: { ...CLOTHED, ...RACES.goblin.base, name: 'Goblin', race: 'goblin', ready: 'axe', also: 'buckler', slung: [] },
  mage: { ...CLOTHED, ...RACES.mage.base, name: 'Mage', race: 'mage', ready: 'staff', also: null, slung: [] },
} as const satisfies Readonly<Record<string, Fighter>>

/** Ready fighters: those of page 41, and three of ours. */
export const PRESETS = {
  newcomer: {
    ...CLOTHED,
    name: 'Newcomer',
    race: 'human',
    sh: 12,
    ag: 12,
    iq: 8,
    ready: 'broadsword',
    also: 'spike-shield',
    slung: ['crossbow'],
    source: 'ours',
  },
  khan: { ...CLOTHED, name: 'Khan', race: 'human', sh: 11, ag: 13, iq: 8, ready: 'long-bow', also: null, slung: ['spear', 'dagger'] },
  'khan-orc': { ...CLOTHED, name: 'Khan', race: 'orc', sh: 11, ag: 12, iq: 7, ready: 'spear', also: null, slung: ['long-bow', 'dagger'] },
  'khan-elf': { ...CLOTHED, name: 'Khan', race: 'elf', sh: 11, ag: 12, iq: 9, ready: 'long-bow', also: null, slung: ['spear', 'dagger'] },
  'khan-goblin': {
    ...CLOTHED,
    name: 'Khan',
    race: 'goblin',
    sh: 7,
    ag: 12,
    iq: 8,
    ready: 'long-bow',
    also: null,
    slung: ['spear', 'dagger'],
  },
  'slayer-gladiator': {
    ...CLOTHED,
    name: 'Slayer',
    race: 'human',
    sh: 10,
    ag: 14,
    iq: 8,
    ready: 'trident',
    also: 'buckler',
    slung: ['dagger'],
  },
  'slayer-orc': { ...CLOTHED, name: 'Slayer', race: 'orc', sh: 10, ag: 13, iq: 7, ready: 'trident', also: 'buckler', slung: ['dagger'] },
  gimli: { ...CLOTHED, name: 'Gimli', race: 'dwarf', sh: 14, ag: 9, iq: 8, ready: 'battle-axe', also: 'battle-axe', slung: ['battle-axe'] },
  thundar: {
    ...CLOTHED,
    name: 'Thundar',
    race: 'human',
    sh: 13,
    ag: 11,
    iq: 8,
    ready: 'morning-star',
    also: 'large-shield',
    slung: ['dagger'],
  },
  'cheat-goblin': {
    ...CLOTHED,
    name: 'Snag',
    race: 'goblin',
    sh: 6,
    ag: 13,
    iq: 8,
    ready: 'axe',
    also: 'axe',
    slung: ['axe', 'axe'],
    source: 'ours',
  },
  'cheat-mage': {
    ...CLOTHED,
    name: 'Ossian',
    race: 'mage',
    sh: 9,
    ag: 13,
    iq: 10,
    ready: 'staff',
    also: 'staff',
    slung: ['staff', 'staff'],
    source: 'ours',
  },
} as const satisfies Readonly<Record<string, Fighter>>
