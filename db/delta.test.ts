import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseOf, deltaOf, textOf } from './delta.ts'

/** Texts of few pieces, so that they meet often. */
const texts = fc
  .array(fc.constantFrom('a', 'b', '"id":1', '', '{"x":[', ']}', 'é', '\u2028'), { maxLength: 60 })
  .map((pieces) => pieces.join(','))

test('any text comes back to the letter, whatever it is written against', () => {
  fc.assert(
    fc.property(texts, texts, (one, other) => {
      const base = baseOf(one)
      const delta: unknown = JSON.parse(JSON.stringify(deltaOf(base, other)))
      expect(textOf(base, delta as ReturnType<typeof deltaOf>)).toBe(other)
    }),
    { numRuns: 3000 },
  )
})

test('a state that has changed in a few places takes a few pieces', () => {
  const state = (changed: number) =>
    JSON.stringify({ at: changed, rooms: Array.from({ length: 200 }, (_, id) => ({ id, kind: 'room', seen: id === changed, x: id % 14 })) })
  const delta = deltaOf(baseOf(state(3)), state(120))
  expect(textOf(baseOf(state(3)), delta)).toBe(state(120))
  expect(JSON.stringify(delta).length).toBeLessThan(state(120).length / 50)
})

test('what refers to nothing is not read', () => {
  expect(() => textOf(baseOf('a,b,c'), [2, 5])).toThrow('its base')
  expect(() => textOf(baseOf('a,b,c'), [0])).toThrow('its base')
})
