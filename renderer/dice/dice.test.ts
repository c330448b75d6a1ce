import { describe, expect, test } from 'vitest'
import { diceIn, halves, rollsIn, sumInWords } from './worked-sum.ts'

describe('a worked sum', () => {
  const parts = [
    { label: 'die', value: 4 },
    { label: 'sword skill', value: 2 },
    { label: 'sickened', value: -1 },
    { label: 'nothing', value: 0 },
  ]

  test('names its parts and leaves out those that are zero', () => {
    expect(sumInWords(parts, 5)).toBe('die 4 + sword skill 2 − sickened 1 = 5')
    expect(sumInWords([{ label: 'die', value: 3 }], 3)).toBe('die 3')
  })

  test('counts the dice of a code and recognises three-sided ones (3.1)', () => {
    expect(['1D6', '2D6+2', 'D3', '3D6x10'].map(diceIn)).toEqual([1, 2, 1, 3])
    expect(['1D3', '1D6', 'D3+1'].map(halves)).toEqual([true, false, true])
  })

  test('is read from an event with rolls', () => {
    expect(rollsIn({ rolls: [{ code: '1D6', dice: [4], parts: [], total: 4 }] }).map(({ dice }) => dice)).toEqual([[4]])
    expect(rollsIn({ who: 'una' })).toEqual([])
    expect(rollsIn(null)).toEqual([])
  })
})
