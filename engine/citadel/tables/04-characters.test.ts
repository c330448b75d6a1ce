import { describe, expect, it } from 'vitest'
import { HERO_IDS, HEROES, isHeroId } from './04-heroes.ts'
import { BACKGROUNDS, INITIATE_RACES, INITIATES } from './04-initiates.ts'
import { MAGIC_POTENTIAL, magicPotentialAt, potentialUnder, sunAt } from './04-suns.ts'
import { idOf, rows } from './page.ts'

// [4.3] line | Name | Race | WP | MP | RV | CB | Weapons | Weapon Skill | Skill
const CHART_4_3 = `
 1 | Almuric             | Human          | 8  | 1/1/2 | 2 | 3 | Sword, Dagger       | + 2 Sword  | 1 Hellgate
 2 | Alic                | Human          | 6  | 2/3/4 | 2 | 0 | Sword, Throw Dagger | None       | 1 Hellgate
 3 | Curvenol            | Human          | 5  | 5/5/5 | 1 | 0 | Sword, Throw Dagger | None       | 2 Hellgate
 4 | Dalmilandril        | Elf            | 5  | 3/4/5 | 3 | 2 | Bow, Dagger         | + 2 Bow    | + 2 Negotiation
 5 | Dierdra             | Human          | 7  | 0/0/0 | 1 | 4 | Hammer, Sword       | + 1 Hammer | 1 Hellgate
 6 | Edred               | Human          | 6  | 3/4/5 | 2 | 0 | Bow, Throw Dagger   | None       | 2 Hellgate
 7 | Gerudirr            | Dwarf          | 6  | 0/0/0 | 2 | 6 | Ax, Dagger          | + 3 Ax     | 1 Detrap
 8 | Gilith              | Elf            | 8  | 0/0/0 | 3 | 4 | Bow, Dagger         | + 2 Bow    | + 2 Negotiation
 9 | Gislan              | Dwarf          | 10 | 4/4/4 | 3 | 4 | Ax, Hammer          | + 2 Ax     | 3 Detrap
10 | Gwaigillion Elengal | Elf            | 7  | 4/3/2 | 3 | 4 | Bow, Dagger         | + 2 Bow    | + 1 Negotiation
11 | Larraka             | Human          | 5  | 6/5/4 | 3 | 0 | Bow, Dagger         | None       | 1 Hellgate
12 | Linfalas            | Elf            | 9  | 0/0/0 | 2 | 5 | Bow, Sword          | + 2 Bow    | + 3 Negotiation
13 | Lord Dil            | Human          | 10 | 0/0/0 | 3 | 5 | Sword, Dagger       | + 2 Sword  | 2 Hellgate
14 | Maytwist            | Elf            | 7  | 3/3/3 | 2 | 0 | Throw Dagger, Bow   | + 2 Bow    | + 3 Negotiation
15 | Paladin Glade       | Human          | 10 | 0/0/0 | 2 | 4 | Sword, Throw Dagger | + 2 Sword  | 2 Hellgate
16 | Raman Cronkevitch   | Demi-Cronk     | 9  | 0/0/0 | 3 | 4 | Sword, Dagger       | + 1 Sword  | 1 Detrap
17 | Sliggoth            | Swamp Creature | 8  | 1/2/3 | 2 | 4 | Ax, Bow             | + 1 Ax     | 1 Detrap
18 | Stephen Paladin     | Human          | 10 | 0/0/0 | 2 | 5 | Sword, Dagger       | + 2 Sword  | 2 Hellgate
19 | Theregond           | Human          | 8  | 4/3/2 | 2 | 1 | Sword, Throw Dagger | + 3 Sword  | 3 Hellgate
20 | Weldron             | Human          | 9  | 0/0/0 | 2 | 5 | Sword, Bow          | + 2 Sword  | 3 Hellgate
21 | Wendolyn            | Human          | 7  | 4/3/2 | 2 | 1 | Sword, Dagger       | + 2 Dagger | 4 Hellgate
22 | Zareth              | Human          | 9  | 0/0/0 | 4 | 4 | Sword, Throw Dagger | + 1 Sword  | 3 Hellgate
23 | Zurik               | Dwarf          | 8  | 3/4/5 | 2 | 3 | Ax, Dagger          | + 2 Ax     | 3 Detrap
`

// 4.1.B.3 as mended by our notes (the surviving page shifted its rows): row | Elf | Dwarf | Human
const CHART_4_1_B_3 = `
Wound Points | 5              | 6        | 7
Resistance   | 2              | 2        | 1
Weapon       | +1 Bow         | +1 Ax    | +1 Sword
Skill        | +1 Negotiation | 1 Detrap | 1 Hellgate
Combat Bonus | 0              | 0        | 0
`

// [4.4] Die | Red | Yellow | Blue
const TABLE_4_4 = `
1 | 0 | 0 | 0
2 | 0 | 0 | 0
3 | 2 | 1 | 0
4 | 0 | 1 | 2
5 | 1 | 1 | 1
6 | 2 | 2 | 2
`

/** `+ 2 Sword` as `{sword: 2}`, `None` as nothing. */
function named(printed: string): Record<string, number> {
  const [, size, name] = /^\+? ?(\d) (.+)$/.exec(printed) ?? []
  return size && name ? { [idOf(name)]: Number(size) } : {}
}

describe('4.3 the heroes', () => {
  it.each(rows(CHART_4_3))('%s: %s', (_line, name, race, wounds, magic, resistance, combatBonus, weapons, weaponSkill, skill) => {
    const id = idOf(name ?? '')
    if (!isHeroId(id)) throw new Error(`${id} is missing`)
    expect(HEROES[id]).toEqual({
      name,
      race: idOf(race ?? ''),
      wounds: Number(wounds),
      magic: magic?.split('/').map(Number),
      resistance: Number(resistance),
      combatBonus: Number(combatBonus),
      weapons: weapons?.split(', ').map(idOf),
      weaponSkill: named(weaponSkill ?? ''),
      skills: named(skill ?? ''),
    })
  })

  it('are the 23 of the chart, in its order', () => {
    expect(HERO_IDS).toEqual(rows(CHART_4_3).map(([, name]) => idOf(name ?? '')))
    expect(HERO_IDS).toHaveLength(23)
  })

  it('carry two different weapons each and have one skill', () => {
    for (const id of HERO_IDS) {
      expect(new Set(HEROES[id].weapons).size).toBe(2)
      expect(Object.keys(HEROES[id].skills)).toHaveLength(1)
    }
  })

  it('are skilled only with a weapon that they carry', () => {
    for (const id of HERO_IDS) expect(HEROES[id].weapons).toEqual(expect.arrayContaining(Object.keys(HEROES[id].weaponSkill)))
  })

  it('4.3 takes no inherited property for a hero', () => {
    expect(isHeroId('toString')).toBe(false)
  })
})

describe('4.1.B.3 the initiates', () => {
  it.each([
    ['elf', 1],
    ['dwarf', 2],
    ['human', 3],
  ] as const)('%s', (race, column) => {
    const [wounds, resistance, weapon, skill, combatBonus] = rows(CHART_4_1_B_3).map((row) => row[column] ?? '')
    expect(INITIATES[race]).toEqual({
      wounds: Number(wounds),
      resistance: Number(resistance),
      combatBonus: Number(combatBonus),
      weaponSkill: named(weapon?.replace('+', '+ ') ?? ''),
      skills: named(skill?.replace('+', '+ ') ?? ''),
    })
  })

  it('come of three races', () => {
    expect(INITIATE_RACES).toEqual(Object.keys(INITIATES))
  })

  it('4.1.B.7 have one of five backgrounds', () => {
    expect(BACKGROUNDS).toEqual(['wounds', 'weapon-skill', 'negotiation', 'hellgate', 'detrap'])
  })
})

describe('4.4 Magic Potential', () => {
  it.each(rows(TABLE_4_4))('die %s', (die, ...suns) => {
    expect(magicPotentialAt(Number(die))).toEqual(suns.map(Number))
  })

  it('has no seventh row', () => {
    expect(MAGIC_POTENTIAL).toHaveLength(6)
    expect(() => magicPotentialAt(7)).toThrow(RangeError)
  })
})

describe('4.1.D the sun', () => {
  it('is red on 1 and 2, yellow on 3 and 4, blue on 5 and 6', () => {
    expect([1, 2, 3, 4, 5, 6].map(sunAt)).toEqual(['red', 'red', 'yellow', 'yellow', 'blue', 'blue'])
  })

  it('counts the left, the middle or the right rating', () => {
    expect([potentialUnder('red', [4, 5, 6]), potentialUnder('yellow', [4, 5, 6]), potentialUnder('blue', [4, 5, 6])]).toEqual([4, 5, 6])
  })
})
