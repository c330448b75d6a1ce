import { describe, expect, it } from 'vitest'
import { CORRECTIONS } from './corrections.ts'
import { tables } from './printed.ts'

describe('game.tables', () => {
  const all = tables()

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(all))).toEqual(all)
  })

  it('has every printed table under its case', () => {
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining([
        '4.3',
        '4.1.B.3',
        '4.4',
        '6.7',
        '7.1',
        '8.2',
        '8.3',
        '8.5',
        '8.9',
        '9.9',
        '10.9',
        '13.9',
        '13.7',
        '14.9',
        'segments',
      ]),
    )
  })

  it('shapes them as the contract says', () => {
    expect(all['4.3'][0]).toEqual({
      id: 'almuric',
      name: 'Almuric',
      race: 'human',
      wounds: 8,
      magic: [1, 1, 2],
      resistance: 2,
      combatBonus: 3,
      weapons: ['sword', 'dagger'],
      weaponSkill: { sword: 2 },
      skills: { hellgate: 1 },
    })
    expect(all['4.4']['1']).toEqual([0, 0, 0])
    expect(all['6.7']).toEqual({
      monsterWound: [0, 2, 4],
      monsterCombatBonus: [0, 1, 3],
      monsterNegotiation: [0, 1, 2],
      numberOfMonsters: [1, 1, 2],
      treasureType: [0, 1, 2],
      experiencePoints: [1, 1, 2],
    })
    expect(all['7.1']).toEqual(['arrow', 'poisoned-arrow', 'poison-gas', 'explosion', 'flaming-oil', 'roll-twice'])
    expect(all['8.2'].orc).toMatchObject({ combatBonus: 3, wounds: '1D6', weapon: 'sword', treasure: { room: 'H', wandering: 'B' } })
    expect(all['8.3'].room[2]?.[5]).toEqual(['cronk', '1D6+1'])
    expect(all['8.3'].wandering.map((row) => row.length)).toEqual([3, 3, 3, 3, 3, 3])
    expect(all['8.9'].rows['20']).toEqual([4, 2, 1, 1, 0, 0])
    expect(all['9.9'].rows['1-3']).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(all['10.9'].charm).toMatchObject({ cost: 3, kind: 'combat' })
    expect(all['13.9'].fountain[0]).toBe('poison')
    expect(all['13.7']).toEqual({ level: [1, 2, 2, 3, 3, 3], segmentsAway: [3, 4, 5, 6, 7, 8] })
    expect(all['14.9'].treasure.E).toEqual(['2:1D6x10', '2:1D6', '2:1'])
    expect(all['14.9'].treasure.A).toEqual(['0:0', '0:0', '0:0'])
    expect(all['14.9'].jewels['2']).toBe(1)
    expect(all['14.9'].jewels['12']).toBe(150)
    expect(all.segments[4]).toEqual({ id: 5, room: { feature: 'mirror', sides: 'DDDD' }, corridor: { sides: 'WCWC' } })
  })

  it('says where a table is not as the pages print it', () => {
    for (const { source, reading } of CORRECTIONS)
      expect([source === 'rulebook' || source === 'ruling', reading.endsWith('.')]).toEqual([true, true])
    expect(all.corrections).toBe(CORRECTIONS)
    expect(all.labirynt.source).toBe('ours')
  })
})
