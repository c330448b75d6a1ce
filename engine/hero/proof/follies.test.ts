import { describe, expect, test } from 'vitest'
import { type Answered, timesSeen } from '../../kernel/proof/follies.ts'
import type { HeroState } from '../state.ts'
import { follies } from './follies.ts'
import { type Laid, set, type Table } from './table-top.ts'

// Each counter fires where the folly is committed, and only there.

/** On the long hall in the west of the first map, where nothing is near; d2 is the door west of it. */
const HALL = [7, 6] as const

/** How often it is seen where the question of that table is answered so; before each time the table is touched. */
function seen(id: string, t: Table, pick: string, times = 1, touch: (t: Table, nth: number) => void = () => {}): number {
  function* answers(): Iterable<Answered<HeroState>> {
    for (let nth = 0; nth < times; nth++) {
      touch(t, nth)
      expect(t.ids).toContain(pick)
      yield { state: t.state, ask: t.ask, id: pick }
    }
  }
  return timesSeen(follies, id, answers())
}

function lone(wish: Laid = {}): Table {
  return set({ hero: { at: HALL }, ...wish })
}

describe('a folly of HERO is counted', () => {
  test('stands: eight turns on one square with nothing gained, and no monster that gets at him', () => {
    expect(seen('stands', lone(), 'end', 8)).toBe(1)
    expect(seen('stands', lone(), 'end', 7)).toBe(0)
    expect(seen('stands', lone({ counters: [['troll', 8, 6]] }), 'end', 8)).toBe(0)
    const gains = (t: Table, nth: number) => Object.assign(t.hero.killed, { goblin: nth })
    expect(seen('stands', lone(), 'end', 8, gains)).toBe(0)
  })

  test('206 stands: a monster behind the shut door beside him is no excuse', () => {
    expect(seen('stands', lone({ counters: [['troll', 7, 5]] }), 'end', 8)).toBe(1)
  })

  test('to-and-fro: eight turns between two squares with nothing gained', () => {
    const paces = (t: Table, nth: number) => Object.assign(t.hero, { at: { row: 7 + (nth % 2), col: 6 } })
    expect(seen('to-and-fro', lone(), 'end', 8, paces)).toBe(1)
    const walks = (t: Table, nth: number) => Object.assign(t.hero, { at: { row: 3 + nth, col: 6 } })
    expect(seen('to-and-fro', lone(), 'end', 8, walks)).toBe(0)
  })

  test('206B door: the 25th attempt at one door', () => {
    const tried = (times: number) =>
      lone({
        prepare: (section) => {
          section.tried = { d2: times }
        },
      })
    expect(seen('door', tried(24), 'open:d2')).toBe(1)
    expect(seen('door', tried(23), 'open:d2')).toBe(0)
  })

  test('210D vain-blow: a blow that hardly ever hits, by one who may walk on', () => {
    const strikes = (skilled: number) =>
      seen(
        'vain-blow',
        lone({ hero: { at: HALL, facing: 's', levels: { 'long-sword': skilled } }, counters: [['ogre', 8, 6]] }),
        'attack:c1',
      )
    expect(strikes(1)).toBe(1)
    expect(strikes(9)).toBe(0)
  })

  test('207A drops: the same thing put down twice', () => {
    const laden = lone({
      counters: [['gold', 1, 1]],
      prepare: ({ counters: [gold], hero }) => {
        if (gold !== undefined) gold.at = null
        hero?.carries.push('c1')
      },
    })
    expect(seen('drops', laden, 'drop:c1', 2)).toBe(1)
    expect(seen('drops', laden, 'drop:c1')).toBe(0)
  })

  test('210A mercy: monsters that could strike do not', () => {
    const beside = set({ hero: { at: HALL }, counters: [['goblin', 8, 6]], phase: 'monsters' })
    expect(seen('mercy', beside, 'end')).toBe(1)
    expect(seen('mercy', beside, 'attack')).toBe(0)
  })

  test('213 no-breather: what could be recovered is not', () => {
    const hurt = lone({
      phase: 'breather',
      prepare: ({ hero }) => {
        if (hero !== null) hero.now.characteristics.strength = 1
      },
    })
    expect(hurt.ask.topic).toBe('breather')
    expect(seen('no-breather', hurt, 'no')).toBe(1)
    expect(seen('no-breather', hurt, hurt.ids[0] ?? '')).toBe(0)
  })

  test('endless: on the way in turn 150, said once', () => {
    expect(seen('endless', lone({ turn: 150 }), 'end', 3)).toBe(1)
    expect(seen('endless', lone({ turn: 149 }), 'end', 3)).toBe(0)
  })
})
