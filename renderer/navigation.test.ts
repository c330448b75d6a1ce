import { expect, test } from 'vitest'
import { addressOf, parse } from './navigation.ts'

test('a table has a neutral address, and a link of an older version still leads to it', () => {
  const place = { kind: 'table', session: 'a b' } as const
  expect(addressOf(place)).toBe('#/play/a%20b')
  expect(parse('#/play/a%20b')).toEqual(place)
  expect(parse('#/raid/a%20b')).toEqual(place)
})
