import { describe, expect, test } from 'vitest'
import { RULES } from '../../engine/citadel/book/index.ts'
import { GLOSSARY } from '../games/citadel/rulebook/glossary.ts'
import { marked, search } from './search.ts'

const ALL = [...RULES, ...GLOSSARY]
const cases = (question: string) => search(ALL, question).map(({ entry }) => entry.rule)

describe('the search of the rulebook', () => {
  test('finds a case by its number, ahead of the cases under it', () => {
    expect(cases('9.8').slice(0, 2)).toEqual(['9.8', '9.8'])
    expect(cases('13.4').slice(0, 9)).toContain('13.4.clavichord')
    expect(cases('9')).toContain('9.0')
  })

  test('ranks titles above texts', () => {
    expect(cases('stench')[0]).toBe('15.1')
    expect(cases('charm')[0]).toBe('10.5.charm')
    expect(cases('Combat Bonus').slice(0, 3)).toContain('glossary.combat-bonus')
  })

  test('requires every word, in any order and case', () => {
    expect(cases('JEWELS statue')).toContain('13.2.jewels')
    expect(cases('ring resurrect')).toContain('10.8.resurrect')
    expect(cases('hydra teleport oratory')).toEqual([])
  })

  test('matches the beginning of a word, and plurals', () => {
    expect(cases('detr')).toContain('7.3')
    expect(cases('potions').sort()).toEqual(cases('potion').sort())
  })

  test('returns nothing for an empty search, and survives any character', () => {
    expect(cases('  ')).toEqual([])
    for (const question of ['(', '[a', '\\', '*', '+4', '?', '.']) expect(() => cases(question)).not.toThrow()
  })

  test('finds text that occurs only in a table', () => {
    const found = search(RULES, 'almuric', (rule) => (rule === '4.3' ? 'Almuric Alic Curvenol' : ''))
    expect(found.map(({ entry }) => entry.rule)).toEqual(['4.3'])
  })

  test('shows the passage with the word', () => {
    const [first] = search(RULES, 'garbage').concat(search(RULES, 'tapestry does'))
    expect(first?.excerpt).toMatch(/tapestry does/)
    expect(first?.excerpt.length).toBeLessThan(200)
  })
})

test('the words searched for are marked, to their end', () => {
  expect(
    marked('Potions of a potion maker.', 'potion mak')
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text),
  ).toEqual(['Potions', 'potion', 'maker'])
  expect(marked('As it is.', '')).toEqual([{ text: 'As it is.', isMarked: false }])
})
