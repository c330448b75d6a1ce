import { describe, expect, it } from 'vitest'
import { type Answered, timesSeen } from '../../kernel/proof/follies.ts'
import type { ArenaState } from '../state.ts'
import { follies } from './follies.ts'
import { arena, duel, type Sheet, type Table } from './table-top.ts'

// Each counter fires where the folly is committed, and only there.

/** How often it is seen where the question of that table is answered so; before each time the table is touched. */
function seen(id: string, t: Table, pick: string, times = 1, touch: (t: Table, nth: number) => void = () => {}): number {
  function* answers(): Iterable<Answered<ArenaState>> {
    for (let nth = 0; nth < times; nth++) {
      touch(t, nth)
      expect(t.ids).toContain(pick)
      yield { state: t.state, ask: t.ask, id: pick }
    }
  }
  return timesSeen(follies, id, answers())
}

/** Ann of the West is to move, with Bob of the East so far away in the same row. */
function toMove(ann: Sheet, away: number, scenario: Sheet = {}): Table {
  const bob = { name: 'Bob', side: 'east', at: [9, 10 + away], facing: 'w', ready: 'broadsword', moved: 0 }
  return arena({ phase: 'move', first: 'west', characters: [{ name: 'Ann', at: [9, 10], ...ann }, bob], ...scenario })
}

const nextTurn = (t: Table) => {
  t.state.turn += 1
}

describe('a folly of Gladiator! is counted', () => {
  it('30.2 mage-runs: nearer, into reach of a charge, when a spell could have been cast', () => {
    const mage = { race: 'mage', sh: 12, ag: 12, iq: 13, ready: 'staff', spells: ['magic-bolt'] }
    expect(seen('mage-runs', toMove(mage, 12), 'to:9-18')).toBe(1)
    expect(seen('mage-runs', toMove(mage, 12), 'to:9-14')).toBe(0)
    expect(seen('mage-runs', toMove({ ...mage, spells: [] }, 12), 'to:9-18')).toBe(0)
  })

  it('30.2 archer-runs: nearer, into reach of a charge, with a loaded bow', () => {
    expect(seen('archer-runs', toMove({ ready: 'long-bow' }, 12), 'to:9-18')).toBe(1)
    expect(seen('archer-runs', toMove({ ready: 'long-bow' }, 12), 'to:9-13')).toBe(0)
    expect(seen('archer-runs', toMove({ ready: 'broadsword' }, 12), 'to:9-18')).toBe(0)
  })

  it('37.3 evades-on: the fourth turn running, alone, with a stroke open', () => {
    expect(seen('evades-on', duel(), 'evade', 4, nextTurn)).toBe(1)
    expect(seen('evades-on', duel(), 'evade', 3, nextTurn)).toBe(0)
    const friend = { name: 'Cid', at: [9, 8] }
    expect(seen('evades-on', duel({}, {}, { more: [friend] }), 'evade', 4, nextTurn)).toBe(0)
  })

  it('37.3 evades-no-one: all who could strike have acted', () => {
    expect(seen('evades-no-one', duel({}, { acted: true }, { alone: true }), 'evade')).toBe(1)
    expect(seen('evades-no-one', duel(), 'evade')).toBe(0)
  })

  it('5.4 point-blank: three shots at arm’s length with a sword slung', () => {
    const archer = { ready: 'short-bow', slung: ['broadsword'], sh: 14 }
    expect(seen('point-blank', duel(archer), 'shoot:bob', 3)).toBe(1)
    expect(seen('point-blank', duel(archer), 'shoot:bob', 2)).toBe(0)
    expect(seen('point-blank', duel({ ...archer, slung: [] }), 'shoot:bob', 3)).toBe(0)
  })

  it('30.1 idle: nothing is done with a stroke open', () => {
    expect(seen('idle', duel(), 'nothing')).toBe(1)
    expect(seen('idle', duel({}, { at: [9, 14] }), 'nothing')).toBe(0)
  })

  it('22.3 burns: from good ground into a fire', () => {
    const fire = { terrain: [{ kind: 'fire', at: [9, 12] }] }
    expect(seen('burns', toMove({}, 8, fire), 'to:9-12')).toBe(1)
    expect(seen('burns', toMove({}, 8, fire), 'to:9-11')).toBe(0)
  })

  it('5.5 last-weapon: thrown at someone beside him', () => {
    expect(seen('last-weapon', duel({ ready: 'dagger' }), 'throw:bob')).toBe(1)
    expect(seen('last-weapon', duel({ ready: 'dagger', slung: ['broadsword'] }), 'throw:bob')).toBe(0)
    expect(seen('last-weapon', duel({ ready: 'dagger' }, { at: [9, 13] }), 'throw:bob')).toBe(0)
  })

  it('29.1 back: turned on the one beside him, if no one else can strike him', () => {
    const bob = { name: 'Bob', side: 'east', at: [9, 11], facing: 'w', ready: 'broadsword', moved: 0 }
    const beside = (...more: readonly Sheet[]) => {
      const t = arena({ phase: 'move', first: 'west', characters: [{ name: 'Ann', at: [9, 10], facing: 'n' }, bob, ...more] })
      t.pick('wait')
      expect(t.topic).toBe('face')
      return t
    }
    expect(seen('back', beside(), 'face:w')).toBe(1)
    expect(seen('back', beside(), 'face:e')).toBe(0)
    const cy = { name: 'Cy', side: 'east', at: [9, 2], facing: 'e', moved: 0 }
    expect(seen('back', beside({ ...cy, ready: 'broadsword' }), 'face:w')).toBe(1)
    expect(seen('back', beside({ ...cy, ready: 'long-bow' }), 'face:w')).toBe(0)
  })
})
