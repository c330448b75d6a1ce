import { describe, expect, it } from 'vitest'
import { MEADOW, set } from '../proof/table-top.ts'

/** A pit on 1-0, and somebody beside it. */
const pit = (character: object, card = 'black-pit-trap') => ({
  tiles: MEADOW,
  cards: [{ card, at: '1-0' }],
  characters: [JSON.parse(JSON.stringify({ at: '0-0', from: '0-1', ...character }))],
})

describe('4.1 life points and death', () => {
  it('4.1 everybody begins with 10, 10, 4 and 4', () => {
    const { lifePoints, luck, experience } = set({ options: { quadrants: ['nw'] } }).who()
    expect([lifePoints, luck, experience]).toEqual([10, 10, 4])
  })

  it('4.1 the loss is known before luck is asked for (D-80), and suffered it is taken', () => {
    const t = set({ scenario: pit({}) }).pick('step:1-0')
    expect(t.ask).toMatchObject({ topic: 'luck', data: { amount: 1, cause: 'pit-trap' } })
    t.pick('suffer')
    expect([t.who().lifePoints, t.who().luck, t.who().held]).toEqual([9, 10, 'pit'])
  })

  it('4.1 at none he is dead: everything is out of the game, and all values are set back (D-29)', () => {
    const t = set({ scenario: pit({ lifePoints: 1, luck: 4, experience: 20, items: ['dagger', 'rope'] }) })
      .pick('step:1-0')
      .pick('suffer')
    expect(t.events('died')).toMatchObject([{ cause: 'pit-trap', square: '1-0' }])
    expect(t.who()).toMatchObject({ status: 'outside', lifePoints: 10, luck: 10, experience: 4, items: [], deaths: 1, held: null })
    expect(t.state.gone).toEqual(['black-dagger-1', 'black-rope'])
    expect(t.topic).toBe('entry')
  })

  it('4.1 a major treasure stays where he died, open for all (D-28)', () => {
    const t = set({ scenario: pit({ lifePoints: 1, treasure: 'staff' }) })
      .pick('step:1-0')
      .pick('suffer')
    expect(t.state.treasures).toEqual({ '1-0': { treasure: 'staff', up: true } })
  })

  it('4.1 he may come back on old tiles, without experience for them (D-71), or leave for good (D-72)', () => {
    const t = set({ scenario: pit({ lifePoints: 1 }) })
      .pick('step:1-0')
      .pick('suffer')
    expect(t.ids).toContain('retire')
    t.pick('enter:0-0')
    expect([t.who().at, t.who().experience, t.events('tile-laid')]).toEqual(['0-0', 4, []])
  })

  it('4.1 when all have left for good nobody wins (D-72)', () => {
    const t = set({ scenario: pit({ lifePoints: 1 }) })
      .pick('step:1-0')
      .pick('suffer')
      .pick('retire')
    expect([t.over, t.session.outcome?.kind]).toEqual([true, 'nobody'])
  })

  it('4.1 the others play on without him', () => {
    const t = set({ scenario: { ...pit({ lifePoints: 1 }), quadrants: ['nw', 'se'] }, seats: 2 })
      .pick('step:1-0')
      .pick('suffer')
    expect([t.topic, t.ask.seat]).toEqual(['entry', 1])
  })

  it('4.1 he may give up where he is free to act (D-74)', () => {
    const t = set({ scenario: pit({}) })
    expect(t.ids).toContain('give-up')
    expect(t.pick('give-up').events('died')).toMatchObject([{ cause: 'gave-up' }])
    expect(set({ scenario: pit({}) }).pick('step:1-0').ids).not.toContain('give-up')
  })
})

describe('4.2 luck', () => {
  it('4.2 at most his luck: nothing is lost, luck falls by one, experience rises by one', () => {
    const t = set({ scenario: pit({ luck: 8 }), dice: [5, 3] })
      .pick('step:1-0')
      .pick('test-luck')
    expect(t.events('luck-tested')).toMatchObject([{ luck: 8, passed: true, compulsory: false }])
    expect([t.who().lifePoints, t.who().luck, t.who().experience]).toEqual([10, 7, 5])
  })

  it('4.2 more than his luck: the loss is double, and there is no second test (D-80)', () => {
    const t = set({ scenario: pit({ luck: 8 }), dice: [5, 4] })
      .pick('step:1-0')
      .pick('test-luck')
    expect([t.who().lifePoints, t.who().luck, t.who().experience]).toEqual([8, 7, 4])
    expect(t.topic).toBe('pit')
  })

  it('4.2 luck never falls below two, and may be tested there (D-26)', () => {
    const t = set({ scenario: pit({ luck: 2 }), dice: [1, 1] })
      .pick('step:1-0')
      .pick('test-luck')
    expect([t.who().luck, t.who().lifePoints]).toEqual([2, 10])
  })

  it('4.2 a fall that luck spares him leaves him in the pit', () => {
    const t = set({ scenario: pit({}), dice: [1, 1] })
      .pick('step:1-0')
      .pick('test-luck')
    expect(t.who().held).toBe('pit')
  })

  it('4.2 odds: the chance of being spared, what it may cost, and death', () => {
    const t = set({ scenario: pit({ luck: 7, lifePoints: 2 }) }).pick('step:1-0')
    const [test, suffer] = t.decision.options ?? []
    expect(test?.odds?.chance).toBeCloseTo(21 / 36)
    expect(test?.odds).toMatchObject({ die: expect.closeTo(15 / 36) })
    expect(suffer?.odds).toMatchObject({ expected: 1, die: 0 })
  })
})

describe('4.5 experience', () => {
  const border = { tiles: MEADOW, characters: [{ at: '2-1' }] }

  it('4.5 a tile of the own quadrant brings one point in the outer section', () => {
    expect(
      set({ scenario: border, draws: ['o01'] })
        .pick('step:3-1')
        .who().experience,
    ).toBe(5)
  })

  it('4.5 and two in the inner one', () => {
    const t = set({
      scenario: { tiles: [{ tile: 'o02', slot: [0, 2], turn: 2 }], characters: [{ at: '1-8' }] },
      draws: ['i29'],
    })
    t.pick('step:1-9').pick('turn:1')
    expect(t.who().experience).toBe(6)
  })

  it('4.5 none in the quadrant of another', () => {
    const scenario = { quadrants: ['nw', 'sw'], seat: 1, tiles: MEADOW, characters: [{}, { at: '2-1' }] }
    expect(
      set({ scenario, seats: 2, draws: ['o01'] })
        .pick('step:3-1')
        .who(1).experience,
    ).toBe(4)
  })
})
