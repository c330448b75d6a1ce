import { expect, test } from 'vitest'
import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import { atTheGate } from './at-the-gate.ts'

function somebody(part: Partial<CharacterView>): CharacterView {
  const plain: Partial<CharacterView> = {
    weapons: ['sword'],
    combatBonus: 0,
    weaponSkill: {},
    skills: {},
    spells: { known: [], circled: [] },
    castsLeft: {},
    woundPoints: { left: 5, total: 8 },
  }
  return { ...plain, ...part } as CharacterView
}

test('4.1.C, 9.2 a party at the gate: blows in front, reach and spells behind, who opens doors, who breaks the Hellgate', () => {
  const front = [
    somebody({ name: 'Dil', weapons: ['bow', 'sword'], combatBonus: 7, weaponSkill: { bow: 2 }, skills: { hellgate: 2 } }),
    somebody({ name: 'Wulf', weapons: ['ax'], combatBonus: -1, skills: { detrap: 1 } }),
  ]
  const behind = [
    somebody({ name: 'Una', weapons: ['dagger', 'bow'], castsLeft: { heal: 4 }, spells: { known: [], circled: ['heal', 'sleep'] } }),
    somebody({ name: 'Mira', weapons: ['bow'], castsLeft: { heal: 1 }, skills: { detrap: 3 } }),
    somebody({ name: 'Zurik', weapons: ['throwing-dagger'] }),
  ]
  expect(atTheGate([front, behind])).toEqual([
    ['In front', 'sword and ax', 'die +7 and −1; 10 wounds to take'],
    ['Behind', '2 bows and a throwing dagger', '2 spells for this raid, Heal 5 times'],
    ['Doors', 'Mira, 3 in six', 'then Wulf'],
    ['Hellgate', 'Dil, 2 in six', 'no one else'],
  ])
})

test('what a party lacks is said', () => {
  expect(atTheGate([[somebody({ name: 'Dil' })]])).toEqual([
    ['In front', 'sword', 'die +0; 5 wounds to take'],
    ['Behind', 'no one', 'no spells for this raid'],
    ['Doors', 'no one', 'every trap goes off'],
    ['Hellgate', 'no one', 'they can find it, not destroy it'],
  ])
})
