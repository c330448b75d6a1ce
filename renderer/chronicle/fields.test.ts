import { expect, test } from 'vitest'
import { Fields, isOf, seatOf } from './fields.ts'

const data = { seat: 1, to: 'm13', hit: true, slot: [2, 3], path: [{ row: 1 }, { row: 2 }], lost: { luck: 1, wits: 2, why: 'a fall' } }

test('every kind of field is read as what it is, and anything else as nothing', () => {
  const fields = new Fields(data)
  expect([fields.text('to'), fields.text('seat'), fields.number('seat'), fields.number('to')]).toEqual(['m13', null, 1, null])
  expect([fields.flag('hit'), fields.flag('to'), fields.bool('hit'), fields.bool('missed')]).toEqual([true, false, true, null])
  expect([fields.numbers('slot'), fields.texts('slot'), fields.count('slot'), fields.count('to')]).toEqual([[2, 3], [], 2, 0])
  expect(fields.records('path').map((each) => each.number('row'))).toEqual([1, 2])
  expect(fields.record('lost').sum()).toBe(3)
})

test('what is no record has no fields', () => {
  for (const nothing of [undefined, null, 3, 'text', [1]]) expect(new Fields(nothing).number('0')).toBeNull()
  expect(new Fields([1, 2]).sum()).toBe(0)
})

test('an event is of its seat', () => {
  const event = { n: 1, rule: '1', type: 'moved', text: '', data }
  expect([seatOf(event), isOf(event, 1), isOf(event, 0), seatOf({ data: {} })]).toEqual([1, true, false, null])
})
