import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { MEADOW, set } from '../proof/table-top.ts'

const on = (at: string, more: Readonly<Record<string, Json>> = {}, tiles: Json = MEADOW) => ({ tiles, characters: [{ at, ...more }] })

describe('6.1 walking', () => {
  it('6.1 one or two squares, never diagonally', () => {
    const t = set({ scenario: on('0-0') })
    expect(t.of('step')).toEqual(['step:0-1', 'step:1-0'])
    t.pick('step:0-1')
    expect([t.state.round, t.who().at]).toEqual([1, '0-1'])
    t.pick('step:1-1')
    expect([t.state.round, t.who().at]).toEqual([2, '1-1'])
  })

  it('6.1 to and fro, and standing still (D-73)', () => {
    const t = set({ scenario: on('0-0') })
      .pick('step:0-1')
      .pick('step:0-0')
    expect([t.who().at, t.state.round]).toEqual(['0-0', 2])
    expect(t.pick('end').state.round).toBe(3)
  })

  it('6.1 two share a square, and nothing passes between them (D-46)', () => {
    const scenario = { quadrants: ['nw', 'se'], tiles: MEADOW, characters: [{ at: '0-0' }, { at: '0-1' }] }
    const t = set({ scenario, seats: 2 }).pick('step:0-1').pick('end')
    expect([t.who(0).at, t.who(1).at, t.ask.seat]).toEqual(['0-1', '0-1', 1])
  })

  it('6.1 a square is met at every entering, and never for staying (D-73)', () => {
    const scenario = { ...on('0-0'), cards: [{ card: 'x-poison-gas-1', at: '0-1' }] }
    const t = set({ scenario }).pick('step:0-1').pick('suffer').pick('end')
    expect([t.who().lifePoints, t.topic]).toEqual([9, 'turn'])
    t.pick('step:0-0').pick('step:0-1').pick('suffer')
    expect(t.who().lifePoints).toBe(8)
  })

  it('6.1 a walk of several turns is ordered once and goes on without a question', () => {
    const tiles = [
      { tile: 'o02', slot: [0, 0] },
      { tile: 'o01', slot: [1, 0] },
      { tile: 'o17', slot: [2, 0], turn: 0 },
    ]
    const scenario = { ...on('0-0', {}, tiles), blanks: ['5-0', '8-0', '7-2'] }
    const t = set({ scenario })
    const far = t.of('go').at(-1) ?? ''
    expect(far).not.toBe('')
    t.pick(far)
    expect([t.who().at, t.topic]).toEqual([far.slice(3), 'turn'])
    expect(t.state.round).toBeGreaterThan(1)
  })

  it('6.1 it stops when another picks up a treasure', () => {
    const scenario = {
      quadrants: ['nw', 'se'],
      tiles: [
        { tile: 'o02', slot: [0, 0] },
        { tile: 'o01', slot: [1, 0] },
      ],
      blanks: ['5-0'],
      cards: [{ treasure: 'cloak', at: '1-1' }],
      characters: [{ at: '2-0' }, { at: '0-1' }],
    }
    const t = set({ scenario, seats: 2 })
    t.pick('go:5-0')
    expect([t.ask.seat, t.who(0).going.length > 0]).toEqual([1, true])
    t.pick('step:1-1').pick('take:cloak')
    expect(t.who(0).going).toEqual([])
  })
})

describe('6.2 levels, steps and archways', () => {
  it('6.2 the levels meet at stone steps only', () => {
    expect(set({ scenario: on('2-2') }).of('step')).toContain('step:2-1')
    expect(set({ scenario: on('1-2') }).of('step')).toEqual(expect.not.arrayContaining(['step:1-1']))
  })

  it('6.2 an archway is one step under a light square, whose symbol is passed by (D-11)', () => {
    // o16: an archway from 1-0 under 1-1 to 1-2.
    const t = set({ scenario: on('1-0', {}, [{ tile: 'o16', slot: [0, 0] }]) })
    expect(t.of('step')).toContain('step:1-2')
    t.pick('step:1-2')
    expect(t.events('moved')).toMatchObject([{ from: '1-0', to: '1-2', arch: true }])
    expect(t.state.turn?.movesLeft).toBe(1)
  })

  it('6.2 inside it is light; thresholds are dark and need no steps (D-08)', () => {
    const scenario = { large: { west: { tile: 'a4' }, treasure: { tile: 't1' } }, characters: [{ at: '11-14', lantern: 'out' }] }
    const t = set({ scenario }).pick('step:11-15')
    expect(t.who().at).toBe('11-15')
    // Standing on the dark threshold without a light, with no step left.
    expect(t.of('step')).toEqual([])
  })

  it('6.2 with `dark-inner` everything inside is dark (D-08)', () => {
    const scenario = { tiles: [{ tile: 'i29', slot: [0, 3] }], characters: [{ at: '1-10', lantern: 'out' }] }
    expect(set({ scenario }).of('step').length).toBeGreaterThan(0)
    expect(set({ scenario, variants: ['dark-inner'] }).of('step', 'grope')).toEqual(['grope'])
  })

  it('6.2 outer slots of quadrants without a player are closed with one or two players (D-03)', () => {
    const scenario = { quadrants: ['nw'], tiles: [{ tile: 'o02', slot: [3, 0] }], characters: [{ at: '11-1' }] }
    expect(set({ scenario }).of('step')).not.toContain('step:12-1')
    expect(set({ scenario, variants: ['open-quadrants'] }).of('step')).toContain('step:12-1')
    const three = { ...scenario, quadrants: ['nw', 'ne', 'se'] }
    expect(set({ scenario: three, seats: 3 }).of('step')).toContain('step:12-1')
  })
})

describe('6.3 the lantern', () => {
  it('6.3 it is put out before moving, at no cost (D-78)', () => {
    const t = set({ scenario: on('0-0') }).pick('douse')
    expect([t.who().lantern, t.state.turn?.movesLeft]).toEqual(['out', 2])
    expect(set({ scenario: on('0-0') }).pick('step:0-1').ids).not.toContain('douse')
  })

  it('6.3 lit in the light it takes the whole turn and works (D-12)', () => {
    const t = set({ scenario: on('0-0', { lantern: 'out' }) }).pick('light')
    expect([t.who().lantern, t.state.round, t.diceLeft]).toEqual(['lit', 2, 0])
    expect(set({ scenario: on('0-0', { lantern: 'out' }) }).pick('step:0-1').ids).not.toContain('light')
  })

  it('6.3 in the dark it takes a 1 (D-12)', () => {
    const t = set({ scenario: on('0-2', { lantern: 'out' }), dice: [2, 1] }).pick('light')
    expect(t.who().lantern).toBe('out')
    expect(t.pick('light').who().lantern).toBe('lit')
  })

  it('6.3 where gas or a breeze is, the flame meets it again, and no other hazard (D-41)', () => {
    const lit = (card: string) => {
      const t = set({ scenario: { ...on('0-0', { lantern: 'out' }), cards: [{ card, at: '0-0' }] } }).pick('light')
      return [t.who().lantern, t.topic]
    }
    expect(lit('light-explosive-gas')).toEqual(['out', 'luck'])
    expect(lit('light-strong-breeze')).toEqual(['out', 'turn'])
    expect(lit('x-spiked-trap-1')).toEqual(['lit', 'turn'])
  })
})

describe('6.4 in the dark', () => {
  const dark = on('0-2', { lantern: 'out' })

  it('6.4 the die gives the direction of a single square', () => {
    const t = set({ scenario: dark, dice: [3] })
    expect(t.of('step', 'grope')).toEqual(['grope'])
    t.pick('grope')
    expect(t.events('groped')).toMatchObject([{ die: 3, to: '1-2' }])
    // On 1-2, dark again and no steps: the turn is over (D-77).
    expect([t.who().at, t.state.round]).toEqual(['1-2', 2])
  })

  it('6.4 towards a wall the movement is over (D-13)', () => {
    const t = set({ scenario: dark, dice: [1] }).pick('grope')
    expect([t.who().at, t.state.round]).toEqual(['0-2', 2])
    expect(t.events('groped')).toMatchObject([{ to: null }])
  })

  it('6.4 on 5 and 6 he chooses a step, or stays (D-77)', () => {
    const t = set({ scenario: dark, dice: [5] }).pick('grope')
    expect([t.topic, t.of('step', 'stay')]).toEqual(['direction', ['step:1-2', 'step:0-3', 'stay']])
    expect(t.decision.options?.find(({ id }) => id === 'step:0-3')).toMatchObject({ detail: 'Draws a tile', data: { new: 'tile' } })
    expect(t.pick('stay').who().at).toBe('0-2')
  })

  it('6.4 from a square with steps he walks freely, two squares as always (D-77)', () => {
    const t = set({ scenario: on('2-2', { lantern: 'out' }) })
    expect(t.of('step', 'grope')).toEqual(['step:1-2', 'step:2-1', 'step:2-3', 'step:3-2'])
    t.pick('step:2-1')
    expect(t.of('step').length).toBeGreaterThan(0)
  })

  it('6.4 onto an empty slot a tile is drawn as usual (D-13)', () => {
    const t = set({ scenario: dark, dice: [2], draws: ['o47'] }).pick('grope')
    expect(t.events('tile-laid')).toHaveLength(1)
  })

  it('6.4 towards an archway he comes out on its far side (D-13)', () => {
    const scenario = on('1-0', { lantern: 'out' }, [{ tile: 'o16', slot: [0, 0] }])
    expect(
      set({ scenario, dice: [2] })
        .pick('grope')
        .who().at,
    ).toBe('1-2')
  })
})

describe('6.4, D-121 what can be done blind', () => {
  const tiles = [
    { tile: 'o02', slot: [0, 2] },
    { tile: 'i02', slot: [0, 3] },
  ]

  it('6.4 no walk: neither from a dark square nor from a threshold (D-77)', () => {
    const blind = set({ scenario: { tiles, characters: [{ at: '1-8', lantern: 'out' }] } })
    expect(blind.of('go', 'step')).toEqual([])
    expect(set({ scenario: { tiles, characters: [{ at: '1-8' }] } }).of('go').length).toBeGreaterThan(0)
    const large = { west: { tile: 'a1' }, treasure: { tile: 't1' } }
    const carrier = set({ scenario: { large, characters: [{ at: '11-15', lantern: 'out', treasure: 'staff' }] } })
    expect(carrier.of('go')).toEqual([])
  })

  it('6.4 a walk ends where the light of a spell does', () => {
    const effects = [{ kind: 'guiding-light', turns: 1 }]
    const large = { west: { tile: 'a4' }, treasure: { tile: 't1' } }
    const t = set({ scenario: { large, blanks: ['11-16'], characters: [{ at: '11-13', lantern: 'out', effects }] } }).pick('go:11-16')
    // Two squares, onto the dark threshold; there the spell is over.
    expect([t.who().at, t.state.round, t.topic, t.of('step')]).toEqual(['11-15', 2, 'turn', []])
  })

  it('6.4 no door is broken, no pit crossed, nothing thrown or cast at another square', () => {
    const items = ['rope', 'javelin', 'book-1-5', 'book-2-4-6', 'triangle', 'triangle', 'circle', 'circle', 'rhomb', 'rhomb']
    const at = (card: string, lantern: string) =>
      set({ scenario: { tiles: MEADOW, cards: [{ card, at: '0-2' }], characters: [{ at: '1-2', lantern, items }] } })
    for (const [card, deed] of [
      ['locked-door-1', 'break:0-2'],
      ['ghost', 'throw:red-javelin:0-2'],
      ['ghost', 'cast:boneshaker:0-2'],
      ['ghost', 'cast:icy-blast:0-2'],
      ['locked-door-1', 'cast:open-sesame:0-2'],
    ] as const) {
      const ids = (lantern: string) => at(card, lantern).ids.filter((id) => id.replace(/(throw:)[^:]+/, '$1red-javelin') === deed)
      expect([deed, ids('lit').length]).toEqual([deed, 1])
      expect([deed, ids('out').length]).toEqual([deed, 0])
    }
    const pit = (lantern: string) =>
      set({ scenario: { tiles: MEADOW, cards: [{ card: 'pit-trap', at: '1-2' }], characters: [{ at: '0-2', lantern, items: ['rope'] }] } })
    expect([pit('lit').of('cross').length > 0, pit('out').of('cross')]).toEqual([true, []])
    // He can still help himself: light, eat, put down, and a spell that needs no target.
    expect(at('ghost', 'out').ids).toEqual(
      expect.arrayContaining(['grope', 'light', 'cast:guiding-light', 'drop:black-rope', 'end', 'give-up']),
    )
  })

  it('2.0 out by the door at his back, dark or not (D-63, D-115)', () => {
    const scenario = {
      quadrants: ['nw'],
      tiles: [{ tile: 'o24', slot: [0, 0] }],
      characters: [{ at: '0-0', lantern: 'out', treasure: 'staff' }],
    }
    const t = set({ scenario })
    expect([t.of('step'), t.ids.includes('leave')]).toEqual([[], true])
    expect(t.pick('leave').state.end).toMatchObject({ kind: 'treasure', winners: [0] })
  })

  it('6.4 who may choose and stays finds no wall', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-2', lantern: 'out' }] }, dice: [5] })
      .pick('grope')
      .pick('stay')
    const [groped] = t.events('groped')
    expect([groped, groped && t.session.game.sentence(t.state, groped)]).toMatchObject([{ stays: true }, 'Ann gropes about and stays put.'])
  })
})

describe('6.1 what stops a walk', () => {
  it('6.1 a card that another turns up beside its way', () => {
    const scenario = {
      quadrants: ['nw', 'sw'],
      tiles: [
        { tile: 'o02', slot: [0, 0] },
        { tile: 'o17', slot: [1, 0] },
      ],
      cards: [{ card: 'light-strong-breeze', at: '4-1' }],
      blanks: ['5-0'],
      characters: [{ at: '0-0' }, { at: '5-1', lantern: 'out' }],
    }
    const t = set({ scenario, seats: 2 }).pick('go:5-0')
    expect(t.who(0).going).toContain('4-0')
    t.pick('step:4-1')
    expect([t.events('card-turned').length, t.who(0).going]).toEqual([1, []])
  })
})
