import { describe, expect, it } from 'vitest'
import { MEADOW, set } from '../proof/table-top.ts'

/** A pit on 1-0, and someone beside it. */
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
    expect([t.state.gone, t.state.treasures]).toEqual([['black-dagger-1', 'black-rope'], {}])
    expect(t.topic).toBe('entry')
  })

  it('4.1 a major treasure stays where he died, open for all (D-28)', () => {
    const t = set({ scenario: pit({ lifePoints: 1, treasure: 'staff' }) })
      .pick('step:1-0')
      .pick('suffer')
    expect(t.state.treasures).toEqual({ '1-0': [{ treasure: 'staff', up: true }] })
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
    const t = set({ scenario: border, draws: ['o01'] }).pick('step:3-1')
    expect(t.events('experience')).toMatchObject([{ amount: 1, total: 5, reads: { table: '4.5', row: 'outer-tile' } }])
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

describe('4.1, 13.0 a major treasure never leaves the game with its carrier', () => {
  const field = [
    { tile: 'o02', slot: [0, 0] },
    { tile: 'o17', slot: [1, 0] },
  ]

  it('4.1 it lies beside another that was lost there; one may be taken (D-28, D-120)', () => {
    const cards = [
      { card: 'orc-guard', at: '1-0' },
      { treasure: 'cloak', at: '1-0' },
    ]
    const t = set({ scenario: { tiles: field, cards, characters: [{ at: '0-0', lifePoints: 1, treasure: 'staff' }] }, dice: [6] })
    t.pick('step:1-0').pick('suffer')
    const both = [
      { treasure: 'cloak', up: false },
      { treasure: 'staff', up: true },
    ]
    expect(t.state.treasures).toEqual({ '1-0': both })
    expect(t.session.game.view(t.state, 0)).toMatchObject({ stacks: { treasures: 2 } })
    const here = set({
      scenario: { tiles: field, cards: [cards[1] ?? {}, { treasure: 'staff', at: '1-0', up: true }], characters: [{ at: '0-0' }] },
    })
    here.pick('step:1-0')
    expect(here.of('take')).toEqual(['take:cloak', 'take:staff'])
    here.pick('take:cloak')
    expect([here.state.treasures, here.of('take')]).toEqual([{ '1-0': [both[1]] }, []])
    expect(here.decision.blocked?.filter(({ id }) => id === 'take:staff')).toMatchObject([
      { rule: '13.0', why: 'You can carry only one treasure.' },
    ])
  })

  it('4.1 lost on a square of the chamber that nobody has looked at it hides none of the four (13.0, D-95)', () => {
    const scenario = {
      large: { west: { tile: 'a4' }, treasure: { tile: 't1' } },
      cards: [{ treasure: 'staff', at: '11-17', up: true }],
      characters: [{ at: '11-16' }],
    }
    const t = set({ scenario, draws: ['cloak'] }).pick('step:11-17')
    expect(t.events('treasure-found')).toMatchObject([{ treasure: 'cloak', square: '11-17' }])
    expect(t.of('take')).toEqual(['take:staff', 'take:cloak'])
    // Once its own treasure is gone the square has none any more; taking the lost one changes nothing.
    t.pick('take:staff')
    expect(t.session.game.view(t.state, 0)).toMatchObject({ turned: ['11-17'] })
  })

  it('4.1 of one who was thrown back out of his door it lies at the door (D-23, D-28)', () => {
    const outside = (deaths: number, dice: readonly number[]) =>
      set({
        scenario: {
          tiles: field,
          cards: [{ card: 'orc-guard', at: '0-0' }],
          characters: [{ treasure: 'staff', lifePoints: 3, items: ['light-unlabelled-potion'], deaths }],
        },
        dice,
      })
        .pick('enter:0-0')
        .pick('suffer')
    const dies = outside(0, [6, 1]).pick('use:light-unlabelled-potion').pick('suffer')
    expect([dies.who().deaths, dies.state.treasures['0-0']]).toEqual([1, [{ treasure: 'staff', up: true }]])
    const leaves = outside(1, [6]).pick('retire')
    expect([leaves.who().status, leaves.state.treasures['0-0']]).toEqual(['retired', [{ treasure: 'staff', up: true }]])
  })

  it('6.1 it stops whoever is to pass there', () => {
    const scenario = {
      quadrants: ['nw', 'sw'],
      tiles: field,
      cards: [{ card: 'x-poison-gas-1', at: '4-1' }],
      blanks: ['5-0'],
      characters: [{ at: '0-0' }, { at: '3-1', lifePoints: 1, treasure: 'staff' }],
    }
    const t = set({ scenario, seats: 2 }).pick('go:5-0')
    expect(t.who(0).going).toContain('4-0')
    t.pick('step:4-1').pick('suffer')
    expect(t.who(0).going).toEqual([])
  })
})
