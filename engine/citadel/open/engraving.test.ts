import { describe, expect, test } from 'vitest'
import { engrave, placeSeed } from './engraving.ts'

describe('an engraving', () => {
  test('is always the same for the same place', () => {
    const seed = placeSeed({ x: 3, y: -2 }, 1)
    expect(engrave('room', 'DDWW', seed)).toEqual(engrave('room', 'DDWW', seed))
    expect(engrave('room', 'DDWW', seed).hatch).not.toBe(engrave('room', 'DDWW', placeSeed({ x: 4, y: -2 }, 1)).hatch)
  })

  test('hangs a leaf in every door, nearer the edge in a corridor', () => {
    expect(engrave('room', 'DWWD', 1).doors).toEqual(['M39.5,13L60.5,13L60.5,19L39.5,19Z', 'M13,60.5L13,39.5L19,39.5L19,60.5Z'])
    expect(engrave('corridor', 'DCWW', 1).doors).toEqual(['M39.5,9L60.5,9L60.5,15L39.5,15Z'])
  })

  test('bends where two corridors are adjacent and there is no door', () => {
    expect(engrave('corridor', 'CCWW', 1).floor).toContain('A63 63')
    expect(engrave('corridor', 'CWCW', 1).floor).not.toContain('A63')
    expect(engrave('corridor', 'CCDW', 1).floor).not.toContain('A63')
  })

  test('turns with its sides', () => {
    expect(engrave('corridor', 'WCCW', 1).wall).toBe('M100,37A63 63 0 0 0 37,100M100,63A37 37 0 0 0 63,100')
  })

  test('keeps hachures off the edge', () => {
    const numbers = engrave('corridor', 'CWCW', 7)
      .hatch.split(/[MLZ,]/)
      .filter(Boolean)
      .map(Number)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(3.5)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(96.5)
  })
})
