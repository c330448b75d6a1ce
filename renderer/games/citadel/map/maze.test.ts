import { describe, expect, test } from 'vitest'
import { neighbour } from '../../../../engine/citadel/open/sides.ts'
import { segmentsOn, walkedOn } from '../../../../engine/citadel/open/walked.ts'
import { cellKey } from '../../../board/cell.ts'
import { EXPLORING, segment } from '../fixtures/raid.ts'
import { beads, boundsOf, cellsShown, light, openExits, partySpot, walkFrom, wayBack, wayBackOn } from './maze.ts'

const spot = partySpot(EXPLORING)
if (!spot) throw new Error('the fixture has a party')

describe('walking', () => {
  const { distance } = walkFrom(EXPLORING, spot)

  test('goes through doors and corridors that meet, and over stairs to the other levels', () => {
    expect(distance.get('1:4,1')).toBe(0)
    expect(distance.get('1:4,0')).toBe(1)
    expect(distance.get('1:0,0')).toBe(7)
    expect(distance.get('1:6,-1')).toBe(4)
    expect(distance.get('2:6,-1')).toBe(5)
  })

  test('does not go through an impassable side', () => {
    const cut = segment('b', 1, 0, 'WWWC', { blocked: [{ side: 'west', why: 'impassable' }] })
    const gate = segment('gateway', 0, 0, 'WCWW', { kind: 'gateway' })
    const view = { ...EXPLORING, map: { levels: [{ segments: [gate, cut] }], at: 'b', trail: [] } }
    expect(wayBack(view)).toEqual([])
  })

  test('lights four steps', () => {
    expect([0, 1, 2, 3, 4, 5, undefined].map(light)).toEqual([0, 1, 1, 2, 2, 3, 3])
  })
})

test('the way back runs from the party to the Gateway', () => {
  const way = wayBack(EXPLORING).map(({ segment: { id } }) => id)
  expect(way[0]).toBe('s4')
  expect(way.at(-1)).toBe('gateway')
  expect(way).toHaveLength(8)
})

test('beads run straight from edge to edge and curve where they turn', () => {
  const path = beads([
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
  ])
  expect(path).toBe('M50,50L100,50Q150,50 150,100L150,150')
})

test('an exit is open where there is no segment beyond and nothing blocks it', () => {
  const exits = openExits(segmentsOn(EXPLORING, 1)).map(({ segment: { id }, side }) => `${id} ${side}`)
  expect(exits).toContain('s4 east')
  expect(exits).not.toContain('s4 north')
  expect(exits).not.toContain('s8 west')
})

test('a map shows at least nine by five cells, its content in the middle', () => {
  expect(boundsOf([{ x: 0, y: 0 }])).toEqual({ left: -4, top: -2, columns: 9, rows: 5 })
  expect(
    boundsOf([
      { x: -3, y: 0 },
      { x: 8, y: 9 },
    ]),
  ).toEqual({ left: -3, top: 0, columns: 12, rows: 10 })
})

describe('a way on a level', () => {
  const cells = (ways: readonly (readonly { x: number; y: number }[])[]) => ways.map((way) => way.map(({ x, y }) => `${x},${y}`).join(' '))

  test('the way walked keeps its order, and breaks where the party did not step', () => {
    const at = (trail: string[]) => ({ ...EXPLORING, map: { ...EXPLORING.map, trail } })
    expect(cells(walkedOn(at(['gateway', 's1', 's2', 's1']), 1))).toEqual(['0,0 1,0 1,1 1,0'])
    expect(cells(walkedOn(at(['gateway', 's1', 's19', 's20']), 1))).toEqual(['0,0 1,0', '5,-1 6,-1'])
    expect(walkedOn(at([]), 1)).toEqual([])
  })

  test('the way back is cut where it leaves the level', () => {
    expect(wayBackOn(EXPLORING, 1).flat()).toHaveLength(wayBack(EXPLORING).length)
    expect(wayBackOn(EXPLORING, 2).flat()).toEqual([])
  })
})

describe('what a map shows', () => {
  test('counts every open exit, whether or not it can be chosen now', () => {
    const segments = segmentsOn(EXPLORING, 1)
    const shown = new Set(cellsShown(segments).map(cellKey))
    for (const { segment, side } of openExits(segments)) expect(shown).toContain(cellKey(neighbour(segment, side)))
  })

  test('stays as it was as long as that is enough, and grows only on the side where it is not', () => {
    const before = boundsOf([{ x: 0, y: 0 }])
    expect(boundsOf([{ x: 3, y: 1 }], [9, 5], before)).toEqual(before)
    expect(boundsOf([{ x: 6, y: 1 }], [9, 5], before)).toEqual({ left: -4, top: -2, columns: 11, rows: 5 })
    expect(boundsOf([{ x: -5, y: -3 }], [9, 5], before)).toEqual({ left: -5, top: -3, columns: 10, rows: 6 })
  })
})
