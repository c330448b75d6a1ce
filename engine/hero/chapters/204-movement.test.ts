import { describe, expect, test } from 'vitest'
import { type LaidCounter, laid } from '../proof/table-top.ts'
import type { Activity, HeroState, Kind, Section } from '../state.ts'
import { catacombOf, spotId, squareAt } from './101-catacomb.ts'
import { heroSteps, inReach, monsterReach, zonesAt } from './204-movement.ts'
import { counterOf } from './section.ts'

const M1 = catacombOf({ kind: 'drawn', id: 'm1' })

function table(at: readonly [number, number], counters: readonly LaidCounter[] = [], opened: readonly string[] = []) {
  const s = laid({ hero: { at }, counters })
  const [section] = s.sections
  if (section === undefined) throw new Error('no section')
  s.activity = activity(opened)
  return { s, section }
}

function activity(opened: readonly string[]): Activity {
  return { points: 6, burden: 0, fresh: false, outwitting: false, halted: false, opened: [...opened], path: [], stared: [] }
}

function stepKinds({ s, section }: { s: HeroState; section: Section }): Record<string, string> {
  return Object.fromEntries(heroSteps(s, section).map((step) => [step.facing, step.kind]))
}

describe('204A where a hero may step', () => {
  test('204A9, 204A13: to the squares at his four sides, not through walls', () => {
    expect(stepKinds(table([4, 6]))).toEqual({ n: 'free', e: 'door', s: 'free', w: 'wall' })
  })

  test('204A15: through a door once it is open, and out of a room without opening it', () => {
    expect(stepKinds(table([4, 6], [], ['d4']))).toMatchObject({ e: 'free' })
    expect(stepKinds(table([4, 6], [], ['d5']))).toMatchObject({ e: 'door' })
    expect(stepKinds(table([4, 7]))).toMatchObject({ w: 'free' })
  })

  test('101B3: not into the pit, not into the rock', () => {
    expect(stepKinds(table([6, 11]))).toMatchObject({ e: 'wall' })
    expect(stepKinds(table([1, 1]))).toMatchObject({ n: 'wall', w: 'wall' })
  })

  test('101A4: along the corridor into Alysa’s room', () => {
    expect(stepKinds(table([7, 26]))).toMatchObject({ e: 'free' })
    expect(stepKinds(table([7, 31]))).toEqual({ n: 'wall', e: 'free', s: 'wall', w: 'free' })
  })

  test('204A: not into a monster’s square that he sees; what lies face down stops nobody beforehand (H-24)', () => {
    const counters: LaidCounter[] = [
      ['troll', 5, 6],
      ['gold', 3, 6],
    ]
    const seen = table([4, 6], counters)
    expect(stepKinds(seen)).toMatchObject({ n: 'free', s: 'free' })
    for (const counter of seen.section.counters) counter.up = true
    expect(stepKinds(seen)).toMatchObject({ n: 'free', s: 'monster' })
  })

  test('204A10, 204A11: nobody leaves the board, nor goes next door', () => {
    expect(stepKinds(table([2, 0]))).toMatchObject({ w: 'wall' })
    expect(stepKinds(table([12, 5]))).toMatchObject({ s: 'wall' })
  })

  test('nowhere for one who is not on the board', () => {
    const { s, section } = table([4, 6])
    if (section.hero !== null) section.hero.at = null
    expect(heroSteps(s, section)).toEqual([])
  })
})

describe('204B zones of control', () => {
  function controlled(at: readonly [number, number], counters: readonly LaidCounter[], opened: readonly string[] = []): string[] {
    const { s, section } = table(at, counters, opened)
    return zonesAt(s, section, { row: at[0], col: at[1] }).map(({ id }) => id)
  }

  test('204B2: the four squares beside a monster, and no others', () => {
    expect(controlled([3, 9], [['goblin', 3, 10]])).toEqual(['c1'])
    expect(controlled([3, 9], [['goblin', 4, 9]])).toEqual(['c1'])
    expect(controlled([3, 9], [['goblin', 4, 10]])).toEqual([])
    expect(controlled([3, 9], [['goblin', 3, 11]])).toEqual([])
  })

  test('204B2: every monster that controls it', () => {
    expect(
      controlled(
        [3, 9],
        [
          ['goblin', 3, 10],
          ['zombie', 2, 9],
          ['man', 3, 10],
        ],
      ),
    ).toEqual(['c1', 'c2', 'c3'])
  })

  test.each<Kind>(['dummy', 'trap', 'succubus', 'gold', 'jewel'])('204B3: none of a %s', (kind) => {
    expect(controlled([3, 9], [[kind, 3, 10]])).toEqual([])
  })

  test('205A1: whichever way he faces, and however dark it is: monsters always know where he is', () => {
    const { s, section } = table([7, 24], [['man', 7, 23]])
    expect(section.hero?.facing).toBe('e')
    expect(zonesAt(s, section, { row: 7, col: 24 }).map(({ id }) => id)).toEqual(['c1'])
  })

  test('H-11: not through walls', () => {
    expect(controlled([5, 6], [['ogre', 5, 5]])).toEqual([])
    expect(controlled([10, 16], [['ogre', 10, 17]])).toEqual([])
  })

  test('H-11: out of a room only through a door that he has opened', () => {
    expect(controlled([4, 6], [['ogre', 4, 7]])).toEqual([])
    expect(controlled([4, 6], [['ogre', 4, 7]], ['d4'])).toEqual(['c1'])
  })

  test('H-11: into a room through its door, opened or not', () => {
    expect(controlled([4, 7], [['ogre', 4, 6]])).toEqual(['c1'])
  })

  test('210A7, H-58: never in the red', () => {
    expect(controlled([7, 27], [['ogre', 7, 26]])).toEqual([])
    expect(controlled([7, 25], [['ogre', 7, 26]])).toEqual(['c1'])
  })
})

describe('H-12 who can strike across an edge', () => {
  test('the rule is the same for both sides of a door', () => {
    const hall = { row: 4, col: 6 }
    const room = { row: 4, col: 7 }
    expect(inReach(M1, room, hall, [])).toBe(true)
    expect(inReach(M1, hall, room, [])).toBe(false)
    expect(inReach(M1, hall, room, ['d4'])).toBe(true)
    expect(inReach(M1, { row: 2, col: 2 }, { row: 3, col: 3 }, [])).toBe(false)
  })
})

describe('204, 211A how far counters come', () => {
  function reach(counters: readonly LaidCounter[], points: number, hero: readonly [number, number] = [11, 0]): Map<string, number> {
    const { s, section } = table(hero, counters)
    return new Map(monsterReach(s, section, counterOf(section, 'c1'), points).map(({ at, cost }) => [spotId(at), cost]))
  }

  test('204C1, 204C4, 204D3, 204A9: as many squares as it has points, never diagonally, not where it stands', () => {
    expect([...reach([['goblin', 3, 9]], 1).keys()].sort()).toEqual(['2-9', '3-10', '3-8', '4-9'])
    const three = reach([['goblin', 3, 9]], 3)
    expect(three.get('2-10')).toBe(2)
    expect(three.get('4-11')).toBe(3)
    expect(three.has('3-9')).toBe(false)
    expect(three.has('3-13')).toBe(false)
  })

  test('204A14: through doors freely, 204A13: through walls not at all', () => {
    const there = reach([['man', 4, 8]], 3)
    expect(there.get('4-6')).toBe(2)
    expect(there.get('5-6')).toBe(3)
    expect(reach([['man', 3, 7]], 1).has('3-6')).toBe(false)
  })

  test('204B4: not through or on to the hero', () => {
    const there = reach([['man', 3, 6]], 3, [4, 6])
    expect(there.has('4-6')).toBe(false)
    expect(there.has('5-6')).toBe(false)
    expect(there.get('2-6')).toBe(1)
  })

  test('203B7: not through a square that is full', () => {
    const counters: LaidCounter[] = [
      ['goblin', 3, 6],
      ['troll', 4, 6],
    ]
    expect(reach(counters, 3).has('5-6')).toBe(false)
  })

  test('H-48: not into the red, 101B3: not into the pit', () => {
    const east = reach([['ogre', 7, 25]], 3)
    expect(east.get('7-26')).toBe(1)
    expect(east.has('7-27')).toBe(false)
    expect([...reach([['ogre', 6, 11]], 3).keys()].some((id) => squareAt(M1, idSpot(id)).kind === 'pit')).toBe(false)
  })

  test.each<Kind>(['dummy', 'trap', 'succubus'])('211A2, 211A3: a %s goes diagonally and through walls', (kind) => {
    const there = reach([[kind, 4, 5]], 3)
    expect(there.get('4-6')).toBe(1)
    expect(there.get('3-6')).toBe(1)
    expect(there.get('4-7')).toBe(2)
    expect(there.get('7-8')).toBe(3)
  })

  test('204C2, H-10: and three squares, no more', () => {
    expect(
      [...reach([['dummy', 4, 5]], 3).keys()].map(idSpot).every(({ row, col }) => Math.abs(row - 4) <= 3 && Math.abs(col - 5) <= 3),
    ).toBe(true)
  })

  test('211A4, 211A5: through black at a point a square, but never to stay there', () => {
    // Columns 1 and 0 beside row 3 are rock: the start square behind it is three squares away.
    const there = reach([['dummy', 4, 2]], 3, [11, 0])
    expect(there.has('4-1')).toBe(false)
    expect(there.get('2-0')).toBe(2)
    for (const id of there.keys()) expect(squareAt(M1, idSpot(id)).kind).not.toBe('black')
  })

  test('211A6: not on to the hero, H-50: not over the pit', () => {
    expect(reach([['trap', 3, 6]], 1, [4, 6]).has('4-6')).toBe(false)
    const beside = reach([['dummy', 6, 11]], 3)
    expect(beside.has('6-13')).toBe(false)
    expect(beside.has('6-14')).toBe(false)
    expect(beside.has('6-15')).toBe(false)
  })

  test('204A8: from square to square, each of them told', () => {
    const { s, section } = table([11, 0], [['man', 4, 8]])
    const way = monsterReach(s, section, counterOf(section, 'c1'), 3).find(({ at }) => spotId(at) === '5-6')
    expect(way?.path.map(spotId)).toEqual(['4-7', '4-6', '5-6'])
  })

  function idSpot(id: string) {
    const [row, col] = id.split('-').map(Number)
    return { row: row ?? 0, col: col ?? 0 }
  }
})
