import { CREATURES } from './beasts.ts'
import { RACES } from './races.ts'

/** 11.1, 11.3, 23.6 */
export const EXPERIENCE = {
  perDamage: 0.5,
  deathBlow: 'half of normal AG + IQ, down',
  perSpellPoint: 1,
  victory: 20,
  levels: Object.fromEntries(Object.entries(RACES).map(([race, { perIncrease }]) => [race, perIncrease])),
  resurrected: 0.8,
} as const

/** 24.1, G-01, G-62, G-63, G-67 */
export const ARENA = {
  rows: 19,
  columns: 40,
  start: { west: [0, 2], east: [37, 39] },
  exits: [
    [0, 20],
    [18, 20],
  ],
  random: { fires: '1D6+6', pits: '1D6+4', columns: [6, 33] },
  altarColumns: [13, 26],
} as const

/** How far each kind of movement goes (30.2). */
export const MOVEMENT = [
  { type: 'wait', most: '0' },
  { type: 'shift', most: '1' },
  { type: 'shuffle', most: '2' },
  { type: 'charge', most: 'MP/2' },
  { type: 'run', most: 'MP' },
] as const

export type MovementType = (typeof MOVEMENT)[number]['type']

/** What may be done after which movement (30.2). */
export const ACTIONS = {
  stand: { upTo: 'run', least: 0, prone: true },
  cast: { upTo: 'shift', least: 0, prone: false },
  disengage: { upTo: 'shift', least: 0, prone: false, handCombat: true },
  shoot: { upTo: 'shift', least: 0, prone: true, crossbowsOnlyProne: true },
  receive: { upTo: 'shift', least: 0, prone: false },
  grapple: { upTo: 'shift', least: 0, prone: false },
  throw: { upTo: 'shuffle', least: 0, prone: false },
  change: { upTo: 'charge', least: 0, prone: false, slingUpTo: 'shuffle' },
  reload: { upTo: 'shuffle', least: 0, prone: true },
  impale: { upTo: 'charge', least: 2, prone: false },
  rush: { upTo: 'charge', least: 2, prone: false },
  attack: { upTo: 'charge', least: 0, prone: false, handCombat: true },
  slash: { upTo: 'charge', least: 0, prone: false },
  shield: { upTo: 'shift', least: 0, prone: false },
  dual: { upTo: 'charge', least: 0, prone: false, handCombat: true },
  evade: { upTo: 'charge', least: 0, prone: false, handCombat: true },
  disbelieve: { upTo: 'charge', least: 0, prone: false },
  prone: { upTo: 'charge', least: 0, prone: false },
  nothing: { upTo: 'run', least: 0, prone: true },
} as const

/** 35.2 to 35.6 */
export const WOUNDS = {
  daze: 5,
  knockDown: 8,
  dazePenalty: -2,
  permanentlyDazed: 3,
  unconscious: 1,
  dead: 0,
  cannotBeKnockedDown: ['giant-amoeba', 'needler-bush', 'fire-spirit', 'snake'],
} as const

/** What is added to the number needed, or to a blow. */
export const MODIFIERS = {
  side: 2,
  rear: 3,
  prone: 4,
  invisible: -2,
  shadow: -2,
  snake: CREATURES.snake.toHitIt,
  slashFirst: -2,
  slashOther: -4,
  dualFirst: -2,
  dualSecond: -3,
  receive: 2,
  rush: 2,
  rushFallTest: -2,
  crossbowProne: 2,
  bowRange: { each: 5, ag: -1 },
  thrownRange: { each: 1, ag: -1 },
  obstacle: { character: -1, fire: -1, shadow: -4, wall: 'blocks', altar: 'blocks' },
  repel: { side: -2, rear: -3 },
  handCombatDamage: 3,
  dazed: WOUNDS.dazePenalty,
  dwarfHammerAxe: { hit: 1, damage: 1 },
  elfMissile: { hit: 1, damage: 1 },
} as const

/** 22.2 to 23.6 */
export const TERRAIN = {
  fire: { damage: 3, obstacle: MODIFIERS.obstacle.fire, layers: true },
  pit: { fall: 4 },
  caltrops: { damage: 2, layers: true },
  wall: { blocks: true },
  shadow: { target: MODIFIERS.shadow, obstacle: MODIFIERS.obstacle.shadow, layers: true, invisible: true },
  exit: {},
  altar: { blocks: true },
} as const

/** 35.7, G-16, G-88 */
export const ROLLS = { attackDice: 3, evadedDice: 4, alwaysHit: 5, alwaysMiss: 16, double: 4, triple: 3, drop: 17 } as const

/** How many dice an agility roll takes (34.2, 35.7). */
export type AgilityDice = (typeof ROLLS)['attackDice' | 'evadedDice']

/** Totals on which a spell costs nothing, and half (12.2, G-50). */
export const SPELL_PRICE = { free: 3, half: 4 } as const

/** 34.4, G-95: dice against his wits. */
export const DOUBT_DICE = 3

/** 5.2: squares that a long pole arm reaches, straight ahead. */
export const LONG_REACH = 2

/** 13.2, G-53: armour by magic, of which the best counts. */
export const FLESH = { 'stone-flesh': 3, 'iron-flesh': 4, 'steel-flesh': 5 } as const

/** 13.2: movement points by magic. */
export const MAGIC_SPEED = 16

/** 1 in how many rolls, as printed from a trial of ten thousand (36.1). */
export const ODDS = {
  hit: {
    '3': [200.0, null],
    '4': [49.26, 1250.0],
    '5': [21.46, 263.16],
    '6': [10.54, 90.09],
    '7': [5.98, 34.48],
    '8': [3.81, 18.42],
    '9': [2.62, 10.18],
    '10': [1.99, 6.26],
    '11': [1.59, 4.15],
    '12': [1.34, 2.97],
    '13': [1.19, 2.26],
    '14': [1.1, 1.81],
    '15': [1.05, 1.51],
  },
  missOrMore: {
    '16': [23.09, 2.95],
    '17': [61.35, 4.12],
    '18': [250.0, 6.14],
    '19': [null, 10.14],
    '20': [null, 17.89],
    '21': [null, 35.97],
    '22': [null, 90.91],
    '23': [null, 243.9],
    '24': [null, 909.09],
  },
} as const

/** How robots even the sides: ours (G-66). */
export const BALANCE = {
  value: 'SH + AG + 2 x AR + 2 x mean damage, rounded down; + IQ for those who can cast',
  robotFactor: 0.75,
  within: 0.1,
  mostRobots: 24,
  levels: { lenient: 80, even: 100, hard: 120 },
} as const
