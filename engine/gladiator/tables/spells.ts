import { named } from '../open/names.ts'
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
export const MISSILE_SPELLS = named({
  'magic-bolt': { iq: 8, step: 1, most: 7, damage: '1D6-2' },
  'magic-missile': { iq: 10, step: 1, most: 6, damage: '1D6-1' },
  fireball: { iq: 12, step: 1, most: 5, damage: '1D6' },
  'drain-life': { iq: 13, step: 2, most: 4, damage: '1D6', noArmour: true, heals: true },
  'drain-life-2': { iq: 20, step: 2, most: 6, damage: '1D6', noArmour: true, heals: true },
  lightning: { iq: 14, step: 1, most: 4, damage: '1D6+1' },
  'lightning-2': { iq: 16, step: 1, most: 5, damage: '1D6+1' },
  'lightning-3': { iq: 18, step: 1, most: 6, damage: '1D6+1' },
}) satisfies Readonly<Record<string, MissileSpell>>

/** Paid once, with an effect of its own that does not last, on an enemy. */
const ONCE = { adjustable: false, duration: null, perStep: false, nice: false } as const

/** Spells that are thrown (13.2 to 14.2). `nice` ones are cast on friends, the others on enemies. */
export const THROWN_SPELLS = named({
  'drop-weapon': { ...ONCE, iq: 8, cost: 1, effect: 'ready weapon falls to the ground' },
  'magic-speed': { ...ONCE, iq: 8, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'movement 16' },
  clumsiness: { ...ONCE, iq: 8, cost: 1, adjustable: true, duration: 4, effect: 'agility -1 a step' },
  'stone-flesh': { ...ONCE, iq: 9, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'armour +3' },
  'lose-weapon': { ...ONCE, iq: 9, cost: 1, effect: 'ready weapon falls 4–8 squares away' },
  'heal-strength': { ...ONCE, iq: 9, cost: 1, adjustable: true, nice: true, effect: 'SH +1 a step' },
  invisibility: { ...ONCE, iq: 9, cost: 2, duration: 1, perStep: true, nice: true, effect: 'invisible, for 1 SH a turn' },
  'agility-magic': { ...ONCE, iq: 10, cost: 2, adjustable: true, duration: 'fight', nice: true, effect: 'agility +1 a step' },
  'iron-flesh': { ...ONCE, iq: 11, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'armour +4' },
  'missile-return': { ...ONCE, iq: 12, cost: 2, duration: 4, nice: true, effect: 'missiles go back' },
  'curse-armor': { ...ONCE, iq: 12, cost: 1, adjustable: true, duration: 4, effect: 'armour -1 a step' },
  'steel-flesh': { ...ONCE, iq: 13, cost: 1, adjustable: true, duration: 2, perStep: true, nice: true, effect: 'armour +5' },
  'teleport-away': { ...ONCE, iq: 13, cost: 2, effect: 'moved 15 squares or more at random' },
  teleport: { ...ONCE, iq: 14, cost: 2, nice: true, effect: 'moved where the Mage wishes' },
  'ring-of-fire': { ...ONCE, iq: 15, cost: 4, nice: true, effect: 'fire on the 8 squares around' },
}) satisfies Readonly<Record<string, ThrownSpell>>

/** Summonings (14.4): SH are paid again every `renew` turns. */
export const SUMMON_SPELLS = named({
  'summon-beetle': { iq: 8, cost: 2, renew: 4, creature: 'giant-beetle' },
  'summon-goblin': { iq: 8, cost: 2, renew: 3, creature: 'goblin' },
  'summon-wolf': { iq: 9, cost: 2, renew: 3, creature: 'wolf' },
  'summon-scorpion': { iq: 10, cost: 2, renew: 3, creature: 'giant-scorpion' },
  'summon-orc': { iq: 10, cost: 2, renew: 3, creature: 'orc' },
  'summon-elf': { iq: 11, cost: 2, renew: 2, creature: 'elf' },
  'summon-dwarf': { iq: 11, cost: 2, renew: 2, creature: 'dwarf' },
  'summon-human': { iq: 11, cost: 2, renew: 2, creature: 'human' },
  'summon-mage': { iq: 12, cost: 3, renew: 2, creature: 'mage' },
  'summon-troll': { iq: 12, cost: 3, renew: 2, creature: 'troll' },
  'summon-gargoyle': { iq: 13, cost: 4, renew: 2, creature: 'gargoyle' },
  'summon-bear': { iq: 14, cost: 4, renew: 1, creature: 'bear' },
}) satisfies Readonly<Record<string, SummonSpell>>

/** Illusions (14.5). */
export const ILLUSION_SPELLS = named({
  'illusion-beetle': { iq: 10, cost: 2, creature: 'giant-beetle' },
  'illusion-goblin': { iq: 10, cost: 2, creature: 'goblin' },
  'illusion-wolf': { iq: 10, cost: 2, creature: 'wolf' },
  'illusion-scorpion': { iq: 12, cost: 3, creature: 'giant-scorpion' },
  'illusion-orc': { iq: 12, cost: 3, creature: 'orc' },
  'illusion-human': { iq: 13, cost: 3, creature: 'human' },
  'illusion-dwarf': { iq: 13, cost: 3, creature: 'dwarf' },
  'illusion-elf': { iq: 13, cost: 3, creature: 'elf' },
  'illusion-mage': { iq: 14, cost: 3, creature: 'mage' },
  'illusion-troll': { iq: 14, cost: 3, creature: 'troll' },
  'illusion-gargoyle': { iq: 15, cost: 4, creature: 'gargoyle' },
  'illusion-bear': { iq: 16, cost: 4, creature: 'bear' },
}) satisfies Readonly<Record<string, IllusionSpell>>

/** Terrain on one square (15.1). */
export const TERRAIN_SPELLS = named({
  'create-fire': { iq: 8, cost: 1 },
  'create-pit': { iq: 10, cost: 1 },
  'create-shadow': { iq: 11, cost: 2 },
  'create-exit': { iq: 11, cost: 2 },
  'create-wall': { iq: 12, cost: 2 },
}) satisfies Readonly<Record<string, TerrainSpell>>

/** Terrain in rows and corners (15.2). */
export const AREA_SPELLS = named({
  'pit-trench': { iq: 14, cost: 4, size: 7, shape: 'row', terrain: 'pit' },
  'shadow-wall': { iq: 15, cost: 4, size: 3, shape: 'row-on-caster', terrain: 'shadow' },
  'wall-of-fire': { iq: 16, cost: 4, size: 7, shape: 'row', terrain: 'fire' },
  'wall-line': { iq: 16, cost: 4, size: 7, shape: 'row', terrain: 'wall' },
  'pit-fortress': { iq: 17, cost: 5, size: 10, shape: 'L', terrain: 'pit' },
  'wall-fortress': { iq: 18, cost: 5, size: 10, shape: 'L', terrain: 'wall' },
}) satisfies Readonly<Record<string, AreaSpell>>

/** The special spells of page 16. */
export const OTHER_SPELLS = named({
  dazzle: { iq: 11, cost: 3, duration: 3, ag: -3 },
  'psychic-blast': { iq: 11, cost: 3, range: 5, damage: '1D6', noArmour: true },
  'snake-staff': { iq: 8, cost: 1, adjustable: true, most: 3, duration: 5 },
  image: { iq: 9, cost: 2, duration: 4, copies: 2 },
  'esp-stats': { iq: 8, cost: 0 },
}) satisfies Readonly<Record<string, OtherSpell>>

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
