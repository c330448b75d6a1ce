import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

describe('whole raids by bots', () => {
  test.each(Array.from({ length: 60 }, (_, i) => `random-${i}`))('%s ends with nothing broken', (seed) => {
    expect(fuzz({ seed, bot: 'random' }).end).toBeTypeOf('string')
  })
  test.each(Array.from({ length: 8 }, (_, i) => `sensible-${i}`))('%s ends with nothing broken', (seed) => {
    expect(fuzz({ seed, bot: 'sensible' }).end).toBeTypeOf('string')
  })
})
