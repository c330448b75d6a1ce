import { describe, expect, it } from 'vitest'
import { ARMOURS, CHARACTERISTICS, type Kind, MONSTERS, type Monster, SPECIALS, WEAPONS, type Weapon } from '../state.ts'
import {
  ARMOUR,
  ARMOUR_PERCENT,
  BLOCKING,
  CHARM_LEVEL,
  COSTS,
  COUNTERS,
  COURAGE,
  FORCERS,
  GOLD_WEIGHT,
  HERO_TO_HIT,
  MONSTER_MOVEMENT,
  MONSTER_TO_HIT,
  MOST_TARGETS,
  MOST_WEAPON_LEVELS,
  mostLevels,
  POINTS_TO_SPEND,
  POSITION,
  PROFICIENCY,
  PROFILE,
  RICHES_VALUE,
  SHIELD,
  SHIELD_PERCENT,
  severalModifier,
  TRAP_LEVELS,
  tables,
  trapLevel,
  WINNING_MARGIN,
  weaponModifier,
  worthOf,
  woundCell,
  woundsAt,
} from './index.ts'

// Second transcriptions of the printed pages: a slip here and a slip in the data must coincide to go unseen.

/** The rows of a block, each cut into its cells at the bars. */
function rows(block: string): string[][] {
  return block
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((text) => text.trim()))
}

const MONSTER_HEADS: readonly Monster[] = ['goblin', 'great-goblin', 'man', 'troll', 'ogre', 'zombie', 'lycanthrope']
const WEAPON_LETTERS: Readonly<Record<string, Weapon>> = {
  SS: 'short-sword',
  LS: 'long-sword',
  D: 'dagger',
  A: 'ax',
  LA: 'long-ax',
  H: 'hammer',
  S: 'spear',
}

function weaponOf(letters = ''): Weapon {
  const weapon = WEAPON_LETTERS[letters]
  if (weapon === undefined) throw new Error(letters)
  return weapon
}

describe('102A the Heroic Profile Table', () => {
  // case | name | letter | least | most | points for a level (103A2)
  const TABLE = `
102A1 | appearance   | P | 0 | 9  | 1
102A2 | intelligence | I | 0 | 9  | 1
102A3 | class        | C | 1 | 9  | 1
102A4 | strength     | S | 0 | 9  | 1
102A5 | luck         | L | 0 | 5  | 4
102A6 | hits         | H | 0 | 18 | 1
102A8 | movement     | M | 0 | 9  | 1
`
  it.each(rows(TABLE))('%s: %s', (_case, name, letter, least, most, cost) => {
    const characteristic = CHARACTERISTICS.find((each) => each === name)
    if (characteristic === undefined) throw new Error(name)
    expect(PROFILE[characteristic]).toEqual({ letter, least: Number(least), most: Number(most), cost: Number(cost) })
  })

  it('102A7: column W goes to 18', () => {
    expect(MOST_WEAPON_LEVELS).toBe(18)
  })

  it('103A3: 70 points to spend, where everything together would cost 101', () => {
    expect(POINTS_TO_SPEND).toBe(70)
    const all = CHARACTERISTICS.reduce((sum, each) => sum + PROFILE[each].most * PROFILE[each].cost, MOST_WEAPON_LEVELS)
    expect(all).toBe(101)
  })
})

describe('102B the Weapon Proficiency Table', () => {
  // The rows as printed, one level under the other.
  const TABLE = `
-1 | -2 | 0  | -1 | -2 | -2 | -1
0  | -1 | +1 | 0  | -1 | -1 | 0
0  | 0  | +2 | 0  | -1 | 0  | 0
0  | 0  | +3 | 0  | 0  | +1 | 0
+1 | 0  | +4 | +1 | 0  | +2 | 0
+1 | +1 |    | +2 | +1 | +3 | +1
+2 | +2 |    | +3 | +2 | +4 | +2
+2 | +3 |    |    | +3 |    | +3
+3 | +4 |    |    | +4 |    | +4
`

  it.each([
    ['102B1', 'SS'],
    ['102B2', 'LS'],
    ['102B3', 'D'],
    ['102B4', 'A'],
    ['102B5', 'LA'],
    ['102B6', 'H'],
    ['102B7', 'S'],
  ])('%s: %s', (rule, letters) => {
    const column = rows(TABLE)
      .map((row) => row[Number(rule.at(-1)) - 1] ?? '')
      .filter((cell) => cell !== '')
      .map(Number)
    const weapon = weaponOf(letters)
    expect(PROFICIENCY[weapon]).toMatchObject({ letter: letters, modifiers: column })
    expect(mostLevels(weapon)).toBe(column.length)
    for (const [i, modifier] of column.entries()) expect(weaponModifier(weapon, i + 1)).toBe(modifier)
  })

  it('H-35: level 0 is no weapon at all', () => {
    for (const weapon of WEAPONS) expect(weaponModifier(weapon, 0)).toBeNull()
  })

  it('212B5: three hits on a long sword of level 9 take it from +4 to +1', () => {
    expect([9, 6].map((level) => weaponModifier('long-sword', level))).toEqual([4, 1])
  })

  it('210G2: the long ax and the hammer take both hands, and they alone', () => {
    expect(WEAPONS.filter((weapon) => PROFICIENCY[weapon].twoHanded)).toEqual(['long-ax', 'hammer'])
  })
})

describe('104B.mix, 203, 206C, 210F, 214A: the counters', () => {
  // kind | count | stacking | worth | to hit | blocking
  const TABLE = `
goblin       | 7 | 1 | 7  | 7 | -2
great-goblin | 4 | 1 | 8  | 6 | -2
man          | 4 | 1 | 8  | 5 | -2
zombie       | 4 | 1 | 6  | 8 | no
lycanthrope  | 3 | 2 | 12 | 4 | no
troll        | 3 | 2 | 13 | 4 | -4
ogre         | 3 | 2 | 14 | 3 | -4
succubus     | 1 | 2 | 20 | - | -
trap         | 4 | 2 | 10 | - | -
dummy        | 6 | 0 | 5  | - | -
gold         | 2 | 0 | 40 | - | -
jewel        | 1 | 0 | 50 | - | -
`
  it.each(rows(TABLE))('%s', (name, count, stacking, worth, toHit, blocking) => {
    const kind = kindOf(name)
    expect(COUNTERS[kind]).toEqual({ count: Number(count), stacking: Number(stacking) })
    expect(worthOf(kind)).toBe(Number(worth))
    const monster = MONSTERS.find((each) => each === kind)
    if (monster === undefined) return expect(toHit).toBe('-')
    expect(MONSTER_TO_HIT[monster]).toBe(Number(toHit))
    expect(BLOCKING[monster]).toBe(blocking === 'no' ? null : Number(blocking))
  })

  function kindOf(name = ''): Kind {
    const kind = [...MONSTERS, ...SPECIALS, 'gold' as const, 'jewel' as const].find((each) => each === name)
    if (kind === undefined) throw new Error(name)
    return kind
  }

  it('are 39 of one colour, worth 344 points of courage, with 47 stacking factors', () => {
    const all = [...MONSTERS, ...SPECIALS]
    const sum = (of: (kind: (typeof all)[number]) => number) => all.reduce((total, kind) => total + COUNTERS[kind].count * of(kind), 0)
    expect(sum(() => 1)).toBe(39)
    expect(sum((kind) => COURAGE[kind])).toBe(344)
    expect(sum((kind) => COUNTERS[kind].stacking)).toBe(47)
  })

  it('206D2: trolls and ogres can force a door, and nobody else', () => {
    expect(FORCERS).toEqual(['troll', 'ogre'])
  })
})

describe('204D what deeds cost (204D2)', () => {
  it('has every printed price', () => {
    expect(COSTS).toEqual({ step: 1, attack: 1, 'open-door': 1, 'change-weapon': 2, 'hard-stare': 1, 'pick-up': 1, trap: 1 })
    expect(GOLD_WEIGHT).toBe(0.5)
  })

  it('204C1, 204C2, 211A1: counters move three squares', () => {
    expect(MONSTER_MOVEMENT).toBe(3)
  })
})

describe('210D the Hero To Hit Table', () => {
  const TABLE = `
SS | 6  | 7  | 9  | 14 | 13 | 12 | 10
LS | 8  | 8  | 8  | 13 | 11 | 10 | 7
D  | 9  | 10 | 10 | 14 | 14 | 15 | 10
A  | 9  | 8  | 8  | 11 | 10 | 10 | 8
LA | 10 | 10 | 10 | 9  | 8  | 8  | 9
H  | 11 | 10 | 11 | 8  | 8  | 9  | 9
S  | 9  | 8  | 9  | 12 | 10 | 15 | 6
`
  it.each(rows(TABLE))('%s', (letters, ...numbers) => {
    const line = HERO_TO_HIT[weaponOf(letters)]
    expect(MONSTER_HEADS.map((monster) => line[monster])).toEqual(numbers.map(Number))
  })
})

describe('210E attacking more than one', () => {
  it.each([
    [1, 0],
    [2, -1],
    [3, -2],
    [4, -3],
    [5, -4],
    [6, -5],
    [7, -6],
    [8, -7],
  ])('%i at once: %i each', (targets, modifier) => {
    expect(severalModifier(targets)).toBe(modifier)
  })

  it('reaches no farther than the squares beside a hero, and stands so in the table', () => {
    expect(MOST_TARGETS).toBe(8)
    expect(tables()['210E'].several).toEqual({ 2: -1, 3: -2, 4: -3, 5: -4, 6: -5, 7: -6, 8: -7 })
  })
})

describe('210G what changes a monster’s dice', () => {
  it('H-26: by where it stands', () => {
    expect(POSITION).toEqual({ front: 1, side: 2, rear: 3 })
  })

  it('by armour and shield', () => {
    expect(ARMOURS.map((armour) => ARMOUR[armour])).toEqual([1, 0, -1, -2])
    expect(SHIELD).toBe(-1)
  })
})

describe('211D Trap Level Determination', () => {
  const TABLE = `
2  | 13
3  | 12
4  | 11
5  | 10
6  | 10
7  | 10
8  | 9
9  | 8
10 | 7
11 | 12
12 | 14
`
  it.each(rows(TABLE))('dice %s: level %s', (dice, level) => {
    expect(trapLevel(Number(dice))).toBe(Number(level))
  })

  it('has a level for every throw of two dice', () => {
    expect(TRAP_LEVELS).toHaveLength(11)
    expect(() => trapLevel(13)).toThrow(RangeError)
  })
})

describe('212B the Hero Wound Table, as the majority of its copies has it (H-17)', () => {
  const TABLE = `
2  | H | M | M  | H | W  | M  | PP
3  | P | S | W  | M | I  | WW | I
4  | I | P | S  | H | HH | SS | SS
5  | H | H | I  | P | H  | P  | M
6  | H | H | H  | W | M  | P  | HH
7  | H | H | H  | W | S  | M  | SS
8  | H | H | W  | H | P  | S  | I
9  | H | H | P  | S | M  | HH | PH
10 | H | P | H  | S | W  | HH | WW
11 | S | S | M  | I | HH | HH | M
12 | M | M | HS | S | SP | SS | MM
`
  const LETTERS = { H: 'hits', P: 'appearance', I: 'intelligence', S: 'strength', M: 'movement', W: 'weapon' } as const

  it.each(rows(TABLE))('row %s', (row, ...cells) => {
    for (const [column, letters] of cells.entries()) {
      const wounds = [...letters].map((letter) => Object.entries(LETTERS).find(([each]) => each === letter)?.[1])
      expect(woundsAt(Number(row), column)).toEqual(wounds)
    }
  })

  it.each([
    { margin: 3, dice: 7, row: 7, column: 3 },
    { margin: 6, dice: 12, row: 12, column: 6 },
    { margin: 9, dice: 7, row: 10, column: 6 },
    { margin: 7, dice: 2, row: 3, column: 6 },
  ])('by $margin over, dice $dice: row $row, column $column', ({ margin, dice, row, column }) => {
    expect(woundCell(margin, dice)).toEqual({ row, column })
  })

  it('H-18: beyond the last row the last row stands', () => {
    expect(woundCell(11, 10)).toEqual({ row: 12, column: 6 })
    expect(() => woundsAt(13, 6)).toThrow(RangeError)
  })
})

describe('214 what everything is worth', () => {
  it('214B, 214C', () => {
    expect(CHARM_LEVEL).toBe(10)
    expect(RICHES_VALUE).toEqual({ gold: 40, jewel: 50 })
  })

  it('214D: by how much armour changes courage', () => {
    expect(ARMOURS.map((armour) => ARMOUR_PERCENT[armour])).toEqual([20, 0, -20, -40])
    expect(SHIELD_PERCENT).toBe(-20)
  })

  it('215B5: a lead of 30 decides', () => {
    expect(WINNING_MARGIN).toBe(30)
  })
})

describe('tables()', () => {
  it('is plain JSON under the rules’ numbers', () => {
    const all = tables()
    expect(JSON.parse(JSON.stringify(all))).toEqual(all)
    for (const rule of Object.keys(all)) expect(rule).toMatch(/^[12]\d\d[A-G]?$/)
  })
})
