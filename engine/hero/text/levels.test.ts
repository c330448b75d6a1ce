import { describe, expect, test } from 'vitest'
import { CHARACTERISTICS } from '../state.ts'
import { PROFILE } from '../tables/index.ts'
import { LEVEL_USES, LEVEL_WORDS } from './levels.ts'

describe('102A what the levels mean', () => {
  test.each(CHARACTERISTICS)('%s has words for every level that can be bought or fallen to', (characteristic) => {
    expect(LEVEL_WORDS[characteristic]).toHaveLength(PROFILE[characteristic].most + 1)
    expect(LEVEL_USES[characteristic]).toMatch(/\.$/)
  })

  test('no two levels are told alike, and each in whole sentences', () => {
    const all = CHARACTERISTICS.flatMap((characteristic) => LEVEL_WORDS[characteristic])
    expect(new Set(all).size).toBe(all.length)
    for (const words of all) expect(words).toMatch(/^[A-Z].*\.$/)
  })
})
