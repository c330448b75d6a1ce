import { describe, expect, it } from 'vitest'
import { decisionOf } from '../../kernel/decision.ts'
import { hero as game } from '../index.ts'
import { set, type Table } from '../proof/table-top.ts'

const why = (t: Table, id: string) => decisionOf(game, t.state, t.ask, 'd').blocked?.find((each) => each.id === id)

describe('what a hero may not do now, and why', () => {
  it('206A a door that is shut, 208A wits that come too late', () => {
    const t = set({ hero: { at: [7, 6], facing: 'w' } })
    expect(why(t, 'step:w')).toMatchObject({ rule: '206A', label: 'Go west' })
    expect(why(t, 'outwit')).toBeUndefined()
    expect(why(t.pick('step:n'), 'outwit')).toMatchObject({ rule: '208A' })
  })

  it('204A a monster in the way, 204B one that holds him, 204C no points', () => {
    expect(why(set({ hero: { at: [4, 3], facing: 'e' }, counters: [['goblin', 4, 4]] }), 'step:e')).toMatchObject({ rule: '204A' })
    const held = set({ hero: { at: [4, 3], facing: 's' }, counters: [['goblin', 5, 4]] }).pick('step:s')
    expect(why(held, 'step:s')).toMatchObject({ rule: '204B' })
    expect(why(set({ hero: { at: [4, 3], levels: { movement: 0 } } }), 'step:n')).toMatchObject({ rule: '204C' })
  })

  it('208C one who outwits does nothing but move, and may not stay beside them', () => {
    const t = set({
      hero: { at: [4, 6], facing: 's', levels: { intelligence: 9, dagger: 1 } },
      counters: [['goblin', 5, 6]],
      dice: [1],
    }).pick('outwit')
    for (const id of ['attack:c1', 'arm:dagger', 'open:d4', 'end']) expect(why(t, id)).toMatchObject({ rule: '208C' })
  })

  it('209B, 210D, 212B weapons', () => {
    const t = set({
      hero: { at: [4, 3], levels: { dagger: 1, ax: 1, movement: 1 }, armed: null },
      counters: [['goblin', 3, 4]],
      prepare: ({ hero }) => {
        if (hero !== null) hero.now.weapons.ax = 0
      },
    }).pick('step:n')
    expect(why(t, 'arm:dagger')).toMatchObject({ rule: '209B' })
    expect(why(t, 'arm:ax')).toMatchObject({ rule: '212B' })
    expect(why(t, 'attack:c1')).toMatchObject({ rule: '210D' })
  })

  it('tells nothing of what lies face down', () => {
    const blocked = (kind: 'goblin' | 'trap') => {
      const t = set({ hero: { at: [4, 3], facing: 'e' }, counters: [[kind, 4, 2]] })
      return decisionOf(game, t.state, t.ask, 'd').blocked
    }
    expect(blocked('goblin')).toEqual(blocked('trap'))
  })
})
