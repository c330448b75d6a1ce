import { describe, expect, test } from 'vitest'
import { RULES } from '../../engine/citadel/book/index.ts'
import { GLOSSARY } from '../games/citadel/rulebook/glossary.ts'
import { piecesOf } from './prose.ts'

const links = (text: string, here = '0.0') =>
  piecesOf(text, here, RULES, GLOSSARY)
    .filter(({ rule }) => rule !== null)
    .map(({ text: word, rule }) => `${word} → ${rule}`)

describe('a text of the rulebook', () => {
  test('links every case it names, or the nearest enclosing one with a text', () => {
    expect(links('As in 9.3, or (4.1.B.6), and 13.4.bed.')).toEqual(['9.3 → 9.3', '4.1.B.6 → 4.1.B.6', '13.4.bed → 13.4.bed'])
    expect(links('See 9.4.9 and 99.1.')).toEqual(['9.4.9 → 9.4'])
  })

  test('has no link to itself', () => {
    expect(links('Here (9.3).', '9.3')).toEqual([])
    expect(links('A jewel.', 'glossary.jewel')).toEqual([])
  })

  test('links a glossary term at its first occurrence, in its longest form', () => {
    expect(links('A Resistance Check, and a resistance check again.')).toEqual(['Resistance Check → glossary.resistance-check'])
    expect(links('The Wound Points of heroes.')).toEqual(['Wound Points → glossary.wound-point', 'heroes → glossary.hero'])
  })

  test('loses none of its text', () => {
    for (const { rule, text } of [...RULES, ...GLOSSARY])
      expect(
        piecesOf(text, rule, RULES, GLOSSARY)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
  })
})

test('cases of a book with three-digit chapters are links too, but sums are not', () => {
  const rules = ['101A', '204', '204B', '213'].map((rule) => ({ rule }))
  const pieces = piecesOf('Stops (204B1). Rests (101A, 213). All would take 204.', '0', rules, [])
  expect(pieces.flatMap(({ text, rule }) => (rule === null ? [] : `${text} → ${rule}`))).toEqual([
    '204B1 → 204B',
    '101A → 101A',
    '213 → 213',
  ])
})
