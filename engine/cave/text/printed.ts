import { headings, NONE, printedRow, printedTable } from '../../kernel/printed.ts'
import type { PrintedHeading, PrintedRow, PrintedTable } from '../../kernel/printed-types.ts'
import { capital } from '../../kernel/words.ts'
import { anyName, spaceName } from '../open/names.ts'
import { resultText } from '../open/results.ts'
import { CARDS, CHAMBER_RESULTS, CHARACTERS, LIMITS, NAMED_SPACES, ORDER, SPELLS, SPELLS_BY_CRAFT } from '../tables/index.ts'
import { type Card, type CardType, FIGHTERS, NAMED, type Result, type Source } from '../tables/table-types.ts'

/** Every table of the rules, ready to be set in the rulebook; what is ours says so row by row. */
export function printedTables(): readonly PrintedTable[] {
  return [...sheetTables(), ...thingTables(), ...spaceTables(), ...cardTables(), ...enemyTables()]
}

const ORIGINS: Readonly<Record<Source, string>> = { rulebook: 'printed', ours: 'ours' }

function shown(number: number | undefined, before = ''): string {
  return number === undefined || number === 0 ? NONE : `${before}${number}`
}

function originOf({ source, nameFrom }: { readonly source: Source; readonly nameFrom?: Source }): string {
  return nameFrom === undefined || nameFrom === source ? ORIGINS[source] : `name ${ORIGINS[nameFrom]}, rest ${ORIGINS[source]}`
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** A row for each face; a column for each list of six. */
function byFace(id: string, title: string, lists: readonly (PrintedHeading & { readonly die: readonly Result[] })[]): PrintedTable {
  const rows = FACES.map((face) =>
    printedRow(String(face), String(face), ...lists.map(({ die }) => capital(resultText(die[face - 1] ?? 'nothing')))),
  )
  return printedTable(
    id,
    title,
    'die',
    lists.map((list) => ({ id: list.id, label: list.label })),
    rows,
  )
}

// ---------------------------------------------------------------- 1 to 9

function sheetTables(): readonly PrintedTable[] {
  const last = SPELLS_BY_CRAFT.length
  return [
    printedTable(
      '1.3',
      'Starting Strength and Craft, below which no Character falls',
      'Character',
      headings('Strength', 'Craft', 'Alignment', 'Origin'),
      CHARACTERS.map((each) =>
        printedRow(each.id, each.name, String(each.strength), String(each.craft), capital(each.alignment), originOf(each)),
      ),
    ),
    printedTable(
      '2.6',
      'Spells by Craft',
      'Craft',
      headings('Spells'),
      SPELLS_BY_CRAFT.map((spells, i) => printedRow(String(i + 1), i + 1 === last ? `${last} or more` : String(i + 1), shown(spells))),
    ),
  ]
}

/** What an Object or Follower adds, in words. */
function adds(card: Card): string {
  const parts = [
    ...(card.weapon === undefined ? [] : [`Weapon +${card.weapon}`]),
    ...(card.againstDragons === undefined ? [] : [`+${card.againstDragons} against Dragons`]),
    ...(card.strength === undefined ? [] : [`Strength +${card.strength}`]),
    ...(card.combat === undefined ? [] : [`Strength +${card.combat} in Combat`]),
    ...(card.craft === undefined ? [] : [`Craft +${card.craft}`]),
    ...(card.gate === undefined ? [] : [`Strength +${card.gate} at gates`]),
    ...(card.saves === undefined ? [] : [`saves a Life on ${card.saves < 6 ? `${card.saves}–6` : '6'}`]),
    ...(card.spells === undefined ? [] : [`Spells +${card.spells}`]),
    ...(card.gold === undefined ? [] : [`${card.gold} Gold at once`]),
  ]
  return parts.length === 0 ? NONE : parts.join(', ')
}

function thingRows(types: readonly CardType[]): readonly PrintedRow[] {
  return ofTypes(types).map((card) =>
    printedRow(`${card.deck}.${card.kind}`, `${card.name}, ${DECKS[card.deck]}`, adds(card), card.text, originOf(card)),
  )
}

const DECKS = { cave: 'Cave', adventure: 'Adventure', wares: 'for sale' } as const

function ofTypes(types: readonly CardType[]): readonly Card[] {
  return CARDS.filter((card) => types.includes(card.type) && card.setAside !== true)
}

function thingTables(): readonly PrintedTable[] {
  const columns = headings('Adds', 'Text', 'Origin')
  return [
    printedTable('5.1', 'Objects', 'Object', columns, thingRows(['object'])),
    printedTable('5.2', 'Magic Objects', 'Magic Object', columns, thingRows(['magic-object'])),
    printedTable('6.1', 'Followers', 'Follower', columns, thingRows(['follower'])),
    printedTable(
      '9.6',
      'Spells',
      'Spell',
      headings('Cast', 'Effect', 'Origin'),
      SPELLS.map((spell) => printedRow(spell.id, spell.name, spell.when, spell.text, originOf(spell))),
    ),
  ]
}

// ---------------------------------------------------------------- 11 and 12

function spaceTables(): readonly PrintedTable[] {
  const { search, stopsInChamber } = LIMITS
  const dice = NAMED.flatMap((id) => {
    const space = NAMED_SPACES[id]
    return 'die' in space ? [{ id, label: `${spaceName(id)}${space.must ? '' : ' (may)'}`, die: space.die }] : []
  })
  const chambers = CHAMBER_RESULTS.flatMap(({ id, name, die }) => (die === undefined ? [] : [{ id, label: name, die }]))
  const fighters = CHAMBER_RESULTS.flatMap((chamber) => (chamber.fighters === undefined ? [] : [chamber.fighters]))[0]
  return [
    printedTable(
      '11.4',
      'Passing a Chamber',
      'die',
      headings('What happens'),
      FACES.map((face) =>
        printedRow(String(face), String(face), stopsInChamber.some((stop) => stop === face) ? 'The walk ends here' : 'You pass'),
      ),
    ),
    printedTable(
      '12.4',
      'What a Chamber turns out to be',
      'die',
      headings('Chamber', 'In short'),
      CHAMBER_RESULTS.map(({ id, name }, i) => printedRow(String(i + 1), String(i + 1), name, IN_SHORT[id])),
    ),
    byFace('12.4.results', 'What the second die brings', chambers),
    printedTable(
      '12.4.arena',
      'Who fights in the Gladiatorial Arena',
      'fighter',
      headings('Strength'),
      FIGHTERS.map((id) => printedRow(id, anyName(id), shown(fighters?.[id]))),
    ),
    printedTable('12.5', 'The search', 'Craft', headings('Two dice'), [
      ...(['6', '7', '8'] as const).map((craft) => printedRow(craft, craft, String(search[craft]))),
      printedRow('more', '9 or more', String(search.more)),
    ]),
    printedTable('12.5.trials', 'The three Trials', 'Trial', headings('Against', 'With'), [
      printedRow('strength', 'Trial by Strength', 'the Beast', `Strength ${LIMITS.beast}`),
      printedRow('craft', 'Trial by Craft', 'the Apparition', `Craft ${LIMITS.apparition}`),
      printedRow('wealth', 'Trial by Wealth', 'the Gnome', `${LIMITS.wealthDice} dice of Gold, Objects and Followers`),
    ]),
    byFace('12.6', 'What the named spaces do', dice),
  ]
}

const IN_SHORT = {
  'chamber-of-terror': 'With Craft below 8, lose a Life',
  'melcarts-shrine': 'Leave two Objects, or lose a Life',
  bazaar: 'A second die brings something good',
  'demons-lair': 'On 4–6 Demons attack with Craft 12',
  'gladiatorial-arena': 'A fight',
  void: 'A second die takes something away',
} as const

// ---------------------------------------------------------------- 13

/** The case under which a type of card is met. */
const DICE = [
  ['13.4', 'Events with a die', ['event']],
  ['13.8', 'Strangers with a die', ['stranger']],
  ['13.10', 'Places with a die', ['place']],
] as const

function cardTables(): readonly PrintedTable[] {
  const types = Object.entries(ORDER)
  const [events, strangers, places] = DICE.map(([id, title, of]) => {
    const cards = ofTypes(of).flatMap(({ kind, name, die }) => (die === undefined ? [] : [{ id: kind, label: name, die }]))
    return byFace(id, title, cards)
  })
  const order = printedTable(
    '13.3',
    'The order in which you meet cards',
    'type',
    headings('Number'),
    types.map(([type, number]) => printedRow(type, capital(type.replaceAll('-', ' ')), String(number))),
  )
  return [order, events, ...enemiesBetween(), strangers, places].flatMap((each) => each ?? [])
}

// ---------------------------------------------------------------- 13.5 and 13.6

function enemiesBetween(): readonly PrintedTable[] {
  return [
    printedTable('13.5', 'Enemies with Strength', 'Enemy', headings('Type', 'Strength', 'Cards', 'Deck', 'Origin'), [
      ...foeRows(['animal', 'monster', 'dragon'], 'strength'),
    ]),
    printedTable('13.6', 'Spirits', 'Spirit', headings('Type', 'Craft', 'Cards', 'Deck', 'Origin'), foeRows(['spirit'], 'craft')),
  ]
}

function foeRows(types: readonly CardType[], by: 'strength' | 'craft'): readonly PrintedRow[] {
  return ofTypes(types).map((card) =>
    printedRow(
      `${card.deck}.${card.kind}`,
      card.name,
      capital(card.type),
      shown(card[by]),
      String(card.count),
      DECKS[card.deck],
      originOf(card),
    ),
  )
}

function enemyTables(): readonly PrintedTable[] {
  const armour = CARDS.filter(({ saves, deck }) => saves !== undefined && deck !== 'wares')
  return [
    printedTable(
      '14.4',
      'What may save a Life in Combat',
      'armour',
      headings('Holds from'),
      armour.toSorted((a, b) => (a.saves ?? 0) - (b.saves ?? 0)).map((card) => printedRow(card.kind, card.name, String(card.saves))),
    ),
  ]
}
