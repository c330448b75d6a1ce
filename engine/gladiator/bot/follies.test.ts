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

  it('30.2 run past the charge of the nearest enemy into that of another with a missile spell', () => {
    const t = arena({
      phase: 'move',
      first: 'west',
      characters: [
        { name: 'Ann', at: [9, 5], race: 'mage', sh: 9, ag: 13, iq: 10, ready: 'staff', spells: ['magic-bolt'] },
        { name: 'Bob', side: 'east', at: [9, 19], facing: 'w', race: 'dwarf', sh: 14, ag: 9, ready: 'axe', moved: 0 },
        { name: 'Cy', side: 'east', at: [9, 20], facing: 'w', race: 'elf', sh: 11, ag: 12, ready: 'spear', moved: 0 },
      ],
    })
    const move = parseAction('move', picked(t))
    const at = 'square' in move ? move.square : t.who('ann').at
    const cy = t.who('cy')
    expect(at !== null && cy.at !== null && steps(at, cy.at)).toBeGreaterThan(halfPoints(cy) + 1)
  })

  it('37.3 evade when no enemy is left to act', () => {
    expect(picked(facing({ ready: 'broadsword', at: [9, 10] }, { at: [9, 13], acted: true, ready: 'broadsword' }))).toBe('nothing')
  })

  it('37.3 evade turn after turn alone, though that only puts off what comes', () => {
    const t = facing({ ready: 'dagger', now: 5 }, { ready: 'dagger', ag: 12, sh: 14 }, { free: true })
    expect(picked(t)).toBe('attack:bob')
  })

  it('29.1 turn their back on an enemy beside them to finish someone who lies without his senses', () => {
    const t = arena({
      phase: 'move',
      first: 'west',
      characters: [
        { name: 'Ann', at: [1, 19], race: 'orc', sh: 10, ag: 13, ready: 'trident', also: 'buckler', slung: ['dagger'] },
        { name: 'Bob', side: 'east', at: [0, 20], facing: 'w', race: 'orc', sh: 10, ag: 13, ready: 'trident', also: 'buckler', moved: 1 },
        { name: 'Cy', side: 'east', at: [2, 18], race: 'dwarf', sh: 14, ag: 9, now: 1 },
      ],
    })
    t.pick('wait')
    expect(picked(t)).toBe('face:e')
  })

  it('31.5 turn away to receive an enemy whom somebody else engages, and who cannot come', () => {
    const t = arena({
      phase: 'move',
      first: 'west',
      characters: [
        { name: 'Ann', at: [3, 19], facing: 's', race: 'orc', sh: 11, ag: 12, ready: 'spear', slung: ['dagger'] },
        { name: 'Cid', at: [9, 17], ready: 'broadsword', moved: 0 },
        { name: 'Bob', side: 'east', at: [2, 20], facing: 'w', race: 'orc', sh: 11, ag: 12, slung: ['dagger'] },
        { name: 'Dan', side: 'east', at: [9, 18], facing: 'w', sh: 10, ag: 14, ready: 'trident', also: 'buckler' },
      ],
    })
    t.pick('wait')
    expect(picked(t)).toBe('face:e')
  })

  it('33.1 throw the last weapon past the enemy beside them', () => {
    const t = facing(
      { race: 'orc', sh: 10, ag: 13, now: 7, ready: 'dagger', also: 'buckler', moved: 1 },
      { race: 'orc', sh: 10, ag: 13, ready: 'dagger', also: 'buckler', acted: true, moved: 1, facing: 'w' },
      { more: [{ name: 'Cy', side: 'east', at: [6, 14], race: 'goblin', sh: 7, ag: 12, now: 4, ready: 'long-bow' }] },
    )
    expect(t.ids).toContain('throw:cy')
    expect(picked(t)).not.toMatch(/^throw:/)
    const behind = facing(
      { at: [15, 18], race: 'orc', sh: 10, ag: 13, now: 9, ready: 'dagger', also: 'buckler', moved: 1, facing: 'n' },
      { at: [16, 18], sh: 10, ag: 14, ready: 'dagger', acted: true, moved: 1, facing: 'n' },
      { more: [{ name: 'Cy', side: 'east', at: [13, 18], race: 'goblin', sh: 7, ag: 12, now: 3, ready: 'long-bow', facing: 's' }] },
    )
    expect(behind.ids).toContain('throw:cy')
    expect(picked(behind)).not.toMatch(/^throw:/)
  })

  it('34.1 count the death of one enemy by both hands twice', () => {
    const t = facing(
      { race: 'dwarf', sh: 14, ag: 12, ready: 'battle-axe', also: 'battle-axe' },
      { now: 1 },
      { more: [{ name: 'Cy', side: 'east', at: [8, 11], facing: 'w', ready: 'broadsword' }] },
    )
    expect(picked(t)).not.toBe('dual:bob:bob')
  })
})
