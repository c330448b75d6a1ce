import { expect, test } from 'vitest'
import { LABIRYNT, PRINTED } from './editions.ts'
import { onNegotiation, onRoomMonsters, onRow, onWanderingMonsters } from './readings.ts'

test('4.4 a die reads a row, and a column where the table has several', () => {
  expect(onRow('4.4')(3)).toEqual({ table: '4.4', row: '3' })
  expect(onRow('13.9', 'statue')(3)).toEqual({ table: '13.9', row: '3', column: 'statue' })
})

test('8.3 a room is read in the printed table, and in the variant’s own where that says something else', () => {
  const every = (edition: typeof PRINTED) =>
    [1, 2, 3, 4, 5, 6].flatMap((first) => [1, 2, 3, 4, 5, 6].map((second) => onRoomMonsters(edition, first)(second)))
  expect(every(PRINTED).filter(({ table }) => table !== '8.3.room')).toEqual([])
  expect(every(PRINTED)[8]).toEqual({ table: '8.3.room', row: '2', column: '3' })
  const changed = every(LABIRYNT).flatMap(({ table, row, column }) => (table === 'labirynt.roomMonsters' ? `${row}, ${column}` : []))
  const differing = [1, 2, 3, 4, 5, 6].flatMap((first) =>
    [1, 2, 3, 4, 5, 6].flatMap((second) => {
      const [one, other] = [PRINTED, LABIRYNT].map(({ roomMonsters }) => String(roomMonsters[first - 1]?.[second - 1]))
      return one === other ? [] : `${first}, ${second}`
    }),
  )
  expect(differing.length).toBeGreaterThan(0)
  expect(changed).toEqual(differing)
})

test('8.3 two faces of the second die share a column of the Wandering Monster Table', () => {
  expect([1, 2, 3, 4, 5, 6].map((second) => onWanderingMonsters(4)(second).column)).toEqual(['1', '1', '2', '2', '3', '3'])
  expect(onWanderingMonsters(4)(1)).toMatchObject({ table: '8.3.wandering', row: '4' })
})

test('8.5 the row of a negotiation is the one that holds its total', () => {
  expect([2, 6, 7, 9, 10, 12].map((total) => onNegotiation(total).row)).toEqual([
    ...['6 or less', '6 or less', '7-9', '7-9', '10 or more', '10 or more'],
  ])
})
