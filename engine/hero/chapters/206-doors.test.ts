import { describe, expect, it } from 'vitest'
import { newPlay } from '../../kernel/play.ts'
import { laid, set } from '../proof/table-top.ts'
import { view } from '../view.ts'
import { changeLevel } from './102-levels.ts'
import { defendDoors } from './206-doors.ts'
import { heroOf } from './section.ts'

// M1: door d2 lies between the hall square (7, 6) and room a at (7, 5); its value is 7.
const OUTSIDE = { at: [7, 6], facing: 'w' } as const
const INSIDE = { at: [7, 5], facing: 'e' } as const

describe('206 opening doors', () => {
  it('206A6 no hero enters a room through a door that he has not opened', () => {
    const t = set({ hero: OUTSIDE })
    expect(t.ids).toContain('open:d2')
    expect(t.ids).not.toContain('step:w')
  })

  it('206B a die and the strength of the moment must come to the value', () => {
    const t = set({ hero: { ...OUTSIDE, levels: { strength: 4 } }, dice: [3] }).pick('open:d2')
    expect(t.events('door-tried')).toMatchObject([{ rule: '206B', door: 'd2', total: 7, value: 7, blocked: 0, opened: true }])
    expect(t.ids).toContain('step:w')
    t.pick('step:w')
    expect(t.hero.at).toEqual({ row: 7, col: 5 })
  })

  it('206A9, 206A10 an attempt costs a point, and as many may be made as there are points', () => {
    const t = set({ hero: { ...OUTSIDE, levels: { strength: 4, movement: 2 } }, dice: [2, 2] }).pick('open:d2')
    expect(t.events('door-tried')).toMatchObject([{ total: 6, opened: false }])
    expect(t.state.activity?.points).toBe(1)
    expect(t.ids).not.toContain('step:w')
    t.pick('open:d2')
    expect(t.ids).toEqual(['face:n', 'face:e', 'face:s', 'end'])
  })

  it('206B how often a door was tried in vain everybody may remember, until it opens', () => {
    const t = set({ hero: { ...OUTSIDE, levels: { strength: 4, movement: 5 } }, dice: [2, 1, 6] })
      .pick('open:d2')
      .pick('open:d2')
    expect([0, 1].map((seat) => view(t.state, seat).sections[0]?.tried)).toEqual([{ d2: 2 }, { d2: 2 }])
    t.pick('open:d2')
    expect(view(t.state, 0).sections[0]?.tried).toEqual({})
  })

  it('206B an attempt that cannot succeed is allowed (H-53)', () => {
    expect(set({ hero: { ...OUTSIDE, levels: { strength: 0 } }, dice: [6] }).pick('open:d2').ids).not.toContain('step:w')
  })

  it('206A7 out of a room nobody has to open a door', () => {
    const t = set({ hero: INSIDE })
    expect(t.ids).not.toContain('open:d2')
    t.pick('step:e')
    expect(t.hero.at).toEqual({ row: 7, col: 6 })
  })

  it('206A an opened door is open to the end of the phase and no longer (H-13)', () => {
    const t = set({ hero: { ...OUTSIDE, levels: { strength: 9 } }, dice: [1] }).pick('open:d2')
    expect(t.ids).not.toContain('open:d2')
    t.pick('end')
    expect(t.ids).toContain('open:d2')
  })
})

describe('206C blocking doors: monsters', () => {
  it('206C2 the owner is asked whatever lies behind the door, so that the question tells nothing', () => {
    for (const kind of ['goblin', 'zombie', 'trap', 'dummy', 'gold', 'succubus'] as const) {
      const t = set({ hero: { ...OUTSIDE, levels: { strength: 1 } }, counters: [[kind, 7, 5]], dice: [1] }).pick('open:d2')
      expect(t.ask).toMatchObject({ topic: 'block', seat: 1, about: 'd2' })
    }
  })

  it('206C nobody is asked where nothing lies, nor about what lies elsewhere in the room', () => {
    const t = set({ hero: OUTSIDE, counters: [['ogre', 7, 4]], dice: [1] }).pick('open:d2')
    expect(t.ask.topic).toBe('hero-action')
  })

  it('206C3 goblins, great goblins and men take off 2, trolls and ogres 4', () => {
    for (const [kind, blocked] of [
      ['goblin', -2],
      ['great-goblin', -2],
      ['man', -2],
      ['troll', -4],
      ['ogre', -4],
    ] as const) {
      const t = set({ hero: { ...OUTSIDE, levels: { strength: 3 } }, counters: [[kind, 7, 5]], dice: [4] })
      t.pick('open:d2').pick('block:c1')
      expect(t.events('door-tried')).toMatchObject([{ total: 7 + blocked, blocked, opened: false }])
    }
  })

  it('206C3c zombies, lycanthropes, succubus, traps and dummies cannot block', () => {
    for (const kind of ['zombie', 'lycanthrope', 'succubus', 'trap', 'dummy'] as const) {
      const t = set({ hero: OUTSIDE, counters: [[kind, 7, 5]] }).pick('open:d2')
      expect(t.ids).toEqual(['no'])
    }
  })

  it('206C, H-56 nobody is asked where all that lies there is known, and none of it can block', () => {
    const t = set({
      hero: OUTSIDE,
      counters: [['zombie', 7, 5]],
      dice: [1],
      prepare: ({ counters }) => {
        for (const counter of counters) counter.known = true
      },
    })
    expect(t.pick('open:d2').ask.topic).toBe('hero-action')
  })

  it('206C3 nobody has to block', () => {
    const t = set({ hero: { ...OUTSIDE, levels: { strength: 3 } }, counters: [['ogre', 7, 5]], dice: [4] })
      .pick('open:d2')
      .pick('no')
    expect(t.events('door-tried')).toMatchObject([{ total: 7, blocked: 0, opened: true }])
    expect(t.counter('c1').at).not.toBeNull()
  })

  it('206C4 a door that is forced kills the one monster that blocked it, and it counts (H-14)', () => {
    const t = set({
      hero: { ...OUTSIDE, levels: { strength: 9 } },
      counters: [
        ['goblin', 7, 5],
        ['man', 7, 5],
      ],
      dice: [1],
    })
    t.pick('open:d2')
    expect(t.ids).toEqual(['block:c1', 'block:c2', 'no'])
    t.pick('block:c2')
    expect(t.hero.killed).toEqual({ man: 1 })
    expect(t.counter('c1').at).toEqual({ row: 7, col: 5 })
    expect(t.events('eliminated')).toMatchObject([{ rule: '206C', counter: 'c2' }])
    expect(t.events('door-tried')).toMatchObject([{ opened: true, reads: { table: '206C', row: 'man' } }])
  })

  it('204B1, 210A3 who opens a door comes upon what stands behind it, and can fight it across it (H-12, H-59)', () => {
    const t = set({ hero: { ...OUTSIDE, levels: { strength: 9 } }, counters: [['zombie', 7, 5]], dice: [1, 6, 6] })
    t.pick('open:d2').pick('no')
    expect(t.counter('c1').up).toBe(true)
    expect(t.events('sighted')).toMatchObject([{ counters: [{ id: 'c1', kind: 'zombie' }] }])
    expect(t.ids).not.toContain('step:w')
    t.pick('attack:c1')
    expect(t.hero.killed).toEqual({ zombie: 1 })
  })
})

describe('206D blocking doors: the hero', () => {
  const attacked = (kind: 'goblin' | 'troll', dice: readonly number[], strength = 5) =>
    set({
      hero: { ...INSIDE, levels: { strength } },
      counters: [[kind, 7, 6]],
      dice,
    })
      .pick('end')
      .pick('attack')

  it('206D2 against all but trolls and ogres the door holds: no attack, no defence', () => {
    const t = attacked('goblin', [])
    expect(t.ask).toMatchObject({ topic: 'bar', seat: 0, about: 'd2' })
    t.pick('bar')
    expect(t.events('monster-struck')).toEqual([])
    expect(t.hero).toMatchObject({ blocked: true, attacked: false })
    expect(t.ask.topic).toBe('hero-action')
  })

  it('206D of one door he is asked once, however many come through it', () => {
    const counters = [
      ['goblin', 7, 6],
      ['goblin', 7, 6],
    ] as const
    const t = set({ hero: INSIDE, counters, dice: [1, 1, 1, 1, 1, 1] })
    t.pick('end').pick('attack').pick('c1', 'c2').pick('let')
    expect(t.ask.topic).not.toBe('bar')
  })

  it('206D the hero may let them strike', () => {
    const t = attacked('goblin', [1, 1, 1, 1]).pick('let')
    expect(t.events('monster-struck')).toHaveLength(1)
    expect(t.hero).toMatchObject({ blocked: false, attacked: true })
    expect(t.events('hero-struck')).toMatchObject([{ counter: 'c1', defensive: true }])
  })

  it('206D3a a troll forces it with more than the strength of the moment on two dice (H-16), and nobody strikes back (206D3b)', () => {
    const t = attacked('troll', [3, 3, 1, 1]).pick('bar')
    expect(t.events('door-forced')).toMatchObject([{ total: 6, strength: 5, forced: true, kind: 'troll' }])
    expect(t.events('monster-struck')).toHaveLength(1)
    expect(t.events('no-defence')).toMatchObject([{ rule: '206D' }])
    expect(t.hero).toMatchObject({ blocked: true, attacked: true })
  })

  it('206D3c, 206D3d with no more than that it stays outside, and has no second attempt', () => {
    const t = attacked('troll', [2, 3]).pick('bar')
    expect(t.events('door-forced')).toMatchObject([{ total: 5, strength: 5, forced: false }])
    expect(t.hero).toMatchObject({ blocked: true, attacked: false })
    expect(t.ask.topic).toBe('hero-action')
  })

  it('206D3, 205D3 a troll that did not force the door is out of sight behind it again (H-22)', () => {
    const t = set({
      hero: INSIDE,
      counters: [['troll', 7, 6]],
      dice: [2, 3],
      prepare: (a) => {
        changeLevel(heroOf(a).now, 'intelligence', -1)
      },
    })
    t.pick('end').pick('attack').pick('bar')
    expect(t.ask.topic).toBe('breather')
    expect(t.counter('c1')).toMatchObject({ up: false, known: true })
  })

  it('206D only the attack through that door is kept off', () => {
    const t = set({
      hero: INSIDE,
      counters: [
        ['goblin', 7, 6],
        ['goblin', 6, 5],
      ],
      dice: [1, 1, 1, 1],
    })
    t.pick('end').pick('attack').pick('c1', 'c2').pick('bar')
    expect(t.events('monster-struck')).toMatchObject([{ counter: 'c2' }])
    expect(t.events('hero-struck')).toMatchObject([{ counter: 'c2', defensive: true }])
  })

  it('206D one door a turn (H-15)', () => {
    const s = laid({ hero: INSIDE, counters: [['goblin', 7, 6]], phase: 'monsters' })
    const [a] = s.sections
    if (a === undefined) throw new Error('there is no section')
    heroOf(a).blocked = true
    const { done, value } = defendDoors(newPlay(s, 'door'), a, a.counters).next({})
    expect(done).toBe(true)
    expect(value).toEqual({ attackers: a.counters, forced: false })
  })

  it('206D, H-12 a monster inside does not strike at a hero outside: the door is shut again', () => {
    const t = set({ hero: OUTSIDE, counters: [['goblin', 7, 5]] }).pick('end')
    expect(t.ask.topic).toBe('monster-action')
    expect(t.ids).not.toContain('attack')
  })
})
