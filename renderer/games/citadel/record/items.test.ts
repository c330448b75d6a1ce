import { expect, test } from 'vitest'
import type { Item } from '../../../../engine/citadel/state.ts'
import { itemName as engineName } from '../../../../engine/citadel/text/names.ts'
import { homeCharacter } from '../fixtures/home.ts'
import { itemsOf } from './home-record.ts'
import { itemDetail } from './items.ts'

const THINGS: readonly Item[] = [
  { kind: 'weapon', id: 'weapon-throwing-dagger-1', weapon: 'throwing-dagger', bonus: 2 },
  { kind: 'armor', id: 'armor-1', bonus: 3, worn: true },
  ...(['poison', 'strength', 'charm-person', 'charm-monster', 'healing'] as const).map(
    (type): Item => ({ kind: 'potion', id: `potion-${type}-1`, type, doses: 1 }),
  ),
  ...(['mind', 'yellow-sun', 'blue-sun', 'red-sun', 'all-suns'] as const).map(
    (type): Item => ({ kind: 'talisman', id: `talisman-${type}-1`, type, gains: [0, 0, 0] }),
  ),
  ...(['neutralize-poison', 'potion-appraisal', 'oratory', 'dexterity'] as const).map(
    (type): Item => ({ kind: 'medallion', id: `medallion-${type}-1`, type, worn: true }),
  ),
  ...(['resistance-1', 'resistance-2', 'sleep', 'neutralize-poison', 'heal', 'resurrect'] as const).map(
    (type): Item => ({ kind: 'ring', id: `ring-${type}-1`, type, worn: true, used: false }),
  ),
  { kind: 'tapestry', id: 'tapestry-1', value: 60 },
]

test('4.2 a thing has the same name at home as in a raid', () => {
  const items = itemsOf(homeCharacter({ sheet: { items: JSON.parse(JSON.stringify(THINGS)) } }))
  expect(items.map(({ label }) => label)).toEqual(THINGS.map(engineName))
})

test('what a thing does stands beside its name', () => {
  const detail = (item: object) => itemsOf(homeCharacter({ sheet: { items: [JSON.parse(JSON.stringify(item))] } })).map(itemDetail)[0]
  expect(detail({ kind: 'potion', id: 'p', type: 'healing', doses: 1 })).toBe('one dose')
  expect(detail({ kind: 'potion', id: 'p', type: 'healing', doses: 2 })).toBe('2 doses')
  expect(detail({ kind: 'ring', id: 'r', type: 'heal', worn: true, used: false })).toBe('once a raid')
  expect(detail({ kind: 'ring', id: 'r', type: 'resistance-1', worn: true, used: false })).toBe('')
  expect(detail({ kind: 'armor', id: 'a', bonus: 1, worn: true })).toBe('1 more Wound Point')
  expect(detail({ kind: 'talisman', id: 't', type: 'all-suns', gains: [1, 0, 3] })).toBe('+1 red, +3 blue')
})

test('an empty sheet is an empty record, not an error', () => {
  expect(itemsOf(homeCharacter({ sheet: null }))).toEqual([])
  expect(itemsOf(homeCharacter({ sheet: { items: ['x', null, 7] } }))).toHaveLength(3)
})
