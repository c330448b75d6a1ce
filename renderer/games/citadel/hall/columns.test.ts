import { expect, test } from 'vitest'
import { armedWith } from './columns.tsx'

test('somebody is armed with what he strikes hardest with, not with what was written down first', () => {
  const sheet = (skill: number) => ({
    woundPoints: 9,
    resistance: 2,
    combatBonus: 5,
    magic: [0, 0, 0],
    weaponSkill: { bow: skill },
    skills: {},
    weapons: [
      { weapon: 'bow', item: null },
      { weapon: 'sword', item: 'weapon-sword-1' },
    ],
    items: [{ id: 'weapon-sword-1', kind: 'weapon', type: 'sword', weapon: 'sword', bonus: 6 }],
  })
  expect(armedWith(sheet(2))).toBe('Sword +6')
  expect(armedWith(sheet(7))).toBe('Bow +7')
})
