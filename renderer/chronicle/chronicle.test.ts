import { describe, expect, test } from 'vitest'
import { LOG } from '../games/citadel/fixtures/raid.ts'
import { extend } from '../host/session.ts'
import { entriesOf, findRule, neighboursOf } from '../rulebook/find-rule.ts'
import { turnsOf } from './turns.ts'

const RULES = ['4.0', '4.1', '4.1.B', '9.0', '9.2'].map((rule) => ({ rule }))

describe('a case of the rules', () => {
  test('is found, or the larger case it belongs to', () => {
    expect(findRule(RULES, '9.2')?.rule).toBe('9.2')
    expect(findRule(RULES, '4.1.B.6')?.rule).toBe('4.1.B')
    expect(findRule(RULES, '4.1.C')?.rule).toBe('4.1')
    expect(findRule(RULES, '9.7')?.rule).toBe('9.0')
    expect(findRule(RULES, '17.5')).toBeNull()
  })

  test('has the previous and the next case beside it', () => {
    expect(neighboursOf(RULES, '4.1').map(({ rule }) => rule)).toEqual(['4.0', '4.1.B'])
    expect(neighboursOf(RULES, '4.0').map(({ rule }) => rule)).toEqual(['4.1'])
  })

  test('has our ruling with it', () => {
    const rules = [...RULES.slice(0, 2), { rule: '4.1', ruling: true }, ...RULES.slice(2)]
    expect(entriesOf(rules, '4.1')).toHaveLength(2)
    expect(neighboursOf(rules, '4.1').map(({ rule }) => rule)).toEqual(['4.0', '4.1.B'])
  })
})

test('a turn is numbered in the margin where it begins', () => {
  const lines = turnsOf(LOG)
  expect(lines.map(({ turn }) => turn)).toEqual([31, null, null, null, 32, 33, 34, null])
  expect(lines.every(({ entry }) => entry.type !== 'turn-begins')).toBe(true)
})

test('a turn that has only begun is announced', () => {
  expect(turnsOf(LOG.slice(0, 1)).map(({ entry, turn }) => [entry.type, turn])).toEqual([['turn-begins', 31]])
})

test('new events are appended, and replace what an undo took back', () => {
  const again = [{ n: 8, rule: '5.0', type: 'line', text: 'The party looks west.', data: {} }]
  expect(extend(LOG, again).map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  expect(extend(LOG, [])).toBe(LOG)
})
