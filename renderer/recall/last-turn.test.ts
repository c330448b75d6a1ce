import { expect, test } from 'vitest'
import type { LogEntry } from '../../engine/kernel/types.ts'
import { lastTurn } from './last-turn.ts'

const entry = (n: number, input: number, type = 'moved', data = {}): LogEntry => ({ n, input, type, rule: '6.1', text: type, data })
const turn = (n: number, input: number, number: number) => entry(n, input, 'turn-begins', { turn: number })

test('the last turn is replayed from where it began', () => {
  expect(lastTurn([turn(1, 3, 1), entry(2, 4), turn(3, 6, 2), entry(4, 7), entry(5, 9)])).toBe(6)
})

test('a turn that has only begun is not shown: the one before it is', () => {
  expect(lastTurn([turn(1, 3, 1), entry(2, 4), turn(3, 6, 2)])).toBe(3)
})

test('before the second turn it is the whole game', () => {
  expect(lastTurn([])).toBe(0)
  expect(lastTurn([entry(1, 1)])).toBe(0)
})
