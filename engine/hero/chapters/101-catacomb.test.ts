import { describe, expect, it } from 'vitest'
import type { Spot } from '../state.ts'
import { MAPS } from '../tables/index.ts'
import {
  catacombOf,
  compile,
  doorBetween,
  doorOf,
  edgeBetween,
  facingTo,
  isRed,
  neighbour,
  spotId,
  spotOf,
  squareAt,
  waysFrom,
} from './101-catacomb.ts'
import { randomDrawing } from './101-catacomb-random.ts'

const c = catacombOf({ kind: 'drawn', id: 'm1' })

function at(row: number, col: number): Spot {
  return { row, col }
}

describe('squares (101B)', () => {
  it.each([
    ['a start square', at(2, 0), { kind: 'start', lit: true, room: null }],
    ['101B2 a dark hall', at(2, 1), { kind: 'hall', lit: false, room: null }],
    ['101B4 a lit hall', at(3, 6), { kind: 'hall', lit: true, room: null }],
    ['101B1 a room, which is always lit', at(2, 2), { kind: 'room', lit: true, room: 'a' }],
    ['101B3 the pit', at(6, 13), { kind: 'pit', lit: false, room: null }],
    ['101B3 black rock', at(0, 0), { kind: 'black', lit: false, room: null }],
    ['101B5 the first red square', at(7, 27), { kind: 'red', lit: true, room: null }],
    ['101B5 the corridor', at(7, 31), { kind: 'red', lit: true, room: null }],
    ['101A3 Alysa’s room', at(7, 32), { kind: 'alysa', lit: true, room: null }],
    ['204A10 nothing beyond the border', at(-1, 3), { kind: 'black', lit: false, room: null }],
    ['204A10 nothing beyond Alysa', at(7, 33), { kind: 'black', lit: false, room: null }],
  ])('%s', (_what, spot, square) => {
    expect(squareAt(c, spot)).toEqual(square)
  })

  it('210A7: the corridor and Alysa’s room are red', () => {
    expect([27, 28, 31, 32, 26].map((col) => isRed(squareAt(c, at(7, col))))).toEqual([true, true, true, true, false])
  })
})

describe('what lies between two squares', () => {
  it.each([
    ['hall and hall', at(1, 2), at(1, 3), 'open'],
    ['hall and start square', at(2, 0), at(2, 1), 'open'],
    ['two squares of a room', at(2, 2), at(3, 2), 'open'],
    ['two rooms side by side', at(9, 16), at(9, 17), 'wall'],
    ['hall and room without a door', at(2, 1), at(2, 2), 'wall'],
    ['hall and pit: sight passes', at(5, 13), at(6, 13), 'open'],
    ['hall and black', at(1, 1), at(1, 0), 'wall'],
    ['the corridor and Alysa', at(7, 31), at(7, 32), 'open'],
    ['the first red square and the halls', at(7, 26), at(7, 27), 'open'],
    ['squares that touch at a corner only', at(2, 2), at(3, 3), 'wall'],
    ['squares far apart', at(2, 2), at(2, 4), 'wall'],
  ])('%s', (_what, from, to, edge) => {
    expect(edgeBetween(c, from, to)).toBe(edge)
    expect(edgeBetween(c, to, from)).toBe(edge)
  })

  it('206A: a door, from both sides, and only where it is', () => {
    const door = { hall: at(7, 6), room: at(7, 5), value: 7 }
    expect(edgeBetween(c, at(7, 6), at(7, 5))).toMatchObject(door)
    expect(doorBetween(c, at(7, 5), at(7, 6))).toMatchObject(door)
    expect(doorBetween(c, at(6, 5), at(6, 6))).toBeNull()
    expect(doorOf(c, 'd2')).toMatchObject(door)
  })
})

describe('ids and directions', () => {
  it('write a square and read it again', () => {
    expect(spotId(at(4, 12))).toBe('4-12')
    expect(spotOf('at:4-12')).toEqual(at(4, 12))
    expect(() => spotOf('at:nowhere')).toThrow('no square')
  })

  it('say which way a square lies', () => {
    expect([at(3, 4), at(4, 5), at(5, 4), at(4, 3)].map((to) => facingTo(at(4, 4), to))).toEqual(['n', 'e', 's', 'w'])
    expect(facingTo(at(4, 4), at(5, 5))).toBeNull()
    expect(neighbour(at(4, 4), 'w')).toEqual(at(4, 3))
  })
})

describe('the same catacomb', () => {
  it('is compiled once, and does not depend on being asked for', () => {
    expect(catacombOf({ kind: 'drawn', id: 'm1' })).toBe(c)
    const again = compile(MAPS.m1)
    expect(again).not.toBe(c)
    expect(again).toEqual(c)
    for (let i = 0; i < 40; i++) catacombOf({ kind: 'random', seed: `s${i % 3}` })
    expect(catacombOf({ kind: 'random', seed: 's1' })).toEqual(compile(randomDrawing('s1')))
  })
})

describe('ways', () => {
  it('go round by halls, and through doors as if they stood open', () => {
    const start = at(7, 6)
    expect(waysFrom(c, [start], 'halls').get(7 * 33 + 5)).toBeUndefined()
    expect(waysFrom(c, [start], 'doors').get(7 * 33 + 5)).toBe(1)
    expect(waysFrom(c, [start], 'halls').get(7 * 33 + 6)).toBe(0)
  })
})
