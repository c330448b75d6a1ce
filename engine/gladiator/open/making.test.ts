import { describe, expect, it } from 'vitest'
import { bounds, canBegin } from './making.ts'

describe('10.1 base attributes', () => {
  it('10.1, 10.2 points are moved within a race, none under its least (G-132)', () => {
    expect([bounds('human', 'sh'), bounds('human', 'iq'), bounds('elf', 'ag'), bounds('mage', 'iq')]).toEqual([
      [8, 16],
      [8, 8],
      [12, 16],
      [8, 16],
    ])
    expect(canBegin('human', { sh: 8, ag: 16, iq: 8 })).toBe(true)
    expect(canBegin('human', { sh: 13, ag: 12, iq: 8 })).toBe(false)
    expect(canBegin('human', { sh: 12, ag: 11, iq: 9 })).toBe(false)
    expect(canBegin('elf', { sh: 12, ag: 11, iq: 9 })).toBe(false)
    expect(canBegin('mage', { sh: 8, ag: 8, iq: 16 })).toBe(true)
  })
})
