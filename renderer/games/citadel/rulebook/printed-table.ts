import type { PrintedTable, PrintedRow as Row } from '../../../book-page.ts'
import { nameOf, raceName, spellName } from '../../../icons/names.ts'

/** Cases whose procedure reads a table of another case: there it is shown too. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  '4.1.B.5': ['4.4'],
  '6.8': ['6.7'],
  '7.0': ['7.1'],
  '7.2': ['7.1', '9.9'],
  '8.1': ['8.3'],
  '8.4': ['8.5'],
  '8.7': ['8.9'],
  '9.5': ['9.9'],
  '9.6': ['9.9'],
  '12.3': ['12.2'],
  '13.0': ['13.9'],
  '13.1': ['13.9 fountain'],
  '13.2': ['13.9 statue'],
  '13.3': ['13.9 trap-door'],
  '13.4': ['13.9 furniture'],
  '13.5': ['13.9 altar'],
  '13.6': ['13.9 artwork'],
  '14.0': ['14.9 treasure', '14.9 jewels', '14.9 items'],
  '14.3': ['14.9 weapons'],
  '14.4': ['14.9 items'],
  '14.5': ['14.9 items'],
  '14.6': ['14.9 items'],
  '14.7': ['14.9 items'],
  '14.8': ['14.9 items'],
}

/** The tables of a case: its own, or those that are read when it is played. A column of a table may stand for it. */
export function tablesFor(tables: readonly PrintedTable[], rule: string): readonly PrintedTable[] {
  const own = tables.filter((table) => table.rule === rule)
  if (own.length > 0) return own
  return (READ_BY[rule] ?? []).flatMap((wanted) =>
    tables.filter(({ id, rule: of }) => id === wanted || of === wanted).concat(columnOf(tables, wanted)),
  )
}

/** `13.9 statue`: one column of the Feature Table. Its id stays that of the whole table, so that a lit cell is found. */
function columnOf(tables: readonly PrintedTable[], wanted: string): readonly PrintedTable[] {
  const [id, name = ''] = wanted.split(' ')
  const table = tables.find((each) => each.id === id)
  const column = table?.columns.indexOf(nameOf(name)) ?? -1
  if (!table || column < 0) return []
  return [
    {
      ...table,
      columns: [nameOf(name)],
      rows: table.rows.map(({ head, cells }) => ({ head, cells: [cells[column] ?? ''] })),
    },
  ]
}

/** Every word in the tables of a case, for the search. */
export function wordsInTables(tables: readonly PrintedTable[]): (rule: string) => string {
  const words = new Map<string, string>()
  for (const { rule, columns, rows } of tables)
    words.set(rule, [words.get(rule) ?? '', ...columns, ...rows.flatMap(({ head, cells }) => [head, ...cells])].join(' '))
  return (rule) => words.get(rule) ?? ''
}

/** The printed tables of Citadel as `game.tables` gives them, in the order of their cases. What has another shape is left out. */
export function readPrintedTables(data: unknown): readonly PrintedTable[] {
  const at = (...keys: readonly string[]) => keys.reduce<unknown>((of, key) => fields(of)[key], data)
  const byDie = (id: string, title: string, entries: unknown, heading: string): PrintedTable =>
    table(
      id,
      title,
      'die',
      [heading],
      faces(entries).map(([die, entry]) => row(die, [textOf(entry)])),
    )
  return [
    table(
      '4.1.B.3',
      'Initiates by race',
      'race',
      ['Wound Points', 'Resistance', 'Weapon skill', 'Skill'],
      pairs(at('4.1.B.3')).map(([race, of]) =>
        row(raceName(race), [cell(of, 'wounds'), cell(of, 'resistance'), skills(fields(of).weaponSkill), skills(fields(of).skills)]),
      ),
    ),
    byDie('4.1.D', 'The ruling sun', at('4.1.D'), 'Sun'),
    table(
      '4.3',
      'Hero Characteristics Chart',
      'hero',
      ['Race', 'Wound Points', 'Magic Potential', 'Resistance', 'Combat Bonus', 'Weapons', 'Weapon skill', 'Skills'],
      list(at('4.3')).map((of) =>
        row(textOf(fields(of).name), [
          raceName(textOf(fields(of).race)),
          cell(of, 'wounds'),
          list(fields(of).magic).map(textOf).join(' / '),
          cell(of, 'resistance'),
          cell(of, 'combatBonus'),
          list(fields(of).weapons)
            .map((weapon) => nameOf(textOf(weapon)))
            .join(', '),
          skills(fields(of).weaponSkill),
          skills(fields(of).skills),
        ]),
      ),
    ),
    table(
      '4.4',
      'Magic Potential Table',
      'die',
      ['Red', 'Yellow', 'Blue'],
      pairs(at('4.4')).map(([die, suns]) => row(die, list(suns).map(textOf))),
    ),
    table(
      '6.7',
      'Level Chart',
      'what changes',
      ['Level 1', 'Level 2', 'Level 3'],
      pairs(at('6.7')).map(([what, levels]) =>
        row(
          CHANGES[what] ?? nameOf(what),
          list(levels).map((value) => `${sign(what)}${textOf(value)}`),
        ),
      ),
    ),
    byDie('7.1', 'Trap Table', at('7.1'), 'Trap'),
    table(
      '8.2',
      'Monster Characteristics Chart',
      'monster',
      ['Combat Bonus', 'Wounds', 'Resistance', 'Negotiation', 'Weapon', 'Spell', 'Treasure', 'Special'],
      pairs(at('8.2')).map(([, of]) => row(textOf(fields(of).name), monsterCells(fields(of)))),
    ),
    encounters('8.3 room', 'Room Monster Table', at('8.3', 'room'), ['1', '2', '3', '4', '5', '6']),
    encounters('8.3 wandering', 'Wandering Monster Table', at('8.3', 'wandering'), ['1–2', '3–4', '5–6']),
    table(
      '8.5',
      'Negotiation Table',
      'total',
      ['Result'],
      pairs(at('8.5'))
        .map(([totals, result]) => row(dashed(totals), [textOf(result)]))
        .sort((one, other) => Number.parseInt(one.head, 10) - Number.parseInt(other.head, 10)),
    ),
    grid('8.9', 'Bribery Table', 'gold marks', at('8.9')),
    grid('9.9', 'Combat Results Table', 'total', at('9.9')),
    table(
      '10.9',
      'Spell Summary',
      'spell',
      ['Short', 'Cost', 'Kind'],
      pairs(at('10.9')).map(([, of]) =>
        row(textOf(fields(of).name), [textOf(fields(of).code), cell(of, 'cost'), nameOf(textOf(fields(of).kind))]),
      ),
    ),
    table(
      '12.2',
      'Prices of a point',
      'ability',
      ['Experience', 'Gold marks', 'At most'],
      pairs(at('prices')).map(([ability, cells]) => row(nameOf(ability), list(cells).map(textOf))),
    ),
    table(
      '13.7',
      'Mirror Table',
      'die',
      ['Level', 'Segments away'],
      faces(at('13.7', 'level')).map(([die, level]) =>
        row(die, [textOf(level), textOf(list(at('13.7', 'segmentsAway'))[Number(die) - 1])]),
      ),
    ),
    crossed('13.9', 'Feature Table', pairs(at('13.9'))),
    table(
      '14.9 treasure',
      'Treasure Table',
      'type',
      ['Gold marks', 'Jewels', 'Magic items'],
      pairs(at('14.9', 'treasure')).map(([type, finds]) => row(type, list(finds).map(findInWords))),
    ),
    table(
      '14.9 jewels',
      'Jewel Table',
      'total',
      ['Gold marks'],
      pairs(at('14.9', 'jewels')).map(([total, value]) => row(total, [textOf(value)])),
    ),
    crossed(
      '14.9 items',
      'Magic Item Table',
      pairs(at('14.9', 'magicItems')).map(([kind, column]) => [kind === 'types' ? 'first die' : kind, column]),
    ),
    byDie('14.9 weapons', 'Weapon Table', at('14.9', 'weaponBonus'), 'Bonus'),
    grid('17.5', 'Experience for a point, by age', 'exits', at('17.5')),
    encounters('2.3.labirynt', 'Room Monster Table, Labirynt', at('labirynt', 'roomMonsters'), ['1', '2', '3', '4', '5', '6']),
  ].filter(({ rows }) => rows.length > 0)
}

/** Where a table reads otherwise than the surviving pages, by its case. */
export interface Reading {
  readonly rule: string
  readonly reading: string
}

export function readCorrections(data: unknown): readonly Reading[] {
  return list(fields(data).corrections).flatMap((each) => {
    const { rule, reading } = fields(each)
    return typeof rule === 'string' && typeof reading === 'string' ? [{ rule, reading }] : []
  })
}

function table(id: string, title: string, corner: string, columns: readonly string[], rows: readonly Row[]): PrintedTable {
  return { id, rule: id.split(' ')[0] ?? id, title, corner, columns, rows }
}

function row(head: string, cells: readonly string[]): Row {
  return { head, cells }
}

/** `{columns, rows}`: totals down, the lowest first; the open end of the last row stays. */
function grid(id: string, title: string, corner: string, data: unknown): PrintedTable {
  const columns = list(fields(data).columns).map((column) => {
    const name = textOf(column)
    return /^\d/.test(name) ? dashed(name) : nameOf(name)
  })
  const rows = pairs(fields(data).rows).sort(([one], [other]) => Number.parseInt(one, 10) - Number.parseInt(other, 10))
  return table(
    id,
    title,
    corner,
    columns,
    rows.map(([head, cells]) => row(dashed(head), list(cells).map(textOf))),
  )
}

/** Lists by die, side by side. */
function crossed(id: string, title: string, columns: readonly (readonly [string, unknown])[]): PrintedTable {
  const [first] = columns
  return table(
    id,
    title,
    'die',
    columns.map(([name]) => nameOf(name)),
    faces(first?.[1]).map(([die]) =>
      row(
        die,
        columns.map(([, entries]) => textOf(list(entries)[Number(die) - 1])),
      ),
    ),
  )
}

function encounters(id: string, title: string, data: unknown, columns: readonly string[]): PrintedTable {
  return table(
    id,
    title,
    'first die',
    columns,
    faces(data).map(([die, cells]) => row(die, list(cells).map(encounterInWords))),
  )
}

/** `Orc 1D3`, of kind and number; one is not counted. */
function encounterInWords(data: unknown): string {
  const [type, number] = list(data).map(String)
  return number === undefined || number === '1' ? nameOf(type ?? '') : `${nameOf(type ?? '')} ${number}`
}

/** `3:1D6x5`: on a die of 1 to 3. */
function findInWords(data: unknown): string {
  const [chance = '0', amount = ''] = String(data).split(':')
  if (chance === '0') return '–'
  return `${chance === '1' ? '1' : `1–${chance}`}: ${amount}`
}

function monsterCells(of: Readonly<Record<string, unknown>>): readonly string[] {
  const { room, wandering } = fields(of.treasure)
  const skill = of.weaponSkill === null ? '' : ` + ${textOf(of.weaponSkill)}`
  return [
    textOf(of.combatBonus),
    textOf(of.wounds),
    textOf(of.resistance),
    textOf(of.negotiation),
    of.weapon === null ? '–' : `${textOf(of.weapon)}${skill}`,
    list(of.spells)
      .map((spell) => spellName(String(spell)))
      .join(', ') || '–',
    room === wandering ? textOf(room) : `${textOf(room)} / ${textOf(wandering)}`,
    textOf(fields(of.special).rule),
  ]
}

function skills(data: unknown): string {
  return (
    pairs(data)
      .map(([skill, value]) => `${nameOf(skill)} ${textOf(value)}`)
      .join(', ') || '–'
  )
}

const CHANGES: Readonly<Record<string, string>> = {
  monsterWound: 'Wounds of monsters',
  monsterCombatBonus: 'Combat Bonus of monsters',
  monsterNegotiation: 'Negotiation Value',
  numberOfMonsters: 'Number of monsters',
  treasureType: 'Treasure type',
  experiencePoints: 'Experience',
}

function sign(what: string): string {
  return what === 'numberOfMonsters' || what === 'experiencePoints' ? '× ' : '+'
}

/** A list, or an object by die, as pairs of die and entry. */
function faces(data: unknown): readonly (readonly [string, unknown])[] {
  return Array.isArray(data) ? data.map((entry, place) => [String(place + 1), entry]) : pairs(data)
}

function cell(of: unknown, key: string): string {
  return textOf(fields(of)[key])
}

/** An id as words, a number as it is, nothing as a dash. */
function textOf(data: unknown): string {
  if (data === null || data === undefined || data === '') return '–'
  const text = String(data)
  return /^[a-z][a-z-]*\d?$/.test(text) ? nameOf(text) : text
}

function dashed(totals: string): string {
  return totals.replace('-', '–')
}

function list(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : []
}

function pairs(data: unknown): (readonly [string, unknown])[] {
  return Object.entries(fields(data))
}

/** The tables leave the contract as open data, for every game has its own. */
function fields(data: unknown): Readonly<Record<string, unknown>> {
  return isRecord(data) ? data : {}
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
