import type {
  AreaSpell,
  FighterSpells,
  IllusionSpell,
  MissileSpell,
  OtherSpell,
  SummonSpell,
  TerrainSpell,
  ThrownSpell,
} from './table-types.ts'

/** Spells that fly as bow shots (12.4, 13.1): `step` SH for each die of damage, `most` SH in all. */
export const MISSILE_SPELLS = {
  'magic-bolt': { name: 'Magic Bolt', iq: 8, step: 1, most: 7, damage: '1D6-2' },
  'magic-missile': { name: 'Magic Missile', iq: 10, step: 1, most: 6, damage: '1D6-1' },
  fireball: { name: 'Fireball', iq: 12, step: 1, most: 5, damage: '1D6' },
  'drain-life': { name: 'Drain Life', iq: 13, step: 2, most: 4, damage: '1D6', noArmour: true, heals: true },
  'drain-life-2': { name: 'Drain Life II', iq: 20, step: 2, most: 6, damage: '1D6', noArmour: true, heals: true },
  lightning: { name: 'Lightning', iq: 14, step: 1, most: 4, damage: '1D6+1' },
  'lightning-2': { name: 'Lightning II', iq: 16, step: 1, most: 5, damage: '1D6+1' },
  'lightning-3': { name: 'Lightning III', iq: 18, step: 1, most: 6, damage: '1D6+1' },
} as const satisfies Readonly<Record<string, MissileSpell>>

/** Spells that are thrown (13.2 to 14.2). `nice` ones are cast on friends, the others on enemies. */
export const THROWN_SPELLS = {
  'drop-weapon': {
    name: 'Drop Weapon',
    iq: 8,
    cost: 1,
    adjustable: false,
    duration: null,
    perStep: false,
    nice: false,
    effect: 'ready weapon falls where he stands',
  },
  'magic-speed': { name: 'Magic Speed', iq: 8, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'MP 16' },
  clumsiness: { name: 'Clumsiness', iq: 8, cost: 1, adjustable: true, duration: 4, perStep: false, nice: false, effect: 'AG -1 a step' },
  'stone-flesh': { name: 'Stone Flesh', iq: 9, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'AR +3' },
  'lose-weapon': {
    name: 'Lose Weapon',
    iq: 9,
    cost: 1,
    adjustable: false,
    duration: null,
    perStep: false,
    nice: false,
    effect: 'ready weapon falls 4-8 squares away',
  },
  'heal-strength': {
    name: 'Heal-Strength',
    iq: 9,
    cost: 1,
    adjustable: true,
    duration: null,
    perStep: false,
    nice: true,
    effect: 'SH +1 a step',
  },
  invisibility: {
    name: 'Invisibility',
    iq: 9,
    cost: 2,
    adjustable: false,
    duration: 1,
    perStep: true,
    nice: true,
    effect: 'invisible; 1 SH a turn',
  },
  'agility-magic': {
    name: 'Agility Magic',
    iq: 10,
    cost: 2,
    adjustable: true,
    duration: 'fight',
    perStep: false,
    nice: true,
    effect: 'AG +1 a step',
  },
  'iron-flesh': { name: 'Iron Flesh', iq: 11, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'AR +4' },
  'missile-return': {
    name: 'Missile Return',
    iq: 12,
    cost: 2,
    adjustable: false,
    duration: 4,
    perStep: false,
    nice: true,
    effect: 'missiles go back',
  },
  'curse-armor': {
    name: 'Curse Armor',
    iq: 12,
    cost: 1,
    adjustable: true,
    duration: 4,
    perStep: false,
    nice: false,
    effect: 'AR -1 a step',
  },
  'steel-flesh': { name: 'Steel Flesh', iq: 13, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'AR +5' },
  'teleport-away': {
    name: 'Teleport Away',
    iq: 13,
    cost: 2,
    adjustable: false,
    duration: null,
    perStep: false,
    nice: false,
    effect: 'moved 15+ squares at random',
  },
  teleport: {
    name: 'Teleport',
    iq: 14,
    cost: 2,
    adjustable: false,
    duration: null,
    perStep: false,
    nice: true,
    effect: 'moved where the mage wishes',
  },
  'ring-of-fire': {
    name: 'Ring of Fire',
    iq: 15,
    cost: 4,
    adjustable: false,
    duration: null,
    perStep: false,
    nice: true,
    effect: 'fire on the 8 squares around',
  },
} as const satisfies Readonly<Record<string, ThrownSpell>>

/** Summonings (14.4): SH are paid again every `renew` turns. */
export const SUMMON_SPELLS = {
  'summon-beetle': { name: 'Summon Beetle', iq: 8, cost: 2, renew: 4, creature: 'giant-beetle' },
  'summon-goblin': { name: 'Summon Goblin', iq: 8, cost: 2, renew: 3, creature: 'goblin' },
  'summon-wolf': { name: 'Summon Wolf', iq: 9, cost: 2, renew: 3, creature: 'wolf' },
  'summon-scorpion': { name: 'Summon Scorpion', iq: 10, cost: 2, renew: 3, creature: 'giant-scorpion' },
  'summon-orc': { name: 'Summon Orc', iq: 10, cost: 2, renew: 3, creature: 'orc' },
  'summon-elf': { name: 'Summon Elf', iq: 11, cost: 2, renew: 2, creature: 'elf' },
  'summon-dwarf': { name: 'Summon Dwarf', iq: 11, cost: 2, renew: 2, creature: 'dwarf' },
  'summon-human': { name: 'Summon Human', iq: 11, cost: 2, renew: 2, creature: 'human' },
  'summon-mage': { name: 'Summon Mage', iq: 12, cost: 3, renew: 2, creature: 'mage' },
  'summon-troll': { name: 'Summon Troll', iq: 12, cost: 3, renew: 2, creature: 'troll' },
  'summon-gargoyle': { name: 'Summon Gargoyle', iq: 13, cost: 4, renew: 2, creature: 'gargoyle' },
  'summon-bear': { name: 'Summon Bear', iq: 14, cost: 4, renew: 1, creature: 'bear' },
} as const satisfies Readonly<Record<string, SummonSpell>>

/** Illusions (14.5). */
export const ILLUSION_SPELLS = {
  'illusion-beetle': { name: 'Illusion Beetle', iq: 10, cost: 2, creature: 'giant-beetle' },
  'illusion-goblin': { name: 'Illusion Goblin', iq: 10, cost: 2, creature: 'goblin' },
  'illusion-wolf': { name: 'Illusion Wolf', iq: 10, cost: 2, creature: 'wolf' },
  'illusion-scorpion': { name: 'Illusion Scorpion', iq: 12, cost: 3, creature: 'giant-scorpion' },
  'illusion-orc': { name: 'Illusion Orc', iq: 12, cost: 3, creature: 'orc' },
  'illusion-human': { name: 'Illusion Human', iq: 13, cost: 3, creature: 'human' },
  'illusion-dwarf': { name: 'Illusion Dwarf', iq: 13, cost: 3, creature: 'dwarf' },
  'illusion-elf': { name: 'Illusion Elf', iq: 13, cost: 3, creature: 'elf' },
  'illusion-mage': { name: 'Illusion Mage', iq: 14, cost: 3, creature: 'mage' },
  'illusion-troll': { name: 'Illusion Troll', iq: 14, cost: 3, creature: 'troll' },
  'illusion-gargoyle': { name: 'Illusion Gargoyle', iq: 15, cost: 4, creature: 'gargoyle' },
  'illusion-bear': { name: 'Illusion Bear', iq: 16, cost: 4, creature: 'bear' },
} as const satisfies Readonly<Record<string, IllusionSpell>>

/** Terrain on one square (15.1). */
export const TERRAIN_SPELLS = {
  'create-fire': { name: 'Create Fire', iq: 8, cost: 1 },
  'create-pit': { name: 'Create Pit', iq: 10, cost: 1 },
  'create-shadow': { name: 'Create Shadow', iq: 11, cost: 2 },
  'create-exit': { name: 'Create Exit', iq: 11, cost: 2 },
  'create-wall': { name: 'Create Wall', iq: 12, cost: 2 },
} as const satisfies Readonly<Record<string, TerrainSpell>>

/** Terrain in rows and corners (15.2). */
export const AREA_SPELLS = {
  'pit-trench': { name: 'Pit Trench', iq: 14, cost: 4, size: 7, shape: 'row', terrain: 'pit' },
  'shadow-wall': { name: 'Shadow Wall', iq: 15, cost: 4, size: 3, shape: 'row-on-caster', terrain: 'shadow' },
  'wall-of-fire': { name: 'Wall of Fire', iq: 16, cost: 4, size: 7, shape: 'row', terrain: 'fire' },
  'wall-line': { name: 'Wall Line', iq: 16, cost: 4, size: 7, shape: 'row', terrain: 'wall' },
  'pit-fortress': { name: 'Pit Fortress', iq: 17, cost: 5, size: 10, shape: 'L', terrain: 'pit' },
  'wall-fortress': { name: 'Wall Fortress', iq: 18, cost: 5, size: 10, shape: 'L', terrain: 'wall' },
} as const satisfies Readonly<Record<string, AreaSpell>>

/** The special spells of page 16. */
export const OTHER_SPELLS = {
  dazzle: { name: 'Dazzle', iq: 11, cost: 3, duration: 3, ag: -3 },
  'psychic-blast': { name: 'Psychic Blast', iq: 11, cost: 3, range: 5, damage: '1D6', noArmour: true },
  'snake-staff': { name: 'Snake Staff', iq: 8, cost: 1, adjustable: true, most: 3, duration: 5 },
  image: { name: 'Image', iq: 9, cost: 2, duration: 4, copies: 2 },
  'esp-stats': { name: 'ESP Stats', iq: 8, cost: 0 },
} as const satisfies Readonly<Record<string, OtherSpell>>

/** What fighters may know (17.1, G-56). */
export const FIGHTER_SPELLS = {
  fromIq: 10,
  chance: '1D6: 4 or more',
  spells: [
    'esp-stats',
    'create-fire',
    'lose-weapon',
    'heal-strength',
    'create-pit',
    'agility-magic',
    'create-exit',
    'create-shadow',
    'create-wall',
    'teleport-away',
    'ring-of-fire',
  ],
  until: { orc: 'create-wall', dwarf: 'teleport-away', goblin: 'teleport-away', human: 'teleport-away', elf: 'ring-of-fire' },
} as const satisfies FighterSpells
