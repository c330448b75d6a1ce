import { describe, expect, it } from 'vitest'
import { arena, duel, type Sheet } from './proof/table-top.ts'
import { secret } from './view.ts'

const CHARACTERS: readonly Sheet[] = [
  { name: 'Ann', at: [9, 10], experience: 30, ready: 'broadsword', also: 'shield' },
  { name: 'Bob', side: 'east', at: [9, 13], suit: 'leather', now: 7 },
  { robot: 'imp', side: 'east', at: [3, 30] },
]

function seen(seat: number, more: Parameters<typeof arena>[1] = {}, scenario: Sheet = {}) {
  return arena({ phase: 'move', characters: CHARACTERS, ...scenario }, more).seen(seat)
}

describe('what a seat sees', () => {
  it('26.1 its own numbers, and not those of the other side', () => {
    const [ann, bob] = seen(0).characters
    expect(ann).toMatchObject({ sh: { now: 12, normal: 12 }, ag: { now: 11, normal: 12 }, iq: 8, experience: 30, spells: [] })
    expect(bob).toMatchObject({ sh: null, ag: null, iq: null, experience: null, spells: null, ar: { front: 2, side: 2, rear: 2 } })
    expect(seen(1).characters.map(({ id, sh }) => [id, sh?.now ?? null])).toEqual([
      ['ann', null],
      ['bob', 7],
      ['imp-1', 13],
    ])
  })

  it('27.4, 34.6 what everybody may see, at any time: arms, armour, movement, posture', () => {
    const [ann] = seen(1).characters
    expect(ann).toMatchObject({
      at: [9, 10],
      facing: 'e',
      status: 'standing',
      ar: { front: 2, side: 0, rear: 0 },
      mp: 10,
      movement: 'wait',
    })
    expect([ann?.ready, ann?.also?.type]).toEqual([{ id: 'broadsword-1', type: 'broadsword' }, 'shield'])
  })

  it('26.1 with open-stats everybody’s numbers; of robots, which are printed, always', () => {
    expect(seen(0, { variants: ['open-stats'] }).characters[1]?.sh).toEqual({ now: 7, normal: 12 })
    const robots = [CHARACTERS[0] ?? {}, { robot: 'slayer', side: 'east', at: [3, 30] }]
    expect(seen(0, { seats: 1 }, { characters: robots }).characters[1]?.sh?.now).toBe(12)
  })

  it('23.4 nobody in shadow, unless he stands next to somebody of the other side (G-111)', () => {
    const shadow = { terrain: [{ kind: 'shadow', at: [9, 13] }] }
    expect(seen(0, {}, shadow).characters.map(({ id }) => id)).toEqual(['ann'])
    expect(seen(1, {}, shadow).characters.map(({ id }) => id)).toEqual(['ann', 'bob', 'imp-1'])
    expect(seen(0, {}, { terrain: [{ kind: 'shadow', at: [9, 13] }], phase: 'action' }).order).toEqual(['ann'])
  })

  it('26.1 the number needed is told to the side of whoever throws alone, the dice to all (27.4)', () => {
    const t = duel({}, { acted: true }, { dice: [6, 5, 5] }).pick('attack:bob')
    const types = (seat: number) => t.told(seat).map(({ type }) => type)
    expect([types(0).includes('aimed'), types(1).includes('aimed'), types(1).includes('attacked')]).toEqual([true, false, true])
  })

  it('26.1 people on one side hide nothing from each other, and a fight that is over hides nothing at all', () => {
    const t = arena({ phase: 'action', characters: CHARACTERS }, { free: true })
    // The other side hides its numbers from one person, too, where bots have it.
    expect([secret(t.state, [0]), secret(t.state, [0, 1]), secret(t.state, [])]).toEqual([true, true, false])
    const together = { ...t.state, seats: t.state.seats.map((each) => ({ ...each, side: 'west' as const })) }
    expect(secret(together, [0, 1])).toBe(false)
    const open = arena({ phase: 'action', characters: CHARACTERS.slice(0, 2) }, { free: true, variants: ['open-stats'] })
    expect(secret(open.state, [0, 1])).toBe(false)
    const over = duel({}, { now: 2, acted: true }, { alone: true, dice: [3, 3, 3, 3, 3] }).pick('attack:bob')
    expect([over.over, secret(over.state, [0, 1]), over.seen(0).characters[1]?.sh?.now]).toEqual([true, false, 0])
  })

  it('28.4 the order of those who are still to move, and of those who are still to act (30.1)', () => {
    expect(seen(1).order).toEqual(['ann', 'imp-1', 'bob'])
    expect(duel({ ag: 9 }, {}, { alone: true }).seen(0).order).toEqual(['bob', 'ann'])
  })
})

describe('a fight as a record', () => {
  it('27.1 the script entered anew at a mark comes to the same question', () => {
    const t = duel({}, {}, { free: true }).pick('attack:bob').pick('no')
    const again = t.session.replay(2)
    expect('ask' in again && again.ask?.about).toBe(t.ask.about)
    expect('state' in again && again.state).toEqual(t.state)
  })
})
