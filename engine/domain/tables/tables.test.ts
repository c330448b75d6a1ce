import { describe, expect, it } from 'vitest'
import { turnedTile } from '../open/tiles.ts'
import {
  ANTECHAMBER_OPENINGS,
  BOARD,
  CREATURES,
  DECKS,
  EASY_GREEN,
  ENCOUNTERS,
  INNER_TILES,
  OUTER_TILES,
  POTION,
  SPELLS,
  STRIP,
  TREASURE_CHAMBERS,
  TREASURES,
} from './index.ts'
import { DECK_IDS, type DeckId } from './table-types.ts'

const count = <T>(list: readonly T[], wanted: (each: T) => boolean) => list.filter(wanted).length

describe('5 the tiles', () => {
  it('5.1 totals of the outer tiles: symbols, steps, archways, missing dots', () => {
    const objects = OUTER_TILES.flatMap((tile) => tile.objects)
    expect([count(objects, ({ symbol }) => symbol === 'black'), count(objects, ({ symbol }) => symbol === 'light')]).toEqual([34, 32])
    expect([count(OUTER_TILES, ({ steps }) => steps.length > 0), count(OUTER_TILES, ({ arches }) => arches.length > 0)]).toEqual([34, 24])
    expect([count(OUTER_TILES, ({ dots }) => dots.dc === undefined), count(OUTER_TILES, ({ dots }) => dots.dm === undefined)]).toEqual([
      3, 6,
    ])
    expect(OUTER_TILES.every(({ dots }) => dots.lc !== undefined && dots.lm !== undefined)).toBe(true)
  })

  it('5.1 black symbols lie on light dots, light ones on dark dots; steps lead from dark to light', () => {
    for (const { id, rows, dots, objects, steps, arches } of OUTER_TILES) {
      const ground = ([row, column]: readonly [number, number]) => rows[row]?.charAt(column)
      for (const [dot, at] of Object.entries(dots)) expect([id, dot, ground(at)]).toEqual([id, dot, dot.startsWith('l') ? 'L' : 'D'])
      for (const { at, symbol } of objects) {
        expect([id, ground(at)]).toEqual([id, symbol === 'black' ? 'L' : 'D'])
        expect(Object.values(dots)).toContainEqual(at)
      }
      for (const { dark, light } of steps) expect([ground(dark), ground(light)]).toEqual(['D', 'L'])
      for (const { from, under, to } of arches) expect([ground(from), ground(under), ground(to)]).toEqual(['D', 'L', 'D'])
    }
  })

  it('5.2 kinds and symbols of the inner tiles', () => {
    const kinds = Object.groupBy(INNER_TILES, ({ kind }) => kind)
    expect(Object.fromEntries(Object.entries(kinds).map(([kind, tiles]) => [kind, tiles?.length]))).toEqual({
      corridor: 14,
      room: 13,
      hall: 3,
      magic: 2,
      skull: 1,
      stair: 5,
      trapdoor: 4,
    })
    const objects = INNER_TILES.flatMap((tile) => tile.objects)
    expect([count(objects, ({ symbol }) => symbol === 'x'), count(objects, ({ symbol }) => symbol === 'red')]).toEqual([36, 29])
  })

  it('10.3 a stair or a printed trapdoor is reached over one side only', () => {
    for (const { id, stair, trapdoor } of INNER_TILES) {
      const shaft = stair ?? trapdoor
      if (shaft === undefined) continue
      const tile = turnedTile(id, 0)
      const [row, column] = shaft.at
      const within = tile.links[row * 3 + column]?.length ?? 0
      const edges = (['n', 'e', 's', 'w'] as const).filter((side) => {
        const isEdge = { n: row === 0, e: column === 2, s: row === 2, w: column === 0 }[side]
        return isEdge && tile.open[side][side === 'n' || side === 's' ? column : row] === true
      })
      expect([id, within + edges.length]).toEqual([id, 1])
    }
  })
})

describe('1.0 the board', () => {
  it('1.0 every slot is of one quadrant or of the centre, and of one kind', () => {
    const slots = Object.values(BOARD.quadrants).flatMap(({ outer, inner }) =>
      [...outer, ...inner].map(([row, column]) => `${row} ${column}`),
    )
    const { rows, columns } = BOARD.slots
    const all = Array.from({ length: rows * columns }, (_, i) => `${Math.floor(i / columns)} ${i % columns}`)
    const isCentre = (slot: string) => /^[34] [3-8]$/.test(slot)
    expect(slots.toSorted()).toEqual(all.filter((slot) => !isCentre(slot)).toSorted())
  })

  it('1.0, 3.0 the quadrants are quarters of 24 by 36 squares, each entered over its outer edge', () => {
    expect(BOARD.squares).toEqual({ rows: 24, columns: 36 })
    const quarters = Object.entries(BOARD.quadrants).map(([id, { rows, columns, entry }]) => [id, rows, columns, entry])
    const [north, south, west, east] = [
      [0, 11],
      [12, 23],
      [0, 17],
      [18, 35],
    ]
    expect(quarters).toEqual([
      ['nw', north, west, { column: 0, rows: north }],
      ['ne', north, east, { column: 35, rows: north }],
      ['se', south, east, { column: 35, rows: south }],
      ['sw', south, west, { column: 0, rows: south }],
    ])
    expect(BOARD.large).toEqual({
      west: { row: 9, column: 9, turn: 0 },
      treasure: { row: 9, column: 15 },
      east: { row: 9, column: 21, turn: 2 },
    })
  })

  it('5.3 a treasure chamber is entered from the antechambers at one place in the west and one in the east', () => {
    expect(TREASURE_CHAMBERS.map(({ thresholds }) => thresholds)).toEqual([
      { w: 2, e: 3 },
      { w: 1, e: 4 },
    ])
  })

  it('5.3 an antechamber opens to the west in the second row from either end, and to the chamber in four', () => {
    expect(ANTECHAMBER_OPENINGS).toEqual({ w: [1, 4], n: [1, 2], s: [1, 2], e: [1, 2, 3, 4] })
  })
})

describe('7.0 the decks', () => {
  it('7.0 173 cards, each with an id of its own', () => {
    const cards = DECK_IDS.flatMap((deck) => DECKS[deck])
    expect(DECK_IDS.map((deck) => DECKS[deck].length)).toEqual([41, 35, 42, 42, 13])
    expect(new Set(cards.map(({ id }) => id)).size).toBe(173)
  })

  it('7.0 no deck can run out: there are as many symbols at most', () => {
    const symbols = (deck: DeckId) =>
      [...OUTER_TILES, ...INNER_TILES].flatMap(({ objects }) => objects).filter(({ symbol }) => symbol === deck).length
    expect(symbols('black') <= DECKS.black.length && symbols('light') <= DECKS.light.length).toBe(true)
    // Two antechambers add four of each at most, the treasure chamber eight green ones.
    expect(symbols('x') + 4 <= DECKS.x.length && symbols('red') + 4 <= DECKS.red.length && DECKS.green.length >= 8).toBe(true)
  })

  it('8.1, 9.4 what arms and armour add', () => {
    const cards = DECK_IDS.flatMap((deck) => DECKS[deck])
    const of = (figure: 'attack' | 'doorAttack' | 'defence' | 'hands' | 'heal' | 'freeIngredients' | 'riches') => {
      const added = cards.flatMap((card) => (card.type === 'object' && card[figure] !== undefined ? [`${card.kind} ${card[figure]}`] : []))
      return [...new Set(added)].toSorted()
    }
    expect(of('attack')).toEqual([
      ...['battle-axe 3', 'broadsword 8', 'dagger 1', 'hatchet 2', 'javelin 10'],
      ...['orc-slayer 8', 'rune-sword 4', 'sword-of-light 3', 'warhammer 8'],
    ])
    expect(of('doorAttack')).toEqual(['battle-axe 6'])
    expect(of('defence')).toEqual(['helmet 1', 'mail-shirt 1', 'mirror-shield 1', 'shield 1', 'talisman 2'])
    expect(of('hands')).toEqual([
      ...['battle-axe 2', 'broadsword 2', 'dagger 1', 'hatchet 1'],
      ...['orc-slayer 2', 'rune-sword 1', 'sword-of-light 1', 'warhammer 1'],
    ])
    expect(of('heal')).toEqual(['bread 1', 'cheese 1', 'healing-potion 3', 'healing-potion 4', 'wine 2'])
    expect(of('freeIngredients')).toEqual(['magic-ring 2', 'talisman 2'])
    expect(of('riches')).toEqual(['coin-purse 10', 'golden-idol 40', 'jewelled-crown 60', 'ruby 25', 'silver-goblet 5'])
  })

  it('7.0 what else a card can do, and which spells a book holds', () => {
    const cards = DECK_IDS.flatMap((deck) => DECKS[deck])
    const able = (what: 'harmsUndead' | 'thrown' | 'destroysMedusa' | 'wardsSkull' | 'unlabelled') => {
      const kinds = cards.flatMap((card) => (card.type === 'object' && card[what] === true ? card.kind : []))
      return [...new Set(kinds)]
    }
    expect(able('harmsUndead')).toEqual(['sword-of-light', 'javelin'])
    expect([able('thrown'), able('destroysMedusa')]).toEqual([['javelin'], ['mirror-shield']])
    expect([able('wardsSkull'), able('unlabelled')]).toEqual([['talisman'], ['unlabelled-potion']])
    const books = cards.flatMap((card) => (card.type === 'object' && card.spells !== undefined ? `${card.kind}: ${card.spells}` : []))
    expect(books).toEqual(['book-1-5: 1,5', 'book-2-4-6: 2,4,6', 'book-2-7: 2,7', 'book-3-8: 3,8', 'book-5-6-8: 5,6,8'])
  })

  it('12.1 the undead, 11.1 ingredients in twos, 8.3 potions of the deeper decks heal more', () => {
    const cards = DECK_IDS.flatMap((deck) => DECKS[deck].map((card) => ({ deck, ...card })))
    const undead = new Set(['ghost', 'skeleton-warrior', 'demon', 'reaper'])
    for (const card of cards) {
      if (card.type === 'creature') expect([card.id, card.undead]).toEqual([card.id, undead.has(card.kind)])
      if (card.type === 'object' && card.ingredients !== undefined) expect(card.ingredients).toEqual({ [card.kind]: 2 })
      if (card.kind === 'healing-potion') expect(card).toMatchObject({ heal: card.deck === 'red' || card.deck === 'green' ? 4 : 3 })
    }
  })

  it.each<[DeckId, string]>([
    ['black', 'pit-trap 1'],
    ['light', 'explosive-gas 1, pit-trap 2'],
    [
      'x',
      'pit-trap 1, pit-trap 1, pit-trap 2, toxic-pit 1, spiked-trap 1, spiked-trap 1, poison-gas 1, poison-gas 2, explosive-gas 1, explosive-gas 2',
    ],
    ['red', ''],
    ['green', ''],
  ])('10.7 to 10.12 the life points that hazards of the %s deck cost', (deck, expected) => {
    const costs = DECKS[deck].flatMap((card) =>
      card.type === 'hazard' && card.lifePoints !== undefined ? `${card.kind} ${card.lifePoints}` : [],
    )
    expect(costs.join(', ')).toBe(expected)
  })

  it('10.5 the toughness of doors: 10, and 12 of the last three locks and of one that slams', () => {
    const doors = DECKS.x.flatMap((card) =>
      card.type === 'hazard' && card.toughness !== undefined ? `${card.kind} ${card.toughness}` : [],
    )
    expect(doors).toEqual([
      ...['locked-door-1 10', 'locked-door-2 10', 'locked-door-3 10', 'locked-door-4 12', 'locked-door-5 12', 'locked-door-6 12'],
      ...['slamming-door 10', 'slamming-door 10', 'slamming-door 12'],
    ])
  })

  it.each<[DeckId, string]>([
    ['black', '3 giant-rats 3/7, 3 giant-snake 4/8, 3 orc 4/9, 3 orc-guard 5/10'],
    ['light', '2 giant-rats 3/8, 2 giant-snake 4/9, 3 orc 5/10, 2 ghost 4/10, 1 skeleton-warrior 5/10'],
    ['x', '2 giant-snake 5/10, 3 orc 6/11, 1 skeleton-warrior 6/11, 1 ghost 5/11, 1 demon 6/12'],
    [
      'red',
      '3 orc-captain 6/11, 2 giant-snake 6/11, 2 demon 7/12, 1 skeleton-warrior 6/12, 1 ghost 6/12, 1 green-dragon 8/14, 1 medusa -/-',
    ],
    ['green', '3 orc-champion 7/12, 1 demon 8/13, 1 skeleton-warrior 7/13, 1 reaper 9/15'],
  ])('9.2 how many creatures of a kind are in the %s deck, with attack and defence', (deck, expected) => {
    const creatures = DECKS[deck].flatMap((card) =>
      card.type === 'creature' ? [`${card.kind} ${card.attack ?? '-'}/${card.defence ?? '-'}`] : [],
    )
    const counted = Map.groupBy(creatures, (each) => each)
    expect([...counted].map(([each, all]) => `${all.length} ${each}`).join(', ')).toBe(expected)
  })

  it('10.5 every door has its key', () => {
    const cards = DECK_IDS.flatMap((deck) => DECKS[deck])
    const locks = cards.flatMap((card) => (card.type === 'hazard' && card.lock !== undefined ? [card.lock] : []))
    const keys = cards.flatMap((card) => (card.type === 'object' && card.opens !== undefined ? [card.opens] : []))
    expect([locks.sort(), keys.sort()]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ])
  })

  it('8.2 every card says in full what it does: numbers with their source, creatures both sums or none', () => {
    for (const card of DECK_IDS.flatMap((deck) => DECKS[deck])) {
      if (card.type === 'creature') expect([card.id, card.attack === null]).toEqual([card.id, card.defence === null])
      if (card.type === 'object' && card.attack !== undefined)
        expect([card.id, (card.hands ?? 0) > 0]).toEqual([card.id, card.thrown !== true])
      if (card.type === 'hazard' && card.lock !== undefined) expect([card.id, (card.toughness ?? 0) > 0]).toEqual([card.id, true])
    }
  })

  it('11.2 all eight book spells are taught, 11.3 all four parchments are there', () => {
    const cards = DECK_IDS.flatMap((deck) => DECKS[deck])
    const taught = new Set(cards.flatMap((card) => (card.type === 'object' ? (card.spells ?? []) : [])))
    expect([...taught].sort()).toEqual(SPELLS.map(({ number }) => number))
    expect(SPELLS.map(({ lasts }) => lasts)).toEqual([0, 2, 1, 2, 0, 1, 1, 0])
    expect(cards.flatMap((card) => (card.type === 'object' && card.parchment !== undefined ? [card.parchment] : []))).toHaveLength(4)
  })
})

describe('1.0 the sheet', () => {
  it('9.1 initiative, and the life points that a lost fight costs', () => {
    expect(Object.entries(CREATURES).map(([symbol, { initiative, lifePoints }]) => [symbol, initiative, lifePoints])).toEqual([
      ['black', 10, 1],
      ['light', 14, 1],
      ['x', 20, 2],
      ['red', 26, 2],
      ['green', 40, 3],
      ['medusa', 45, null],
      ['random-encounter', null, 2],
    ])
    expect(EASY_GREEN).toEqual({ initiative: 35, lifePoints: 2 })
  })

  it('10.4 who is met in a passage', () => {
    const rows = ENCOUNTERS.rows.map(({ die, ...row }) =>
      'creature' in row ? `${die} ${row.creature} ${row.attack}/${row.defence}, ${row.initiative}` : `${die} ${row.effect}`,
    )
    expect(rows).toEqual([
      ...['1 giant-rats 4/9, 12', '2 giant-snake 5/10, 15', '3 orc-patrol 6/11, 18'],
      ...['4 strong-breeze', '5 nothing', '6 nothing'],
    ])
  })

  it('4.5 the most that one’s own tiles bring is 31, beside the four that one begins with', () => {
    const { outer, inner } = BOARD.quadrants.nw
    expect(outer.length + inner.length * 2).toBe(31)
  })

  it('8.3, 10.3, 13 potion, strip and treasures', () => {
    expect(POTION.rows.map(({ die, effect, ...rest }) => [die, effect, rest])).toEqual([
      [1, 'poison', { lifePoints: -3 }],
      [2, 'weakness', { attack: -1, defence: -1, turns: 3 }],
      [3, 'nothing', {}],
      [4, 'heal', { lifePoints: 2 }],
      [5, 'heal', { lifePoints: 4 }],
      [6, 'clear-mind', { experience: 2 }],
    ])
    expect([STRIP.squares, STRIP.triangles]).toEqual([
      [6, 5, 4, 3, 2, 1],
      [4, 3],
    ])
    expect(TREASURES.map(({ stars, riches }) => [stars, riches])).toEqual([
      [1, 200],
      [2, 300],
      [3, 400],
      [4, 500],
    ])
  })
})
