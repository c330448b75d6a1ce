import { describe, expect, it } from 'vitest'
import { stream } from '../../kernel/random.ts'
import { arena, duel as facing, type Sheet, type Table } from '../proof/table-top.ts'
import { sensible } from './index.ts'

// Where an action that is seldom the best is the best: a position for each.

function picked(t: Table): string {
  const ask = { ...t.ask, aside: () => [] }
  return sensible(t.seen(t.ask.seat), ask, stream('bot', 'test'), 'master').answer.pick?.join(' ') ?? ''
}

const MAGE: Sheet = { race: 'mage', sh: 12, ag: 13, iq: 13, ready: 'staff' }
const ARMOURED: Sheet = { facing: 'w', ready: 'broadsword', also: 'large-shield', sh: 14, ag: 16, suit: 'chain-mail' }
const more = (...each: readonly Sheet[]) => ({ more: each.map((one, i) => ({ name: `Cy${i}`, side: 'east', facing: 'w', ...one })) })

describe('a master', () => {
  it('37.2 declines, and may still evade or act, where an action would gain less', () => {
    const friend = { name: 'Cid', at: [9, 2], ready: 'long-bow' }
    const t = facing({ ready: 'dagger', ag: 18, now: 4 }, ARMOURED, { alone: true, more: [friend] })
    expect(picked(t)).toBe('decline')
  })

  it('32.3 steps back from an enemy who is still to strike, while a friend shoots', () => {
    const friend = { name: 'Cid', at: [9, 5], ready: 'long-bow' }
    const t = facing(
      { ready: 'dagger', ag: 18, at: [1, 1], facing: 'w', now: 4 },
      { at: [9, 30], acted: true },
      {
        alone: true,
        more: [friend, { ...ARMOURED, name: 'Dan', side: 'east', at: [1, 2] }],
      },
    )
    expect(picked(t)).toMatch(/^disengage:/)
  })

  it('39.1 takes hold of a weak enemy whose arms are strong', () => {
    const t = facing(
      { sh: 20, ag: 12, ready: 'dagger' },
      { sh: 12, now: 9, ag: 10, facing: 'w', ready: 'broadsword', also: 'shield', suit: 'plate-mail' },
    )
    expect(picked(t)).toBe('grapple:bob')
  })

  it('33.7 slashes at three in front', () => {
    const t = facing({ sh: 20, ag: 18, ready: 'great-sword' }, { now: 4 }, more({ at: [8, 11], now: 4 }, { at: [10, 11], now: 4 }))
    expect(picked(t)).toBe('slash')
  })

  it('34.4 doubts a beast that a Mage may have called, where nothing better is to be done', () => {
    const characters = [
      { name: 'Ann', at: [9, 3], iq: 14, ready: 'broadsword' },
      { name: 'Mog', side: 'east', at: [9, 36], ...MAGE, acted: true },
      { creature: 'wolf', side: 'east', at: [9, 34], acted: true },
    ]
    expect(picked(arena({ phase: 'action', characters }, { draws: ['ann'] }))).toBe('disbelieve')
  })

  it.each([
    ['illusion-wolf', 'calls an ally where no enemy is near yet (14.5)', [[9, 34]]],
    [
      'psychic-blast',
      'strikes four at once past their armour (16.3)',
      [
        [9, 13],
        [8, 12],
        [10, 12],
        [11, 12],
      ],
    ],
    [
      'dazzle',
      'dazzles many whom no missile pierces (16.2)',
      [
        [9, 13],
        [8, 13],
        [10, 13],
      ],
    ],
    ['lose-weapon', 'disarms an enemy who is too well armoured (13.2)', [[9, 12]]],
    ['snake-staff', 'makes a snake of a staff where the enemy is near (16.4)', [[9, 16]]],
  ] as const)('casts %s: %s', (spell, _, [bob, ...others]) => {
    const foes = others.map((at, i) => ({ ...ARMOURED, name: `Cy${i}`, side: 'east', at, acted: true }))
    const t = facing({ ...MAGE, spells: [spell] }, { ...ARMOURED, at: bob, acted: true }, { more: foes })
    expect(picked(t)).toMatch(new RegExp(`^cast:${spell}`))
  })

  it.each([
    ['heal-strength', 'brings a friend to who lies without his senses (13.2)', { now: 1 }],
    ['iron-flesh', 'armours a friend who stands against two (13.2)', { ready: 'broadsword' }],
    ['missile-return', 'turns arrows from a friend whom archers shoot at (13.3)', { ready: 'broadsword', now: 6 }],
  ] as const)('casts %s: %s', (spell, _, friend) => {
    const t = facing(
      { ...MAGE, at: [9, 9], spells: [spell] },
      { ready: spell === 'missile-return' ? 'long-bow' : 'broadsword', facing: 'w', at: spell === 'missile-return' ? [9, 15] : [9, 11] },
      {
        more: [
          { name: 'Cid', at: [9, 10], ...friend },
          { name: 'Dan', side: 'east', at: [8, 11], facing: 'w', ready: 'broadsword' },
        ],
      },
    )
    expect(picked(t)).toBe(`cast:${spell}:cid`)
  })
})
