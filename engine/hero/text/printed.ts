import { printedTable } from '../../kernel/printed.ts'
import type { PrintedHeading, PrintedRow, PrintedTable } from '../../kernel/printed-types.ts'
import { capital } from '../../kernel/words.ts'
import { ARMOUR_NAMES, CHARACTERISTIC_NAMES, KIND_NAMES, WEAPON_NAMES } from '../open/names.ts'
import { ARMOURS, type Armour, CHARACTERISTICS, type Characteristic, type Kind, type Monster, WEAPONS } from '../state.ts'
import {
  ARMOUR,
  ARMOUR_PERCENT,
  BLOCKING,
  BREATHER,
  CHARM_LEVEL,
  COSTS,
  COUNTERS,
  COURAGE,
  type Cost,
  GOLD_WEIGHT,
  HERO_TO_HIT,
  LAST_WOUND_COLUMN,
  LEAST_WOUND_ROW,
  MONSTER_TO_HIT,
  MOST_TARGETS,
  MOST_WEAPON_LEVELS,
  mostLevels,
  POSITION,
  type Position,
  PRESETS,
  PROFICIENCY,
  PROFILE,
  RICHES_VALUE,
  SHIELD,
  SHIELD_PERCENT,
  severalModifier,
  TRAP_LEVELS,
  WOUND_TABLE,
  weaponModifier,
} from '../tables/index.ts'
import { LEVEL_WORDS } from './levels.ts'

/** The tables of the printed game, and those of its numbers that read better as one, as the rulebook shows them. */
export function printedTables(): readonly PrintedTable[] {
  return [...sheetTables(), ...boardTables(), ...combatTables(), ...damageTables(), ...pointTables()]
}

/** 102, 103 */
function sheetTables(): readonly PrintedTable[] {
  return [
    printedTable('102A', 'Heroic Profile Table', 'characteristic', labelled('Letter', 'Least', 'Most', 'Points a level'), profileRows()),
    ...LEVELLED.map(([rule, trait]) => {
      const rows = LEVEL_WORDS[trait].map((words, level) => row(String(level), String(level), [words]))
      return printedTable(rule, `What a level of ${CHARACTERISTIC_NAMES[trait]} looks like`, 'level', labelled('From outside'), rows)
    }),
    printedTable('102B', 'Weapon Proficiency Table', 'level', WEAPON_COLUMNS, levelRows()),
    printedTable('103', 'Heroes ready to play', 'bought', labelled(...PRESETS.map(({ name }) => name)), presetRows()),
  ]
}

/** 104, 204, 206 */
function boardTables(): readonly PrintedTable[] {
  const counters = entries(COUNTERS).map(([kind, { count, stacking }]) => kindRow(kind, String(count), String(stacking)))
  const costs = entries(COSTS).map(([deed, cost]) => row(deed, DEEDS[deed], [String(cost)]))
  const gold = row('gold', 'Each gold carried, a turn', [String(GOLD_WEIGHT)])
  return [
    printedTable('104B', 'Counters of a section', 'counter', labelled('How many', 'Stacking factors'), counters),
    printedTable('204D', 'What it costs', 'deed', labelled('Movement points'), [...costs, gold]),
    printedTable('206C', 'Monsters that block a door', 'monster', labelled('Taken off the hero’s total'), monsterRows(BLOCKING)),
  ]
}

/** 210 */
function combatTables(): readonly PrintedTable[] {
  const several = Array.from({ length: MOST_TARGETS }, (_, i) => row(String(i + 1), String(i + 1), [modifier(severalModifier(i + 1))]))
  const positions = entries(POSITION).map(([position, value]) => row(position, POSITIONS[position], [modifier(value)]))
  const armours = ARMOURS.map((armour) => armourRow(armour, modifier(ARMOUR[armour])))
  const shield = row('shield', 'Shield as well', [modifier(SHIELD)])
  return [
    printedTable('210D', 'Hero To Hit Table', 'weapon', MONSTER_COLUMNS, heroToHitRows()),
    printedTable('210E', 'Several targets at once', 'targets', labelled('Each attack'), several),
    printedTable('210F', 'Monster To Hit Table', 'monster', labelled('Two dice'), monsterRows(MONSTER_TO_HIT)),
    printedTable('210G.position', 'Where the monster stands', 'position', labelled('Its dice'), positions),
    printedTable('210G.armour', 'What the hero wears', 'armour', labelled('Its dice'), [...armours, shield]),
  ]
}

/** 211D, 212B, 213B */
function damageTables(): readonly PrintedTable[] {
  const levels = TRAP_LEVELS.map((level, i) => row(String(i + 2), String(i + 2), [String(level)]))
  const margins = Array.from({ length: LAST_WOUND_COLUMN + 1 }, (_, margin) => String(margin))
  const breathers = [
    row('quiet', 'Left alone', [String(BREATHER.quiet)]),
    row('blocking', 'After blocking a door', [String(BREATHER.blocking)]),
  ]
  return [
    printedTable('211D', 'Trap Level Determination', 'two dice', labelled('Level'), levels),
    printedTable('212B', 'Hero Wound Table', 'two dice', labelled(...margins), woundRows()),
    printedTable('213B', 'Breather', 'turn', labelled('Levels back'), breathers),
  ]
}

/** 214 */
function pointTables(): readonly PrintedTable[] {
  const charms = CHARMS.map((trait) => row(trait, capital(CHARACTERISTIC_NAMES[trait]), [String(CHARM_LEVEL)]))
  const armours = ARMOURS.map((armour) => armourRow(armour, `${modifier(ARMOUR_PERCENT[armour])}%`))
  const shield = row('shield', 'Shield as well', [`${modifier(SHIELD_PERCENT)}%`])
  return [
    printedTable('214A', 'Courage', 'counter', labelled('Points'), worthRows(COURAGE)),
    printedTable('214B', 'Charm', 'level left of', labelled('Points'), charms),
    printedTable('214C', 'Riches', 'counter', labelled('Points'), worthRows(RICHES_VALUE)),
    printedTable('214D', 'Courage in armour', 'armour', labelled('Courage'), [...armours, shield]),
  ]
}

const CHARMS = ['appearance', 'intelligence', 'class'] as const satisfies readonly Characteristic[]

/** The case of each characteristic (102A); column W is not a characteristic (102A7). */
const LEVELLED = [
  ['102A1', 'appearance'],
  ['102A2', 'intelligence'],
  ['102A3', 'class'],
  ['102A4', 'strength'],
  ['102A5', 'luck'],
  ['102A6', 'hits'],
  ['102A8', 'movement'],
] as const satisfies readonly (readonly [rule: string, trait: Characteristic])[]

const DEEDS: Readonly<Record<Cost, string>> = {
  step: 'Step to a square',
  attack: 'Attack',
  'open-door': 'Try a door',
  'change-weapon': 'Change the weapon',
  'hard-stare': 'Hard stare',
  'pick-up': 'Pick up riches',
  trap: 'Spring a trap',
}

const POSITIONS: Readonly<Record<Position, string>> = { front: 'In front', side: 'At a side', rear: 'Behind' }

/** In the order of the printed table (210D). */
const MONSTERS_PRINTED = ['goblin', 'great-goblin', 'man', 'troll', 'ogre', 'zombie', 'lycanthrope'] as const satisfies readonly Monster[]

const WEAPON_COLUMNS: readonly PrintedHeading[] = WEAPONS.map((weapon) => ({ id: weapon, label: capital(WEAPON_NAMES[weapon]) }))

const MONSTER_COLUMNS: readonly PrintedHeading[] = MONSTERS_PRINTED.map((kind) => ({ id: kind, label: capital(KIND_NAMES[kind]) }))

function profileRows(): readonly PrintedRow[] {
  return [
    ...CHARACTERISTICS.map((trait) => {
      const { letter, least, most, cost } = PROFILE[trait]
      return row(trait, capital(CHARACTERISTIC_NAMES[trait]), [letter, String(least), String(most), String(cost)])
    }),
    row('weapons', 'Weapon proficiency', ['W', '0', String(MOST_WEAPON_LEVELS), '1']),
  ]
}

/** 102B8: the modifier of each weapon at a level, nothing beyond its last. */
function levelRows(): readonly PrintedRow[] {
  const highest = Math.max(...WEAPONS.map(mostLevels))
  return Array.from({ length: highest }, (_, i) => {
    const cells = WEAPONS.map((weapon) => {
      const value = weaponModifier(weapon, i + 1)
      return value === null ? '' : modifier(value)
    })
    return row(String(i + 1), String(i + 1), cells)
  })
}

function presetRows(): readonly PrintedRow[] {
  const level = (value: number) => (value === 0 ? '–' : String(value))
  return [
    ...CHARACTERISTICS.map((trait) =>
      row(
        trait,
        capital(CHARACTERISTIC_NAMES[trait]),
        PRESETS.map(({ levels }) => level(levels.characteristics[trait])),
      ),
    ),
    ...WEAPONS.map((weapon) =>
      row(
        weapon,
        capital(WEAPON_NAMES[weapon]),
        PRESETS.map(({ levels }) => level(levels.weapons[weapon])),
      ),
    ),
    row(
      'armour',
      'Armour',
      PRESETS.map(({ armour, shield }) => `${ARMOUR_NAMES[armour]}${shield ? ', shield' : ''}`),
    ),
  ]
}

function heroToHitRows(): readonly PrintedRow[] {
  return WEAPONS.map((weapon) =>
    row(
      weapon,
      `${capital(WEAPON_NAMES[weapon])}${PROFICIENCY[weapon].twoHanded ? ', both hands' : ''}`,
      MONSTERS_PRINTED.map((kind) => String(HERO_TO_HIT[weapon][kind])),
    ),
  )
}

function woundRows(): readonly PrintedRow[] {
  return WOUND_TABLE.map((cells, i) => row(String(i + LEAST_WOUND_ROW), String(i + LEAST_WOUND_ROW), cells))
}

/** Each monster with its number; a dash where it has none. */
function monsterRows(numbers: Readonly<Record<Monster, number | null>>): readonly PrintedRow[] {
  return MONSTERS_PRINTED.map((kind) => kindRow(kind, plainNumber(numbers[kind])))
}

/** What a counter of each kind is worth. */
function worthRows<K extends Kind>(values: Readonly<Record<K, number>>): readonly PrintedRow[] {
  return entries(values).map(([kind, points]) => kindRow(kind, String(points)))
}

function plainNumber(value: number | null): string {
  if (value === null) return '–'
  return value < 0 ? modifier(value) : String(value)
}

function armourRow(armour: Armour, cell: string): PrintedRow {
  return row(armour, capital(ARMOUR_NAMES[armour]), [cell])
}

function kindRow(kind: Kind, ...cells: readonly string[]): PrintedRow {
  return row(kind, capital(KIND_NAMES[kind]), cells)
}

/** Columns that go by what is printed over them. */
function labelled(...labels: readonly string[]): readonly PrintedHeading[] {
  return labels.map((label) => ({ id: label, label }))
}

function row(id: string, label: string, cells: readonly string[]): PrintedRow {
  return { id, label, cells }
}

/** `+2`, `0`, `−1`: close to the number, as a table has it. */
function modifier(value: number): string {
  if (value === 0) return '0'
  return value < 0 ? `−${-value}` : `+${value}`
}

/** The entries of a record whose keys are known. */
function entries<K extends string, V>(record: Readonly<Record<K, V>>): readonly (readonly [K, V])[] {
  const found: [K, V][] = []
  for (const key in record) found.push([key, record[key]])
  return found
}
