import { describe, expect, it } from 'vitest'
import { byItself } from '../../kernel/by-itself.ts'
import { gladiator } from '../index.ts'
import { arena, duel, type Sheet, type Table } from '../proof/table-top.ts'

const ANN: Sheet = { name: 'Ann', at: [9, 10], sh: 20, ready: 'broadsword' }
const CLEO: Sheet = { name: 'Cleo', at: [12, 10], sh: 20, ready: 'mace' }
const BOB: Sheet = { name: 'Bob', side: 'east', at: [9, 30], sh: 12 }
const picks = (t: Table) => t.session.record.steps.flatMap(({ answer }) => answer?.pick ?? [])

describe('errands', () => {
  const moving = (...west: readonly Sheet[]) => arena({ phase: 'move', characters: [...west, BOB] }, { free: true })

  it('28.4 the rest of the side is moved, each to a square and a facing, and nothing else is decided', () => {
    const t = moving(ANN, CLEO)
    expect(t.errands).toEqual(['moves', 'turn', 'fight'])
    expect(t.plan('moves').steps).toMatchObject([{ about: 'ann', rule: '28.4' }])
    expect(t.run('moves')).toMatchObject({ done: false, kind: 'other-seat' })
    expect(t.events('moved').map((event) => event.figure)).toEqual(['ann', 'cleo'])
    expect(picks(t).every((id) => /^(to|charge|face):/.test(id))).toBe(true)
  })

  it('28.4 a single move is no errand', () => {
    expect(moving(ANN).errands).toEqual(['turn', 'fight'])
  })

  /** Ann alone against someone who is played by nobody. */
  const alone = (ann: Sheet, bob: Sheet) =>
    arena(
      {
        phase: 'action',
        characters: [
          { ...ANN, ...ann },
          { robot: 'giant-amoeba', side: 'east', at: [9, 11], ...bob },
        ],
      },
      { seats: 1, free: true },
    )

  it('27.1 a turn is played to its end', () => {
    const t = alone({ sh: 40, ag: 20 }, { robot: 'behemoth' })
    expect(t.run('turn', { news: false, sh: 1 })).toMatchObject({ kind: 'turn', done: true })
    expect(t.state.turn).toBe(2)
    expect(picks(t)).not.toEqual([])
  })

  it('2.1 a fight is fought out', () => {
    const t = alone({ sh: 40, ag: 20 }, { now: 2 })
    expect(t.run('fight', { news: false, sh: 1 })).toMatchObject({ kind: 'over', done: true })
    expect(t.state.end?.kind).toBe('west')
  })

  it('6.1 it stops when somebody of his has less SH than was said', () => {
    const t = duel({ sh: 14, now: 6 }, { sh: 20 }, { draws: ['bob'], dice: [1, 2, 3, 2, 2] })
    const end = t.pick('attack:ann').run('fight', { sh: 5, news: false })
    expect(t.who('ann').sh).toBeLessThan(5)
    expect(end).toMatchObject({ kind: 'hurt', about: 'ann', done: false })
  })

  it('12.2 no spell is cast unless that is wanted', () => {
    const mage = (limits: { magic: boolean }) => {
      const t = arena(
        {
          phase: 'action',
          characters: [
            { name: 'Moira', race: 'mage', sh: 14, ag: 14, iq: 12, at: [9, 10], ready: 'staff', spells: ['fireball'] },
            { robot: 'giant-amoeba', side: 'east', at: [9, 14] },
          ],
        },
        { seats: 1, free: true },
      )
      t.run('turn', { ...limits, news: false, sh: 1 })
      return picks(t).some((id) => id.startsWith('cast:'))
    }
    expect([mage({ magic: false }), mage({ magic: true })]).toEqual([false, true])
  })
})

describe('standing answers', () => {
  const itself = (t: Table, ...habits: string[]) => byItself(gladiator, t.state, t.ask, { certain: true, habits })?.pick ?? null

  it('27.2, 37.1 first or last, as was said once', () => {
    const t = arena({ characters: [ANN, BOB] }, { dice: [6, 1] })
    expect([itself(t, 'move-last'), itself(t, 'move-first'), itself(t)]).toEqual([['last'], ['first'], null])
  })

  it('31.5 whoever is engaged stands fast; whoever is free is asked', () => {
    const near = arena({ phase: 'move', characters: [ANN, { ...BOB, at: [9, 11] }] })
    const far = arena({ phase: 'move', characters: [ANN, BOB] })
    expect([itself(near, 'engaged-waits'), itself(far, 'engaged-waits')]).toEqual([['wait'], null])
  })

  it('7.3 everybody faces the enemy', () => {
    const t = arena({
      phase: 'move',
      characters: [
        { ...ANN, facing: 'w' },
        { ...BOB, at: [4, 10] },
      ],
    }).pick('wait')
    expect(itself(t, 'face-the-enemy')).toEqual(['face:n'])
  })

  it('40.2 the fallen goes where it hurts most', () => {
    const pit = { terrain: [{ kind: 'pit', at: [8, 12] }] }
    const dice = [2, 2, 3, 2, 6, 6, 6]
    const t = duel({ sh: 24, ag: 20, ready: 'war-shield' }, { sh: 12 }, { scenario: pit, dice }).pick('shield:bob').pick('no')
    expect(itself(t, 'push-where-it-hurts')).toEqual(['push:8-12'])
  })

  it('26.2 the muster is never ended by itself', () => {
    expect(gladiator.attended).toEqual(['muster'])
  })
})
