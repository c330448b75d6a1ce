import { describe, expect, it } from 'vitest'
import { set } from '../proof/table-top.ts'
import { heroOf } from './section.ts'

const IN_ROOM = { at: [4, 3] } as const

describe('202 sequence of play', () => {
  it('202 all heroes act, then all monsters, then all rest, player by player (H-08: each with the monsters that he leads)', () => {
    const t = set({ hero: IN_ROOM, others: [{ at: [7, 9] }, { at: [3, 9] }] })
    const asked: string[] = []
    for (let i = 0; i < 4; i++) {
      asked.push(`${t.ask.topic} ${t.ask.seat}`)
      t.pick('end')
    }
    expect(asked).toEqual(['hero-action 0', 'hero-action 1', 'hero-action 2', 'hero-action 0'])
    expect(t.events('phase-began')).toMatchObject([
      { phase: 'hero', section: 'a' },
      { phase: 'hero', section: 'b' },
      { phase: 'hero', section: 'c' },
      { phase: 'monsters', section: 'c' },
      { phase: 'monsters', section: 'a' },
      { phase: 'monsters', section: 'b' },
      { phase: 'hero', section: 'a' },
      { phase: 'hero', section: 'b' },
    ])
    expect(t.state.turn).toBe(2)
  })

  it('202, 104D3 the counters of a section are moved by their owner', () => {
    const t = set({ hero: IN_ROOM, counters: [['goblin', 7, 9]] })
    t.pick('end')
    expect(t.ask).toMatchObject({ topic: 'monster-action', seat: 1, about: 'a' })
  })

  it('202 two players: A and C', () => {
    const t = set({ hero: IN_ROOM, others: [{ at: [7, 9] }] })
    t.pick('end')
    expect(t.ask).toMatchObject({ topic: 'hero-action', seat: 1, about: 'c' })
  })

  it('202, H-08 two players: A moves his monsters in C before C moves his in A', () => {
    const t = set({ hero: IN_ROOM, others: [{ at: [7, 9] }] })
    t.pick('end').pick('end')
    expect(t.events('phase-began')).toMatchObject([
      { phase: 'hero', section: 'a' },
      { phase: 'hero', section: 'c' },
      { phase: 'monsters', section: 'c' },
      { phase: 'monsters', section: 'a' },
      { phase: 'hero', section: 'a' },
    ])
  })

  it('202 nothing is asked in the section of a hero who is dead, on the track or has nobody against him', () => {
    const t = set({ hero: IN_ROOM, others: [{}, {}] })
    t.pick('end')
    expect(t.ask).toMatchObject({ topic: 'hero-action', seat: 0 })
    expect(t.state.turn).toBe(2)
  })

  it('202 deeds come in any order, and a phase begins with all movement points', () => {
    const t = set({ hero: { at: [4, 3], levels: { movement: 6, dagger: 3 } }, counters: [['goblin', 4, 4]], dice: [1, 1, 1, 1] })
    expect(t.state.activity?.points).toBe(6)
    t.pick('arm:dagger').pick('attack:c1').pick('step:n').pick('face:s')
    expect(t.state.activity?.points).toBe(2)
  })

  it('202 a hero who dies in his own phase does nothing more', () => {
    const t = set({
      hero: { ...IN_ROOM, levels: { strength: 0, hits: 1 } },
      counters: [['ogre', 4, 4]],
      dice: [1, 1, 6, 6, 1, 1],
      others: [{ at: [7, 9] }, {}],
    })
    t.pick('attack:c1')
    while (t.ask.topic === 'excess') t.pick(t.ids[0] ?? '')
    expect(heroOf(t.section).status).toBe('dead')
    expect(t.ask.seat).toBe(1)
  })

  it('202 real dice are thrown by whose they are: the hero’s player, or the owner of the counters', () => {
    const t = set({ hero: IN_ROOM, counters: [['goblin', 4, 4]], physical: true }).pick('attack:c1')
    expect(t.ask).toMatchObject({ kind: 'roll', seat: 0, code: '2D6' })
    t.value([1, 1])
    expect(t.ask).toMatchObject({ kind: 'roll', seat: 1, code: '2D6' })
    t.value([6, 6])
    expect(t.ask).toMatchObject({ kind: 'roll', seat: 1, rule: '212B' })
  })
})
