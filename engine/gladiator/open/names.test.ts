import { expect, test } from 'vitest'
import { figureName, shortName } from './names.ts'

test('where there is little room the last word of a name stands for it', () => {
  expect(shortName({ id: 'giant-amoeba-2', name: 'Giant Amoeba' })).toBe('Amoeba 2')
  expect(shortName({ id: 'ann', name: 'Ann' })).toBe('Ann')
})

test('two of one name are told apart by the number of their id', () => {
  expect(figureName({ id: 'wolf-2', name: 'Wolf' })).toBe('Wolf 2')
  expect(figureName({ id: 'ann', name: 'Ann' })).toBe('Ann')
})
