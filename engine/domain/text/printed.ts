import { headings, NONE, printedRow, printedTable } from '../../kernel/printed.ts'
import type { PrintedRow, PrintedTable } from '../../kernel/printed-types.ts'
import { capital, many } from '../../kernel/words.ts'
import { doorRow } from '../chapters/10-doors.ts'
import { DECK_NAMES, kindName, SIDE_NAMES } from '../open/names.ts'
import {
  CARRYING,
  CLIMBS_FROM,
  CREATURES,
  CROSSES_FROM,
  DARK_MOVEMENT,
  DECKS,
  ENCOUNTERS,
  EXPERIENCE,
  FALLS_ON,
  PARCHMENTS,
  POTION,
  PRINTED_WEIGHTS,
  SPELLS,
  START,
  STRIP,
  TREASURES,
} from '../tables/index.ts'
import {
  type Card,
  DECK_IDS,
  type DeckId,
  type HazardCard,
  type INGREDIENTS,
  type ObjectCard,
  type PotionRow,
  type Source,
} from '../tables/table-types.ts'

/** Every table of the rules, ready to be set in the rulebook; what is ours says so in its title, or row by row. */
export function printedTables(): readonly PrintedTable[] {
  return [...sheetTables(), ...fightTables(), ...roomTables(), ...spellTables(), ...creatureTables()]
}

const ORIGINS: Readonly<Record<Source, string>> = { rulebook: 'printed', ours: 'ours' }

function shown(number: number | null | undefined, before = ''): string {
  return number === null || number === undefined || number === 0 ? NONE : `${before}${number}`
}

const FACES = [1, 2, 3, 4, 5, 6] as const

// ---------------------------------------------------------------- 3 to 8

function sheetTables(): readonly PrintedTable[] {
  return [
    printedTable('3.0', 'The sheet at the start', 'value', headings('At first', 'Bounds'), [
      printedRow('life-points', 'Life points', String(START.lifePoints), `at most ${START.lifePoints}`),
      printedRow('luck', 'Luck', String(START.luck), `down to ${START.luckMinimum}`),
      printedRow('attack', 'Attack', `${START.attack} + D6`, NONE),
      printedRow('defence', 'Defence', `[${START.defence}]`, NONE),
      printedRow('experience', 'Experience', String(START.experience), 'none'),
      printedRow('movement', 'Squares a turn', String(START.movement), NONE),
    ]),
    printedTable('4.5', 'What brings experience', 'deed', headings('Points'), [
      printedRow('outer-tile', 'An outer tile laid in your own quadrant', String(EXPERIENCE.outerTile)),
      printedRow('inner-tile', 'An inner tile laid in your own quadrant', String(EXPERIENCE.innerTile)),
      printedRow('combat', 'A win in combat', String(EXPERIENCE.combat)),
      printedRow('luck', 'A luck test passed', String(EXPERIENCE.luckTest)),
      printedRow('summon-evil', 'Summon Evil, survived', String(EXPERIENCE.summonEvil)),
    ]),
    printedTable('6.4', 'Groping in the dark (1 to 4 are ours)', 'die', headings('Direction'), FACES.map(directionRow)),
    printedTable('8.1', 'What can be carried', 'things', headings('At most'), [
      printedRow('places', 'Average and heavy things, the lantern among them', String(CARRYING.places)),
      printedRow('heavy', 'Heavy things', String(CARRYING.heavy)),
      printedRow('light', 'Light things', `any number, in ${many(CARRYING.lightThingsTogether, 'place')}`),
    ]),
    printedTable(
      '8.3',
      'The unlabelled potion (ours)',
      'die',
      headings('Effect'),
      POTION.rows.map((each) => printedRow(String(each.die), String(each.die), potionWords(each))),
    ),
  ]
}

function directionRow(die: (typeof FACES)[number]): PrintedRow {
  const direction = DARK_MOVEMENT[die]
  return printedRow(String(die), String(die), direction === 'choice' ? 'free choice' : SIDE_NAMES[direction])
}

function potionWords(potion: PotionRow): string {
  switch (potion.effect) {
    case 'poison':
      return `poison: ${many(-potion.lifePoints, 'life point')} lost`
    case 'heal':
      return `${many(potion.lifePoints, 'life point')} restored`
    case 'weakness':
      return `weakness: ${-potion.attack} less attack and defence for ${many(potion.turns, 'turn')}`
    case 'clear-mind':
      return `a clear mind: ${potion.experience} experience`
    case 'nothing':
      return 'nothing'
  }
}

// ---------------------------------------------------------------- 9

function fightTables(): readonly PrintedTable[] {
  const initiatives = [...DECK_IDS, 'medusa', 'random-encounter'] as const
  return [
    printedTable(
      '9.1',
      'Initiative, and what a lost fight costs',
      'symbol',
      headings('Initiative', 'Life points', 'Origin'),
      initiatives.map((symbol) => {
        const { initiative, lifePoints, source } = CREATURES[symbol]
        const first = symbol === 'random-encounter' ? 'see 10.4' : shown(initiative)
        return printedRow(symbol, symbolName(symbol), first, lifePoints === null ? 'all' : String(lifePoints), ORIGINS[source])
      }),
    ),
    printedTable('9.4', 'What protects', 'thing', headings('Defence', 'Worn as', 'Weight', 'Origin'), kindsOf(isArmour).map(armourRow)),
    printedTable('9.7', 'Weapons', 'weapon', headings('Attack', 'Hands', 'Weight', 'Also', 'Origin'), kindsOf(isWeapon).map(weaponRow)),
  ]
}

function symbolName(symbol: DeckId | 'medusa' | 'random-encounter'): string {
  if (symbol === 'medusa') return 'The Medusa'
  return symbol === 'random-encounter' ? 'Met in a passage' : capital(DECK_NAMES[symbol])
}

function isObject(card: Card): card is ObjectCard {
  return card.type === 'object'
}

function isWeapon(card: Card): card is ObjectCard {
  return isObject(card) && card.attack !== undefined
}

function isArmour(card: Card): card is ObjectCard {
  return isObject(card) && card.defence !== undefined
}

/** One card of each kind. */
function kindsOf<C extends Card>(is: (card: Card) => card is C): readonly C[] {
  const kinds = new Map<string, C>()
  for (const card of DECK_IDS.flatMap((deck) => DECKS[deck])) if (is(card) && !kinds.has(card.kind)) kinds.set(card.kind, card)
  return [...kinds.values()]
}

function originOf({ numbers, source }: Card): string {
  return ORIGINS[numbers ?? source]
}

/** Of a thing whose weight is shown beside its numbers. */
function originWithWeight(card: ObjectCard): string {
  const origin = originOf(card)
  return origin === ORIGINS.rulebook && !PRINTED_WEIGHTS.includes(card.kind) ? `${origin}; weight ours` : origin
}

function armourRow(card: ObjectCard): PrintedRow {
  const { kind, name, defence, worn, weight } = card
  return printedRow(kind, name, shown(defence, '+'), worn ?? NONE, weight, originWithWeight(card))
}

function weaponRow(card: ObjectCard): PrintedRow {
  const { kind, name, attack, hands, thrown, doorAttack, harmsUndead, weight } = card
  const besides = [
    ...(thrown === true ? ['thrown, once'] : []),
    ...(doorAttack === undefined ? [] : [`+${doorAttack} at doors`]),
    ...(harmsUndead === true ? ['harms the undead'] : []),
  ]
  return printedRow(kind, name, shown(attack, '+'), shown(hands), weight, besides.join(', ') || NONE, originWithWeight(card))
}

// ---------------------------------------------------------------- 10

function roomTables(): readonly PrintedTable[] {
  return [
    printedTable('10.1', 'What is found in a magic room', 'what', headings('Counts'), [
      printedRow('objects', 'Attack and defence of things', 'double'),
      printedRow('creatures', 'Attack of creatures, without the die', 'double'),
      printedRow('life-points', 'Life points on cards, lost or restored', 'double'),
      printedRow('ingredients', 'Magic ingredients on cards', 'double'),
      printedRow('creature-defence', 'Defence of creatures', 'once'),
      printedRow('creature-loss', 'What a lost fight costs (9.1)', 'once'),
      printedRow('toughness', 'Toughness of doors', 'once'),
      printedRow('riches', 'Riches', 'once'),
    ]),
    printedTable(
      '10.3',
      'The strip of a passage (ours)',
      'square',
      headings('Triangle'),
      STRIP.squares.map((square) => printedRow(String(square), String(square), STRIP.triangles.includes(square) ? 'triangle' : NONE)),
    ),
    printedTable(
      '10.4',
      'Random encounters (ours)',
      'die',
      headings('Who comes', 'Attack', 'Defence', 'Initiative'),
      ENCOUNTERS.rows.map((each) => {
        const die = String(each.die)
        if ('effect' in each) return printedRow(die, die, each.effect === 'nothing' ? 'no one' : 'a strong breeze', NONE, NONE, NONE)
        return printedRow(die, die, kindName(each.creature), `${each.attack} + D6`, `[${each.defence}]`, String(each.initiative))
      }),
    ),
    printedTable('10.5', 'Doors (numbers ours)', 'door', headings('Toughness', 'Key', 'How many'), doorRows()),
    printedTable('10.7', 'Pits', 'die', headings('Climb', 'Climb with a rope', 'Cross with a rope'), FACES.map(pitRow)),
    printedTable('10.12', 'What pits, spikes and gas cost', 'hazard', headings('Life points', 'Origin'), hazardRows()),
  ]
}

function isHazard(card: Card): card is HazardCard {
  return card.type === 'hazard'
}

const HAZARDS: readonly HazardCard[] = DECK_IDS.flatMap((deck) => DECKS[deck]).filter(isHazard)

/** Doors of one kind and toughness together. */
function doorRows(): readonly PrintedRow[] {
  const doors = HAZARDS.filter(({ toughness }) => toughness !== undefined)
  return [...Map.groupBy(doors, doorRow)].map(([id, alike]) => {
    const [{ name, toughness, lock } = { name: id, toughness: 0, lock: undefined }] = alike
    return printedRow(id, name, `[${toughness}]`, lock === undefined ? 'none' : String(lock), String(alike.length))
  })
}

function pitRow(die: (typeof FACES)[number]): PrintedRow {
  const out = (needed: number) => (die >= needed ? 'out' : NONE)
  const crossed = die >= CROSSES_FROM ? 'across' : die === FALLS_ON ? 'falls in' : NONE
  return printedRow(String(die), String(die), out(CLIMBS_FROM.bare), out(CLIMBS_FROM.rope), crossed)
}

function hazardRows(): readonly PrintedRow[] {
  const costly = HAZARDS.filter(({ lifePoints }) => lifePoints !== undefined)
  return [...Map.groupBy(costly, ({ kind }) => kind)].map(([kind, alike]) => {
    const costs = [...new Set(alike.map(({ lifePoints }) => lifePoints))].join(' or ')
    const [first] = alike
    const more = first?.perFailedClimb === undefined ? '' : `, and ${first.perFailedClimb} for each turn in it`
    return printedRow(kind, kindName(kind), `${costs}${more}`, first === undefined ? NONE : originOf(first))
  })
}

// ---------------------------------------------------------------- 11 to 13

function spellTables(): readonly PrintedTable[] {
  const costs = headings('Triangles', 'Circles', 'Rhombs')
  const amounts = (of: Readonly<Record<(typeof INGREDIENTS)[number], number>>) => [shown(of.triangle), shown(of.circle), shown(of.rhomb)]
  return [
    printedTable(
      '11.2',
      'Book spells',
      'spell',
      [...headings('Number'), ...costs, ...headings('Whole turn', 'Turns it lasts')],
      SPELLS.map(({ id, name, number, ingredients, wholeTurn, lasts }) =>
        printedRow(id, name, String(number), ...amounts(ingredients), wholeTurn ? 'yes' : NONE, shown(lasts)),
      ),
    ),
    printedTable(
      '11.3',
      'Parchments',
      'spell',
      [...costs, ...headings('Life points')],
      PARCHMENTS.map(({ id, name, ingredients, lifePoints }) => printedRow(id, name, ...amounts(ingredients), shown(lifePoints))),
    ),
  ]
}

function creatureTables(): readonly PrintedTable[] {
  const riches = kindsOf(isObject).filter((card) => card.riches !== undefined)
  return [
    printedTable('12.1', 'Creatures by symbol', 'creature', headings('Attack', 'Defence', 'Undead', 'Cards', 'Origin'), creatureRows()),
    printedTable('13.0', 'Riches (numbers ours)', 'treasure', headings('Stars', 'Riches'), [
      ...TREASURES.map(({ id, name, stars, riches: worth }) => printedRow(id, name, '★'.repeat(stars), String(worth))),
      ...riches.map(({ kind, name, riches: worth }) => printedRow(kind, name, NONE, shown(worth))),
    ]),
  ]
}

function creatureRows(): readonly PrintedRow[] {
  return DECK_IDS.flatMap((deck) => {
    const creatures = DECKS[deck].flatMap((card) => (card.type === 'creature' ? [card] : []))
    return [...Map.groupBy(creatures, ({ kind }) => kind)].map(([kind, alike]) => {
      const [first] = alike
      const attack = first?.attack ?? null
      return printedRow(
        `${deck}.${kind}`,
        `${kindName(kind)}, ${DECK_NAMES[deck]}`,
        attack === null ? 'kills' : `${attack} + D6`,
        first?.defence == null ? NONE : `[${first.defence}]`,
        first?.undead === true ? '*' : NONE,
        String(alike.length),
        first === undefined ? NONE : originOf(first),
      )
    })
  })
}
