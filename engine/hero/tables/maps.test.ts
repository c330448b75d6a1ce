import { describe, expect, it } from 'vitest'
import {
  catacombOf,
  edgeBetween,
  indexOf,
  isAdjacent,
  isFloor,
  spotAt,
  squareAt,
  takesCounters,
  waysFrom,
} from '../chapters/101-catacomb.ts'
import { COLUMNS, MAP_IDS, MAPS, ROWS } from './maps.ts'

// What was counted when the maps were drawn; `doors` by value from 7 to 12.
const COUNTED = {
  m1: {
    name: 'The Broken Cloister',
    rooms: 10,
    doors: [1, 4, 5, 5, 2, 1],
    room: 148,
    lit: 48,
    dark: 55,
    halls: [60, 53, 49],
    short: [40, 43, 39],
  },
  m2: {
    name: 'The Long Ossuary',
    rooms: 11,
    doors: [2, 5, 5, 8, 1, 1],
    room: 174,
    lit: 50,
    dark: 58,
    halls: [55, 60, 64],
    short: [41, 44, 46],
  },
  m3: {
    name: 'The Sunken Ring',
    rooms: 10,
    doors: [1, 2, 6, 6, 3, 1],
    room: 144,
    lit: 51,
    dark: 55,
    halls: [57, 52, 48],
    short: [39, 38, 42],
  },
} as const

describe.each(MAP_IDS)('101.maps the catacomb %s', (id) => {
  const drawing = MAPS[id]
  const counted = COUNTED[id]
  const c = catacombOf({ kind: 'drawn', id })
  const letters = drawing.grid.join('')
  const count = (pattern: RegExp) => [...letters].filter((letter) => pattern.test(letter)).length

  it('101A1: is 14 rows of 28 letters, and ours', () => {
    expect(drawing.grid).toHaveLength(ROWS)
    for (const row of drawing.grid) expect(row).toHaveLength(COLUMNS)
    expect(drawing).toMatchObject({ id, name: counted.name, source: 'ours' })
    expect(letters).toMatch(/^[.:a-z#OHR]+$/)
  })

  it('has as many rooms and squares as were counted', () => {
    expect(new Set(letters.replaceAll(/[^a-z]/g, '')).size).toBe(counted.rooms)
    expect([count(/[a-z]/), count(/\./), count(/:/)]).toEqual([counted.room, counted.lit, counted.dark])
    expect([count(/H/), count(/R/), count(/O/)]).toEqual([3, 1, 6])
  })

  it('has its doors, each between a hall and a room', () => {
    const values = [7, 8, 9, 10, 11, 12].map((value) => drawing.doors.filter((door) => door.value === value).length)
    expect(values).toEqual(counted.doors)
    for (const { hall, room } of drawing.doors) {
      expect(isAdjacent(hall, room)).toBe(true)
      expect([squareAt(c, hall).kind, squareAt(c, room).kind]).toEqual(['hall', 'room'])
    }
    expect(new Set(drawing.doors.map((door) => door.id)).size).toBe(drawing.doors.length)
  })

  it('206A1: every room has a door', () => {
    const rooms = new Set(letters.replaceAll(/[^a-z]/g, ''))
    expect(new Set(drawing.doors.map(({ room }) => squareAt(c, room).room))).toEqual(rooms)
  })

  it('leads from every start square to the red one by halls alone, and shorter through rooms (H-53)', () => {
    const halls = waysFrom(c, [c.exit], 'halls')
    const short = waysFrom(c, [c.exit], 'doors')
    expect(c.starts.map((start) => halls.get(indexOf(start)))).toEqual(counted.halls)
    expect(c.starts.map((start) => short.get(indexOf(start)))).toEqual(counted.short)
  })

  it('leaves no floor out of reach', () => {
    const short = waysFrom(c, [c.exit], 'doors')
    const floors = c.squares.map((_, i) => spotAt(i)).filter((spot) => isFloor(squareAt(c, spot)))
    for (const spot of floors) expect(short.has(indexOf(spot)), `${spot.row}-${spot.col}`).toBe(true)
  })

  it('101A4, 101.corridor: has five red squares in a row, then Alysa’s room, and nothing else touches them', () => {
    const { row, col } = c.exit
    expect(col).toBe(27)
    expect([27, 28, 29, 30, 31, 32].map((at) => squareAt(c, { row, col: at }).kind)).toEqual(['red', 'red', 'red', 'red', 'red', 'alysa'])
    expect(c.alysa).toEqual({ row, col: 32 })
    for (let at = 27; at <= 32; at++) {
      expect(edgeBetween(c, { row, col: at }, { row: row - 1, col: at })).toBe('wall')
      expect(edgeBetween(c, { row, col: at }, { row: row + 1, col: at })).toBe('wall')
      expect(takesCounters(squareAt(c, { row, col: at }))).toBe(false)
    }
    expect(edgeBetween(c, c.exit, { row, col: 26 })).toBe('open')
  })
})
