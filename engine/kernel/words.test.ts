import { expect, test } from 'vitest'
import { capital, inWords, isSentence, listed, many, manyInWords, signed, term, withArticle } from './words.ts'

test('counts, lists, articles and signs as a person writes them', () => {
  expect([many(1, 'wound'), many(3, 'wound'), many(2, 'man', 'men')]).toEqual(['1 wound', '3 wounds', '2 men'])
  expect([manyInWords(1, 'trap'), manyInWords(3, 'trap'), manyInWords(13, 'life', 'lives')]).toEqual([
    'one trap',
    'three traps',
    '13 lives',
  ])
  expect([term(3), term(0), term(-2)]).toEqual(['+ 3', '+ 0', '− 2'])
  expect([listed([]), listed([], 'nobody'), listed(['a']), listed(['a', 'b', 'c'])]).toEqual(['nothing', 'nobody', 'a', 'a, b and c'])
  expect(listed(['a', 'b', 'c'], '', 'or')).toBe('a, b or c')
  expect(['Orc', 'troll', 'Unicorn'].map(withArticle)).toEqual(['an Orc', 'a troll', 'a Unicorn'])
  expect([inWords(0), inWords(12), inWords(13)]).toEqual(['no', 'twelve', '13'])
  expect([signed(3), signed(0), signed(-2), capital('orc 1')]).toEqual(['+3', '+0', '−2', 'Orc 1'])
})

test('a sentence has a capital and a full stop', () => {
  for (const text of ['No.', 'Una has it already.', '"x" cannot be bought.', '7 is too many!']) expect(isSentence(text), text).toBe(true)
  for (const text of ['', 'no.', 'No', 'options must be a list', 'undefined.']) expect(isSentence(text), text).toBe(false)
})
