import { describe, expect, it } from 'vitest'
import { byItself } from '../../kernel/by-itself.ts'
import type { Json } from '../../kernel/types.ts'
import { domain } from '../index.ts'
import { MEADOW, set } from '../proof/table-top.ts'

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
