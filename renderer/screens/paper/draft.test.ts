import { describe, expect, test } from 'vitest'
import { draftsIn, emptyDraft, figureFault, hasOwnFault, jewelsFault, personOf } from './draft.ts'

test('a draft as it was kept comes back, and what is none is left out', () => {
  const una = { ...emptyDraft(0), filled: { name: 'Una', race: 'elf' }, gold: '120', status: 'dead' as const }
  expect(draftsIn(JSON.parse(JSON.stringify([una])))).toEqual([una])
  expect(draftsIn([null, 3, [], { filled: 'x', status: 'asleep', gold: 7 }])).toEqual([emptyDraft(3)])
  expect(draftsIn({ people: [] })).toEqual([])
})

describe('figures', () => {
  test.each(['', ' ', '0', '120', ' 7 '])('"%s" is one', (typed) => expect(figureFault(typed)).toBeNull())
  test.each(['-1', '1.5', 'many', '1e3', '1234567890'])('"%s" is none', (typed) => expect(figureFault(typed)).not.toBeNull())
  test('jewels are values with commas or blanks between them', () => {
    expect(jewelsFault('25, 40 100')).toBeNull()
    expect(jewelsFault('25, a ruby')).not.toBeNull()
    expect(jewelsFault('0')).not.toBeNull()
  })
})

test('what the host gets: figures that are none are left out, and keep the sheet from going', () => {
  const draft = {
    ...emptyDraft(1),
    filled: { name: 'Una' },
    experience: '340',
    gold: 'much',
    jewels: '25, 40',
    exits: '',
    note: ' Left-handed. ',
  }
  expect(personOf(draft)).toEqual({
    ...{ filled: { name: 'Una' }, status: 'living', experience: 340, gold: 0, exits: 0, jewels: [25, 40], note: 'Left-handed.' },
  })
  expect(hasOwnFault(draft)).toBe(true)
  expect(hasOwnFault({ ...draft, gold: '' })).toBe(false)
})
