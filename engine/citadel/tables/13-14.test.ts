import { describe, expect, it } from 'vitest'
import { FEATURE_TABLE, featureAt, mirrorDistanceAt, mirrorLevelAt, type TabledFeature } from './13-features.ts'
import {
  armorAt,
  inChest,
  itemKindAt,
  JEWELS,
  jewelValue,
  magicWeaponAt,
  medallionAt,
  potionAt,
  ringAt,
  shiftTreasure,
  TREASURE,
  TREASURE_TYPES,
  talismanAt,
  weaponBonusAt,
} from './14-treasure.ts'
import { faceOf, idOf, rows } from './page.ts'
import { onJewels } from './readings.ts'

// [13.9] Die | Fountain | Statue | Trap Door | Furniture | Altar | Artwork
const TABLE_13_9 = `
die 1 | Poison  | Medusa    | Trap     | Coffin    | Alloces | Tapestry
die 2 | Potion  | Jewels    | Trap     | Book Case | Vassago | Painting
die 3 | Alcohol | Medallion | Room     | Desk      | Avnas   | Statue
die 4 | Jewel   | Demon     | Room     | Bed       | Malthus | Cut Glass
die 5 | Water   | Talisman  | Pit      | Clavicord | Leraje  | Icon
die 6 | Blood   | X         | Hellgate | Mirror    | Asmoday | Manuscript
`

// [13.9] Mirror Table: Level | Die | Segments Away
const MIRROR_13_9 = `
1 | 1 | 3
2 | 2 | 4
2 | 3 | 5
3 | 4 | 6
3 | 5 | 7
3 | 6 | 8
`

// [14.9] Type | Gold Marks | Jewels | Magic Items
const TREASURE_14_9 = `
A | 0:0         | 0:0   | 0:0
B | 6:1D6       | 0:0   | 0:0
C | 6:3D6       | 0:0   | 1:1
D | 1:3D6       | 1:1D3 | 0:0
E | 2:1D6 x 10  | 2:1D6 | 2:1
F | 3:1D6 x 5   | 3:1D3 | 1:1
G | 6:3D6 x 5   | 3:1D6 | 2:1
H | 6:2D6       | 1:1D3 | 1:1
I | 6:1D6 x 5   | 2:1D6 | 2:1
J | 6:1D6 x 20  | 2:1D6 | 3:1D3
K | 6:2D6 x 20  | 3:1D6 | 3:1D3
L | 6:3D6 x 20  | 4:1D6 | 4:1D3
`

// [14.9] Jewel Table: Die | Value in Gold Marks
const JEWELS_14_9 = `
2  | 1
3  | 5
4  | 10
5  | 15
6  | 20
7  | 25
8  | 35
9  | 50
10 | 75
11 | 100
12 | 150
`

// [14.9] Magic Item Table: Type | Die | Weapon | Armor | Potion | Talisman | Medallion | Ring
const ITEMS_14_9 = `
Weapon    | die 1 | Sword        | +1         | Poison        | Mind       | Neut Poison  | Resist +1
Armor     | die 2 | Hammer       | +1         | Strength      | Yellow Sun | Potion Appra | Resist +2
Potion    | die 3 | Axe          | +1         | Strength      | Blue Sun   | Oratory      | Sleep
Talisman  | die 4 | Bow          | +2         | Charm Person  | Red Sun    | Dexterity    | Neut Poison
Medallion | die 5 | Dagger       | +2         | Charm Monster | All Suns   | Neut Poison  | Heal
Ring      | die 6 | Throw Dagger | Roll Twice | Healing       | Evil       | Strangling   | Resurrect
`

// [14.9] Weapon Table: Die | Weapon Bonus
const WEAPON_14_9 = `
1 | +1
2 | +2
3 | +2
4 | +3
5 | +3
6 | Roll Twice
`

const bonus = (printed = '') => (printed.startsWith('+') ? Number(printed.slice(1)) : idOf(printed))

describe('13.9 the Feature Table', () => {
  const features: readonly TabledFeature[] = ['fountain', 'statue', 'trap-door', 'furniture', 'altar', 'artwork']

  it.each(rows(TABLE_13_9))('%s', (die, ...cells) => {
    expect(features.map((feature) => featureAt(feature, faceOf(die)))).toEqual(cells.map(idOf))
  })

  it('has 36 results', () => {
    expect(Object.values(FEATURE_TABLE).flat()).toHaveLength(36)
  })
})

describe('13.7 the Mirror Table', () => {
  it.each(rows(MIRROR_13_9))('level %s on a die of %s, %s segments away', (level, die, away) => {
    expect([mirrorLevelAt(Number(die)), mirrorDistanceAt(Number(die))]).toEqual([Number(level), Number(away)])
  })
})

describe('14.9 the Treasure Table', () => {
  it.each(rows(TREASURE_14_9))('type %s', (printed, ...cells) => {
    const type = TREASURE_TYPES.find((each) => each === printed)
    if (!type) throw new Error(`${printed} is missing`)
    const { gold, jewels, magicItems } = TREASURE[type]
    expect([gold, jewels, magicItems].map(({ chance, amount }) => `${chance}:${amount}`)).toEqual(
      cells.map((text) => text.replaceAll(' ', '')),
    )
  })

  it('has twelve types, the deepest last', () => {
    expect(TREASURE_TYPES).toEqual(rows(TREASURE_14_9).map(([type]) => type))
    expect(TREASURE_TYPES).toHaveLength(12)
  })

  it('6.7 is read further down, but no further than L', () => {
    expect(shiftTreasure('C', 2)).toBe('E')
    expect(shiftTreasure('K', 2)).toBe('L')
    expect(shiftTreasure('A', 0)).toBe('A')
  })

  it('14.1 lies in chests from J on', () => {
    expect(TREASURE_TYPES.filter(inChest)).toEqual(['J', 'K', 'L'])
  })
})

describe('14.9 the Jewel Table', () => {
  it.each(rows(JEWELS_14_9))('a total of %s', (total, value) => {
    expect(jewelValue(Number(total))).toBe(Number(value))
  })

  it('reads more than 12 as 12 (a ruling)', () => {
    expect([13, 16].map(jewelValue)).toEqual([150, 150])
    expect([12, 16].map((total) => onJewels(total).row)).toEqual(['12', '12'])
    expect(JEWELS).toHaveLength(11)
  })

  it('has nothing below 2', () => {
    expect(() => jewelValue(1)).toThrow(RangeError)
  })
})

describe('14.9 the Magic Item Table', () => {
  it.each(rows(ITEMS_14_9))('%s, and the second %s', (kind, printed, weapon, armor, potion, talisman, medallion, ring) => {
    const die = faceOf(printed)
    expect(itemKindAt(die)).toBe(idOf(kind ?? ''))
    expect(magicWeaponAt(die)).toBe(idOf(weapon ?? ''))
    expect(armorAt(die)).toBe(bonus(armor))
    expect(potionAt(die)).toBe(idOf(potion ?? ''))
    expect(talismanAt(die)).toBe(idOf(talisman ?? ''))
    expect(medallionAt(die)).toBe(idOf(medallion ?? ''))
    expect(ringAt(die)).toBe(idOf(ring ?? ''))
  })
})

describe('14.9 the Weapon Table', () => {
  it.each(rows(WEAPON_14_9))('die %s: %s', (die, printed) => {
    expect(weaponBonusAt(Number(die))).toBe(bonus(printed))
  })
})
