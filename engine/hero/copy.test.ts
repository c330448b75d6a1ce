import { describe, expect, test } from 'vitest'
import { copy } from './copy.ts'
import { laid } from './proof/table-top.ts'
import type { HeroState } from './state.ts'

/** With everything in it that a state can have. */
function full(): HeroState {
  const s = laid({
    hero: { at: [4, 6] },
    counters: [
      ['goblin', 3, 6],
      ['gold', 3, 6],
    ],
  })
  const [section] = s.sections
  const [goblin] = section?.counters ?? []
  if (section?.hero === undefined || section.hero === null || goblin === undefined) throw new Error('nobody there')
  goblin.with = 'c2'
  section.hero.carries.push('c2')
  section.hero.killed.goblin = 1
  s.activity = {
    points: 3,
    burden: 0,
    fresh: false,
    outwitting: false,
    halted: true,
    opened: ['d4'],
    path: [{ row: 4, col: 6 }],
    stared: ['c1'],
  }
  s.march = {
    moved: ['c1'],
    moving: { id: 'c2', points: 2 },
    trailing: [{ id: 'c1', from: { row: 4, col: 6 }, path: [{ row: 4, col: 7 }] }],
    step: 'move',
  }
  s.end = { kind: 'chosen', winner: 0 }
  return s
}

/** Every object in a value. */
function parts(value: unknown, into = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null) return into
  into.add(value)
  for (const part of Object.values(value)) parts(part, into)
  return into
}

describe('a copy', () => {
  test('is equal and shares nothing', () => {
    const s = full()
    const same = copy(s)
    expect(same).toEqual(s)
    const shared = [...parts(same)].filter((part) => parts(s).has(part))
    expect(shared).toEqual([])
  })

  test('reads back from JSON as it was written', () => {
    const s = full()
    expect(JSON.parse(JSON.stringify(s))).toEqual(s)
  })
})
