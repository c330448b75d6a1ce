import { describe, expect, it } from 'vitest'
import { OPPOSITE, SLOTS, SQUARES, slotOf, spotOf } from '../open/squares.ts'
import { edgeSquare, turnedTile } from '../open/tiles.ts'
import { MEADOW, set } from '../proof/table-top.ts'
import { BOARD, INNER_TILES, OUTER_TILES } from '../tables/index.ts'
import { QUADRANTS, SIDES } from '../tables/table-types.ts'
import { fittingTurns, turnFor } from './05-laying.ts'

describe('1.0 the frame', () => {
  it('1.0 24 rows of 36 squares; 21 small slots in each quadrant, three large places (D-67)', () => {
    expect(SQUARES).toHaveLength(864)
    for (const quadrant of QUADRANTS)
      expect([BOARD.quadrants[quadrant].outer.length, BOARD.quadrants[quadrant].inner.length]).toEqual([11, 10])
    expect(SLOTS.filter(({ kind }) => kind === 'large')).toHaveLength(3)
    expect([OUTER_TILES.length, INNER_TILES.length]).toEqual([47, 42])
  })

  it('1.0 every square belongs to one slot, and knows its neighbours', () => {
    expect(spotOf('0-0')).toMatchObject({ cell: 0, beside: { n: null, e: '0-1', s: '1-0', w: null } })
    expect(spotOf('9-9').slot).toBe(slotOf('west'))
    expect(spotOf('14-26').slot).toBe(slotOf('east'))
    expect(spotOf('12-18').slot).toBe(slotOf('treasure'))
  })
})

describe('5.1 outer tiles', () => {
  it('5.1 every tile can be entered by the light dot at any corner and any middle, by exactly one turn', () => {
    for (const { id } of OUTER_TILES)
      for (const cell of [0, 1, 2, 3, 5, 6, 7, 8]) {
        const dot = cell % 2 === 0 ? 'lc' : 'lm'
        expect([0, 1, 2, 3].filter((turn) => turnedTile(id, turn).floors[cell]?.dot === dot)).toHaveLength(1)
      }
  })

  it('5.1 four quarter turns bring a tile back', () => {
    for (const { id } of [...OUTER_TILES, ...INNER_TILES]) expect(turnedTile(id, 4)).toEqual(turnedTile(id, 0))
  })

  it('5.1 from the light level the light dot comes onto the square of entry', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '2-1' }] }, draws: ['o40'] }).pick('step:3-1')
    expect(t.events('tile-laid')).toMatchObject([{ tile: 'o40', slot: [1, 0], turn: 2, entered: true }])
    expect(t.who().at).toBe('3-1')
  })

  it('5.1 from the dark level the dark one', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '2-2' }] }, draws: ['o02'] })
    expect(turnFor('o01', '3-2', 'dc')).toBe(3)
    const s = set({ scenario: { tiles: MEADOW, characters: [{ at: '2-2' }] }, draws: ['o01'] }).pick('step:3-2')
    expect(s.events('tile-laid')).toMatchObject([{ turn: 3, entered: true }])
    expect(t.ids).toContain('step:3-2')
  })

  it('5.1 without such a dark dot the light one: he stays, his movement ends, he has the experience (D-04)', () => {
    // o40 has no dot on a dark middle edge; 3-1 is the middle of its northern edge, left from the dark square above.
    const scenario = { tiles: [{ tile: 'o02', slot: [0, 0], turn: 1 }], characters: [{ at: '2-1' }] }
    const t = set({ scenario, draws: ['o40'] }).pick('step:3-1')
    expect(t.events('tile-laid')).toMatchObject([{ tile: 'o40', entered: false }])
    expect([t.who().at, t.who().experience, t.state.round]).toEqual(['2-1', 5, 2])
  })

  it('5.1 coming from inside counts as light (D-06)', () => {
    const scenario = { tiles: [{ tile: 'i29', slot: [0, 3], turn: 1 }], characters: [{ at: '1-9', lantern: 'out' }] }
    const t = set({ scenario, draws: ['o40'] })
    const out = t.of('step').find((id) => id.endsWith('-8'))
    expect(out).toBeDefined()
    t.pick(out ?? '')
    expect(t.events('tile-laid')).toMatchObject([{ entered: true }])
  })
})

describe('5.2 inner tiles', () => {
  it('5.2 every tile can be entered over every side at every place, by some turn', () => {
    for (const { id } of INNER_TILES)
      for (const side of SIDES)
        for (const place of [0, 1, 2]) {
          const slot = slotOf('0-4')
          const [row, column] = edgeSquare(OPPOSITE[side], place, slot.size)
          const square = `${slot.row + row}-${slot.column + column}`
          expect([id, side, place, fittingTurns(id, square, side).length > 0]).toEqual([id, side, place, true])
        }
  })

  it('5.2 of several turns the player chooses (D-05)', () => {
    const scenario = { tiles: [{ tile: 'o02', slot: [0, 2], turn: 2 }], characters: [{ at: '1-8' }] }
    const t = set({ scenario, draws: ['i02'] }).pick('step:1-9')
    expect(t.topic).toBe('lay')
    expect(t.ids.length).toBeGreaterThan(1)
    t.pick(t.ids[0] ?? '')
    expect(t.who().at).toBe('1-9')
  })

  it('5.2 a single fit is not asked', () => {
    // The skull chamber opens at the middle only through its jaws, on one of its sides.
    const scenario = { tiles: [{ tile: 'o02', slot: [0, 2], turn: 2 }], characters: [{ at: '1-8', items: ['talisman'] }] }
    const t = set({ scenario, draws: ['i33'] }).pick('step:1-9')
    expect([t.topic, t.who().at]).toEqual(['turn', '1-9'])
  })
})

describe('5.3 large tiles', () => {
  const beforeIt = (at: string) => ({
    tiles: [
      { tile: 'i01', slot: [3, 2], turn: 0 },
      { tile: 'i29', slot: [2, 3], turn: 0 },
    ],
    characters: [{ at }],
  })

  it('5.3 an antechamber is entered at its arrows only', () => {
    // Rows 10 and 13 are open on the west side; row 9 is not.
    const t = set({ scenario: beforeIt('10-8'), draws: ['a1'] })
    expect(t.ids).toContain('step:10-9')
    expect(set({ scenario: beforeIt('9-8') }).ids).not.toContain('step:9-9')
    t.pick('step:10-9')
    expect(t.events('chamber-laid')).toMatchObject([{ tile: 'a1', place: 'west' }])
    expect([t.who().at, t.who().experience]).toEqual(['10-9', 4])
  })

  it('5.3 from the north at its second and third column', () => {
    expect(set({ scenario: beforeIt('8-10'), draws: ['a1'] }).ids).toContain('step:9-10')
    expect(set({ scenario: beforeIt('8-9'), draws: ['a1'] }).ids).not.toContain('step:9-9')
  })

  it('5.3 the treasure chamber is drawn from an antechamber; without a threshold in his row he is not in (D-07)', () => {
    const scenario = { large: { west: { tile: 'a4' } }, characters: [{ at: '11-14' }] }
    const inside = set({ scenario, draws: ['t1'] }).pick('step:11-15')
    expect([inside.who().at, inside.events('chamber-laid').length]).toEqual(['11-15', 1])
    const wall = set({ scenario, draws: ['t2'] }).pick('step:11-15')
    expect([wall.who().at, wall.state.round]).toEqual(['11-14', 2])
  })

  it('5.3 afterwards only the threshold leads in', () => {
    const scenario = { large: { west: { tile: 'a4' }, treasure: { tile: 't1' } }, characters: [{ at: '12-14' }] }
    expect(set({ scenario }).ids).not.toContain('step:12-15')
    expect(set({ scenario: { ...scenario, characters: [{ at: '11-14' }] } }).ids).toContain('step:11-15')
  })
})
