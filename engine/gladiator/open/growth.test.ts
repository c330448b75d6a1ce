import { describe, expect, it } from 'vitest'
import type { RaceId } from '../tables/ids.ts'
import { atTheirMost, attributesOf, coming, missing } from './growth.ts'
import type { Attributes } from './people.ts'

const grown = (race: RaceId, start: Attributes, experience: number) => attributesOf({ race, start, experience })

describe('11.2 advancing', () => {
  it('11.2, 11.3 SH, AG, SH, AG, IQ by turns; a Mage AG, SH, IQ (G-47)', () => {
    const human = { sh: 12, ag: 12, iq: 8 }
    expect(grown('human', human, 49)).toEqual(human)
    expect(grown('human', human, 100)).toEqual({ sh: 13, ag: 13, iq: 8 })
    expect(grown('human', human, 250)).toEqual({ sh: 14, ag: 14, iq: 9 })
    expect(grown('mage', { sh: 9, ag: 12, iq: 11 }, 150)).toEqual({ sh: 10, ag: 13, iq: 12 })
    expect(grown('goblin', { sh: 6, ag: 13, iq: 8 }, 30)).toEqual({ sh: 7, ag: 13, iq: 8 })
  })

  it('10.3 whatever has reached its highest is passed over, and at last nothing grows (G-48)', () => {
    expect(grown('orc', { sh: 35, ag: 12, iq: 7 }, 55)).toEqual({ sh: 35, ag: 13, iq: 7 })
    expect(grown('orc', { sh: 35, ag: 35, iq: 12 }, 99_999)).toEqual({ sh: 35, ag: 35, iq: 12 })
  })
})

describe('11.3 what comes next', () => {
  it('11.3 names the advances to come, and what the next one still takes', () => {
    const tarna = { race: 'human', start: { sh: 13, ag: 11, iq: 8 }, experience: 130 } as const
    expect(coming(tarna, 3)).toEqual([
      { at: 150, attribute: 'sh', to: 15 },
      { at: 200, attribute: 'ag', to: 13 },
      { at: 250, attribute: 'iq', to: 9 },
    ])
    expect(missing(tarna)).toBe(20)
    expect(missing({ race: 'human', experience: 150 })).toBe(50)
  })

  it('10.3 passes over an attribute at its limit, and at the end names none (G-48)', () => {
    const old = { race: 'orc', start: { sh: 11, ag: 12, iq: 12 }, experience: 0 } as const
    expect(atTheirMost(old)).toEqual(['iq'])
    expect(coming(old, 5).map(({ attribute }) => attribute)).toEqual(['sh', 'ag', 'sh', 'ag', 'sh'])
    expect(coming({ ...old, experience: 99_999 }, 5)).toEqual([])
  })
})
