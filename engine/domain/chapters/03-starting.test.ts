import { describe, expect, it } from 'vitest'
import { set } from '../proof/table-top.ts'

describe('3.0 starting', () => {
  it('3.0 the highest die begins; those who tie throw again (D-68)', () => {
    const t = set({ seats: 3, dice: [5, 2, 5, 1, 6] })
    expect(t.topic).toBe('quadrant')
    expect(t.ask.seat).toBe(2)
    expect(t.events('first-player')).toMatchObject([{ seat: 2, dice: [1, 6] }])
  })

  it('3.0 alone nobody throws (D-68)', () => {
    const t = set()
    expect([t.topic, t.rolls.length]).toEqual(['quadrant', 0])
  })

  it('3.0 everybody takes a quadrant that is free, neighbours too (D-69); then it goes clockwise (D-68)', () => {
    const t = set({ seats: 3, dice: [1, 6, 2] })
    expect(t.ids).toEqual(['quadrant:nw', 'quadrant:ne', 'quadrant:se', 'quadrant:sw'])
    t.pick('quadrant:se')
    expect([t.ask.seat, t.ids.includes('quadrant:se')]).toEqual([2, false])
    t.pick('quadrant:nw').pick('quadrant:sw')
    // From the second player in the south-east on: south-west, then north-west.
    expect(t.state.order).toEqual([1, 0, 2])
    expect([t.topic, t.ask.seat]).toEqual(['entry', 1])
  })

  it('3.0 quadrants may be given beforehand', () => {
    const t = set({ seats: 2, options: { quadrants: ['nw', 'se'] }, dice: [4, 3] })
    expect([t.topic, t.who(0).quadrant, t.who(1).quadrant]).toEqual(['entry', 'nw', 'se'])
  })

  it('3.0 twelve doors along the line; a tile is laid by its light dot (D-01), and coming in is the whole turn (D-02)', () => {
    const t = set({ options: { quadrants: ['nw'] }, draws: ['o02'] })
    expect(t.ids).toHaveLength(12)
    t.pick('enter:4-0')
    // 4-0 is the middle of the western edge of slot 1-0: the light middle dot of o02 comes there by one quarter turn.
    expect(t.events('tile-laid')).toMatchObject([{ tile: 'o02', slot: [1, 0], turn: 1, entered: true }])
    expect([t.who().at, t.state.round, t.who().experience]).toEqual(['4-0', 2, 5])
  })

  it('3.0 the corners of the line take the corner dot', () => {
    const t = set({ options: { quadrants: ['nw'] }, draws: ['o02'] }).pick('enter:3-0')
    expect(t.events('tile-laid')).toMatchObject([{ turn: 0 }])
  })

  it('3.0 the lantern is lit at the start (D-70)', () => {
    const t = set({ options: { quadrants: ['nw'] }, draws: ['o02'] })
    expect(t.who().lantern).toBe('lit')
    expect(t.pick('enter:3-0').ids).toContain('douse')
  })

  it('3.0 one to four players', () => {
    expect(() => set({ seats: 0 })).toThrow('one to four')
  })
})
