import { named } from '../open/names.ts'
/** What stands in no table of weapons: the Slayer's Krill (G-30), the Death Sword (G-128), and bones (G-133). */
export const SPECIAL = named({
  krill: {
    sh: null,
    pole: 'P!',
    bow: 'B',
    slash: false,
    throw: false,
    hands: 2,
    damage: '1D6+3',
    bolt: '2D6',
    usedBy: ['slayer'],
    ruling: 'G-30',
  },
  'death-sword': {
    sh: 30,
    pole: null,
    bow: null,
    slash: true,
    throw: false,
    hands: 1,
    damage: '5D6+5',
    ruling: 'G-128',
  },
  bones: { sh: null, hands: 1, damage: null, ruling: 'G-64' },
})
