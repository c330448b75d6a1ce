import { describe, expect, it } from 'vitest'
import { isRefusal, misread, refusal } from './refusal.ts'

it('leaves out fields that are undefined', () => {
  expect(refusal('conflict', 'No.', { detail: 'over', rule: undefined })).toStrictEqual({
    code: 'conflict',
    message: 'No.',
    detail: 'over',
  })
})

it('is told apart from any other value', () => {
  expect(isRefusal(refusal('internal', 'No.'))).toBe(true)
  for (const other of [null, undefined, 'code', { code: 'x' }, { message: 'x' }, []]) expect(isRefusal(other)).toBe(false)
})

describe('a fault in a reading, as a sentence', () => {
  it.each([
    ['a variant must be one of a, b, not "c"', 'A variant must be one of a, b, not "c".'],
    ['options.dice must be a list, not 5', 'The field options.dice must be a list, not 5.'],
    ['party[0].seat: nobody sits there', 'At party[0].seat: nobody sits there.'],
    ['There is no hero "x" on the chart (4.3).', 'There is no hero "x" on the chart (4.3).'],
    ['at must be one of a, b, not 5', 'The field at must be one of a, b, not 5.'],
    ['from 1 to 9 characters go in, not 10', 'From 1 to 9 characters go in, not 10.'],
  ])('%s', (finding, message) => {
    expect(misread([finding, 'another'])).toEqual({ code: 'bad-request', message })
  })

  it('is null where nothing was wrong', () => {
    expect(misread([], { rule: '103' })).toBeNull()
  })
})
