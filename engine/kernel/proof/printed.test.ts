import { expect, it } from 'vitest'
import type { PrintedTable } from '../printed-types.ts'
import { cellOf, misread, tableFaults } from './printed.ts'

const RULES = [{ rule: '1.1' }, { rule: '1.2' }]
const columns = [
  { id: 'hits', label: 'Hits' },
  { id: 'costs', label: 'Costs' },
]
const rows = [
  { id: '1', label: '1', cells: ['yes', '–'] },
  { id: '2', label: '2', cells: ['no', '3'] },
]
const WHOLE: PrintedTable = { id: '1.1', rule: '1.1', title: 'Blows', corner: 'die', columns, rows }

it('finds nothing wrong with a whole table', () => {
  expect(tableFaults([WHOLE], RULES)).toEqual([])
})

it.each<[string, readonly PrintedTable[], string]>([
  ['an id twice', [WHOLE, WHOLE], 'the id 1.1 comes twice'],
  ['a case that the book lacks', [{ ...WHOLE, rule: '9' }], '1.1 belongs to 9, which is no case'],
  ['another order than the book', [{ ...WHOLE, id: '1.2', rule: '1.2' }, WHOLE], '1.1 is out of order'],
  ['two columns with one id', [{ ...WHOLE, columns: columns.map((each) => ({ ...each, id: 'hits' })) }], '1.1: two columns hits'],
  ['two rows with one id', [{ ...WHOLE, rows: rows.map((each) => ({ ...each, id: '1' })) }], '1.1: two rows 1'],
  ['a single row', [{ ...WHOLE, rows: rows.slice(1) }], '1.1: fewer than two rows'],
  ['a cell too few', [{ ...WHOLE, rows: rows.map((each) => ({ ...each, cells: ['yes'] })) }], 'row 1 has not a cell for each column'],
  ['an empty cell', [{ ...WHOLE, rows: rows.map((each) => ({ ...each, cells: ['', 'NaN'] })) }], 'row 1 has a cell without words'],
])('names %s', (_what, tables, fault) => {
  expect(tableFaults(tables, RULES).join('; ')).toContain(fault)
})

it('lets a table have blanks and another order where it is printed so', () => {
  const blank = { ...WHOLE, rows: rows.map((each) => ({ ...each, cells: ['', ''] })) }
  expect(tableFaults([{ ...WHOLE, id: '1.2', rule: '1.2' }, blank], RULES, { blanks: true, anyOrder: true })).toEqual([])
})

it('tells a cell that is there from one that is not', () => {
  expect(cellOf([WHOLE], '1.1', '2', 'costs')).toBe('3')
  expect(cellOf([WHOLE], '1.1', '7', 'costs')).toBeUndefined()
  const readings = [
    { table: '1.1', row: '2' },
    { table: '1.1', row: '2', column: 'costs' },
    { table: '1.1', row: '3', column: 'costs' },
  ]
  expect(misread([WHOLE], readings)).toEqual(['1.1/3/costs'])
})
