import { describe, expect, it } from 'vitest'
import { stream } from '../../kernel/random.ts'
import { movementOf } from '../chapters/29-ways.ts'
import { halfPoints } from '../chapters/figures.ts'
import { parseAction } from '../open/actions.ts'
import { steps } from '../open/squares.ts'
import { arena, duel as facing, type Table } from '../proof/table-top.ts'
import { sensible } from './index.ts'

// What bots of Gladiator! did that a person laughed at. Each is a position.

function picked(t: Table): string {
  const ask = { ...t.ask, aside: () => [] }
  return sensible(t.seen(t.ask.seat), ask, stream('bot', 'test'), 'master').answer.pick?.join(' ') ?? ''
}

describe('bots of Gladiator! no longer', () => {
  it('12.1 run at the enemy with a missile spell that they could cast', () => {
    const t = arena({
      phase: 'move',
      first: 'west',
      characters: [
        { name: 'Ann', at: [9, 10], race: 'mage', sh: 12, ag: 12, iq: 13, ready: 'staff', spells: ['magic-bolt', 'fireball'] },
        { name: 'Bob', side: 'east', at: [9, 19], facing: 'w', ready: 'broadsword', moved: 0 },
      ],
    })
    const ann = t.who('ann')
    const move = parseAction('move', picked(t))
    const moved = 'square' in move && ann.at !== null ? steps(ann.at, move.square) : 0
    expect(movementOf(moved, halfPoints(ann))).not.toBe('run')
  })

  it('37.3 evade when no enemy is left to act', () => {
    expect(picked(facing({ ready: 'broadsword', at: [9, 10] }, { at: [9, 13], acted: true, ready: 'broadsword' }))).toBe('nothing')
  })

  it('37.3 evade turn after turn alone, though that only puts off what comes', () => {
    const t = facing({ ready: 'dagger', now: 5 }, { ready: 'dagger', ag: 12, sh: 14 }, { free: true })
    expect(picked(t)).toBe('attack:bob')
  })
})
