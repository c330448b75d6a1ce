import { expect, test } from 'vitest'
import { chapterOf, depthOf, enclosing, isChapter, numberOf } from './case-id.ts'

test.each([
  // id, chapter, depth, number
  ['9.0', '9', 1, '9.0'],
  ['204', '204', 1, '204'],
  ['8', '8', 1, '8'],
  ['9.3', '9', 2, '9.3'],
  ['4.1.B.6', '4', 4, '4.1.B.6'],
  ['10.5.charm', '10', 3, '10.5'],
  ['13.2.x', '13', 3, '13.2'],
  ['204B', '204', 2, '204B'],
  ['204A12', '204', 3, '204A12'],
  ['104B.mix', '104', 3, '104B'],
  ['101.corridor', '101', 2, '101'],
  ['glossary.ward', 'glossary', 2, ''],
  ['bestiary.0', 'bestiary', 1, ''],
])('%s stands in chapter %s at depth %i, and its number is "%s"', (rule, chapter, depth, number) => {
  expect([chapterOf(rule), depthOf(rule), numberOf(rule)]).toEqual([chapter, depth, number])
})

test('a case without an entry is looked for where it stands', () => {
  expect(enclosing('4.1.B.6')).toEqual(['4.1.B', '4.1', '4', '4.0'])
  expect(enclosing('204A12')).toEqual(['204A', '204', '204.0'])
  expect(enclosing('12.5.trials-kept')).toEqual(['12.5', '12', '12.0'])
})

test('a chapter is known by its number or its head', () => {
  expect(['9.0', '204', 'glossary.0'].map(isChapter)).toEqual([true, true, true])
  expect(['9.3', '204B', 'glossary.ward'].map(isChapter)).toEqual([false, false, false])
})
