import { expect, test } from 'vitest'
import { lastThrows, litCells } from './lit.ts'

const roll = (total: number, rule: string, reads?: { table: string; row: string; column?: string }) => ({
  rule,
  code: '1D6',
  dice: [total],
  parts: [],
  total,
  ...(reads && { reads }),
})
const LOG = [
  { data: { rolls: [roll(3, '9.5', { table: '9.9', row: '4', column: 'ax' }), roll(2, '7.1', { table: '7.1', row: '2' })] } },
  { data: { rolls: [roll(5, '9.5', { table: '9.9', row: '10', column: 'bow' })], reads: { table: '14.9', row: 'J' } } },
  { data: { rolls: [roll(6, '9.5')], reads: 'elsewhere' } },
].map((line, n) => ({ n, rule: '0.0', type: 'told', text: `Line ${n}.`, ...line }))

test('a table is lit where an event or a roll read it last', () => {
  expect(Object.fromEntries(litCells(LOG))).toEqual({
    '9.9': { row: '10', column: 'bow' },
    '7.1': { row: '2' },
    '14.9': { row: 'J' },
  })
  expect(Object.fromEntries(litCells(LOG, 0))).toEqual({ '9.9': { row: '4', column: 'ax' }, '7.1': { row: '2' } })
})

test('the last throw of a case comes with its line of the chronicle', () => {
  expect(lastThrows(LOG).get('9.5')).toMatchObject({ thrown: { total: 6 }, told: 'Line 2.' })
  expect(lastThrows(LOG, 0).get('9.5')).toMatchObject({ thrown: { total: 3 }, told: 'Line 0.' })
})
