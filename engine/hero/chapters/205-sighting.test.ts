import { describe, expect, test } from 'vitest'
import { newPlay, newStep, type Script } from '../../kernel/play.ts'
import { type LaidCounter, laid } from '../proof/table-top.ts'
import { FACINGS, type Facing, type Hero, type Section, type Spot } from '../state.ts'
import { COLUMNS, ROWS } from '../tables/index.ts'
import { type Catacomb, catacombOf, compile, spotId } from './101-catacomb.ts'
import { isInFront, lineOfSight, resight, sees, starable, turnUp } from './205-sighting.ts'
import { counterOf } from './section.ts'

function at(row: number, col: number): Spot {
  return { row, col }
}

/** A catacomb with these letters in its north-west corner and rock all around. */
function drawn(...rows: readonly string[]): Catacomb {
  const grid = Array.from({ length: ROWS }, (_, row) => (rows[row] ?? '').padEnd(COLUMNS, '#'))
  grid[13] = `${'#'.repeat(27)}R`
  return compile({ id: 'test', name: 'Test', source: 'ours', grid, doors: [] })
}

describe('205A5, H-20 what lies to the front', () => {
  // The hero in the middle faces north: his own row counts only beside him, what is behind him not at all.
  const NORTH = ['xxxxx', 'xxxxx', '.xxx.', '.....', '.....']

  test.each(FACINGS)('facing %s', (facing) => {
    const turns = { n: 0, e: 1, s: 2, w: 3 }[facing]
    for (let row = 0; row < 5; row++)
      for (let col = 0; col < 5; col++) {
        let [down, right] = [row - 2, col - 2]
        for (let i = 0; i < turns; i++) [down, right] = [right, -down]
        expect(isInFront(at(5, 5), facing, at(5 + down, 5 + right)), `${facing} ${row} ${col}`).toBe(NORTH[row]?.[col] === 'x')
      }
  })
})

describe('205A the line of sight', () => {
  test('205A3: from centre to centre, as far as there is nothing between', () => {
    const c = drawn('......', '......')
    expect(lineOfSight(c, at(0, 0), at(0, 5))).toBe(true)
    expect(lineOfSight(c, at(0, 0), at(1, 5))).toBe(true)
    expect(lineOfSight(c, at(1, 2), at(1, 2))).toBe(true)
  })

  test('205A2, 205A4: not through black, not around a corner', () => {
    const c = drawn('..#..', '..#..', '.....')
    expect(lineOfSight(c, at(0, 0), at(0, 4))).toBe(false)
    expect(lineOfSight(c, at(0, 0), at(2, 4))).toBe(false)
    expect(lineOfSight(c, at(2, 0), at(2, 4))).toBe(true)
  })

  test('205A4: the pit does not block', () => {
    const c = drawn('.OOO.', '.OOO.')
    expect(lineOfSight(c, at(0, 0), at(0, 4))).toBe(true)
    expect(lineOfSight(c, at(0, 0), at(1, 4))).toBe(true)
  })

  test('H-22: walls of a room block, in both directions', () => {
    const c = drawn('..aa', '..aa')
    expect(lineOfSight(c, at(0, 0), at(0, 2))).toBe(false)
    expect(lineOfSight(c, at(0, 2), at(0, 0))).toBe(false)
    expect(lineOfSight(c, at(0, 2), at(1, 3))).toBe(true)
  })

  test('H-22: and so do doors, opened or not', () => {
    const m1 = catacombOf({ kind: 'drawn', id: 'm1' })
    expect(lineOfSight(m1, at(4, 6), at(4, 7))).toBe(false)
    expect(lineOfSight(m1, at(4, 7), at(4, 6))).toBe(false)
  })

  test('H-21: a line that grazes one corner is free', () => {
    expect(lineOfSight(drawn('.#', '..'), at(0, 0), at(1, 1))).toBe(true)
    expect(lineOfSight(drawn('..', '#.'), at(0, 0), at(1, 1))).toBe(true)
    expect(lineOfSight(drawn('.a', '..'), at(0, 0), at(1, 1))).toBe(true)
  })

  test('H-21: a line between two corners that touch is not', () => {
    expect(lineOfSight(drawn('.#', '#.'), at(0, 0), at(1, 1))).toBe(false)
    expect(lineOfSight(drawn('.a', 'b.'), at(0, 0), at(1, 1))).toBe(false)
  })

  test('H-21: nor one through a straight wall, or into a room’s corner', () => {
    // Two rooms one above the other: the line goes through the wall between them, at a corner of four squares.
    expect(lineOfSight(drawn('aa', 'bb'), at(0, 0), at(1, 1))).toBe(false)
    expect(lineOfSight(drawn('..', '.a'), at(0, 0), at(1, 1))).toBe(false)
  })

  test('the same from both ends, wherever one stands', () => {
    const m2 = catacombOf({ kind: 'drawn', id: 'm2' })
    for (let i = 0; i < 400; i++) {
      const from = at(1 + ((i * 7) % 12), 1 + ((i * 11) % 26))
      const to = at(1 + ((i * 5) % 12), 1 + ((i * 17) % 26))
      expect(lineOfSight(m2, to, from), `${spotId(from)} ${spotId(to)}`).toBe(lineOfSight(m2, from, to))
    }
  })
})

// Map m1, row 7: (7,21) is lit, (7,22) to (7,26) are dark; rows 4 to 8 of column 21 are lit, row 3 is dark.
function watch(hero: readonly [number, number], facing: Facing, counters: readonly LaidCounter[]) {
  const s = laid({ hero: { at: hero, facing }, counters })
  const [section] = s.sections
  if (section === undefined) throw new Error('no section')
  const g: Hero = newPlay(s, 'sight')
  s.activity = { points: 6, burden: 0, fresh: true, outwitting: false, halted: false, opened: [], path: [], stared: [] }
  return { g, s, section }
}

/** Sight isn't a choice: there is no question. */
function run(script: Script): void {
  expect(script.next({}).done).toBe(true)
}

function look({ g, section }: { g: Hero; section: Section }): { up: string[]; events: string[] } {
  g.step = newStep(null)
  run(resight(g, section))
  const up = section.counters.filter((counter) => counter.up).map(({ id }) => id)
  return { up, events: g.step.events.map(({ type }) => type) }
}

describe('205B who is seen', () => {
  test('205B1, 205D1: in front, in line and in the light', () => {
    const table = watch([8, 21], 'n', [
      ['man', 4, 21],
      ['goblin', 6, 21],
    ])
    expect(look(table)).toEqual({ up: ['c1', 'c2'], events: ['sighted'] })
    expect(table.section.counters.every(({ known }) => known)).toBe(true)
    expect(table.g.step.barred).toBe(true)
  })

  test('205B1: in the dark, only beside him: before him and at his sides, G1 of the picture', () => {
    const table = watch([7, 24], 'e', [
      ['man', 7, 25],
      ['goblin', 7, 26],
      ['ogre', 7, 23],
    ])
    expect(look(table).up).toEqual(['c1'])
    const aside = watch([9, 26], 'e', [
      ['troll', 8, 26],
      ['man', 10, 26],
    ])
    expect(look(aside).up).toEqual(['c1', 'c2'])
  })

  test('H-57: in the dark, not at his corners', () => {
    const table = watch([8, 14], 'n', [
      ['man', 7, 15],
      ['goblin', 8, 15],
    ])
    expect(look(table).up).toEqual(['c2'])
    expect(starable(table.s, table.section).map(({ id }) => id)).toEqual(['c1'])
  })

  test('205B2, 205D2: never behind him, U5 of the picture, however bright it is', () => {
    expect(look(watch([6, 21], 'n', [['man', 8, 21]])).up).toEqual([])
    expect(look(watch([6, 21], 'n', [['man', 7, 21]])).up).toEqual([])
  })

  test('205A5, H-20: of his own row, only beside him', () => {
    expect(look(watch([5, 21], 'w', [['man', 4, 21]])).up).toEqual(['c1'])
    expect(look(watch([6, 21], 'w', [['man', 4, 21]])).up).toEqual([])
  })

  test('205B2, H-22: not in a room from the hall, U6 of the picture', () => {
    expect(look(watch([4, 6], 'e', [['man', 4, 7]])).up).toEqual([])
  })

  test.each(['trap', 'dummy', 'gold', 'jewel', 'succubus'] as const)(
    '205C1, 205C2, 211B1: a %s is never seen, U1 and U2 of the picture',
    (kind) => {
      expect(look(watch([8, 21], 'n', [[kind, 7, 21]])).up).toEqual([])
    },
  )

  test('205B3: a hard stare is possible at what is dark and in line, whatever it is, once', () => {
    const table = watch([7, 21], 'e', [
      ['man', 7, 23],
      ['dummy', 7, 24],
      ['man', 5, 21],
      ['man', 7, 17],
      ['goblin', 7, 22],
    ])
    look(table)
    expect(starable(table.s, table.section).map(({ id }) => id)).toEqual(['c1', 'c2'])
    table.s.activity?.stared.push('c1', 'c2')
    expect(starable(table.s, table.section)).toEqual([])
    expect(look(table).up).toEqual(['c1', 'c5'])
  })
})

describe('205D what becomes of it', () => {
  test('205D3, H-23: out of sight, a monster is turned over again; that it was seen is kept', () => {
    const table = watch([8, 21], 'n', [['man', 6, 21]])
    look(table)
    if (table.section.hero !== null) table.section.hero.facing = 's'
    expect(look(table)).toEqual({ up: [], events: ['lost-sight'] })
    expect(counterOf(table.section, 'c1')).toMatchObject({ up: false, known: true })
    expect(look(table).events).toEqual([])
  })

  test('205D3: a hard stare lasts while it is looked at, and no longer than the phase', () => {
    const table = watch([7, 21], 'e', [['man', 7, 24]])
    table.s.activity?.stared.push('c1')
    expect(look(table).up).toEqual(['c1'])
    table.s.activity = null
    expect(look(table).up).toEqual([])
  })

  test('205C3, H-31: what he stands on lies face up once it is met, and is turned over when he leaves', () => {
    const table = watch([8, 21], 'n', [
      ['trap', 8, 21],
      ['gold', 8, 21],
    ])
    expect(look(table).up).toEqual([])
    run(turnUp(table.g, table.section, table.section.counters))
    expect(look(table).up).toEqual(['c1', 'c2'])
    if (table.section.hero !== null) table.section.hero.at = at(7, 21)
    expect(look(table)).toEqual({ up: [], events: ['lost-sight'] })
  })

  test('nobody is seen by a hero who is not on the board', () => {
    const table = watch([8, 21], 'n', [['man', 7, 21]])
    look(table)
    if (table.section.hero !== null) table.section.hero.at = null
    expect(look(table).up).toEqual([])
    expect(sees(table.s, table.section)).toEqual([])
  })
})
