import { expect, test } from 'vitest'
import type { TaleChapter } from '../../../electron/contract/index.ts'
import type { LogEntry } from '../../../engine/kernel/types.ts'
import { momentsOf, nextMoment, whereInWords } from './moments.ts'

const turn = (n: number, input: number): LogEntry => ({ n: input, input, rule: '5.0', type: 'turn-begins', text: '', data: { turn: n } })
const chapter = (kind: TaleChapter['kind'], title: string, from: number, to: number): TaleChapter => ({
  turn: 1,
  kind,
  title,
  lines: [],
  from,
  to,
})

const died = (who: string, input: number): LogEntry => ({ ...turn(0, input), type: 'died', text: `${who} is killed.`, data: { who } })

const MOMENTS = momentsOf(
  [turn(1, 0), turn(2, 6), died('orc-1', 9), died('una', 12), died('borri', 14), turn(3, 20)],
  [
    chapter('route', 'Level 1', 1, 7),
    chapter('fight', 'Two orcs', 8, 15),
    chapter('loss', 'Una falls', 12, 12),
    chapter('find', 'Treasure', 16, 18),
    chapter('end', 'The end', 30, 30),
  ],
  ({ type, data }) => type === 'died' && !String(Object(data).who).startsWith('orc'),
)

test('a raid consists of its turns, fights, finds and losses, each once, in order of their beginning', () => {
  expect(MOMENTS.map(({ kind, from }) => [kind, from])).toEqual([
    ['turn', 0],
    ['turn', 6],
    ['fight', 8],
    ['loss', 12],
    ['loss', 14],
    ['find', 16],
    ['turn', 20],
  ])
})

test('any position leads to the beginning of the previous moment and of the next', () => {
  expect(nextMoment(MOMENTS, 'turn', 6, 'before')?.from).toBe(0)
  expect(nextMoment(MOMENTS, 'turn', 7, 'before')?.from).toBe(6)
  expect(nextMoment(MOMENTS, 'turn', 6, 'after')?.from).toBe(20)
  expect(nextMoment(MOMENTS, 'fight', 10, 'before')?.from).toBe(8)
  expect(nextMoment(MOMENTS, 'fight', 10, 'after')).toBeNull()
})

test('a position is named by its turn and by the moment it is part of', () => {
  expect(whereInWords(MOMENTS, 12)).toBe('turn 2, Two orcs, una is killed.')
  expect(whereInWords(MOMENTS, 25)).toBe('turn 3')
})
