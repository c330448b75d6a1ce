import { describe, expect, expectTypeOf, it } from 'vitest'
import type * as View from '../view-types.ts'
import type { Sun } from './04-suns.ts'
import type { Level } from './06-level-chart.ts'
import type { Feature } from './13-features.ts'
import { GATEWAY, SEGMENTS } from './segments.ts'

// The sheet of chits counted again by kind: kind | chits | doors of each room face.
const FEATURES = { mirror: 10, staircase: 10, fountain: 5, furniture: 5, statue: 5, altar: 5, 'trap-door': 5, artwork: 5 }

// The 80 corridor faces, ten to a line, chit 1 to 80.
const CORRIDORS = `
DDCC CWDC WCCD WCCD WCWC WWCC DDCC WCDC WWCC WCDC
CWDC DCDC CWDC WCDC WCWC WWCC WCCD WCDC WWCC WWCC
WWCC WCDC WCDC CWDC DDCC DCDC DCDC WCWC WCCD CWDC
WWCC DCDC WCWC DCDC WCDC CWDC DDCC WCDC DDCC WWCC
WCDC WWCC WWCC DDCC WCWC WWCC CWDC WCDC WWCC DDCC
WCWC WCWC WWCC DCDC CWDC WCCD WCDC DCDC WCWC DDCC
WWCC WCWC DCDC WWCC WCDC DCDC CWDC WWCC WCWC WCDC
DCDC WCWC WCWC WCWC WWCC CWDC DCDC WCWC WCDC WWCC
`

// The room faces without a feature, chits 51 to 80.
const PLAIN_ROOMS = `
WDWW WDWW WDWW WDWW WDWW WDWW WDWW WDWW WDWW WDWW
WDWW WDDW WDDW WDDW WDDW DWDW DWDW DWDW DWDW DWDW
DWDW DWDW WCDC WCDC DCDC DCDC CWDC WCCD DDCC DDCC
`

const words = (block: string) => block.trim().split(/\s+/)
const count = (sides: string, kind: string) => [...sides].filter((side) => side === kind).length

describe('the segment chits', () => {
  it('2.1 are 80, numbered from 1', () => {
    expect(SEGMENTS.map(({ id }) => id)).toEqual(Array.from({ length: 80 }, (_, place) => place + 1))
  })

  it('have the corridor faces of the sheet', () => {
    expect(SEGMENTS.map(({ corridor }) => corridor.sides)).toEqual(words(CORRIDORS))
  })

  it('have two corridor exits on every corridor face', () => {
    for (const { corridor } of SEGMENTS) expect(count(corridor.sides, 'C')).toBe(2)
  })

  it('13.0 have so many rooms of each feature, with four doors each', () => {
    const counted: Record<string, number> = {}
    for (const { room } of SEGMENTS) {
      if (!room.feature) continue
      expect(room.sides).toBe('DDDD')
      counted[room.feature] = (counted[room.feature] ?? 0) + 1
    }
    expect(counted).toEqual(FEATURES)
  })

  it('have the 30 rooms without a feature of the sheet, eight of them with corridors', () => {
    const plain = SEGMENTS.filter(({ room }) => room.feature === null)
    expect(plain.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, place) => place + 51))
    expect(plain.map(({ room }) => room.sides)).toEqual(words(PLAIN_ROOMS))
    expect(plain.filter(({ room }) => room.sides.includes('C'))).toHaveLength(8)
  })

  it('have one or two doors in a plain room', () => {
    for (const { room } of SEGMENTS) if (room.feature === null) expect([1, 2]).toContain(count(room.sides, 'D'))
  })

  it('have four sides, each a door, a corridor or a wall', () => {
    for (const { room, corridor } of SEGMENTS) {
      expect(room.sides).toMatch(/^[DCW]{4}$/)
      expect(corridor.sides).toMatch(/^[DCW]{4}$/)
    }
  })

  it('4.1.F begin at a Gateway with one corridor and three walls', () => {
    expect([count(GATEWAY, 'C'), count(GATEWAY, 'W')]).toEqual([1, 3])
  })
})

describe('what the page is shown', () => {
  it('has the features, levels and suns of the tables', () => {
    expectTypeOf<View.Feature>().toEqualTypeOf<Feature>()
    expectTypeOf<View.Level>().toEqualTypeOf<Level>()
    expectTypeOf<View.Sun>().toEqualTypeOf<Sun>()
  })
})
