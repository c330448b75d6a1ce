import { expect, test } from 'vitest'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { waysOf } from './ways-of.ts'

const entry = (type: string, data: Json): LogEntry => ({ n: 0, rule: '6.1', type, text: '', data })

test('the way of each character is where he came in, walked and was thrown back to', () => {
  const log = [
    entry('entered', { seat: 1, square: '3-0' }),
    entry('moved', { seat: 1, from: '3-0', to: '3-1' }),
    entry('entered', { seat: 0, square: '0-35' }),
    entry('experience', { seat: 1, amount: 1 }),
    entry('moved', { seat: 1, from: '3-1', to: '3-2' }),
    entry('retreated', { seat: 1, to: '3-1' }),
    entry('retreated', { seat: 0, to: null }),
  ]
  expect(waysOf(log)).toEqual([
    { seat: 1, squares: ['3-0', '3-1', '3-2', '3-1'] },
    { seat: 0, squares: ['0-35'] },
  ])
})
