import { describe, expect, test } from 'vitest'
import { RULES } from '../../engine/citadel/book/index.ts'
import { GLOSSARY } from '../games/citadel/rulebook/glossary.ts'
import { marked, search } from './search.ts'

const ALL = [...RULES, ...GLOSSARY]
const cases = (question: string) => search(ALL, question).map(({ entry }) => entry.rule)

describe('the search of the rulebook', () => {
  test('finds a case by its number, itself before what stands under it', () => {
    expect(cases('9.8').slice(0, 2)).toEqual(['9.8', '9.8'])
    expect(cases('13.4').slice(0, 9)).toContain('13.4.clavichord')
    expect(cases('9')).toContain('9.0')
  })

  test('puts titles before texts', () => {
    expect(cases('stench')[0]).toBe('15.1')
    expect(cases('charm')[0]).toBe('10.5.charm')
    expect(cases('Combat Bonus').slice(0, 3)).toContain('glossary.combat-bonus')
  })

  test('wants every word, in any order, whatever the capitals', () => {
    expect(cases('JEWELS statue')).toContain('13.2.jewels')
    expect(cases('ring resurrect')).toContain('10.8.resurrect')
    expect(cases('hydra teleport oratory')).toEqual([])
  })

  test('takes the beginning of a word, and a plural, for the word', () => {
    expect(cases('detr')).toContain('7.3')
    expect(cases('potions').sort()).toEqual(cases('potion').sort())
  })

  test('has nothing to say to nothing, and survives any sign', () => {
    expect(cases('  ')).toEqual([])
    for (const question of ['(', '[a', '\\', '*', '+4', '?', '.']) expect(() => cases(question)).not.toThrow()
  })

  test('finds what stands only in a table', () => {
    const found = search(RULES, 'almuric', (rule) => (rule === '4.3' ? 'Almuric Alic Curvenol' : ''))
    expect(found.map(({ entry }) => entry.rule)).toEqual(['4.3'])
  })

  test('shows the stretch where the word stands', () => {
    const [first] = search(RULES, 'garbage').concat(search(RULES, 'tapestry does'))
    expect(first?.excerpt).toMatch(/tapestry does/)
    expect(first?.excerpt.length).toBeLessThan(200)
  })
})

test('the words that were asked for are marked, to their end', () => {
  expect(
    marked('Potions of a potion maker.', 'potion mak')
      .filter(({ isMarked }) => isMarked)
      .map(({ text }) => text),
  ).toEqual(['Potions', 'potion', 'maker'])
  expect(marked('As it is.', '')).toEqual([{ text: 'As it is.', isMarked: false }])
})
