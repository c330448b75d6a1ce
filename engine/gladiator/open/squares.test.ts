import { describe, expect, it } from 'vitest'
import type { Facing } from '../tables/table-types.ts'
import {
  areAdjacent,
  distance,
  frontSquares,
  isInFrontalArea,
  neighbours,
  parseSquare,
  SQUARES,
  type Square,
  sectorFromAfar,
  sectorOf,
  squareAt,
  squareId,
  track,
} from './squares.ts'

const at = (id: string): Square => parseSquare(id) ?? Number.NaN
const ids = (squares: readonly Square[]) => squares.map(squareId)

describe('24.1 the arena', () => {
  it('24.1 has 19 rows of 40 squares (G-01)', () => {
    expect(SQUARES).toBe(760)
    expect([squareAt(18, 39), squareAt(19, 0), squareAt(0, 40), squareAt(-1, 0)]).toEqual([759, null, null, null])
  })

  it('24.1 each square has an id of its own, and nothing else is one', () => {
    for (let square = 0; square < SQUARES; square++) expect(parseSquare(squareId(square))).toBe(square)
    for (const id of ['', '19-0', '0-40', '01-2', '1', '1-2-3', 'a-b', undefined]) expect(parseSquare(id)).toBeNull()
  })

  it('24.1 eight squares lie around one, five at the edge, three in a corner', () => {
    expect(['9-9', '0-9', '18-39'].map((id) => neighbours(at(id)).length)).toEqual([8, 5, 3])
  })

  it('24.1 distance is the larger of rows and columns (G-02)', () => {
    expect([distance(at('9-9'), at('11-14')), distance(at('9-9'), at('9-9'))]).toEqual([5, 0])
    expect([areAdjacent(at('9-9'), at('8-10')), areAdjacent(at('9-9'), at('9-11')), areAdjacent(at('9-9'), at('9-9'))]).toEqual([
      true,
      false,
      false,
    ])
  })
})

describe('8.1 front, side and rear squares', () => {
  it('8.1 facing east: front N, NE, E, SE and S, the rear diagonals are sides, W is the rear (G-03)', () => {
    expect(ids(frontSquares(at('9-9'), 'e'))).toEqual(['8-9', '8-10', '9-10', '10-10', '10-9'])
    expect(['8-8', '9-8', '10-8', '9-11'].map((id) => sectorOf(at('9-9'), 'e', at(id)))).toEqual(['side', 'rear', 'side', null])
  })

  it.each(['n', 'e', 's', 'w'] as const)('8.1 facing %s: five in front, two at the sides, one behind', (facing: Facing) => {
    const sectors = Object.groupBy(neighbours(at('9-9')), (other) => String(sectorOf(at('9-9'), facing, other)))
    expect([sectors.front?.length, sectors.side?.length, sectors.rear?.length]).toEqual([5, 2, 1])
    expect(frontSquares(at('9-9'), facing).toSorted()).toEqual(sectors.front?.toSorted())
  })

  it('8.1 at the edge only what lies in the arena', () => {
    expect(ids(frontSquares(at('0-0'), 'n'))).toEqual(['0-1'])
  })
})

describe('8.2 the frontal area', () => {
  it('8.2 everything not behind the line through the shooter (G-73)', () => {
    const seen = (facing: Facing) => ['0-9', '9-0', '18-9', '9-20', '8-8'].map((id) => isInFrontalArea(at('9-9'), facing, at(id)))
    expect(seen('e')).toEqual([true, false, true, true, false])
    expect(seen('n')).toEqual([true, true, false, true, true])
  })

  it('8.2 from afar: rear where it lies farther behind than sideways (G-74)', () => {
    const from = (id: string) => sectorFromAfar(at('9-9'), 'e', at(id))
    expect([from('0-9'), from('9-20'), from('5-5'), from('6-5'), from('9-8'), from('4-8')]).toEqual([
      'front',
      'front',
      'side',
      'rear',
      'rear',
      'side',
    ])
  })
})

describe('35.1 the track of a missile', () => {
  it('35.1 a straight line crosses all between, both ends left out (G-25)', () => {
    expect(ids(track(at('9-9'), at('9-13')))).toEqual(['9-10', '9-11', '9-12'])
    expect(ids(track(at('9-9'), at('6-9')))).toEqual(['8-9', '7-9'])
    expect(track(at('9-9'), at('9-10'))).toEqual([])
  })

  it('35.1 a corner that is touched does not count', () => {
    expect(ids(track(at('9-9'), at('12-12')))).toEqual(['10-10', '11-11'])
    expect(track(at('9-9'), at('10-10'))).toEqual([])
  })

  it('35.1 a slanting line crosses every square whose inside it passes', () => {
    expect(ids(track(at('0-0'), at('1-2')))).toEqual(['0-1', '1-1'])
    expect(ids(track(at('0-0'), at('2-1')))).toEqual(['1-0', '1-1'])
    expect(ids(track(at('0-0'), at('1-3')))).toEqual(['0-1', '1-2'])
  })

  it('35.1 the same both ways', () => {
    for (const [a, b] of [
      ['0-0', '5-7'],
      ['9-3', '2-30'],
      ['18-0', '4-9'],
    ] as const)
      expect(track(at(b), at(a)).toReversed()).toEqual(track(at(a), at(b)))
  })

  it('35.1 agrees with lines drawn point by point', () => {
    const points = 4000
    for (const [row, column] of [
      [3, 7],
      [5, 2],
      [1, 9],
      [8, 8],
      [4, 6],
    ] as const) {
      const crossed = new Set<number>()
      for (let i = 0; i <= points; i++) {
        const [y, x] = [0.5 + (row * i) / points, 0.5 + (column * i) / points]
        const isEdge = Math.abs(y - Math.round(y)) < 1e-9 || Math.abs(x - Math.round(x)) < 1e-9
        if (!isEdge) crossed.add(squareAt(Math.floor(y), Math.floor(x)) ?? -1)
      }
      crossed.delete(0)
      crossed.delete(squareAt(row, column) ?? -1)
      expect(track(0, squareAt(row, column) ?? 0).toSorted((a, b) => a - b)).toEqual([...crossed].toSorted((a, b) => a - b))
    }
  })
})
