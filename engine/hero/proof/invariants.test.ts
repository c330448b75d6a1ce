import { describe, expect, it } from 'vitest'
import type { Counter, HeroSheet, HeroState, Section } from '../state.ts'
import { broken } from './invariants.ts'
import { laid } from './table-top.ts'

/** A sound state with one thing done to it. */
function spoilt(spoil: (section: Section, hero: HeroSheet, counter: (i: number) => Counter, s: HeroState) => void): string[] {
  const s = laid({
    hero: { at: [4, 3] },
    counters: [
      ['goblin', 4, 4],
      ['gold', 5, 3],
      ['trap', 2, 2],
    ],
  })
  expect(broken(s)).toEqual([])
  const [a] = s.sections
  if (a === undefined || a.hero === null) throw new Error('there is no hero')
  const counter = (i: number) => {
    const one = a.counters[i]
    if (one === undefined) throw new Error(`there is no counter ${i}`)
    return one
  }
  spoil(a, a.hero, counter, s)
  return broken(s)
}

describe('invariants find what is broken', () => {
  const CASES: readonly [string, Parameters<typeof spoilt>[0]][] = [
    ['a counter gone that nobody has eliminated', (_a, _hero, counter) => Object.assign(counter(0), { at: null })],
    ['a counter eliminated that is still there', (_a, hero) => Object.assign(hero.killed, { goblin: 1 })],
    ['a counter in black', (_a, _hero, counter) => Object.assign(counter(2), { at: { row: 0, col: 0 } })],
    ['a counter in the red', (_a, _hero, counter) => Object.assign(counter(2), { at: { row: 7, col: 27 } })],
    ['too many in a square', (_a, _hero, counter) => Object.assign(counter(2), { at: { row: 4, col: 4 } })],
    ['a hero on a monster', (_a, hero) => Object.assign(hero, { at: { row: 4, col: 4 } })],
    ['a hero in the pit', (_a, hero) => Object.assign(hero, { at: { row: 6, col: 13 } })],
    ['a level above what was bought', (_a, hero) => Object.assign(hero.now.characteristics, { strength: 6 })],
    ['a level below 0', (_a, hero) => Object.assign(hero.now.weapons, { dagger: -1 })],
    ['a dead man walking', (_a, hero) => Object.assign(hero.now.characteristics, { strength: 0, hits: 0 })],
    ['riches carried by nobody', (_a, _hero, counter) => Object.assign(counter(1), { with: 'c1' })],
    ['a monster carried', (_a, hero) => hero.carries.push('c1')],
    ['held from afar', (_a, hero) => Object.assign(hero, { heldBy: 'c3' })],
    ['face up and never seen', (_a, _hero, counter) => Object.assign(counter(2), { up: true })],
    ['two of a name', (a, _hero, counter) => a.counters.push({ ...counter(2), at: { row: 3, col: 2 } })],
    ['half a point', (_a, hero) => Object.assign(hero, { track: 0.5 })],
    [
      'a march among the heroes',
      (_a, _hero, _counter, s) => Object.assign(s, { march: { moved: [], moving: null, trailing: [], step: 'move' } }),
    ],
    ['an end that is none', (_a, _hero, _counter, s) => Object.assign(s, { end: { kind: 'nobody', winner: null } })],
  ]

  it.each(CASES)('%s', (_name, spoil) => {
    expect(spoilt(spoil)).not.toEqual([])
  })
})
