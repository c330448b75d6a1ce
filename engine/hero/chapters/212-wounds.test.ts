import { describe, expect, it } from 'vitest'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import { levelOf, type Trait } from './102-levels.ts'
import { isFatal, takers } from './212-wounds.ts'

/**
 * The hero misses an ogre beside him, which strikes back: 2D6 + 1 from the front in leather against 3. `blow` and `place` are
 * the two dice of the attack and of the Wound Table.
 */
function struck(blow: readonly [number, number], place: readonly [number, number], wish: Laid = {}): Table {
  const hero = { at: [4, 3] as const, facing: 'e' as const, ...wish.hero }
  return set({ ...wish, hero, counters: [['ogre', 4, 4]], dice: [1, 1, ...blow, ...place] }).pick('attack:c1')
}

const level = (t: Table, trait: Trait) => levelOf(t.hero.now, trait)
const levels = (of: Partial<Record<Trait, number>>): Laid => ({ hero: { levels: of } })

describe('212 results of attacks', () => {
  it('212A a monster that is hit is eliminated and goes to the hero’s account', () => {
    const t = set({ hero: { at: [4, 3] }, counters: [['goblin', 4, 4]], dice: [6, 6] }).pick('attack:c1')
    expect(t.counter('c1').at).toBeNull()
    expect(t.hero.killed).toEqual({ goblin: 1 })
    expect(t.events('eliminated')).toMatchObject([{ rule: '212A', kind: 'goblin', points: 7 }])
  })

  it('212B1 an attack that misses its number does nothing', () => {
    const t = set({ hero: { at: [4, 3] }, counters: [['goblin', 4, 4]], dice: [1, 1, 2, 3] }).pick('attack:c1')
    expect(t.events('monster-struck')).toMatchObject([{ total: 6, needed: 7, hit: false }])
    expect(t.hero.now).toEqual(t.hero.bought)
  })

  it('212B1 to 212B3 the margin is the column: reaching the number exactly is column 0', () => {
    const t = set({ hero: { at: [4, 3] }, counters: [['goblin', 4, 4]], dice: [1, 1, 3, 3, 1, 1] }).pick('attack:c1')
    expect(t.events('wound')).toMatchObject([{ row: 2, column: 0, wounds: ['hits'] }])
    expect(level(t, 'hits')).toBe(9)
  })

  it('212B5 the printed example: a margin of 9 is column 6 with 3 added to the dice (H-17: WW)', () => {
    // 11 on two dice, +1 from the front, against 3.
    const t = struck([5, 6], [3, 4])
    expect(t.events('wound')).toMatchObject([{ row: 10, column: 6, wounds: ['weapon', 'weapon'] }])
    expect(t.hero.now.weapons['long-sword']).toBe(7)
  })

  it('212B5 nothing goes beyond row 12 (H-18)', () => {
    expect(struck([6, 6], [6, 6]).events('wound')).toMatchObject([{ row: 12, column: 6, wounds: ['movement', 'movement'] }])
  })

  it('212B5 several letters are several levels', () => {
    // 2 + 1 against 3 is column 0; 3 + 4 + 1 - 3 = 5.
    const t = struck([3, 4], [1, 2])
    expect(t.events('wound')).toMatchObject([{ row: 3, column: 5, wounds: ['weapon', 'weapon'] }])
    expect(t.events('wounded')).toMatchObject([{ lost: { 'long-sword': 2 }, excess: 0 }])
  })

  it('212B note weapon hits take from the weapon in hand alone', () => {
    const t = struck([3, 4], [1, 2], levels({ dagger: 5 }))
    expect(t.hero.now.weapons).toMatchObject({ 'long-sword': 7, dagger: 5 })
  })

  it('212B weapon hits below the lowest level are excessive (H-35)', () => {
    const t = struck([3, 4], [1, 2], levels({ 'long-sword': 1 }))
    expect(t.ask).toMatchObject({ topic: 'excess', data: { left: 1 } })
    t.pick('on:class')
    expect(t.hero.now.weapons['long-sword']).toBe(0)
    expect(level(t, 'class')).toBe(4)
    expect(t.ids.some((id) => id.startsWith('attack'))).toBe(false)
  })

  it('212B weapon hits against empty hands are all excessive, and no weapon on his back takes them (H-35)', () => {
    const unarmed = { hero: { at: [4, 3], armed: null }, counters: [['ogre', 4, 4]], dice: [3, 4, 1, 2] } as const
    const t = set(unarmed).pick('end').pick('attack')
    expect(t.ask).toMatchObject({ topic: 'excess', data: { left: 2 } })
    expect(t.hero.now).toEqual(t.hero.bought)
  })
})

describe('212C excessive damage', () => {
  // Column 5, row 4: SS.
  const ss = (of: Partial<Record<Trait, number>>) => struck([3, 4], [2, 2], levels(of))

  it('212C the printed example: SS on a strength of 1 leaves one level, put on intelligence', () => {
    const t = ss({ strength: 1, intelligence: 6 })
    expect(level(t, 'strength')).toBe(0)
    expect(t.ask).toMatchObject({ topic: 'excess', seat: 0, data: { left: 1 } })
    t.pick('on:intelligence')
    expect(level(t, 'intelligence')).toBe(5)
  })

  it('212C5 a point costs two levels of hits (H-37)', () => {
    expect(level(ss({ strength: 1, hits: 10 }).pick('on:hits'), 'hits')).toBe(8)
  })

  it('212C3 it may be put on several characteristics, and on weapons', () => {
    const t = ss({ strength: 0, dagger: 2 }).pick('on:dagger').pick('on:appearance')
    expect(t.hero.now.weapons.dagger).toBe(1)
    expect(level(t, 'appearance')).toBe(4)
    expect(t.ask.topic).toBe('hero-action')
  })

  it('212C nothing that has no level takes any; a single hit does so only when nothing else can (H-36, H-64)', () => {
    const bare = { strength: 0, appearance: 0, intelligence: 0, 'long-sword': 1, class: 1, hits: 1 } as const
    const t = ss({ ...bare, movement: 1 })
    expect(t.ids).toEqual(['on:class', 'on:movement', 'on:long-sword'])
    expect(ss({ ...bare, hits: 2 }).ids).toContain('on:hits')
    t.pick('on:class').pick('on:movement')
    expect(takers(t.hero)).toEqual(['long-sword'])
    t.hero.now.weapons['long-sword'] = 0
    expect(takers(t.hero)).toEqual(['hits'])
    t.hero.now.characteristics.hits = 0
    expect(takers(t.hero)).toEqual([])
  })
})

describe('212D elimination', () => {
  it('212D2 a hero dies when strength and hits are both 0', () => {
    // Column 4, row 4: HH.
    const t = struck([3, 3], [2, 2], { hero: { levels: { strength: 0, hits: 2 } }, others: [{ at: [7, 9] }, {}] })
    expect(t.hero.status).toBe('dead')
    expect(t.hero.at).toBeNull()
    expect(t.events('died')).toMatchObject([{ section: 'a' }])
  })

  it('212D2 with one of them left he lives', () => {
    expect(struck([3, 3], [2, 2], levels({ strength: 1, hits: 2 })).hero.status).toBe('in-catacomb')
    expect(struck([3, 3], [2, 2], levels({ strength: 0, hits: 3 })).hero.status).toBe('in-catacomb')
  })
})

describe('212E luck', () => {
  it('212C, 212D2 wounds are his death where nothing else is left to take what is in excess', () => {
    const bare = { appearance: 0, intelligence: 0, class: 0, movement: 0, hits: 0, 'long-sword': 0, luck: 1 } as const
    const dies = (strength: number) => isFatal(set({ hero: { at: [4, 3], levels: { ...bare, strength } } }).hero, ['hits', 'hits'])
    expect([dies(1), dies(2)]).toEqual([true, false])
  })

  it('212E a single wound that he survives does not propose it', () => {
    expect(struck([2, 2], [2, 2], levels({ luck: 2 })).ids).toEqual(['keep', 'use'])
    expect(struck([3, 3], [2, 2], levels({ luck: 2 })).ids).toEqual(['use', 'keep'])
  })

  it('212E3 asked when the whole attack is known; one level makes nothing of all of it', () => {
    const t = struck([3, 3], [2, 2], levels({ luck: 2 }))
    expect(t.ask).toMatchObject({ topic: 'luck', seat: 0, data: { wounds: ['hits', 'hits'], luck: 2 } })
    t.pick('use')
    expect([level(t, 'luck'), t.events('luck-used')]).toMatchObject([1, [{ left: 1 }]])
    expect(level(t, 'hits')).toBe(10)
    expect(t.events('wounded')).toEqual([])
  })

  it('212E3 it need not be used', () => {
    const t = struck([3, 3], [2, 2], levels({ luck: 1 })).pick('keep')
    expect(level(t, 'luck')).toBe(1)
    expect(level(t, 'hits')).toBe(8)
  })

  it('212E4 one level cancels what all monsters of an attack have done', () => {
    const dice = [1, 1, 1, 1, 6, 6, 2, 2, 6, 6, 2, 2]
    const t = set({
      hero: { at: [4, 3], levels: { luck: 1 } },
      counters: [
        ['goblin', 4, 4],
        ['goblin', 4, 4],
      ],
      dice,
    })
    t.pick('attack-several')
    expect(t.ask).toMatchObject({ topic: 'luck', data: { wounds: ['strength', 'strength', 'strength', 'strength'] } })
    t.pick('use')
    expect(t.hero.now).toEqual({ ...t.hero.bought, characteristics: { ...t.hero.bought.characteristics, luck: 0 } })
  })

  it('212E5, 212E7 it changes nothing of what the hero did, and at 0 nobody asks', () => {
    const t = struck([3, 3], [2, 2])
    expect(t.ask.topic).toBe('hero-action')
    expect(level(t, 'hits')).toBe(8)
  })

  it('212E, 212D2 it warns where taking the damage is his death, and only there', () => {
    const keep = (dice: readonly [number, number], more: Record<string, number>) =>
      struck([3, 3], dice, levels({ luck: 1, ...more })).decision.options?.find(({ id }) => id === 'keep')
    expect(keep([2, 2], {})?.warns).toBeUndefined()
    expect(keep([2, 2], { strength: 0, hits: 1 })?.warns).toMatch(/he dies/)
  })
})
