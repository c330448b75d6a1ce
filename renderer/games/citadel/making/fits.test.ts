import { expect, test } from 'vitest'
import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import { blowsOf, whyHeFits } from './fits.ts'

function somebody(part: Partial<CharacterView>): CharacterView {
  const plain: Partial<CharacterView> = {
    weapons: [],
    combatBonus: 0,
    weaponSkill: {},
    sums: [],
    skills: {},
    spells: { known: [], circled: [] },
    woundPoints: { left: 5, total: 5 },
  }
  return { ...plain, ...part } as CharacterView
}

const adds = (weapon: string, total: number) => ({ id: `attack:${weapon}`, label: weapon, total, parts: [] })

test('weapons are listed with what they add to the die, the strongest first', () => {
  const who = somebody({ weapons: ['dagger', 'ax'], sums: [adds('dagger', 3), adds('ax', 5)] })
  expect(blowsOf(who)).toEqual([
    { weapon: 'ax', adds: 5 },
    { weapon: 'dagger', adds: 3 },
  ])
})

test('what nobody else does as well is said first, and only of one', () => {
  const hand = somebody({ skills: { detrap: 2 }, spells: { known: ['heal'], circled: [] } })
  const healer = somebody({ skills: { detrap: 1 }, spells: { known: ['heal'], circled: [] } })
  expect(whyHeFits(hand, [hand, healer])).toBe('The surest hand at doors and chests: 2 in six.')
  expect(whyHeFits(healer, [hand, healer])).toBe('Heals the others, and is best kept behind.')
  const twin = somebody({ skills: { detrap: 2 }, weapons: ['bow'] })
  expect(whyHeFits(twin, [hand, twin])).toBe('A bow for the second rank.')
  expect(whyHeFits(somebody({}), [hand, somebody({})])).toBe('One more blade beside the others.')
})
