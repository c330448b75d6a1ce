import type { CitadelTables, EncounterTable, Grid, PrintedEncounter, PrintedFind } from '../../../../engine/citadel/tables/table-types.ts'
import type { PrintedHeading, PrintedRow, PrintedTable } from '../../../../engine/kernel/printed-types.ts'
import type { TableAt } from '../../../book-page.ts'
import { nameOf, raceName, spellName } from '../names.ts'

/** Cases whose procedure reads the table of another case: the table, or the one column read, is shown there too. */
export const READ_BY: Readonly<Record<string, readonly TableAt[]>> = {
  '4.1.B.5': [{ table: '4.4' }],
  '6.8': [{ table: '6.7' }],
  '7.0': [{ table: '7.1' }],
  '7.2': [{ table: '7.1' }, { table: '9.9' }],
  '8.1': [{ table: '8.3.room' }, { table: '8.3.wandering' }],
  '8.4': [{ table: '8.5' }],
  '8.7': [{ table: '8.9' }],
  '9.5': [{ table: '9.9' }],
  '9.6': [{ table: '9.9' }],
  '12.3': [{ table: '12.2' }],
  '13.0': [{ table: '13.9' }],
  '13.1': [{ table: '13.9', column: 'fountain' }],
  '13.2': [{ table: '13.9', column: 'statue' }],
  '13.3': [{ table: '13.9', column: 'trap-door' }],
  '13.4': [{ table: '13.9', column: 'furniture' }],
  '13.5': [{ table: '13.9', column: 'altar' }],
  '13.6': [{ table: '13.9', column: 'artwork' }],
  '14.0': [{ table: '14.9.treasure' }, { table: '14.9.jewels' }, { table: '14.9.magicItems' }],
  '14.3': [{ table: '14.9.weaponBonus' }],
  '14.4': [{ table: '14.9.magicItems' }],
  '14.5': [{ table: '14.9.magicItems' }],
  '14.6': [{ table: '14.9.magicItems' }],
  '14.7': [{ table: '14.9.magicItems' }],
  '14.8': [{ table: '14.9.magicItems' }],
}

/** The printed tables of Citadel, in the order of their cases. Tables, rows and columns have the names of `game.tables`; items of a list go by their place, from 1. */
export function printedTables(of: CitadelTables): readonly PrintedTable[] {
  return [...characterTables(of), ...encounterTables(of), ...otherTables(of), ...findTables(of), ...editionTables(of)]
}

/** 4: who goes in. */
function characterTables(of: CitadelTables): readonly PrintedTable[] {
  return [
    table(
      '4.1.B.3',
      'Initiates by race',
      'race',
      headings(['Wound Points', 'Resistance', 'Weapon skill', 'Skill']),
      entries(of['4.1.B.3']).map(([race, { wounds, resistance, weaponSkill, skills }]) =>
        row(race, raceName(race), [wounds, resistance, inSkills(weaponSkill), inSkills(skills)]),
      ),
    ),
    byDie('4.1.D', 'The ruling sun', 'Sun', of['4.1.D']),
    table(
      '4.3',
      'Hero Characteristics Chart',
      'hero',
      headings(['Race', 'Wound Points', 'Magic Potential', 'Resistance', 'Combat Bonus', 'Weapons', 'Weapon skill', 'Skills']),
      of['4.3'].map(({ id, name, race, wounds, magic, resistance, combatBonus, weapons, weaponSkill, skills }) =>
        row(id, name, [
          raceName(race),
          wounds,
          magic.join(' / '),
          resistance,
          combatBonus,
          weapons.map(nameOf).join(', '),
          inSkills(weaponSkill),
          inSkills(skills),
        ]),
      ),
    ),
    table(
      '4.4',
      'Magic Potential Table',
      'die',
      headings(['Red', 'Yellow', 'Blue']),
      entries(of['4.4']).map(([die, suns]) => row(die, die, suns)),
    ),
  ]
}

/** 6 to 8: the levels, the monsters, and negotiation. */
function encounterTables(of: CitadelTables): readonly PrintedTable[] {
  return [
    table(
      '6.7',
      'Level Chart',
      'what changes',
      headings(['Level 1', 'Level 2', 'Level 3']),
      entries(of['6.7']).map(([what, levels]) =>
        row(
          what,
          CHANGES[what].label,
          levels.map((value) => `${CHANGES[what].sign}${value}`),
        ),
      ),
    ),
    byDie('7.1', 'Trap Table', 'Trap', of['7.1']),
    table(
      '8.2',
      'Monster Characteristics Chart',
      'monster',
      headings(['Combat Bonus', 'Wounds', 'Resistance', 'Negotiation', 'Weapon', 'Spell', 'Treasure', 'Special']),
      entries(of['8.2']).map(([type, monster]) => row(type, monster.name, monsterCells(monster))),
    ),
    encounters('8.3.room', '8.3', 'Room Monster Table', of['8.3'].room, SIX),
    encounters('8.3.wandering', '8.3', 'Wandering Monster Table', of['8.3'].wandering, ['1–2', '3–4', '5–6']),
    table(
      '8.5',
      'Negotiation Table',
      'total',
      headings(['Result']),
      byTotal(entries(of['8.5'])).map(([totals, result]) => row(totals, dashed(totals), [result])),
    ),
    grid('8.9', 'Bribery Table', 'gold marks', of['8.9'], dashed),
  ]
}

/** 9 to 12: combat, magic, experience. */
function otherTables(of: CitadelTables): readonly PrintedTable[] {
  return [
    grid('9.9', 'Combat Results Table', 'total', of['9.9'], nameOf),
    table(
      '10.9',
      'Spell Summary',
      'spell',
      headings(['Short', 'Cost', 'Kind']),
      entries(of['10.9']).map(([spell, { name, code, cost, kind }]) => row(spell, name, [code, cost, kind])),
    ),
    table(
      '12.2',
      'Prices of a point',
      'ability',
      headings(['Experience', 'Gold marks', 'At most']),
      entries(of.prices).map(([ability, cells]) => row(ability, nameOf(ability), cells)),
    ),
  ]
}

/** 13 and 14: features and treasure. */
function findTables(of: CitadelTables): readonly PrintedTable[] {
  const { level, segmentsAway } = of['13.7']
  const { treasure, jewels, magicItems, weaponBonus } = of['14.9']
  return [
    table(
      '13.7',
      'Mirror Table',
      'die',
      [heading('level', 'Level'), heading('segmentsAway', 'Segments away')],
      level.map((each, i) => row(String(i + 1), String(i + 1), [each, segmentsAway[i]])),
    ),
    crossed('13.9', '13.9', 'Feature Table', entries(of['13.9'])),
    table(
      '14.9.treasure',
      'Treasure Table',
      'type',
      headings(['Gold marks', 'Jewels', 'Magic items']),
      entries(treasure).map(([type, finds]) => row(type, type, finds.map(findInWords))),
      '14.9',
    ),
    table(
      '14.9.jewels',
      'Jewel Table',
      'total',
      headings(['Gold marks']),
      entries(jewels).map(([total, value]) => row(total, total, [value])),
      '14.9',
    ),
    crossed('14.9.magicItems', '14.9', 'Magic Item Table', entries(magicItems), { types: 'First die' }),
    byDie('14.9.weaponBonus', 'Weapon Table', 'Bonus', weaponBonus, '14.9'),
  ]
}

/** Tables of variants and later editions. */
function editionTables(of: CitadelTables): readonly PrintedTable[] {
  return [
    grid('17.5', 'Experience for a point, by age', 'exits', of['17.5'], nameOf),
    encounters('labirynt.roomMonsters', '2.3.labirynt', 'Room Monster Table, Labirynt', of.labirynt.roomMonsters, SIX),
  ]
}

const SIX = ['1', '2', '3', '4', '5', '6'] as const

/** An id as words, a number as it is, nothing as a dash. */
type Cell = string | number | null | undefined

function inCell(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '') return '–'
  const text = String(cell)
  return /^[a-z][a-z-]*\d?$/.test(text) ? nameOf(text) : text
}

function table(
  id: string,
  title: string,
  corner: string,
  columns: readonly PrintedHeading[],
  rows: readonly PrintedRow[],
  rule: string = id,
): PrintedTable {
  return { id, rule, title, corner, columns, rows }
}

function row(id: string, label: string, cells: readonly Cell[]): PrintedRow {
  return { id, label, cells: cells.map(inCell) }
}

function heading(id: string, label: string): PrintedHeading {
  return { id, label }
}

/** Columns that nothing points at. */
function headings(labels: readonly string[]): readonly PrintedHeading[] {
  return labels.map((label) => heading(label, label))
}

/** Totals as rows, lowest first; the last row stays open-ended. */
function grid<Row extends string, Column extends string>(
  id: string,
  title: string,
  corner: string,
  { columns, rows }: Grid<Row, Column>,
  label: (column: string) => string,
): PrintedTable {
  return table(
    id,
    title,
    corner,
    columns.map((column) => heading(column, label(column))),
    byTotal(entries(rows)).map(([totals, cells]) => row(totals, dashed(totals), cells)),
  )
}

function byDie(id: string, title: string, column: string, list: readonly Cell[], rule = id): PrintedTable {
  return table(
    id,
    title,
    'die',
    headings([column]),
    list.map((entry, i) => row(String(i + 1), String(i + 1), [entry])),
    rule,
  )
}

/** Lists by die, side by side. */
function crossed(
  id: string,
  rule: string,
  title: string,
  columns: readonly (readonly [name: string, list: readonly Cell[]])[],
  labels: Readonly<Record<string, string>> = {},
): PrintedTable {
  return table(
    id,
    title,
    'die',
    columns.map(([name]) => heading(name, labels[name] ?? nameOf(name))),
    SIX.map((die, i) =>
      row(
        die,
        die,
        columns.map(([, list]) => list[i]),
      ),
    ),
    rule,
  )
}

function encounters(id: string, rule: string, title: string, rows: EncounterTable, labels: readonly string[]): PrintedTable {
  return table(
    id,
    title,
    'first die',
    labels.map((label, i) => heading(String(i + 1), label)),
    rows.map((cells, i) => row(String(i + 1), String(i + 1), cells.map(encounterInWords))),
    rule,
  )
}

/** `Orc 1D3`; a single one has no number. */
function encounterInWords([type, number]: PrintedEncounter): string {
  return number === '1' ? nameOf(type) : `${nameOf(type)} ${number}`
}

/** `3:1D6x5`: on a die of 1 to 3. */
function findInWords(find: PrintedFind): string {
  const [chance = '0', amount = ''] = find.split(':')
  if (chance === '0') return '–'
  return `${chance === '1' ? '1' : `1–${chance}`}: ${amount}`
}

function monsterCells(monster: CitadelTables['8.2'][keyof CitadelTables['8.2']]): readonly Cell[] {
  const { combatBonus, wounds, resistance, negotiation, weapon, weaponSkill, spells, treasure, special } = monster
  return [
    combatBonus,
    wounds,
    resistance,
    negotiation,
    weapon && `${nameOf(weapon)}${weaponSkill === null ? '' : ` + ${weaponSkill}`}`,
    spells.map(spellName).join(', '),
    treasure.room === treasure.wandering ? treasure.room : `${treasure.room} / ${treasure.wandering}`,
    special?.rule,
  ]
}

function inSkills(skills: Readonly<Record<string, number | undefined>>): string {
  return Object.entries(skills)
    .map(([skill, value]) => `${nameOf(skill)} ${value}`)
    .join(', ')
}

const CHANGES = {
  monsterWound: { label: 'Wounds of monsters', sign: '+' },
  monsterCombatBonus: { label: 'Combat Bonus of monsters', sign: '+' },
  monsterNegotiation: { label: 'Negotiation Value', sign: '+' },
  numberOfMonsters: { label: 'Number of monsters', sign: '× ' },
  treasureType: { label: 'Treasure type', sign: '+' },
  experiencePoints: { label: 'Experience', sign: '× ' },
} as const satisfies Record<keyof CitadelTables['6.7'], { readonly label: string; readonly sign: string }>

/** The entries of a record with a closed set of keys. */
function entries<K extends string, V>(record: { readonly [key in K]: V }): readonly (readonly [K, V])[] {
  const pairs: [K, V][] = []
  for (const key in record) pairs.push([key, record[key]])
  return pairs
}

/** The lowest totals first, `6 or less` before `7-9`. */
function byTotal<V>(rows: readonly (readonly [totals: string, V])[]): readonly (readonly [totals: string, V])[] {
  return rows.toSorted(([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
}

function dashed(totals: string): string {
  return totals.replace('-', '–')
}
