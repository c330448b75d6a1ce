import { describe, expect, it } from 'vitest'
import { inWords } from '../../kernel/words.ts'
import {
  addedBy,
  BOARD,
  CARDS,
  CHAMBER_RESULTS,
  CHARACTERS,
  FEWEST_ROUNDS,
  LIMITS,
  MOST_ROUNDS,
  NAMED_SPACES,
  ORDER,
  REMOVED_SPELLS,
  SPELLS,
  SPELLS_BY_CRAFT,
  tables,
} from './index.ts'
import { ABILITIES, type CardDeck, type CardType, CHAMBERS, CHARACTER_IDS, NAMED, SPELLS_IN_PLAY } from './table-types.ts'

const { spaces } = BOARD
const ids = spaces.map(({ id }) => id)
const ofDeck = (deck: CardDeck) => CARDS.filter((card) => card.deck === deck)
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
const cardsIn = (deck: CardDeck, type?: CardType) =>
  sum(ofDeck(deck).flatMap((card) => (type === undefined || card.type === type ? [card.count] : [])))

/** Steps to every space from the Entrance; gates stop nobody, or everyone. */
function steps(overGates: boolean): ReadonlyMap<string, number> {
  const far = new Map([['cave-entrance', 0]])
  for (const [id, steps] of far)
    for (const next of spaces.find((space) => space.id === id)?.neighbours ?? []) {
      const isGate = spaces.find((space) => space.id === next)?.gate === true
      if (!far.has(next) && (overGates || !isGate)) far.set(next, steps + 1)
    }
  return far
}

describe('the board', () => {
  it('7 named spaces, 8 Chambers, 19 Corridors, 7 Crossroads, each with an id and a code of its own', () => {
    const kinds = Object.groupBy(spaces, ({ kind }) => kind)
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, list]) => [kind, list?.length]))).toEqual({
      named: 7,
      chamber: 8,
      corridor: 19,
      crossroads: 7,
    })
    expect([new Set(ids).size, new Set(spaces.map(({ code }) => code)).size]).toEqual([41, 41])
    expect(
      spaces
        .filter(({ kind }) => kind === 'named')
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...NAMED].sort())
  })

  it('47 ways, all of them two-way; 12 spaces have three, the others two', () => {
    for (const { id, neighbours } of spaces)
      for (const next of neighbours)
        expect([id, spaces.find((space) => space.id === next)?.neighbours]).toEqual([id, expect.arrayContaining([id])])
    expect(sum(spaces.map(({ neighbours }) => neighbours.length)) / 2).toBe(47)
    expect([2, 3].map((ways) => spaces.filter(({ neighbours }) => neighbours.length === ways).length)).toEqual([29, 12])
  })

  it('neighbours stand clockwise from north (C-57)', () => {
    for (const { id, x, y, neighbours } of spaces) {
      const angles = neighbours.map((next) => {
        const there = spaces.find((space) => space.id === next)
        const turn = Math.atan2((there?.x ?? 0) - x, y - (there?.y ?? 0))
        return turn < 0 ? turn + 2 * Math.PI : turn
      })
      expect([id, angles]).toEqual([id, angles.toSorted((a, b) => a - b)])
    }
  })

  it('the farthest space is 9 steps from the Entrance, and no gate has to be opened on the way to any', () => {
    expect([...steps(true).values()].toSorted((a, b) => b - a)[0]).toBe(9)
    const gates = spaces.filter(({ gate }) => gate).map(({ id }) => id)
    const open = steps(false)
    expect(ids.filter((id) => !open.has(id))).toEqual(gates)
    for (const gate of gates) expect(spaces.find(({ id }) => id === gate)?.neighbours.every((next) => open.has(next))).toBe(true)
  })

  it('11.3 four Heavy Gates, all on Corridors', () => {
    expect(spaces.filter(({ gate }) => gate).map(({ code }) => code)).toEqual(['K6', 'K15', 'K17', 'K19'])
  })

  it('12.3 cards are drawn on Corridors and Crossroads alone, two on three Corridors', () => {
    for (const { id, kind, draw } of spaces) expect([id, draw > 0]).toEqual([id, kind === 'corridor' || kind === 'crossroads'])
    expect(spaces.filter(({ draw }) => draw === 2).map(({ code }) => code)).toEqual(['K4', 'K8', 'K13'])
  })

  it('spaces lie 105 apart at least, on the sheet', () => {
    for (const [at, one] of spaces.entries()) {
      expect([one.id, one.x > BOARD.room && one.x < BOARD.width - BOARD.room]).toEqual([one.id, true])
      for (const other of spaces.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(105)
    }
  })
})

describe('the decks', () => {
  it('60 Cave cards with the Magic Crystal, 30 Adventure cards with the seven that are taken out, 4 wares', () => {
    expect([cardsIn('cave'), cardsIn('adventure'), cardsIn('adventure', 'removed'), cardsIn('wares')]).toEqual([60, 30, 7, 4])
    expect(CARDS.filter(({ setAside }) => setAside).map(({ kind }) => kind)).toEqual(['magic-crystal'])
  })

  it('13.3 the types of the Cave deck', () => {
    const types: readonly CardType[] = [
      'event',
      'animal',
      'monster',
      'dragon',
      'spirit',
      'stranger',
      'object',
      'magic-object',
      'follower',
      'place',
    ]
    expect(types.map((type) => cardsIn('cave', type))).toEqual([8, 7, 8, 4, 7, 6, 7, 6, 4, 3])
    expect(types.map((type) => cardsIn('adventure', type))).toEqual([3, 4, 2, 1, 2, 3, 3, 2, 2, 1])
  })

  it('every copy has an id of its own: the kind, numbered through decks and wares where there are several', () => {
    const copies = CARDS.flatMap((card) => card.copies)
    expect(new Set(copies).size).toBe(94)
    for (const { kind, copies, count } of CARDS) {
      expect([kind, copies.length]).toEqual([kind, count])
      const isAlone = CARDS.filter((card) => card.kind === kind).length === 1 && count === 1
      expect([kind, copies.includes(kind)]).toEqual([kind, isAlone])
    }
    const of = (kind: string) => CARDS.flatMap((card) => (card.kind === kind ? card.copies.map((copy) => [copy, card.deck]) : []))
    expect(of('sword')).toEqual([
      ['sword-1', 'cave'],
      ['sword-2', 'adventure'],
      ['sword-3', 'wares'],
    ])
    expect(of('bag-of-gold').map(([copy]) => copy)).toEqual(['bag-of-gold-1', 'bag-of-gold-2', 'bag-of-gold-3'])
  })

  it('13.5, 13.6 Enemies have Strength or Craft in the printed spread of the decks, and say so', () => {
    const enemies = CARDS.filter(({ num }) => num === 2)
    expect(enemies.map(({ strength = 0 }) => strength).toSorted((a, b) => a - b)).toEqual([
      2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9, 10,
    ])
    for (const { kind, text, strength } of enemies) expect([kind, text]).toEqual([kind, expect.stringContaining(`Strength ${strength}.`)])
    const spirits = CARDS.filter(({ num }) => num === 3)
    expect(spirits.map(({ craft = 0 }) => craft).toSorted((a, b) => a - b)).toEqual([3, 3, 4, 4, 5, 6, 7, 8])
    for (const { kind, text, craft } of spirits) expect([kind, text]).toEqual([kind, expect.stringContaining(`Craft ${craft}.`)])
  })

  it('14.4 what a card adds or saves is what its text says', () => {
    for (const {
      kind,
      text,
      weapon,
      combat,
      strength,
      craft,
      saves,
      spells,
      gate,
      gold,
      price,
      sells = {},
      buys = {},
      gives,
      num,
    } of CARDS) {
      const added = [weapon, combat, num === 2 ? undefined : strength, num === 3 ? undefined : craft, spells, gate, gold, price]
      const figures = [...added, ...Object.values(sells), ...Object.values(buys)].filter((each) => each !== undefined)
      if (gives !== undefined && gives > 1) expect([kind, text]).toEqual([kind, expect.stringContaining(inWords(gives))])
      for (const figure of figures) expect([kind, text]).toEqual([kind, expect.stringMatching(`\\b${figure}\\b`)])
      if (saves !== undefined) expect([kind, text]).toEqual([kind, expect.stringContaining(`on ${saves === 6 ? '6' : `${saves}–6`} `)])
    }
  })

  it('13.3 cards are met by their numbers: Events first, Places last', () => {
    const kinds = Object.groupBy(Object.entries(ORDER), ([, number]) => number)
    expect(Object.values(kinds).map((each) => each?.map(([type]) => type))).toEqual([
      ['event'],
      ['animal', 'monster', 'dragon'],
      ['spirit'],
      ['stranger'],
      ['object', 'magic-object', 'follower'],
      ['place'],
    ])
    expect(Object.keys(kinds)).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  it('wares are what the two traders sell (C-92)', () => {
    const sold = CARDS.flatMap(({ kind, sells = {} }) => Object.keys(sells).map((ware) => [ware, kind]))
    const wares = ofDeck('wares').map(({ kind, of }) => [kind, of])
    expect(sold.filter(([ware]) => ware !== 'draught').toSorted()).toEqual(wares.toSorted())
  })

  it('every card says where it comes from, in sentences', () => {
    for (const { kind, text, source } of CARDS)
      expect([kind, text.endsWith('.'), ['rulebook', 'ours']]).toEqual([kind, true, expect.arrayContaining([source])])
    expect(CARDS.flatMap(({ source, nameFrom, kind }) => (source === 'rulebook' || nameFrom !== undefined ? [kind] : [])).sort()).toEqual(
      [
        ...[
          'magic-crystal',
          'sword',
          'sword',
          'holy-lance',
          'magic-belt',
          'solomons-crown',
          'unicorn',
          'mule',
          'wand',
          'cave-entrance-card',
        ],
        ...['mineral', 'penance', 'meteor-shower', 'dungeon-map', 'pict', 'draft', 'abduction'],
      ].sort(),
    )
  })

  it('13.3 a card does what its text says: weapons, gates, trade, ways and steps', () => {
    const withText = (pattern: RegExp) => CARDS.filter(({ text }) => pattern.test(text)).map(({ kind }) => kind)
    const figures = (pattern: RegExp) =>
      CARDS.flatMap(({ kind, text }) => (pattern.test(text) ? [[kind, Number(pattern.exec(text)?.[1])]] : []))
    expect(CARDS.flatMap((card) => ('weapon' in card ? [[card.kind, card.weapon]] : []))).toEqual(figures(/Weapon: (\d) Strength more/))
    expect(CARDS.flatMap((card) => ('gate' in card ? [[card.kind, card.gate]] : []))).toEqual(figures(/(\d) more at Heavy Gates/))
    expect(CARDS.flatMap((card) => ('turns' in card && card.turns === true ? card.kind : []))).toEqual(
      withText(/choose your way at every turning/),
    )
    expect(CARDS.flatMap((card) => ('pace' in card ? [[card.kind, card.pace]] : []))).toEqual(figures(/add (\d) to your movement die/))
    const trader = CARDS.find(({ kind }) => kind === 'gnome-trader')
    expect(trader).toMatchObject({ sells: { 'rope-ladder': 1, draught: 1 }, buys: { object: 1, 'magic-object': 2 } })
    expect(trader?.text).toMatch(/Buys Objects for 1 Gold, Magic Objects for 2.*1 Gold each/)
  })

  it('13.3 what is taken out of the decks is listed with them, and said to be', () => {
    const { removed } = tables()
    expect(removed.cards).toHaveLength(7)
    expect(removed.spells).toEqual(['providence', 'debauchery'])
    expect(CARDS.filter((card) => 'removed' in card && card.removed === true).map(({ kind }) => kind)).toEqual(removed.cards)
    expect(REMOVED_SPELLS.map((spell) => spell.removed)).toEqual([true, true])
  })
})

describe('the other tables', () => {
  it('9 without a Spell nothing is added', () => {
    expect(addedBy(null)).toBe(0)
  })

  it('9 what a Spell adds, heals or strikes is what its text says', () => {
    for (const { id, text, adds, heals, atMost } of SPELLS)
      for (const figure of [adds, heals, atMost].filter((each) => each !== undefined))
        expect([id, text]).toEqual([id, expect.stringMatching(`\\b${figure}\\b`)])
  })

  it('9 eight Spells in play, two taken out', () => {
    expect(SPELLS.map(({ id }) => id)).toEqual(SPELLS_IN_PLAY)
    expect(REMOVED_SPELLS.map(({ id }) => id)).toEqual(['providence', 'debauchery'])
  })

  it('8 eight Characters, no ability twice', () => {
    expect(CHARACTERS.map(({ id }) => id)).toEqual(CHARACTER_IDS)
    expect(CHARACTERS.flatMap(({ abilities }) => abilities.map(({ id }) => id))).toEqual(ABILITIES)
    expect(CHARACTERS.map(({ strength, craft }) => [strength, craft])).toEqual([
      [4, 2],
      [4, 3],
      [4, 4],
      [3, 5],
      [3, 5],
      [4, 3],
      [5, 2],
      [3, 4],
    ])
    expect(Object.groupBy(CHARACTERS, ({ alignment }) => alignment)).toMatchObject({
      good: { length: 3 },
      neutral: { length: 3 },
      evil: { length: 2 },
    })
  })

  it('12.4 six Chambers in the order of the die, 12.6 all named spaces', () => {
    expect(CHAMBER_RESULTS.map(({ id }) => id)).toEqual(CHAMBERS)
    expect(Object.keys(NAMED_SPACES)).toEqual(NAMED)
    for (const [id, space] of Object.entries(NAMED_SPACES))
      expect([id, 'die' in space ? space.die.length : 'heal']).toEqual([id, 'die' in space ? 6 : 'heal'])
    expect(Object.entries(NAMED_SPACES).flatMap(([id, space]) => ('must' in space && !space.must ? [id] : []))).toEqual([
      'underground-fountain',
      'sacrificial-altar',
    ])
  })

  it('2.6 Spells by Craft, 12.5 the search and the Trials', () => {
    expect(SPELLS_BY_CRAFT).toEqual([0, 0, 1, 2, 2, 3])
    expect(LIMITS.search).toEqual({ 6: 12, 7: 11, 8: 10, more: 7 })
    expect([LIMITS.beast, LIMITS.apparition, LIMITS.wealthDice]).toEqual([10, 8, 3])
  })

  it('12.6 a Life is healed for a Gold at the Cave Entrance, 16 a Toad stays one for three turns (C-42), C-97 the last round', () => {
    expect([NAMED_SPACES['cave-entrance'], LIMITS.toad]).toEqual([{ heal: 1 }, 3])
    expect([FEWEST_ROUNDS, LIMITS.rounds, MOST_ROUNDS]).toEqual([10, 200, 999])
  })

  it('the tables are named by their cases', () => {
    expect(Object.keys(tables()).toSorted()).toEqual(
      [
        ...['1.4', '2.6', '4', '5.3', '11.2', '11.3', '11.4', '12.3', '12.4', '12.5', '12.6', '13.3'],
        ...['board', 'removed', 'cards', 'spells', 'characters', 'variants'],
      ].toSorted(),
    )
  })
})
