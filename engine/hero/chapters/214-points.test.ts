import { describe, expect, it } from 'vitest'
import { laid } from '../proof/table-top.ts'
import type { Armour, Counter, HeroSheet, Section } from '../state.ts'
import { pointsOf } from './214-points.ts'

function section(touch: (hero: HeroSheet, section: Section) => void): Section {
  const [a] = laid({
    prepare: (it) => {
      if (it.hero !== null) touch(it.hero, it)
    },
  }).sections
  if (a === undefined) throw new Error('there is no section')
  return a
}

const EXAMPLE = { dummy: 2, zombie: 2, goblin: 4, 'great-goblin': 1, man: 3, trap: 2, lycanthrope: 1, troll: 2 } as const

describe('214 points', () => {
  it('214A every counter by its value', () => {
    expect(pointsOf(section((hero) => Object.assign(hero.killed, EXAMPLE)))).toMatchObject({ courageBefore: 140, courage: 140 })
    expect(pointsOf(section((hero) => Object.assign(hero.killed, { ogre: 1, succubus: 1 })))).toMatchObject({ courageBefore: 34 })
  })

  it('214B ten points for each level of appearance, intelligence and class that is left', () => {
    const a = section((hero) => Object.assign(hero.now.characteristics, { appearance: 4, intelligence: 6, class: 2, strength: 9 }))
    expect(pointsOf(a).charm).toBe(120)
  })

  it('214C gold and jewels that are carried, not those left behind', () => {
    const a = section((hero, it) => {
      const riches = ['gold', 'gold', 'jewel', 'jewel'] as const
      it.counters.push(...riches.map((kind, i): Counter => ({ id: `r${i}`, kind, at: null, up: false, known: true, with: null })))
      hero.carries.push('r0', 'r1', 'r2')
    })
    expect(pointsOf(a).riches).toBe(130)
  })

  it('214D armour and shield change courage together, and nothing else', () => {
    const courage = (armour: Armour, shield: boolean) =>
      pointsOf(
        section((hero, it) => {
          it.hero = { ...hero, armour, shield, killed: { goblin: 10, trap: 7 } }
        }),
      )
    expect(courage('plate', true)).toMatchObject({ courageBefore: 140, armourPercent: -60, courage: 56, charm: 150, total: 206 })
    expect(courage('none', false)).toMatchObject({ armourPercent: 20, courage: 168 })
    expect(courage('none', true)).toMatchObject({ armourPercent: 0, courage: 140 })
    expect(courage('leather', false)).toMatchObject({ armourPercent: 0, courage: 140 })
    expect(courage('mail', false)).toMatchObject({ armourPercent: -20, courage: 112 })
  })

  it('214D to the nearest whole number, at the end (H-41)', () => {
    const a = section((hero, it) => {
      it.hero = { ...hero, armour: 'plate', shield: false, killed: { dummy: 1, trap: 1, goblin: 1, man: 1, zombie: 1 } }
    })
    // 21.6
    expect(pointsOf(a)).toMatchObject({ courageBefore: 36, courage: 22 })
    // 13.2
    const less = section((hero, it) => {
      it.hero = { ...hero, armour: 'none', killed: { dummy: 1, zombie: 1 } }
    })
    expect(pointsOf(less)).toMatchObject({ courageBefore: 11, courage: 13 })
  })

  it('214E the total adds the three', () => {
    const points = pointsOf(section((hero) => Object.assign(hero.killed, { ogre: 1 })))
    expect(points.total).toBe(points.courage + points.charm + points.riches)
  })
})
