import { describe, expect, it } from 'vitest'
import { MEADOW, set } from '../proof/table-top.ts'

const home = { tiles: MEADOW, characters: [{ at: '1-0', from: '1-1', treasure: 'staff' }] }

describe('2.0 the object of the game', () => {
  it('2.0 whoever leaves with a treasure has won, and the game is over', () => {
    const t = set({ scenario: home })
    expect(t.ids).toContain('leave')
    t.pick('leave')
    expect(t.over).toBe(true)
    expect(t.session.outcome).toMatchObject({ kind: 'treasure', standings: [{ id: 'seat-0', score: 500, winner: true }] })
    expect(t.events('won')).toMatchObject([{ treasure: 'staff', square: '1-0' }])
  })

  it('2.0 without a treasure nobody leaves', () => {
    expect(set({ scenario: { ...home, characters: [{ at: '1-0' }] } }).ids).not.toContain('leave')
  })

  it('2.0 from the edge only (D-63)', () => {
    expect(set({ scenario: { ...home, characters: [{ at: '1-1', treasure: 'staff' }] } }).ids).not.toContain('leave')
  })

  it('2.0 from any quadrant in which somebody started, and from no other (D-63)', () => {
    const tiles = [{ tile: 'o02', slot: [0, 11] }]
    const characters = [{ at: '1-35', treasure: 'cloak' }]
    const alone = { quadrants: ['nw'], tiles, characters }
    expect(set({ scenario: alone, variants: ['open-quadrants'] }).ids).not.toContain('leave')
    expect(set({ scenario: { quadrants: ['nw', 'ne'], tiles, characters }, seats: 2 }).ids).toContain('leave')
  })

  it('2.0 leaving costs a step (D-63)', () => {
    const t = set({ scenario: home }).pick('step:0-0')
    expect(t.ids).toContain('leave')
    t.pick('step:1-0')
    // The second square is used up; the turn is over, and the next begins.
    expect(t.state.round).toBe(2)
    expect(t.ids).toContain('leave')
  })

  describe('the last round (D-64)', () => {
    const late = (characters: readonly object[], seats: number, rounds = 60) =>
      set({
        scenario: { round: 60, seat: seats - 1, tiles: MEADOW, characters: JSON.parse(JSON.stringify(characters)) },
        options: { rounds },
        seats,
      })

    it('2.0 the richest who is still inside wins', () => {
      const t = late(
        [
          { at: '0-0', items: ['ruby'] },
          { at: '1-0', items: ['golden-idol'] },
        ],
        2,
      ).pick('end')
      expect(t.session.outcome).toMatchObject({
        kind: 'time',
        standings: [
          { id: 'seat-1', score: 40, winner: true },
          { score: 25, winner: false },
        ],
      })
      expect(t.session.outcome?.turns).toBe(60)
    })

    it('2.0 a treasure is worth more than all trinkets together', () => {
      const all = ['silver-goblet', 'coin-purse', 'ruby', 'golden-idol', 'jewelled-crown']
      const t = late(
        [
          { at: '0-0', treasure: 'cloak' },
          { at: '1-0', items: all },
        ],
        2,
      ).pick('end')
      expect(t.session.outcome?.standings?.map(({ score }) => score)).toEqual([200, 140])
    })

    it('2.0 of equals the more experienced, or both', () => {
      const winners = (experience: number) =>
        late(
          [
            { at: '0-0', experience: 5 },
            { at: '1-0', experience },
          ],
          2,
        ).pick('end').state.end?.winners
      expect(winners(7)).toEqual([1])
      expect(winners(5)).toEqual([0, 1])
    })

    it('2.0 nobody inside, nobody wins', () => {
      const t = set({ scenario: { round: 60, tiles: MEADOW, characters: [{ at: '0-0', lifePoints: 1 }] }, options: { rounds: 60 } })
      t.pick('give-up')
      expect(t.session.outcome?.kind).toBe('nobody')
    })

    it('2.0 a game without a limit is counted out after round 500 (D-75)', () => {
      const t = set({ scenario: { round: 500, tiles: MEADOW, characters: [{ at: '0-0' }] } }).pick('end')
      expect(t.session.outcome).toMatchObject({ kind: 'time', turns: 500 })
    })
  })
})
