import { describe, expect, test } from 'vitest'
import type { Counter, Kind, Section } from '../state.ts'
import { fits, mayStack, stackingOf } from './203-stacking.ts'
import { counterOf, countersOn } from './section.ts'

const HERE = { row: 4, col: 7 }
const THERE = { row: 4, col: 8 }

/** Counters c1, c2, ... of these kinds, the first beside the square in which the others lie. */
function section(...kinds: readonly Kind[]): Section {
  const counters = kinds.map(
    (kind, i): Counter => ({ id: `c${i + 1}`, kind, at: i === 0 ? HERE : THERE, up: false, known: false, with: null }),
  )
  return { id: 'a', seat: 0, owner: 1, hero: null, counters }
}

function enters(...kinds: readonly Kind[]): boolean {
  const all = section(...kinds)
  return fits(all, counterOf(all, 'c1'), countersOn(all, THERE))
}

describe('203A, 203B what may be in one square', () => {
  test.each<[string, readonly Kind[], boolean]>([
    ['203B2: two factors', ['goblin', 'man'], true],
    ['203B2: not three', ['goblin', 'man', 'zombie'], false],
    ['203B3: two zombies', ['zombie', 'zombie'], true],
    ['203B4: one troll', ['troll'], true],
    ['203B4: a lycanthrope and a goblin', ['lycanthrope', 'goblin'], false],
    ['203B4: the succubus and a trap', ['succubus', 'trap'], false],
    ['203B5: dummies do not count', ['ogre', 'dummy', 'dummy', 'dummy'], true],
    ['203B6: one counter of riches with a monster', ['ogre', 'gold'], true],
    ['203B6, H-09: not two', ['goblin', 'gold', 'jewel'], false],
    ['203B6, H-09: not two with two monsters either', ['goblin', 'goblin', 'gold', 'gold'], false],
    ['H-09: several riches where no monster is', ['gold', 'gold', 'jewel', 'trap', 'dummy'], true],
  ])('%s', (_case, kinds, may) => {
    expect(mayStack(kinds.map((kind) => ({ kind })))).toBe(may)
  })

  test('203B1: factors add up', () => {
    expect(stackingOf([{ kind: 'goblin' }, { kind: 'troll' }, { kind: 'dummy' }, { kind: 'jewel' }])).toBe(3)
  })

  test.each<[string, readonly Kind[], boolean]>([
    ['the example: a goblin does not pass through a troll’s square', ['goblin', 'troll'], false],
    ['a goblin passes one goblin', ['goblin', 'goblin'], true],
    ['a dummy passes whatever is there', ['dummy', 'ogre'], true],
    ['a monster passes a counter of riches', ['troll', 'gold'], true],
    ['but not two of them', ['troll', 'gold', 'jewel'], false],
  ])('203B7, H-51: %s', (_case, kinds, may) => {
    expect(enters(...kinds)).toBe(may)
  })

  test('203B6, 207B4: riches that are carried come along and count', () => {
    const all = section('goblin', 'gold')
    const goblin = counterOf(all, 'c1')
    all.counters.push({ id: 'c3', kind: 'jewel', at: HERE, up: false, known: false, with: 'c1' })
    expect(fits(all, goblin, countersOn(all, THERE))).toBe(true)
    goblin.with = 'c3'
    expect(fits(all, goblin, countersOn(all, THERE))).toBe(false)
  })
})
