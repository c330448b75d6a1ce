import { describe, expect, it } from 'vitest'
import { LEVEL_CHART, LEVELS } from './06-level-chart.ts'
import { TRAPS, trapAt } from './07-traps.ts'
import { faceOf, idOf, rows } from './page.ts'

// [6.7] Characteristic | Level 1 | 2 | 3
const CHART_6_7 = `
Monster Wound             | +0 | +2 | +4
Monster Combat Bonus      | +0 | +1 | +3
Monster Negotiation Value | +0 | +1 | +2
Number of Monsters        | x1 | x1 | x2
Treasure Type             | +0 | +1 | +2
Experience Points         | x1 | x1 | x2
`

// [7.1] Die | Trap Type
const TABLE_7_1 = `
die 1 | Arrow
die 2 | Poisoned Arrow
die 3 | Poison Gas
die 4 | Explosion
die 5 | Flaming Oil
die 6 | Roll Twice
`

describe('6.7 the Level Chart', () => {
  it.each(LEVELS)('level %i', (level) => {
    const [monsterWound, monsterCombatBonus, monsterNegotiation, numberOfMonsters, treasureType, experiencePoints] = rows(CHART_6_7).map(
      (row) => Number(row[level]?.slice(1)),
    )
    expect(LEVEL_CHART[level]).toEqual({
      monsterWound,
      monsterCombatBonus,
      monsterNegotiation,
      numberOfMonsters,
      treasureType,
      experiencePoints,
    })
  })
})

describe('7.1 the Trap Table', () => {
  it.each(rows(TABLE_7_1))('%s: %s', (die, trap) => {
    expect(trapAt(faceOf(die))).toBe(idOf(trap ?? ''))
  })

  it('has six traps', () => {
    expect(TRAPS).toHaveLength(6)
  })
})
