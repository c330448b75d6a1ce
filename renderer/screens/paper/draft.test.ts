import { describe, expect, test } from 'vitest'
import { emptyDraft, figureFault, gamesFault, hasOwnFault, jewelsFault, papersIn, personOf } from './draft.ts'

test('a draft as it was kept comes back, and what is none is left out', () => {
  const una = { ...emptyDraft(0), filled: { name: 'Una', race: 'elf' }, gold: '120', status: 'dead' as const }
  expect(papersIn(JSON.parse(JSON.stringify({ sheets: [una], games: '7' })))).toEqual({ sheets: [una], games: '7' })
  expect(papersIn({ sheets: [null, 3, [], { filled: 'x', status: 'asleep', gold: 7 }], games: 7 })).toEqual({
    sheets: [emptyDraft(3)],
    games: null,
  })
  expect(papersIn([una])).toEqual({ sheets: [], games: null })
})

describe('figures', () => {
  test.each(['', ' ', '0', '120', ' 7 '])('"%s" is one', (typed) => expect(figureFault(typed)).toBeNull())
  test.each(['-1', '1.5', 'many', '1e3', '1234567890'])('"%s" is none', (typed) => expect(figureFault(typed)).not.toBeNull())
  test('a campaign has had 999 games on paper at most', () => {
    expect([gamesFault(''), gamesFault('999')]).toEqual([null, null])
    expect([gamesFault('1000'), gamesFault('many')]).toEqual([expect.any(String), expect.any(String)])
  })
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
