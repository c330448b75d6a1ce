import { describe, expect, test } from 'vitest'
import type { PickAsk } from '../ask.ts'
import { CIRCLE } from './follies.ts'

const ask: PickAsk = { kind: 'pick', seat: 0, rule: '1', topic: 'way', ids: ['east', 'west'], min: 1, max: 1 }

/** How often going east thirty times is seen as a circle; `chance` is where the dice stand before each. */
function circles(chance: (nth: number) => string): number {
  const watch = CIRCLE.watch()
  return Array.from({ length: 30 }, (_, nth) =>
    watch.sees({ state: null, ask, answer: { pick: ['east'] }, id: 'east', skill: 'master', nth, chance: chance(nth) }),
  ).filter(Boolean).length
}

describe('who gives the same answer twenty times', () => {
  test('goes in a circle where no die falls', () => {
    expect(circles(() => '7')).toBe(1)
  })

  test('tries at something where one falls each time', () => {
    expect(circles(String)).toBe(0)
  })
})
