import { describe, expect, it } from 'vitest'
import { LEVELS } from './06-level-chart.ts'
import { BRIBERY_COLUMNS, BRIBERY_ROWS, bribeRow, bribeTarget } from './08-bribery.ts'
import {
  isMonsterType,
  MONSTER_TYPES,
  MONSTERS,
  ROOM_MONSTERS,
  roomMonsterAt,
  treasureOf,
  WANDERING_MONSTERS,
  wanderingMonsterAt,
} from './08-monsters.ts'
import { negotiationAt } from './08-negotiation.ts'
import { LABIRYNT, PRINTED } from './editions.ts'
import { idOf, rows } from './page.ts'

// [8.2] Monster Type | RV | NV | Weapon | Spells | Treasure | Special
const CHART_8_2 = `
Chimaera      | 2 | 7    | -           | -  | I   | Firebreath
Cronk         | 1 | 9    | -           | -  | E/B | Stench
Demon         | 4 | None | -           | -  | D   | See 16.0
Dire Wolf     | 1 | 9    | -           | -  | A   | -
Evil Hero     | 2 | 5    | + 1D6 Sword | -  | J/C | -
Evil Mage     | 3 | 3    | Dagger      | Lt | J/C | -
Gargoyle      | 3 | 4    | -           | -  | G   | -
Harpy         | 1 | 5    | -           | -  | A   | -
Hydra         | 3 | 7    | -           | -  | J   | See 15.6
Medusa        | 2 | 5    | -           | -  | G   | Flesh/Stone
Minotaur      | 3 | 7    | -           | -  | J/C | -
Ogre          | 2 | 2    | Hammer      | -  | J/E | -
Orc           | 1 | 0    | Sword       | -  | H/B | -
Skeleton      | 1 | 9    | -           | -  | F/A | -
Troll         | 3 | 4    | -           | -  | J   | Regenerate
Vampire       | 4 | 6    | -           | -  | J   | Charm
Warg          | 1 | 6    | -           | -  | A   | -
Wight         | 2 | 4    | -           | -  | H   | -
Wraith        | 1 | 2    | -           | -  | I/D | -
X the Unknown | 4 | None | Sword       | Lt | L   | See 16.0
`

// The counters' values, which the scan garbled, as our notes restore them: monster | CB | wounds
const COUNTERS = `
X the Unknown | 5  | 1D6+6
Evil Mage     | 4  | 1D6+3
Evil Hero     | 5  | 1D6+4
Harpy         | 0  | 1D3
Gargoyle      | 9  | 3D6+1
Cronk         | 4  | 1D6+1
Chimaera      | 7  | 2D6+2
Medusa        | 2  | 2D6
Troll         | 6  | 2D6+3
Vampire       | 11 | 3D6
Orc           | 3  | 1D6
Ogre          | 5  | 1D6+2
Minotaur      | 10 | 2D6+4
Dire Wolf     | 1  | 1D3+1
Demon         | 5  | 1D6+2
Wight         | 6  | 2D6
Warg          | 3  | 1D3+2
Hydra         | 0  | 2D6+3
Skeleton      | 2  | 1D6+1
Wraith        | 3  | 1D6+3
`

// [8.3] first die | second die 1 to 6
const ROOMS_8_3 = `
1 | Evil Mage       | Evil Hero       | Cronks: 1D6    | Gargoyle         | Chimaera  | Medusa
2 | Orcs: 1D3       | Troll           | Vampire        | Harpies: 1D3 + 2 | Ogre      | Minotaur
3 | Dire Wolves: 1D6 | Wight          | Wargs: 1D3     | Evil Mage        | Evil Hero | Cronks: 1D6 + 1
4 | Gargoyles: 2    | Chimaeras: 2    | Medusa         | Orcs: 1D6 + 1    | Hydra     | Vampire
5 | Harpies: 1D6 + 2 | Ogres: 2       | Minotaur       | Dire Wolves: 1D6 | Wights: 2 | Wargs: 1D6
6 | Skeletons: 1D3  | Wraiths: 1D3    | Skeletons: 1D6 | Wraiths: 1D3 + 2 | Troll     | Hydra
`

// [8.3] first die | second die 1-2 | 3-4 | 5-6
const WANDERING_8_3 = `
1 | Evil Hero | Evil Mage      | Chimaera
2 | Gargoyle  | Medusa         | Orcs: 1D3
3 | Troll     | Vampire        | Harpies: 1D3 + 2
4 | Ogre      | Minotaur       | Dire Wolves: 1D6
5 | Wight     | Wargs: 1D3     | Wraiths: 1D3
6 | Hydra     | Skeletons: 1D3 | Cronks: 1D6
`

// [8.9] gold marks | 1-5 | 6-9 | 10-12 | 13-16 | 17-20 | 21+
const TABLE_8_9 = `
20   | 4 | 2 | 1 | 1 | 0 | 0
40   | 4 | 3 | 2 | 1 | 1 | 0
60   | 5 | 4 | 2 | 2 | 1 | 1
80   | 6 | 5 | 4 | 2 | 2 | 1
100  | 6 | 6 | 4 | 3 | 2 | 1
150  | 6 | 6 | 5 | 4 | 3 | 2
200  | 6 | 6 | 6 | 4 | 4 | 2
300  | 6 | 6 | 6 | 5 | 4 | 3
400+ | 6 | 6 | 6 | 5 | 5 | 4
`

/** One of a kind, or `Harpies: 1D3 + 2`. */
function encounter(printed: string): readonly [type: string, number: number | string] {
  const [name = '', number = '1'] = printed.split(': ')
  const type = SINGULAR[name] ?? idOf(name)
  const code = number.replaceAll(' ', '')
  return [type, /^\d$/.test(code) ? Number(code) : code]
}

const SINGULAR: Readonly<Record<string, string>> = {
  Cronks: 'cronk',
  Orcs: 'orc',
  Harpies: 'harpy',
  'Dire Wolves': 'dire-wolf',
  Wargs: 'warg',
  Gargoyles: 'gargoyle',
  Chimaeras: 'chimaera',
  Ogres: 'ogre',
  Wights: 'wight',
  Skeletons: 'skeleton',
  Wraiths: 'wraith',
}

describe('8.2 the monsters', () => {
  it.each(rows(CHART_8_2))('%s', (name, resistance, negotiation, weapon, spells, treasure, special) => {
    const id = idOf(name ?? '')
    if (!isMonsterType(id)) throw new Error(`${id} is missing`)
    const monster = MONSTERS[id]
    const [room, wandering = room] = (treasure ?? '').split('/')
    expect(monster.name).toBe(name)
    expect(monster.resistance).toBe(Number(resistance))
    expect(monster.negotiation).toBe(negotiation === 'None' ? null : Number(negotiation))
    expect(monster.weapon).toBe(weapon === '-' ? null : idOf(weapon?.replace('+ 1D6 ', '') ?? ''))
    expect(monster.weaponSkill).toBe(weapon?.includes('1D6') ? '1D6' : null)
    expect(monster.spells).toEqual(spells === 'Lt' ? ['lightning'] : [])
    expect(monster.treasure).toEqual({ room, wandering })
    expect(monster.special?.text ?? '-').toBe(special)
  })

  it.each(rows(COUNTERS))('counter of %s: %s and %s', (name, combatBonus, wounds) => {
    const id = idOf(name ?? '')
    if (!isMonsterType(id)) throw new Error(`${id} is missing`)
    expect(MONSTERS[id].combatBonus).toBe(Number(combatBonus))
    expect(MONSTERS[id].wounds).toBe(wounds)
  })

  it('are twenty, in the order of the chart', () => {
    expect(MONSTER_TYPES).toEqual(rows(CHART_8_2).map(([name]) => idOf(name ?? '')))
    expect(rows(COUNTERS)).toHaveLength(20)
    expect(MONSTER_TYPES).toHaveLength(20)
  })

  it('8.4 deny a bargain to demons and X only', () => {
    expect(MONSTER_TYPES.filter((type) => MONSTERS[type].negotiation === null)).toEqual(['demon', 'x-the-unknown'])
  })

  it('15.1 to 15.7 point to the case of what is special about them', () => {
    expect(MONSTER_TYPES.flatMap((type) => MONSTERS[type].special?.rule ?? []).sort()).toEqual(
      ['15.1', '15.2', '15.3', '15.4', '15.5', '15.6', '16.0', '16.0'].sort(),
    )
  })
})

describe('8.3 the Monster Tables', () => {
  it.each(rows(ROOMS_8_3))('rooms, first die %s', (first, ...cells) => {
    expect(cells).toHaveLength(6)
    expect(cells.map(encounter)).toEqual([1, 2, 3, 4, 5, 6].map((second) => roomMonsterAt(ROOM_MONSTERS, Number(first), second)))
  })

  it.each(rows(WANDERING_8_3))('wandering monsters, first die %s', (first, ...cells) => {
    const each = cells.flatMap((printed) => [encounter(printed), encounter(printed)])
    expect(each).toEqual([1, 2, 3, 4, 5, 6].map((second) => wanderingMonsterAt(Number(first), second)))
  })

  it('call up every monster but those of the Hellgate', () => {
    const met = new Set([...ROOM_MONSTERS, ...WANDERING_MONSTERS].flat().map(([type]) => type))
    expect(MONSTER_TYPES.filter((type) => !met.has(type))).toEqual(['demon', 'x-the-unknown'])
  })

  it('8.3 under the variant labirynt differ in four entries', () => {
    const changed: unknown[] = []
    for (const first of [1, 2, 3, 4, 5, 6])
      for (const second of [1, 2, 3, 4, 5, 6]) {
        const entry = roomMonsterAt(LABIRYNT.roomMonsters, first, second)
        if (entry !== roomMonsterAt(PRINTED.roomMonsters, first, second)) changed.push([first, second, ...entry])
      }
    expect(changed).toEqual([
      [5, 1, 'harpy', '1D6+1'],
      [6, 3, 'skeleton', '1D3'],
      [6, 4, 'troll', 1],
      [6, 5, 'wraith', '1D3+2'],
    ])
  })
})

describe('14.0 the treasure of a monster', () => {
  it('goes by the table it was met on', () => {
    expect(treasureOf('cronk', 'room', 1)).toBe('E')
    expect(treasureOf('cronk', 'wandering', 1)).toBe('B')
  })

  it('6.7 goes down the table with the level', () => {
    expect(LEVELS.map((level) => treasureOf('evil-mage', 'wandering', level))).toEqual(['C', 'D', 'E'])
  })

  it('6.7 stops at L (a ruling)', () => {
    expect(LEVELS.map((level) => treasureOf('x-the-unknown', 'room', level))).toEqual(['L', 'L', 'L'])
    expect(treasureOf('troll', 'room', 3)).toBe('L')
  })
})

describe('8.5 the Negotiation Table', () => {
  it('fails on 6 or less, agrees on 7 to 9, intimidates on 10 or more', () => {
    const results = Array.from({ length: 40 }, (_, place) => negotiationAt(place - 10))
    expect(new Set(results.slice(0, 17))).toEqual(new Set(['failure']))
    expect(results.slice(17, 20)).toEqual(['agreement', 'agreement', 'agreement'])
    expect(new Set(results.slice(20))).toEqual(new Set(['intimidate']))
  })
})

describe('8.9 the Bribery Table', () => {
  const sums = [
    [1, 5],
    [6, 9],
    [10, 12],
    [13, 16],
    [17, 20],
    [21, 60],
  ] as const

  it('has the printed rows and columns', () => {
    expect(BRIBERY_ROWS).toEqual(rows(TABLE_8_9).map(([row]) => row))
    expect(BRIBERY_COLUMNS).toEqual(['1-5', '6-9', '10-12', '13-16', '17-20', '21+'])
  })

  it.each(rows(TABLE_8_9))('%s gold marks', (offer, ...cells) => {
    const gold = Number.parseInt(offer ?? '', 10)
    expect(cells).toHaveLength(sums.length)
    cells.forEach((printed, column) => {
      for (const sum of sums[column] ?? []) expect(bribeTarget(sum, gold)).toBe(Number(printed))
    })
  })

  it('8.7 counts the lower row between two, none below 20, the last from 400 on (a ruling)', () => {
    expect([0, 19, 20, 39, 149, 399, 400, 5000].map(bribeRow)).toEqual([null, null, '20', '20', '100', '300', '400+', '400+'])
    expect(bribeTarget(3, 19)).toBe(0)
  })
})
