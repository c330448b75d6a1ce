import { describe, expect, it } from 'vitest'
import { citadel } from '../index.ts'
import { MONSTER_TYPES, SPELL_IDS, WEAPON_COLUMNS, WEAPONS, woundsAt } from '../tables/index.ts'
import { ITEM_WORDS, MONSTER_EFFECTS, SPELL_EFFECTS, WEAPON_EFFECTS } from './effects.ts'

const LONGEST = 84

describe('what everything does, in one line', () => {
  it('every spell, monster and thing has a line that fits a row', () => {
    expect(Object.keys(SPELL_EFFECTS)).toEqual(SPELL_IDS)
    expect(Object.keys(MONSTER_EFFECTS).toSorted()).toEqual([...MONSTER_TYPES].toSorted())
    const lines = [...Object.values(SPELL_EFFECTS), ...Object.values(MONSTER_EFFECTS), ...ITEM_WORDS.map(({ effect }) => effect)]
    for (const line of lines) {
      expect(line).toMatch(/^\S.*[^.\s]$/)
      expect(line.length, line).toBeLessThanOrEqual(LONGEST)
    }
  })

  it('names a case of the rulebook for each', () => {
    const cases = new Set(citadel.rules().map(({ rule }) => rule))
    for (const { rule, name } of ITEM_WORDS) expect(cases.has(rule), name).toBe(true)
    for (const spell of SPELL_IDS)
      expect(
        [5, 6, 7, 8].some((n) => cases.has(`10.${n}.${spell}`)),
        spell,
      ).toBe(true)
  })

  it('9.9 says from which total a weapon wounds', () => {
    for (const weapon of WEAPONS) {
      const first = Array.from({ length: 17 }, (_, i) => i + 1).find((total) => woundsAt(weapon, total) > 0)
      const said = /wounds on (\d+) or more/.exec(WEAPON_EFFECTS[weapon])?.[1]
      if (said !== undefined) expect(Number(said), weapon).toBe(first)
      else expect(first, weapon).toBe(4) // as the sword
    }
    const harder = (weapon: 'hammer' | 'ax') =>
      Array.from({ length: 16 }, (_, i) => i + 1).filter((n) => woundsAt(weapon, n) > woundsAt('sword', n))
    for (const weapon of ['hammer', 'ax'] as const)
      expect(WEAPON_EFFECTS[weapon].match(/\d+/g)?.map(Number), weapon).toEqual(harder(weapon))
    expect(WEAPON_COLUMNS).toContain('ax')
  })

  it('reaches the page with the tables', () => {
    expect(citadel.tables()).toMatchObject({ words: { spells: SPELL_EFFECTS, monsters: MONSTER_EFFECTS } })
  })
})
