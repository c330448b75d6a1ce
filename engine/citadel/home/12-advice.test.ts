import { describe, expect, it } from 'vitest'
import { heroSheet } from '../chapters/04-records.ts'
import { changeOf, mostHelpful } from './12-advice.ts'

const SWORDSMAN = {
  ...heroSheet('almuric'),
  weapons: [{ weapon: 'sword' as const, bonus: 0, item: null }],
  weaponSkill: {},
  combatBonus: 1,
  woundPoints: 8,
}

describe('what an increase would change', () => {
  it('9.9 a point of skill or Combat Bonus makes the blow of the weapon carried heavier', () => {
    // Die + 1: 2 and 3 miss, 4 to 7 wound once. Die + 2: only 3 misses.
    const words = 'sword: 0.7 → 0.8 wounds a blow, hits 66.7% → 83.3%'
    expect(changeOf(SWORDSMAN, 'weapon-skill:sword', [])).toBe(words)
    expect(changeOf(SWORDSMAN, 'combat-bonus', [])).toBe(words)
    expect(changeOf(SWORDSMAN, 'weapon-skill:bow', [])).toBe('nothing with the weapons carried now')
  })

  it('12.2 a Wound Point is told in blows of the foe met most of late', () => {
    expect(changeOf(SWORDSMAN, 'wound-points', [{ kind: 'ogre', count: 4 }])).toMatch(/^falls to \d+ blows of an Ogre instead of \d+$/)
    expect(changeOf(SWORDSMAN, 'wound-points', [])).toContain('an Orc')
  })

  it('11.0 a point of Resistance is one face of the die', () => {
    expect(changeOf({ ...SWORDSMAN, resistance: 2 }, 'resistance', [])).toBe('resists 33.3% → 50%')
  })

  it('says nothing of what is no ability', () => {
    expect(changeOf(SWORDSMAN, 'luck', [])).toBe('')
  })
})

describe('what would help most', () => {
  it('is the greatest gain for its price', () => {
    const skill = { id: 'weapon-skill:sword', experience: 100 }
    expect(mostHelpful(SWORDSMAN, [{ id: 'wound-points', experience: 100 }, skill])).toBe('weapon-skill:sword')
    expect(mostHelpful(SWORDSMAN, [{ id: 'combat-bonus', experience: 150 }, skill])).toBe('weapon-skill:sword')
  })

  it('is nothing where nothing that can be had tells in a fight', () => {
    expect(mostHelpful(SWORDSMAN, [{ id: 'negotiation', experience: 100 }])).toBeNull()
    expect(mostHelpful(SWORDSMAN, [])).toBeNull()
  })
})
