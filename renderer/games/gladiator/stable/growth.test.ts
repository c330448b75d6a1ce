import { expect, test } from 'vitest'
import { stable } from '../../../../engine/gladiator/home/stable.ts'
import { attributesOf as byTheRules } from '../../../../engine/gladiator/open/growth.ts'
import type { StableSheet } from '../../../../engine/gladiator/sheet-types.ts'
import { RACES } from '../../../../engine/gladiator/tables/races.ts'
import { atTheirMost, attributesOf, coming, LADDERS, missing } from './growth.ts'
import { PORTRAITS } from './home.ts'

const races = Object.keys(RACES) as StableSheet['race'][]

test('11.3, 10.3 the ladders are those of the rules', () => {
  for (const race of races) {
    const { perIncrease, advance, max } = RACES[race]
    expect(LADDERS[race]).toEqual({ every: perIncrease, order: advance, most: max })
  }
})

test('11.2 everybody grows as the rules have it, up to the limits of his race and beyond them', () => {
  for (const race of races)
    for (let experience = 0; experience <= 6000; experience += 17) {
      const sheet = { race, start: RACES[race].base, experience }
      expect([race, experience, attributesOf(sheet)]).toEqual([race, experience, byTheRules(sheet)])
    }
})

test('11.3 what comes next, and how much is missing', () => {
  const tarna = { race: 'human', start: { sh: 13, ag: 11, iq: 8 }, experience: 130 } as const
  expect(coming(tarna, 3)).toEqual([
    { at: 150, attribute: 'sh', to: 15 },
    { at: 200, attribute: 'ag', to: 13 },
    { at: 250, attribute: 'iq', to: 9 },
  ])
  expect(missing(tarna)).toBe(20)
  expect(missing({ race: 'human', experience: 150 })).toBe(50)
})

test('G-48 an attribute at its limit is passed over, and at the end nothing comes', () => {
  const old = { race: 'orc', start: { sh: 11, ag: 12, iq: 12 }, experience: 0 } as const
  expect(atTheirMost(old)).toEqual(['iq'])
  expect(coming(old, 5).map(({ attribute }) => attribute)).toEqual(['sh', 'ag', 'sh', 'ag', 'sh'])
  expect(coming({ ...old, experience: 99_999 }, 5)).toEqual([])
})

test('the pictures of a record are those that the rules take', () => {
  expect(Object.keys(PORTRAITS)).toEqual(stable.portraits)
})
