import { describe, expect, test } from 'vitest'
import { COLUMNS, ROWS } from '../tables/index.ts'
import { compile, indexOf, isAdjacent, isFloor, spotAt, squareAt, waysFrom } from './101-catacomb.ts'
import { randomDrawing } from './101-catacomb-random.ts'

const SEEDS = Array.from({ length: 40 }, (_, i) => `seed ${i}`)

describe('101.random a catacomb out of a seed (ours)', () => {
  test('is always the same for a seed, and another one for another', () => {
    expect(randomDrawing('once')).toEqual(randomDrawing('once'))
    expect(randomDrawing('once').grid).not.toEqual(randomDrawing('twice').grid)
  })

  test.each(SEEDS)('%s', (seed) => {
    const drawing = randomDrawing(seed)
    const c = compile(drawing)
    const letters = drawing.grid.join('')
    const squares = c.squares.map((_, i) => spotAt(i))
    expect(drawing).toMatchObject({ id: 'random', source: 'random' })
    expect(drawing.grid.map((row) => row.length)).toEqual(Array.from({ length: ROWS }, () => COLUMNS))

    // H and R lie on the borders, and the pit in the middle is one of two by three, with a hall around it.
    expect(c.starts).toEqual([2, 7, 11].map((row) => ({ row, col: 0 })))
    expect(c.exit.col).toBe(27)
    expect([6, 7]).toContain(c.exit.row)
    expect([...letters].filter((letter) => letter === 'O')).toHaveLength(6)
    for (let col = 11; col <= 15; col++) expect(squareAt(c, { row: 5, col }).kind).toBe('hall')

    // Alysa can be reached by halls alone, on three ways of nearly the same length.
    const halls = waysFrom(c, [c.exit], 'halls')
    const ways = c.starts.map((start) => halls.get(indexOf(start)) ?? 0)
    expect(Math.min(...ways)).toBeGreaterThanOrEqual(38)
    expect(Math.max(...ways) - Math.min(...ways)).toBeLessThanOrEqual(14)

    // 206A1: every room has its doors, and everything can be reached.
    const rooms = new Set(letters.replaceAll(/[^a-z]/g, ''))
    expect(rooms.size).toBeGreaterThanOrEqual(9)
    expect(rooms.size).toBeLessThanOrEqual(20)
    const reached = waysFrom(c, [c.exit], 'doors')
    for (const spot of squares) if (isFloor(squareAt(c, spot))) expect(reached.has(indexOf(spot)), `${spot.row}-${spot.col}`).toBe(true)
    for (const room of rooms) {
      const doors = drawing.doors.filter((door) => squareAt(c, door.room).room === room)
      const size = [...letters].filter((letter) => letter === room).length
      expect(size).toBeGreaterThanOrEqual(4)
      expect(doors.length).toBeGreaterThanOrEqual(1)
      expect(doors.length).toBeLessThanOrEqual(size < 8 ? 1 : 3)
      for (const a of doors)
        for (const b of doors)
          if (a !== b) expect(Math.abs(a.room.row - b.room.row) + Math.abs(a.room.col - b.room.col)).toBeGreaterThanOrEqual(5)
    }
    for (const { hall, room, value } of drawing.doors) {
      expect([squareAt(c, hall).kind, squareAt(c, room).kind, isAdjacent(hall, room)]).toEqual(['hall', 'room', true])
      expect(value).toBeGreaterThanOrEqual(7)
      expect(value).toBeLessThanOrEqual(12)
    }

    // 205B: nearly half of the halls are lit.
    const hall = squares.filter((spot) => squareAt(c, spot).kind === 'hall')
    const lit = hall.filter((spot) => squareAt(c, spot).lit).length / hall.length
    expect(lit).toBeGreaterThanOrEqual(0.45)
    expect(lit).toBeLessThan(0.55)
  })
})
