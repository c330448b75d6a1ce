import { describe, expect, it } from 'vitest'
import { type Laid, type LaidHero, set } from '../proof/table-top.ts'
import type { HeroSheet } from '../state.ts'
import { changeLevel, levelOf, type Trait } from './102-levels.ts'

/** A hero in step C who has lost two levels of each of these. */
function resting(traits: readonly Trait[], touch: (hero: HeroSheet) => void = () => {}, hero: LaidHero = { at: [4, 3] }) {
  const prepare: Laid['prepare'] = (section) => {
    if (section.hero === null) return
    for (const trait of traits) changeLevel(section.hero.now, trait, -2)
    touch(section.hero)
  }
  return set({ hero, counters: [['succubus', 4, 3]], phase: 'breather', prepare })
}

const level = (t: ReturnType<typeof set>, trait: Trait) => levelOf(t.hero.now, trait)

describe('213 taking a breather', () => {
  it('213B1 two levels of strength, intelligence or a weapon, or one of two of them', () => {
    for (const [first, second] of [
      ['strength', 'strength'],
      ['intelligence', 'intelligence'],
      ['long-sword', 'long-sword'],
      ['strength', 'intelligence'],
      ['long-sword', 'strength'],
    ] as const) {
      const t = resting(['strength', 'intelligence', 'long-sword'])
      expect(t.ask).toMatchObject({ topic: 'breather', seat: 0, data: { left: 2 } })
      t.pick(`recover:${first}`)
      expect(t.ask).toMatchObject({ topic: 'breather', data: { left: 1 } })
      t.pick(`recover:${second}`)
      expect(t.ask.topic).toBe('hero-action')
      const gained = (trait: Trait) => level(t, trait) - (levelOf(t.hero.bought, trait) - 2)
      expect(gained(first) + (first === second ? 0 : gained(second))).toBe(2)
    }
  })

  it('213B1e or one level of movement or appearance, and nothing beside it', () => {
    for (const trait of ['movement', 'appearance'] as const) {
      const t = resting(['movement', 'appearance', 'strength']).pick(`recover:${trait}`)
      expect(level(t, trait)).toBe(levelOf(t.hero.bought, trait) - 1)
      expect(t.ask.topic).toBe('hero-action')
      const late = resting(['movement', 'appearance', 'strength']).pick('recover:strength')
      expect(late.ids).toEqual(['recover:strength', 'no'])
    }
  })

  it('213B2 whoever has blocked a door recovers one level of strength, intelligence or a weapon', () => {
    const t = resting(['strength', 'movement'], (hero) => {
      hero.blocked = true
    })
    expect(t.ids).toEqual(['recover:strength', 'no'])
    t.pick('recover:strength')
    expect(t.ask.topic).toBe('hero-action')
    expect(level(t, 'strength')).toBe(4)
  })

  it('213B3 weapon levels may go to two weapons', () => {
    const t = resting(['long-sword', 'dagger'], () => {}, { at: [4, 3], levels: { dagger: 5 } })
    t.pick('recover:dagger').pick('recover:long-sword')
    expect(t.hero.now.weapons).toMatchObject({ dagger: 4, 'long-sword': 8 })
    expect(t.events('breather')).toMatchObject([{ recovered: { dagger: 1, 'long-sword': 1 } }])
  })

  it('213B4 nothing rises above what was bought', () => {
    const t = resting([], (hero) => changeLevel(hero.now, 'strength', -1))
    t.pick('recover:strength')
    expect(t.ask.topic).toBe('hero-action')
    expect(level(t, 'strength')).toBe(5)
  })

  it('213B hits, class and luck never come back (H-40)', () => {
    const t = resting(['hits', 'class', 'luck'], () => {}, { at: [4, 3], levels: { luck: 3 } })
    expect(t.ask.topic).toBe('hero-action')
    expect(t.state.turn).toBe(2)
  })

  it('213A3 nobody rests who was attacked', () => {
    const t = resting(['strength'], (hero) => {
      hero.attacked = true
    })
    expect(t.ask.topic).toBe('hero-action')
    expect(level(t, 'strength')).toBe(3)
  })

  it('213A3 as it reads, who is held by the succubus rests too: she attacks in step A (H-66)', () => {
    const t = resting(['strength'], (hero) => {
      hero.heldBy = 'c1'
    })
    t.pick('recover:strength').pick('recover:strength')
    expect(t.events('breather')).toMatchObject([{ recovered: { strength: 2 } }])
  })

  it('213A5 nor in the red', () => {
    expect(resting(['strength'], () => {}, { at: [7, 27] }).ask.topic).toBe('hero-action')
    expect(resting(['strength'], () => {}, { at: [7, 26] }).ask.topic).toBe('breather')
  })

  it('213A4 once a turn, and nobody has to', () => {
    const t = resting(['strength']).pick('no')
    expect(t.ask.topic).toBe('hero-action')
    expect(level(t, 'strength')).toBe(3)
    expect(t.events('breather')).toEqual([])
  })

  it('213A3 attacks in step A do not count (H-39), those in step B do, also when they miss', () => {
    const t = set({ hero: { at: [4, 3] }, counters: [['goblin', 4, 4]], dice: [1, 1, 6, 6, 2, 2, 1, 1, 1, 1] })
    t.pick('attack:c1').pick('end')
    expect(t.hero.attacked).toBe(false)
    t.pick('attack')
    expect(t.events('monster-struck').at(-1)).toMatchObject({ hit: false })
    expect(t.hero.attacked).toBe(true)
    expect(t.ask.topic).toBe('hero-action')
  })
})
