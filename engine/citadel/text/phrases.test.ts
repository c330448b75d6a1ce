import { expect, it } from 'vitest'
import { grouped } from './phrases.ts'
import { company } from './tale.ts'

const called = (id: string) => ({ una: 'Una', 'troll-1': 'Troll 1' })[id] ?? id

it('several monsters of a kind are one in a list; one alone, and everybody else, keeps the name', () => {
  expect(grouped(['wraith-1', 'troll-1', 'una', 'wraith-2', 'wraith-3'], called)).toBe('three Wraiths, Troll 1 and Una')
  expect(grouped(['dire-wolf-1', 'dire-wolf-2', 'harpy-1', 'harpy-2'], called)).toBe('two Dire Wolves and two Harpies')
  expect(grouped([], called)).toBe('no one')
})

it('in a tale one alone is one of its kind, and X is X', () => {
  expect(company(['orc-1', 'orc-2', 'ogre-1', 'x-the-unknown-1', 'una'], called)).toBe('two Orcs, an Ogre, X the Unknown and Una')
})
