import { describe, expect, it } from 'vitest'
import { byItself } from '../../kernel/by-itself.ts'
import type { Json } from '../../kernel/types.ts'
import { domain } from '../index.ts'
import { distance } from '../open/squares.ts'
import { MEADOW, set } from '../proof/table-top.ts'
import { ANTECHAMBERS, INNER_TILES, OUTER_TILES, TREASURE_CHAMBERS } from '../tables/index.ts'

const on = (who: Readonly<Record<string, Json>>, cards: Json = []) => ({ tiles: MEADOW, cards, characters: [{ at: '0-1', ...who }] })

describe('fight on until it is decided', () => {
  const even = { experience: 12, items: ['dagger', 'dagger', 'shield'] }
  const orc = [{ card: 'orc', at: '0-0' }]

  it('9.3, 9.4 the best arms, round after round, until somebody is hit', () => {
    const t = set({ scenario: on(even, orc), dice: [1, 1, 1, 1, 6] }).pick('step:0-0')
    expect([t.topic, t.errands]).toEqual(['arm', ['fight']])
    expect(t.run('fight')).toMatchObject({ kind: 'decided', done: true })
    expect([t.events('blow').length, t.events('creature-beaten').length]).toEqual([5, 1])
  })

  it('4.2 a loss is a question of its own', () => {
    const t = set({ scenario: on(even, orc), dice: [1, 6] }).pick('step:0-0')
    expect(t.run('fight')).toMatchObject({ kind: 'asked', done: false })
    expect(t.topic).toBe('luck')
  })

  it('9.3 with the initiative he draws back where the chance is less than was set', () => {
    const t = set({ scenario: on({ ...even, from: '1-1' }, orc), dice: [1, 1] }).pick('step:0-0')
    t.run('fight', { least: 100 })
    expect([t.events('retreated').length, t.who().at]).toEqual([1, '0-1'])
  })
})

describe('until it works', () => {
  it('10.7 an attempt a turn, until he is out of the pit', () => {
    const t = set({ scenario: on({ at: '0-0', held: 'pit' }, [{ card: 'pit-trap', at: '0-0' }]), dice: [1, 2, 5] })
    expect(t.errands).toEqual(['climb'])
    expect(t.run('climb')).toMatchObject({ kind: 'asked' })
    expect([t.topic, t.state.round]).toEqual(['climb-to', 3])
  })

  it('10.8 in toxic gas it stops where the loss is asked about, and at the life points that were set', () => {
    const pit = set({ scenario: on({ at: '0-0', held: 'pit', lifePoints: 3 }, [{ card: 'toxic-pit', at: '0-0' }]), dice: [1] })
    expect(pit.run('climb')).toMatchObject({ kind: 'asked' })
    pit.pick('suffer')
    expect(pit.plan('climb').errand.limits).toMatchObject([{ id: 'life', suggested: 3 }])
  })

  it('6.3 the lantern in the dark, on a 1; where light is sure nothing need be repeated', () => {
    const t = set({ scenario: on({ at: '1-2', lantern: 'out' }), dice: [4, 5, 1] })
    expect(t.errands).toContain('light')
    expect(t.run('light')).toMatchObject({ kind: 'lit', done: true })
    expect([t.who().lantern, t.state.round]).toEqual(['lit', 4])
    expect(set({ scenario: on({ lantern: 'out' }) }).errands).not.toContain('light')
  })

  it('6.4 blind steps, until he stands where he can see', () => {
    const t = set({ scenario: on({ at: '0-2', lantern: 'out' }), dice: [4, 3, 3] })
    expect(t.run('grope')).toMatchObject({ kind: 'seeing', done: true })
    expect(t.who().at).toBe('2-2')
  })

  it('6.4 where the die leaves the choice it goes the nearest known way to light, and asks where there is none', () => {
    const t = set({ scenario: on({ at: '0-2', lantern: 'out' }), dice: [5, 6] })
    expect(t.run('grope')).toMatchObject({ kind: 'seeing', done: true })
    expect(t.who().at).toBe('2-2')
    const pit = set({ scenario: on({ at: '0-2', lantern: 'out' }, [{ card: 'pit-trap', at: '1-2' }]), dice: [5] })
    expect(pit.run('grope')).toMatchObject({ kind: 'asked', done: false })
    expect(pit.topic).toBe('direction')
  })
})

const TILES = [...OUTER_TILES, ...INNER_TILES, ...ANTECHAMBERS, ...TREASURE_CHAMBERS].map(({ id }) => id)

describe('on towards the treasure, and home with it', () => {
  const large = { west: { tile: 'a4' }, treasure: { tile: 't1' } }
  const offer = (t: ReturnType<typeof set>) => t.plan('onward').errand

  it('2.0 says where the goal is, and what lies next on the way', () => {
    const t = set({ scenario: on({ at: '0-0' }) })
    expect(t.errands[0]).toBe('onward')
    expect(offer(t).label).toBe('Head for the treasure chamber')
    expect(offer(t).detail).toMatch(/^(Next|After \d steps?): unexplored ground to the (north|east|south|west)$/)
    expect(t.decision.lead).toBe('2 squares of movement left. The treasure chamber lies 15 squares east and 9 south.')
  })

  it('5 lays tiles turn after turn, and stops at what has to be decided', () => {
    const t = set({ scenario: on({ at: '2-0' }), draws: TILES })
    expect(t.run('onward', { cards: false })).toMatchObject({ kind: 'card', text: 'Stopped before a card on the way.', done: false })
    expect([t.events('tile-laid').length > 0, t.state.round > 2, t.events('card-drawn')]).toEqual([true, true, []])
    // It came nearer the middle on the way, and never has to ask how a tile lies.
    expect(distance(t.who().at ?? '', '11-17')).toBeLessThan(distance('2-0', '11-17'))
  })

  it('6.3 lights the lantern first, where that is sure', () => {
    const t = set({ scenario: on({ at: '0-0', lantern: 'out' }), draws: TILES })
    t.run('onward', { cards: false })
    expect(t.events('lantern')[0]).toMatchObject({ lit: true })
  })

  it('9.1 is not offered beside a creature that bars every known way', () => {
    const cards = [
      { card: 'orc', at: '0-1' },
      { card: 'orc-guard', at: '1-0' },
    ]
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ at: '0-0' }] } })
    expect(t.errands).not.toContain('onward')
  })

  it('13.0 turns up a treasure of the chamber, and leaves the taking to the player', () => {
    const t = set({ scenario: { large, blanks: ['11-16'], characters: [{ at: '11-14' }] }, draws: ['staff'] })
    expect(offer(t).label).toBe('Head for the treasure')
    expect(t.run('onward')).toMatchObject({ kind: 'asked' })
    expect([t.topic, t.events('treasure-found').length]).toEqual(['find', 1])
  })

  it('2.0 home with it by the nearest known way, and out', () => {
    const tiles = [
      { tile: 'o02', slot: [0, 0] },
      { tile: 'o17', slot: [1, 0] },
    ]
    const t = set({ scenario: { tiles, blanks: ['5-0'], characters: [{ at: '4-1', treasure: 'staff' }] } })
    expect([offer(t).label, t.decision.lead]).toEqual([
      'Carry the treasure home',
      '2 squares of movement left. The nearest way out, E1, lies 1 square west.',
    ])
    expect(t.run('onward')).toMatchObject({ kind: 'over' })
    expect(t.state.end).toMatchObject({ kind: 'treasure', winners: [0] })
  })

  it('14.0 home round a pentagram', () => {
    const cards = [{ card: 'black-pentagram', at: '1-1' }]
    const t = set({ scenario: on({ at: '2-1', treasure: 'staff' }, cards) })
    t.run('onward')
    expect([t.events('warlock'), t.state.end?.kind]).toEqual([[], 'treasure'])
  })

  it('6.1 stops when another takes up a treasure', () => {
    const scenario = {
      quadrants: ['nw', 'ne'],
      tiles: MEADOW,
      cards: [{ treasure: 'cloak', at: '2-1' }],
      characters: [{ at: '0-0' }, { at: '1-1' }],
    }
    const t = set({ scenario, seats: 2, draws: ['o24', 'o02'] })
    // Between two answers the other seat decides: the errand leaves that to him.
    expect(t.run('onward')).toMatchObject({ done: false })
  })
})

describe('standing answers', () => {
  const gas = (who: Readonly<Record<string, Json>>) => set({ scenario: on(who, [{ card: 'poison-gas', at: '0-0' }]) }).pick('step:0-0')
  const given = (t: ReturnType<typeof gas>, ...habits: string[]) => byItself(domain, t.state, t.ask, { habits })?.pick?.[0]

  it('4.2 a scratch is suffered while he is sound', () => {
    expect(given(gas({}), 'suffer-scratches')).toBe('suffer')
    expect(given(gas({ lifePoints: 5 }), 'suffer-scratches')).toBeUndefined()
    expect(given(gas({}))).toBeUndefined()
  })

  it('4.2 luck is tested where it is that or death', () => {
    expect(given(gas({ lifePoints: 1 }), 'test-to-live')).toBe('test-luck')
    expect(given(gas({}), 'test-to-live')).toBeUndefined()
  })

  it('7.0, 8.1 objects are taken, a major treasure is left to him', () => {
    const heap = [
      { card: 'rope', at: '0-0' },
      { treasure: 'cloak', at: '0-0' },
    ]
    const t = set({ scenario: on({}, heap) }).pick('step:0-0')
    expect(given(t, 'take-all')).toBe('take:black-rope')
    t.pick('take:black-rope')
    expect(given(t, 'take-all')).toBeUndefined()
  })

  it('9.4 the best arms against this one', () => {
    const items = ['dagger', 'shield', 'warhammer']
    const t = set({ scenario: on({ experience: 12, items }, [{ card: 'orc', at: '0-0' }]) }).pick('step:0-0')
    expect(given(t, 'best-arms')).toContain('red-warhammer')
  })
})
