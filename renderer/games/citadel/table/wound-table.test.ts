import { describe, expect, test } from 'vitest'
import { TABLES } from '../fixtures/raid.ts'
import { totalsOf, woundsAt } from './wound-table.ts'

describe('table 9.9', () => {
  const wounds = TABLES['9.9']

  test('has its totals in order, the lowest first', () => {
    expect(totalsOf(wounds)).toEqual(['1-3', '4', '5', '6-9', '10', '11', '12', '13', '14', '15', '16', '17+'])
  })

  test('gives the wounds of a weapon', () => {
    expect(woundsAt(wounds, '6-9', 'sword')).toBe(1)
    expect(woundsAt(wounds, '6-9', 'spoon')).toBeNull()
  })
})
