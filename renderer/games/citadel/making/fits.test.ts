import { expect, test } from 'vitest'
import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import { blowsOf, whyTheyFit } from './fits.ts'

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

test('what nobody else does as well is said first', () => {
  const hand = somebody({ id: 'hand', skills: { detrap: 2 }, spells: { known: ['heal'], circled: [] } })
  const healer = somebody({ id: 'healer', skills: { detrap: 1 }, spells: { known: ['heal'], circled: [] } })
  const why = whyTheyFit([[hand], [healer]])
  expect(why.get('hand')).toBe('The surest hand at doors and chests: 2 in six.')
  expect(why.get('healer')).toBe('Heals the others, from behind where it is safer.')
})

test('what two do alike is said of one alone, and nobody in front is told to keep behind', () => {
  const bow = (id: string) => somebody({ id, weapons: ['bow'], spells: { known: ['heal'], circled: [] } })
  const why = whyTheyFit([[bow('front')], [bow('first'), bow('second')]])
  expect([...why.values()]).toEqual([
    'Heals the others once the fight is over.',
    'Heals the others, from behind where it is safer.',
    'A bow for the second rank.',
  ])
  expect(whyTheyFit([[somebody({ id: 'one' }), somebody({ id: 'plain' })]]).get('plain')).toBe('One more blade beside the others.')
})

test('4.1.D nobody is said to heal who has not circled a spell for it on this raid', () => {
  const knows = (id: string, circled: string[]) => somebody({ id, spells: { known: ['heal'], circled } })
  const why = whyTheyFit([[knows('front', ['heal'])], [knows('idle', [])]])
  expect(why.get('front')).toBe('Heals the others once the fight is over.')
  expect(why.get('idle')).toBe('One more blade beside the others.')
})
