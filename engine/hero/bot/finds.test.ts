import { describe, expect, test } from 'vitest'
import { indexOf } from '../chapters/101-catacomb.ts'
import { hero } from '../index.ts'
import { laid } from '../proof/table-top.ts'
import type { HeroView } from '../view-types.ts'
import { findsOf } from './finds.ts'
import { sceneOf } from './seen.ts'

/** Before door d13 of the first map, with riches behind it, and an ogre that leans against it. */
const AT = { row: 1, col: 24 }

function finds(spare: number) {
  const s = laid({
    hero: { at: [AT.row, AT.col], levels: { strength: 6 } },
    others: [{ at: [7, 22] }],
    counters: [
      ['gold', 3, 25],
      ['dummy', 3, 24],
      ['ogre', 2, 24],
      ['jewel', 1, 22],
    ],
    prepare: ({ counters }) => {
      for (const counter of counters) counter.known = true
    },
  })
  const scene = sceneOf(hero.view(s, 0) as HeroView)
  return scene === null ? [] : findsOf(scene, AT, 2, spare)
}

describe('finds', () => {
  test('206C none is worth more than its bound, and no way to it is shorter; behind the held door it is longer', () => {
    const all = finds(60)
    expect(all.length).toBeGreaterThan(2)
    for (const { bound, detour } of all) {
      const found = detour()
      expect(found?.worth).toBeLessThanOrEqual(bound.worth)
      bound.ways.forEach((points, square) => void expect(found?.ways[square]).toBeGreaterThanOrEqual(points))
    }
    const held = all.filter(({ bound, detour }) => (detour()?.ways[indexOf(AT)] ?? 0) > (bound.ways[indexOf(AT)] ?? 0))
    expect(held.map(({ bound }) => bound.to)).toContainEqual({ row: 3, col: 25 })
    expect(held.map(({ bound }) => bound.to)).not.toContainEqual({ row: 1, col: 22 })
  })

  test('206C what he could reach in time if nothing held the door is no find where something does', () => {
    const behind = finds(6).filter(({ bound }) => bound.to.row === 3)
    expect(behind.map(({ detour }) => detour())).toEqual(behind.map(() => null))
    expect(behind.length).toBeGreaterThan(0)
  })
})
