import { expect, test } from 'vitest'
import { bestFits, closeness } from './fuzzy.ts'

const ALL = ['Campaigns', 'Hall of fame', 'Chronicle of the campaign', 'Una the Bold', 'Élan Vital', '9.3 Who strikes whom']
const found = (typed: string) => bestFits(typed, ALL, (text) => text)

test('the beginning ranks above a later word, and that above scattered letters', () => {
  expect(found('camp')).toEqual(['Campaigns', 'Chronicle of the campaign'])
  expect(found('cmpgn')).toEqual(['Campaigns', 'Chronicle of the campaign'])
  expect(found('hall')).toEqual(['Hall of fame'])
})

test('every word must be there, in any order', () => {
  expect(found('fame hall')).toEqual(['Hall of fame'])
  expect(found('fame una')).toEqual([])
})

test('accents, capitals and the dots of a case are ignored', () => {
  expect(found('elan')).toEqual(['Élan Vital'])
  expect(found('9.3')).toEqual(['9.3 Who strikes whom'])
  expect(found('UNA')).toEqual(['Una the Bold'])
})

test('letters across two words, or only two letters, do not match', () => {
  expect(closeness('hof', 'Hall of fame')).toBeNull()
  expect(closeness('hs', 'Hills of silver')).toBeNull()
  expect(closeness('', 'Hall')).toBe(0)
})
