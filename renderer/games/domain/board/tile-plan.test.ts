import { describe, expect, test } from 'vitest'
import { type Floor, turnedTile } from '../../../../engine/domain/chapters/05-turned.ts'
import { tables as domainTables } from '../../../../engine/domain/tables/index.ts'
import { engrave } from './engrave.ts'
import { cellBeside, isJoinedWithin, type Plan, planOf, SIDES, tileIds } from './tile-plan.ts'

// What is drawn is what is played: every tile in each of its four turns, beside the engine's own.

const tables = domainTables()

function plan(id: string, turn: number): Plan {
  const found = planOf(tables, id, turn)
  if (found === null) throw new Error(`there is no tile ${id}`)
  return found
}

/** The page draws floors of antechambers as corridors and that of the treasure chamber as a room. */
function groundOf({ ground }: Floor, id: string): string {
  if (ground !== 'floor') return ground
  return id.startsWith('a') ? 'corridor' : 'room'
}

const ids = tileIds(tables)

test('every tile of the tables is there', () => {
  expect(ids).toHaveLength(89 + 6)
})

describe.each([0, 1, 2, 3])('turned %i times', (turn) => {
  test.each(ids)('5.0 %s has the squares, symbols and open edges that are played', (id) => {
    const { cells, open } = plan(id, turn)
    const played = turnedTile(id, turn)
    expect(cells.map(({ ground }) => ground)).toEqual(played.floors.map((floor) => groundOf(floor, id)))
    expect(cells.map(({ symbol, shaft, treasure }) => ({ symbol, shaft, treasure }))).toEqual(
      played.floors.map(({ symbol, shaft, treasure }) => ({ symbol, shaft, treasure })),
    )
    expect(open).toEqual(played.open)
  })

  test.each(ids)('6.2 %s joins the squares between which one walks', (id) => {
    const drawn = plan(id, turn)
    const played = turnedTile(id, turn)
    drawn.cells.forEach((_, cell) => {
      const beside = SIDES.flatMap((side) => cellBeside(cell, side, drawn.size) ?? []).filter((to) => isJoinedWithin(drawn, cell, to))
      const arches = drawn.arches.flatMap(({ from, to }) => (from === cell ? [to] : to === cell ? [from] : []))
      expect([...beside, ...arches].sort()).toEqual((played.links[cell] ?? []).map(({ to }) => to).sort())
    })
  })
})

test.each(ids)('%s is engraved the same each time, and without a broken number', (id) => {
  const [once, again] = [engrave({ ...plan(id, 1) }), engrave({ ...plan(id, 1) })]
  expect(again).toEqual(once)
  expect(once.grounds.length).toBeGreaterThan(0)
  for (const { d } of [...once.grounds, ...once.lines]) expect(d).toMatch(/^M[-\d.\sa-zA-Z]+$/)
})

test('an unknown tile is none', () => {
  expect(planOf(tables, 'o99', 0)).toBeNull()
})
