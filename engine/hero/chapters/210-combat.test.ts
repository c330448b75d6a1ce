import { describe, expect, it } from 'vitest'
import { laid, set } from '../proof/table-top.ts'
import type { Facing } from '../state.ts'
import { holdsShield, positionOf } from './210-combat.ts'
import { heroOf } from './section.ts'

const AT = { at: [4, 3] } as const

describe('210A who may fight', () => {
  it('210A3 only what is beside him along a side', () => {
    const t = set({
      hero: { ...AT, facing: 'n' },
      counters: [
        ['goblin', 3, 3],
        ['goblin', 4, 4],
        ['goblin', 3, 4],
        ['goblin', 2, 3],
      ],
    })
    expect(t.ids.filter((id) => id.startsWith('attack:'))).toEqual(['attack:c1', 'attack:c2'])
  })

  it('210A3 not through walls', () => {
    const t = set({ hero: { at: [4, 5], facing: 'e' }, counters: [['goblin', 4, 6]] })
    expect(t.ids.some((id) => id.startsWith('attack'))).toBe(false)
    expect(t.pick('end').ids).not.toContain('attack')
  })

  it('210A7 no combat in the red', () => {
    const t = set({ hero: { at: [7, 27], facing: 'w' }, counters: [['goblin', 7, 26]] })
    expect(t.counter('c1').up).toBe(true)
    expect(t.ids.some((id) => id.startsWith('attack'))).toBe(false)
    expect(t.pick('end').ids).not.toContain('attack')
  })

  it('210A1 traps, dummies and riches neither strike nor are struck at', () => {
    const t = set({
      hero: AT,
      counters: [
        ['trap', 4, 4],
        ['dummy', 3, 3],
        ['gold', 5, 3],
        ['succubus', 4, 2],
      ],
    })
    expect(t.ids.some((id) => id.startsWith('attack'))).toBe(false)
    expect(t.pick('end').ids).not.toContain('attack')
  })
})

describe('210B the hero attacks', () => {
  it('210B1, 210B2 each attack costs a point, and he has as many as points', () => {
    const t = set({ hero: { ...AT, levels: { movement: 2 } }, counters: [['goblin', 4, 4]], dice: [1, 1, 1, 1, 1, 1, 1, 1] })
    t.pick('attack:c1')
    expect(t.state.activity?.points).toBe(1)
    t.pick('attack:c1')
    expect(t.ids).not.toContain('attack:c1')
  })

  it('210B3 several at once are one attack; two of them at least', () => {
    const t = set({
      hero: { ...AT, facing: 'n' },
      counters: [
        ['troll', 3, 3],
        ['zombie', 4, 2],
        ['goblin', 4, 4],
        ['goblin', 4, 4],
      ],
      dice: [6, 6, 6, 6, 6, 6],
    })
    expect(t.ids).toContain('attack-several')
    t.pick('attack-several')
    expect(t.ask).toMatchObject({ topic: 'attack-targets', min: 2, ids: ['c1', 'c2', 'c3', 'c4'] })
    expect(t.refused('c1').code).toBe('rule-violation')
    t.pick('c2', 'c3', 'c4')
    expect(t.state.activity?.points).toBe(5)
    expect(t.hero.killed).toEqual({ zombie: 1, goblin: 2 })
  })

  it('210B3 with two beside him both are meant, and nobody is asked which', () => {
    const counters = [
      ['zombie', 4, 2],
      ['goblin', 4, 4],
    ] as const
    const t = set({ hero: { ...AT, facing: 'n' }, counters: [...counters], dice: [6, 6, 6, 6] }).pick('attack-several')
    expect(t.hero.killed).toEqual({ zombie: 1, goblin: 1 })
  })

  it('210C3 a single one that has attacked is struck back at without a question', () => {
    const t = set({ hero: { ...AT, facing: 'n' }, counters: [['goblin', 4, 4]], dice: [1, 1, 6, 6] })
      .pick('end')
      .pick('attack')
    expect(t.events('hero-struck')).toMatchObject([{ counter: 'c1', defensive: true }])
    expect(t.hero.killed).toEqual({ goblin: 1 })
  })

  it('210B3 with one beside him there is nothing to attack at once', () => {
    expect(set({ hero: AT, counters: [['goblin', 4, 4]] }).ids).not.toContain('attack-several')
  })

  it('210B4 those that survive strike back, and nobody else', () => {
    const t = set({
      hero: { ...AT, facing: 'n' },
      counters: [
        ['goblin', 3, 3],
        ['goblin', 4, 4],
        ['man', 4, 2],
      ],
      dice: [6, 6, 1, 1, 1, 1],
    })
    t.pick('attack-several').pick('c1', 'c2')
    expect(t.events('monster-struck')).toMatchObject([{ counter: 'c2', defensive: true }])
  })

  it('210D, 210E the number of the weapon; proficiency and number of monsters change the dice', () => {
    const t = set({
      hero: { ...AT, levels: { 'long-sword': 9 }, facing: 'n' },
      counters: [
        ['goblin', 3, 3],
        ['ogre', 4, 4],
      ],
      dice: [2, 3, 3, 4, 1, 1, 1, 1],
    })
    t.pick('attack-several')
    // 5 + 4 - 1 = 8 against 8; 7 + 4 - 1 = 10 against 11.
    expect(t.events('hero-struck')).toMatchObject([
      { total: 8, needed: 8, hit: true, weapon: 'long-sword', kind: 'goblin' },
      { total: 10, needed: 11, hit: false, kind: 'ogre' },
    ])
    expect(t.rolls[0]?.parts).toEqual([
      { label: '2D6', value: 5 },
      { label: 'proficiency', value: 4 },
      { label: 'several at once', value: -1 },
    ])
  })

  it('210E1 the example: a spear at level 1 takes 1 off', () => {
    const t = set({ hero: { ...AT, levels: { spear: 1 }, armed: 'spear' }, counters: [['man', 4, 4]], dice: [4, 5, 1, 1] })
    expect(t.pick('attack:c1').events('hero-struck')).toMatchObject([{ total: 8, needed: 9, hit: false }])
  })

  it('210D without a weapon that he can use he attacks nobody (H-27, H-35)', () => {
    const none = set({ hero: { ...AT, armed: null }, counters: [['goblin', 4, 4]] })
    expect(none.ids.some((id) => id.startsWith('attack'))).toBe(false)
    const blunt = set({ hero: { ...AT, levels: { 'long-sword': 0 } }, counters: [['goblin', 4, 4]] })
    expect(blunt.ids.some((id) => id.startsWith('attack'))).toBe(false)
  })

  it('210B he strikes at nobody whom he has never seen: in his back, until he turns (H-67)', () => {
    const t = set({ hero: { ...AT, facing: 'n' }, counters: [['goblin', 5, 3]] })
    expect(t.ids).not.toContain('attack:c1')
    expect(t.pick('face:s').ids).toContain('attack:c1')
  })

  it('210B3 the example: on all four sides at once, also in his back, where he has seen them before (H-67)', () => {
    const t = set({
      hero: { ...AT, facing: 's' },
      counters: [
        ['troll', 3, 3],
        ['zombie', 4, 2],
        ['goblin', 4, 4],
        ['goblin', 5, 3],
        ['goblin', 5, 3],
      ],
      dice: [1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1],
    })
    t.pick('face:n')
    expect(t.counter('c4')).toMatchObject({ up: false, known: true })
    t.pick('attack-several')
    expect(t.ask).toMatchObject({ topic: 'attack-targets', ids: ['c1', 'c2', 'c3', 'c4', 'c5'] })
    t.pick('c1', 'c2', 'c3', 'c4', 'c5')
    expect(t.events('hero-struck')).toHaveLength(5)
    expect(t.hero.killed).toEqual({ zombie: 1, goblin: 3 })
  })

  it('210B4 one that he strikes at behind him answers from behind (210G1)', () => {
    const t = set({ hero: { ...AT, facing: 's' }, counters: [['goblin', 5, 3]], dice: [1, 1, 1, 1] })
    t.pick('face:n').pick('attack:c1')
    expect(t.events('monster-struck')).toMatchObject([{ counter: 'c1', position: 'rear', defensive: true }])
  })
})

describe('210C the monsters attack', () => {
  const three = (dice: readonly number[], levels = {}) =>
    set({
      hero: { ...AT, facing: 'n', levels },
      counters: [
        ['goblin', 3, 3],
        ['man', 4, 4],
        ['zombie', 5, 3],
        ['zombie', 2, 3],
      ],
      dice,
    }).pick('end')

  it('210C1, 210C2 all that are beside him may, each once', () => {
    const t = three([1, 1, 1, 1, 1, 1]).pick('attack')
    expect(t.ask).toMatchObject({ topic: 'monster-attack', seat: 1, ids: ['c1', 'c2', 'c3'], min: 1, max: 3 })
    t.pick('c1', 'c2', 'c3').pick()
    expect(t.events('monster-struck')).toHaveLength(3)
    expect(t.ask.topic).toBe('hero-action')
  })

  it('210C3 then he strikes back at any of those that attacked, all at once, for nothing (204D, H-25)', () => {
    const t = three([1, 1, 1, 1, 6, 6, 6, 6]).pick('attack').pick('c1', 'c3')
    expect(t.ask).toMatchObject({ topic: 'defend', seat: 0, ids: ['c1', 'c3'], min: 0, max: 2 })
    t.pick('c3', 'c1')
    expect(t.events('hero-struck')).toMatchObject([
      { counter: 'c3', total: 15, defensive: true },
      { counter: 'c1', total: 15, defensive: true },
    ])
    expect(t.hero.killed).toEqual({ goblin: 1, zombie: 1 })
  })

  it('210C3 where no throw would hit any of them nobody is asked (H-70)', () => {
    const t = set({
      hero: { ...AT, levels: { dagger: 1, 'long-sword': 0 }, armed: 'dagger' },
      counters: [
        ['zombie', 3, 3],
        ['zombie', 5, 3],
      ],
      dice: [1, 1, 1, 1],
    })
    t.pick('end').pick('attack').pick('c1', 'c2')
    expect(t.events('no-defence')).toMatchObject([{ rule: '210E' }])
    expect(t.ask.topic).toBe('hero-action')
  })

  it('210C3 a dead hero does not', () => {
    const t = set({
      hero: { ...AT, facing: 'n', levels: { strength: 0, hits: 1 } },
      counters: [['goblin', 3, 3]],
      dice: [5, 5, 2, 2],
      others: [{ at: [7, 9] }, {}],
    })
    t.pick('end').pick('end').pick('attack')
    expect(t.hero.status).toBe('dead')
    expect(t.events('no-defence')).toEqual([])
    expect(t.ask).toMatchObject({ about: 'b' })
  })

  it('210C whoever attacks shows itself, and is lost from sight again behind him (205D3)', () => {
    const t = three([1, 1, 1, 1]).pick('attack').pick('c2', 'c3')
    expect(t.counter('c3').up).toBe(true)
    t.pick()
    expect(t.counter('c3').up).toBe(false)
  })

  it('210C the owner need not attack', () => {
    const t = three([]).pick('end')
    expect(t.events('monster-struck')).toEqual([])
    expect(t.hero.attacked).toBe(false)
  })
})

describe('210G what changes the monsters’ dice', () => {
  it('210G1 front 1, side 2, rear 3 (H-26)', () => {
    const at = { n: [3, 3], e: [4, 4], s: [5, 3], w: [4, 2] } as const
    const position = (facing: Facing, side: Facing) => {
      const [row, col] = at[side]
      const [a] = laid({ hero: { ...AT, facing }, counters: [['goblin', row, col]] }).sections
      const goblin = a?.counters[0]
      if (a === undefined || goblin === undefined) throw new Error('nobody is there')
      return positionOf(a, goblin)
    }
    expect((['n', 'e', 's', 'w'] as const).map((side) => position('n', side))).toEqual(['front', 'side', 'rear', 'side'])
    expect((['n', 'e', 's', 'w'] as const).map((side) => position('w', side))).toEqual(['side', 'rear', 'side', 'front'])
  })

  it('210G2, 210G3 armour and shield and position are added up', () => {
    const total = (armour: 'none' | 'leather' | 'mail' | 'plate', shield: boolean) =>
      set({ hero: { ...AT, armour, shield, levels: { luck: 1 } }, counters: [['zombie', 4, 4]], dice: [1, 1, 1, 1] })
        .pick('attack:c1')
        .events('monster-struck')[0]
    expect(total('none', false)).toMatchObject({ total: 4 })
    expect(total('leather', false)).toMatchObject({ total: 3 })
    expect(total('mail', true)).toMatchObject({ total: 1 })
    expect(total('plate', false)).toMatchObject({ total: 1 })
    expect(total('plate', true)).toMatchObject({ total: 0 })
  })

  it('210G2 long ax and hammer leave no hand for the shield', () => {
    const holds = (armed: 'long-ax' | 'hammer' | 'ax' | null) => {
      const [a] = laid({ hero: { ...AT, shield: true, armed } }).sections
      return a !== undefined && holdsShield(heroOf(a))
    }
    expect([holds('long-ax'), holds('hammer'), holds('ax'), holds(null)]).toEqual([false, false, true, true])
  })

  it('210F the number of each monster', () => {
    const t = set({ hero: AT, counters: [['man', 4, 4]], dice: [1, 1, 2, 2, 3, 4] }).pick('attack:c1')
    expect(t.events('monster-struck')).toMatchObject([{ total: 5, needed: 5, hit: true, position: 'front' }])
  })
})
