import { describe, expect, test } from 'vitest'
import { counts, fields, flag, list, quoted, type Reading, text, wholeNumber, word } from './reading.ts'

/** The value a reader gives, and what it finds wrong. */
function reading<T>(read: (r: Reading) => T): { value: T; wrong: readonly string[] } {
  const r: Reading = { wrong: [] }
  return { value: read(r), wrong: r.wrong }
}

describe('reading JSON from outside', () => {
  test('returns a value that is right', () => {
    expect(reading((r) => fields(r, 'it', { a: 1 }, ['a', 'b']))).toEqual({ value: { a: 1 }, wrong: [] })
    expect(reading((r) => wholeNumber(r, 'it', 3, 1, 5))).toEqual({ value: 3, wrong: [] })
    expect(reading((r) => word(r, 'it', 'b', ['a', 'b']))).toEqual({ value: 'b', wrong: [] })
    expect(reading((r) => flag(r, 'it', true, false))).toEqual({ value: true, wrong: [] })
    expect(reading((r) => text(r, 'it', ' Una ', 5))).toEqual({ value: 'Una', wrong: [] })
    expect(reading((r) => list(r, 'it', [1, 2], 2, (at) => at))).toEqual({ value: ['it[0]', 'it[1]'], wrong: [] })
    expect(reading((r) => counts(r, 'it', { a: 2 }, ['a', 'b'], 3))).toEqual({ value: { a: 2 }, wrong: [] })
  })

  test('gives the default for a field left out', () => {
    expect(reading((r) => fields(r, 'it', undefined, ['a']))).toEqual({ value: {}, wrong: [] })
    expect(reading((r) => wholeNumber(r, 'it', undefined, 1, 5, 2))).toEqual({ value: 2, wrong: [] })
    expect(reading((r) => word(r, 'it', undefined, ['a', 'b'], 'b'))).toEqual({ value: 'b', wrong: [] })
    expect(reading((r) => flag(r, 'it', undefined, true))).toEqual({ value: true, wrong: [] })
    expect(reading((r) => list(r, 'it', undefined, 2, () => 1))).toEqual({ value: [], wrong: [] })
    expect(reading((r) => counts(r, 'it', undefined, ['a'], 3))).toEqual({ value: {}, wrong: [] })
  })

  test.each<[string, (r: Reading) => unknown, string]>([
    ['something other than an object', (r) => fields(r, 'it', [], ['a']), 'it must be an object, not []'],
    ['an unknown field', (r) => fields(r, 'it', { c: 1 }, ['a', 'b']), 'it has no field "c"; it may have a, b'],
    ['a fraction', (r) => wholeNumber(r, 'it', 1.5, 1, 5), 'it must be a whole number from 1 to 5, not 1.5'],
    ['too large a number', (r) => wholeNumber(r, 'it', 6, 1, 5, 2), 'it must be a whole number from 1 to 5, not 6'],
    ['a missing number', (r) => wholeNumber(r, 'it', undefined, 1, 5), 'it must be a whole number from 1 to 5, not nothing'],
    ['an unknown word', (r) => word(r, 'it', 'c', ['a', 'b']), 'it must be one of a, b, not "c"'],
    ['a flag that is neither true nor false', (r) => flag(r, 'it', 1, false), 'it must be true or false, not 1'],
    ['an empty text', (r) => text(r, 'it', '  ', 5), 'it must be a text of 1 to 5 characters, not "  "'],
    ['too long a text', (r) => text(r, 'it', 'Una the Bold', 5), 'it must be a text of 1 to 5 characters, not "Una the Bold"'],
    ['something other than a list', (r) => list(r, 'it', 'a', 5, () => 1), 'it must be a list, not "a"'],
    ['too long a list', (r) => list(r, 'it', [1, 2], 1, () => 1), 'it may hold 1 at most, not 2'],
    ['too great a count', (r) => counts(r, 'it', { a: 4 }, ['a'], 3), 'it.a must be a whole number from 0 to 3, not 4'],
  ])('notes %s and goes on', (_what, read, why) => {
    expect(reading(read).wrong).toEqual([why])
  })

  test('quotes at most one line of its input', () => {
    expect(quoted('x'.repeat(100))).toHaveLength(43)
  })
})
