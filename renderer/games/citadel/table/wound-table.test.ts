import { describe, expect, test } from 'vitest'
import { TABLES } from '../fixtures/raid.ts'
import { rowOf, totalsOf, woundsAt } from './wound-table.ts'

describe('table 9.9', () => {
  const wounds = TABLES['9.9']

  test('has its totals in order, the lowest first', () => {
    expect(totalsOf(wounds)).toEqual(['1-3', '4', '5', '6-9', '10', '11', '12', '13', '14', '15', '16', '17+'])
  })

  test('9.5 totals below 1 read as 1-3, above 17 as 17+', () => {
    expect([-2, 1, 4, 7, 17, 30].map((total) => rowOf(wounds, total))).toEqual(['1-3', '1-3', '4', '6-9', '17+', '17+'])
  })

  test('gives the wounds of a weapon', () => {
    expect(woundsAt(wounds, '6-9', 'sword')).toBe(1)
    expect(woundsAt(wounds, '6-9', 'spoon')).toBeNull()
  })
})
