import { expect, test } from 'vitest'
import { type ArrangeAsk, type Ask, check, type PickAsk, type ShareAsk } from './ask.ts'

const head = { seat: 0, rule: '1.1', topic: 'test' }
const pick: PickAsk = { ...head, kind: 'pick', ids: ['a', 'b', 'c'], aside: () => ['x/cast:heal:y'], min: 1, max: 2 }
const march: ArrangeAsk = {
  ...head,
  kind: 'arrange',
  of: ['una', 'zurik'],
  check: (ranks) => (ranks.length > 1 ? 'one rank is enough' : null),
  suggest: () => [['una', 'zurik', null]],
}
const loot: ShareAsk = {
  ...head,
  kind: 'share',
  of: [
    { id: 'gold', amount: 10 },
    { id: 'ring-heal-1', amount: 1 },
  ],
  among: ['una', 'zurik'],
  suggest: () => ({}),
}

const code = (ask: Ask, answer: Parameters<typeof check>[1]) => check(ask, answer)?.code ?? 'taken'

test('a pick takes its options, within its bounds, each once', () => {
  expect(code(pick, { pick: ['a'] })).toBe('taken')
  expect(code(pick, { pick: ['a', 'c'] })).toBe('taken')
  expect(code(pick, { pick: [] })).toBe('rule-violation')
  expect(code(pick, { pick: ['a', 'b', 'c'] })).toBe('rule-violation')
  expect(code(pick, { pick: ['a', 'a'] })).toBe('rule-violation')
  expect(code(pick, { pick: ['d'] })).toBe('rule-violation')
  expect(code(pick, { value: 'a' })).toBe('bad-request')
  expect(code(pick, {})).toBe('bad-request')
})

test('an aside is picked alone', () => {
  expect(code(pick, { pick: ['x/cast:heal:y'] })).toBe('taken')
  expect(code(pick, { pick: ['a', 'x/cast:heal:y'] })).toBe('rule-violation')
})

test('beside shares an aside is the only thing that can be picked', () => {
  const beside: ShareAsk = { ...loot, aside: () => ['x/cast:heal:y', 'march'] }
  expect(code(beside, { pick: ['x/cast:heal:y'] })).toBe('taken')
  expect(code(beside, { value: { gold: { una: 10 } } })).toBe('taken')
  for (const pick of [[], ['gold'], ['x/cast:heal:y', 'march']]) expect(code(beside, { pick })).toBe('rule-violation')
  expect(check(loot, { pick: ['march'] })?.message).toBe('This decision takes a value, not a pick.')
})

test('a refusal names the rule and does not repeat an endless id', () => {
  const refusal = check(pick, { pick: ['z'.repeat(10_000)] })
  expect(refusal).toMatchObject({ rule: '1.1', detail: 'not-an-option' })
  expect(refusal?.message.length).toBeLessThan(200)
})

test('a number keeps to its bounds and steps', () => {
  const ask: Ask = { ...head, kind: 'number', min: 10, max: 30, step: 5 }
  for (const value of [10, 25, 30]) expect(code(ask, { value })).toBe('taken')
  for (const value of [9, 31, 12, 10.5]) expect(code(ask, { value })).toBe('rule-violation')
  for (const value of [Number.NaN, '10', null, [10]]) expect(code(ask, { value })).toBe('bad-request')
})

test('a text keeps to its length, not counting blanks at its ends', () => {
  const ask: Ask = { ...head, kind: 'text', min: 1, max: 5, check: (text) => (text === 'no' ? 'not that' : null) }
  expect(code(ask, { value: '  Una  ' })).toBe('taken')
  for (const value of ['', '   ', 'longer than five', 'no']) expect(code(ask, { value })).toBe('rule-violation')
  expect(code(ask, { value: 5 })).toBe('bad-request')
})

test('an arrangement holds everybody once, in ranks of three, and keeps the rule', () => {
  expect(code(march, { value: [['una', null, 'zurik']] })).toBe('taken')
  expect(code(march, { value: [['una']] })).toBe('rule-violation')
  expect(code(march, { value: [['una', 'una', 'zurik']] })).toBe('rule-violation')
  expect(code(march, { value: [['una', 'stranger', null]] })).toBe('rule-violation')
  expect(code(march, { value: [['una'], ['zurik']] })).toBe('rule-violation')
  for (const value of ['una', [['a', 'b', 'c', 'd']], [[1]], { 0: ['una'] }]) expect(code(march, { value })).toBe('bad-request')
})

test('shares are whole amounts of what is there, for those who may take it', () => {
  expect(code(loot, { value: { gold: { una: 6, zurik: 4 }, 'ring-heal-1': { una: 1 } } })).toBe('taken')
  expect(code(loot, { value: {} })).toBe('taken')
  expect(code(loot, { value: { gold: { una: 11 } } })).toBe('rule-violation')
  expect(code(loot, { value: { gold: { una: 6, zurik: 5 } } })).toBe('rule-violation')
  expect(code(loot, { value: { gold: { nobody: 1 } } })).toBe('rule-violation')
  expect(code(loot, { value: { silver: { una: 1 } } })).toBe('rule-violation')
  for (const value of [{ gold: { una: -1 } }, { gold: { una: 1.5 } }, { gold: 3 }, [], 'all', { gold: { una: 1e300 } }])
    expect(code(loot, { value })).toBe('bad-request')
})

test('real dice: as many faces as the code has, each from 1 to 6', () => {
  const ask: Ask = { ...head, kind: 'roll', code: '2D6+1' }
  expect(code(ask, { value: [3, 6] })).toBe('taken')
  for (const value of [[3], [3, 7], [0, 1], [1.5, 2], 'six']) expect(code(ask, { value })).toBe('bad-request')
})

test('keys that reach for the prototype are strangers, not things', () => {
  expect(code(loot, { value: JSON.parse('{"__proto__":{"una":1}}') })).toBe('rule-violation')
  expect(code(pick, { pick: ['constructor'] })).toBe('rule-violation')
})
