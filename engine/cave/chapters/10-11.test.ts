import { describe, expect, it } from 'vitest'
import { meeting, set } from '../proof/table-top.ts'
import { firstWays, waysOn } from './11-ways.ts'
import { beginTurn } from './turns.ts'

const TWO = [{}, { character: 'cyborg' }]

describe('setting up', () => {
  it('8 Characters are dealt by seat, and who begins is drawn by lot (C-51)', () => {
    const t = set({ fresh: 3, draws: ['night-blade', 'cyborg', 'deep-miner', 'seat-1'] })
    expect(t.state.players.map(({ character }) => character)).toEqual(['night-blade', 'cyborg', 'deep-miner'])
    expect([t.state.first, t.ask.seat, t.state.unused.length]).toEqual([1, 1, 5])
    expect(t.who()).toMatchObject({ lives: 4, gold: 1, strength: 4, craft: 3, at: 'cave-entrance', alignment: 'evil' })
  })

  it('8 players choose in seat order where they agreed to (C-114)', () => {
    const t = set({ fresh: 2, variants: ['choose-characters'], draws: ['seat-0'] }).pick('character:cyborg')
    expect([t.ask.seat, t.ids.includes('character:cyborg')]).toEqual([1, false])
    expect(t.pick('character:deep-miner').state.players.map(({ character }) => character)).toEqual(['cyborg', 'deep-miner'])
  })

  it('1.1 a short game begins with more, lost like gains', () => {
    const t = set({ fresh: 1, variants: ['short-game'], draws: ['deep-miner'] })
    expect(t.who()).toMatchObject({ strength: 6, craft: 5, gold: 4 })
  })

  it('12.5 the Crystal may be known from the start', () => {
    expect(set({ fresh: 1, variants: ['crystal-known'], draws: ['deep-miner', 'chamber-6'] }).state.crystal).toBe('chamber-6')
  })
})

describe('10 turns', () => {
  it('10.1, 10.2 movement, then Encounters; then the next seat, and a new round after the last', () => {
    const t = set({ players: TWO, scenario: { turn: 1, first: 1, round: 4 }, draws: ['mule', 'owl'] })
    t.pick('step:corridor-1')
    expect([t.topic, t.state.phase]).toEqual(['deck', 'encounter'])
    t.pick('draw:cave').pick()
    expect([t.ask.seat, t.state.round]).toEqual([0, 4])
    t.pick('step:corridor-11').pick('draw:adventure').pick('take:owl')
    expect([t.ask.seat, t.state.round, t.who().followers]).toEqual([1, 5, ['owl']])
  })

  it('10 a turn can be gone on with from its last safe point', () => {
    const t = set({ draws: ['mule'] }).pick('step:corridor-1')
    expect(t.marked).toMatchObject({ phase: 'encounter', turn: { over: false }, players: [{ at: 'corridor-1' }] })
  })

  it('12.5 whoever plays alone is told when the chance to pass all three Trials first comes to 50 and to 80 % (C-97)', () => {
    const strong = (gold: number) => ({ at: 'cave-entrance', strength: 14, craft: 11, gold })
    const scenario = { lying: { 'cave-entrance': { cards: [], gold: 1 } } }
    const even = meeting(strong(11), { scenario, dice: [1], draws: ['bright-echo'] }).pick()
    expect(even.events('ready')).toMatchObject([{ rule: '12.5', seat: 0, mark: 50 }])
    even.pick('roll').pick('go:corridor-11').pick('draw:adventure')
    expect(even.events('ready').length).toBe(1)
    expect(meeting(strong(14), { scenario }).pick().events('ready')).toMatchObject([{ mark: 80 }])
    expect(meeting(strong(8), { scenario }).pick().events('ready')).toEqual([])
    expect(
      meeting(strong(14), { scenario, players: [{ character: 'seeress' }] })
        .pick('space')
        .pick()
        .events('ready'),
    ).toEqual([])
  })

  it('10.2 missed turns are counted off, while what runs goes on running (C-98)', () => {
    const t = set({ players: [{ misses: 1, weakened: 2, barred: 1 }, { character: 'cyborg' }], draws: ['mule'] })
    expect([t.ask.seat, t.who().misses, t.who().weakened, t.who().barred]).toEqual([1, 0, 1, 0])
  })

  it('17 after the last round the highest renown wins, equal ones together (C-97)', () => {
    const last = { scenario: { round: 10, turn: 1 }, options: { rounds: 10 }, draws: ['owl'] }
    const t = set({ players: [{ strength: 5 }, { character: 'cyborg' }], ...last })
      .pick('step:corridor-1')
      .pick('draw:adventure')
    expect(t.pick('take:owl').state.end).toEqual({ kind: 'limit', winners: [0] })
    const even = set({ players: [{ objects: ['wand'] }, { character: 'cyborg' }], ...last })
      .pick('step:corridor-1')
      .pick('draw:adventure')
    expect(even.pick('take:owl').state.end).toEqual({ kind: 'limit', winners: [0, 1] })
  })

  it('17 alone the limit is a loss (C-104)', () => {
    const t = set({ scenario: { round: 10 }, options: { rounds: 10 }, draws: ['owl'] })
      .pick('step:corridor-1')
      .pick('draw:adventure')
      .pick()
    expect(t.state.end).toEqual({ kind: 'limit', winners: [] })
  })
})

describe('11.2 movement', () => {
  it('11.2 with Craft under 6 the die, or one space without it; with more the die alone (C-54)', () => {
    expect(set().ids).toEqual(['roll', 'step:corridor-19', 'step:corridor-1', 'step:corridor-11'])
    expect(set({ players: [{ craft: 6 }] }).ids).toEqual(['roll'])
    expect(set({ players: [{ craft: 4, objects: ['solomons-crown'] }] }).ids).toEqual(['roll'])
    expect(set({ players: [{ craft: 6 }], variants: ['six-may-step'] }).ids).toContain('step:corridor-1')
  })

  it('11.2 the question is put even where there is one answer (C-52)', () => {
    expect(set({ players: [{ craft: 6 }] }).topic).toBe('move')
  })

  it('11.2 the first way is chosen after the die (C-53); then the die turns, by order of the ways (C-18, C-56, C-57)', () => {
    const walk = (die: number) => set({ players: [{ at: 'corridor-2' }], dice: [2, die, 3, 1], draws: ['owl'] }).pick('roll')
    expect([walk(1).topic, walk(1).ids]).toEqual(['direction', ['go:crossroads-1', 'go:underground-fountain']])
    expect(walk(3).pick('go:crossroads-1').who().at).toBe('corridor-15')
    expect(walk(4).pick('go:crossroads-1').events('moved')).toMatchObject([{ path: ['corridor-2', 'crossroads-1', 'chamber-1'], die: 2 }])
  })

  it.each([
    ['Craft 6', { craft: 6 }],
    ['the Cave Delver', { character: 'cave-delver' }],
    ['the Everburning Lamp', { objects: ['everburning-lamp'] }],
  ])('11.2%s chooses at every turning (C-20)', (_, sheet) => {
    const t = set({ players: [{ at: 'corridor-2', ...sheet }], dice: [2] })
      .pick('roll')
      .pick('go:crossroads-1')
    expect([t.topic, t.ids]).toEqual(['direction', ['go:corridor-15', 'go:chamber-1']])
  })

  it('11.2 Craft is read anew at each turning (C-58)', () => {
    const t = set({ players: [{ at: 'corridor-2', craft: 4, objects: ['solomons-crown'] }], dice: [2, 4, 1] })
    t.pick('roll').pick('ditch:solomons-crown').pick('go:crossroads-1')
    expect([t.who().at, t.events('turning').length]).toEqual(['chamber-1', 1])
  })

  it('11.2 the Cave Guide moves the die by one', () => {
    const pace = (die: number) => set({ players: [{ followers: ['cave-guide'] }], dice: [die] }).pick('roll').ids
    expect([pace(1), pace(4), pace(6)]).toEqual([
      ['pace:1', 'pace:2'],
      ['pace:3', 'pace:4', 'pace:5'],
      ['pace:5', 'pace:6'],
    ])
  })

  it('11.2 no space twice in a turn; where every way is used he stops (C-19)', () => {
    const t = set({ players: [{ at: 'crossroads-1' }] })
    expect(waysOn(t.state, t.who(), ['corridor-15'])).toEqual(['chamber-1', 'corridor-2'])
    expect(waysOn(t.state, t.who(), ['corridor-15', 'chamber-1', 'corridor-2'])).toEqual([])
  })

  it('11.2 weakened, in the dark or a Toad he goes single spaces, whatever his Craft (C-23, C-62, C-99)', () => {
    const steps = ['step:corridor-19', 'step:corridor-1', 'step:corridor-11']
    expect(set({ players: [{ craft: 9, weakened: 1, spells: ['swift-foot'] }] }).ids).toEqual(steps)
    expect(set({ players: [{ toad: 1 }] }).ids).toEqual(steps)
    expect(set({ players: TWO, scenario: { dark: 1 } }).ids).toEqual(steps)
    expect(set({ players: [{ craft: 6 }, { character: 'cyborg' }], scenario: { dark: 1 } }).ids).toEqual(['roll'])
    expect(set({ scenario: { dark: 0 } }).ids).toContain('roll')
  })

  it('11.2 no way open: he stays and meets nothing (C-55)', () => {
    const player = { character: 'pit-gladiator', at: 'corridor-19', from: 'chamber-5', barred: 2 }
    const t = set({ players: [player], scenario: { crystal: 'chamber-5' }, dice: [1] })
    expect(t.ids).toEqual(['gate'])
    t.pick('gate')
    expect([t.topic, t.state.round, t.who().at]).toEqual(['move', 2, 'corridor-19'])
  })
})

describe('11.3 Heavy Gates', () => {
  it('11.3 a gate stops him; next turn he goes back freely, or tries it (C-49, C-59)', () => {
    const t = set({ players: [{ at: 'corridor-1' }], dice: [6, 1], scenario: { lying: { 'corridor-19': { cards: ['mule'] } } } })
    t.pick('roll').pick('go:cave-entrance').pick()
    expect(t.events('moved')).toMatchObject([{ path: ['corridor-1', 'cave-entrance', 'corridor-19'], stopped: 'gate' }])
    expect(t.ids).toEqual(['roll', 'step:cave-entrance', 'gate'])
  })

  it('11.3 without a direction he stands on the side of the first way (C-60)', () => {
    const t = set({ players: [{ at: 'corridor-19' }] })
    beginTurn(t.state)
    expect(firstWays(t.state, t.who())).toEqual(['chamber-5'])
  })

  const gate = (sheet: object, dice: readonly number[]) =>
    set({ players: [{ character: 'pit-gladiator', at: 'corridor-19', from: 'cave-entrance', ...sheet }], dice }).pick('gate')

  it('11.3 die and Strength have to come to 8 (C-17); open, he goes through in this turn', () => {
    expect(gate({}, [3]).ids).toEqual(['roll', 'step:chamber-5'])
    expect([gate({}, [2]).state.round, gate({}, [2]).who().at]).toEqual([2, 'corridor-19'])
    expect(gate({}, [2]).ids).toContain('gate')
  })

  it('11.3 no Weapon helps but the Pick; the Tinker needs 6, the Miner no die (C-61)', () => {
    expect(gate({ objects: ['sword-1'] }, [2]).state.round).toBe(2)
    expect(gate({ objects: ['miners-pick'] }, [1]).ids).toContain('step:chamber-5')
    expect(gate({ character: 'gnome-tinker' }, [3]).ids).toContain('step:chamber-5')
    expect(gate({ character: 'deep-miner' }, []).events('gate')).toMatchObject([{ score: null, open: true }])
  })
})

describe('11.4 Chambers in passing', () => {
  const pass = (die: number, more: readonly number[] = []) =>
    set({ players: [{ at: 'crossroads-1' }], dice: [2, die, ...more], draws: ['owl'] })
      .pick('roll')
      .pick('go:chamber-1')

  it('11.4 1 to 4 let him pass, 5 and 6 stop him there, and he meets it (C-03)', () => {
    expect(pass(4).who().at).toBe('corridor-3')
    const t = pass(5, [1])
    expect([t.who().at, t.who().lives, t.events('chamber')]).toMatchObject(['chamber-1', 3, [{ chamber: 'chamber-of-terror' }]])
  })

  it('12.5 the Magic Crystal Chamber throws no die, and he may stop there (C-05)', () => {
    const t = set({ players: [{ at: 'crossroads-1' }], scenario: { crystal: 'chamber-1' }, dice: [2], draws: ['owl'] })
    t.pick('roll').pick('go:chamber-1')
    expect([t.topic, t.ids]).toEqual(['stop-here', ['stop', 'go-on']])
    expect(t.pick('stop').topic).toBe('trials')
  })
})

describe('9.6 Spells of movement', () => {
  it('9.6 Swift Foot: 1 to 6 spaces, every turning chosen, no gate holds him (C-83)', () => {
    const t = set({ players: [{ at: 'corridor-1', spells: ['swift-foot'] }], dice: [1] }).pick('cast:swift-foot')
    expect(t.ids).toEqual(['pace:1', 'pace:2', 'pace:3', 'pace:4', 'pace:5', 'pace:6'])
    t.pick('pace:3').pick('go:cave-entrance')
    expect(t.ids).toEqual(['go:corridor-19', 'go:corridor-11'])
    expect(t.pick('go:corridor-19').who().at).toBe('chamber-5')
  })

  it('9.6 Recall: to the Entrance or any Chamber but the Crystal’s, and meets it (C-83)', () => {
    const t = set({ players: [{ at: 'corridor-19', spells: ['recall'] }], scenario: { crystal: 'chamber-1' }, dice: [1] }).pick(
      'cast:recall',
    )
    expect([t.ids.length, t.ids.includes('to:chamber-1'), t.ids[0]]).toEqual([8, false, 'to:cave-entrance'])
    t.pick('to:chamber-4')
    expect([t.events('chamber'), t.who().at, t.who().from]).toMatchObject([[{ at: 'chamber-4' }], 'chamber-4', null])
  })

  it('13.4 the dark ends when the turn of its drawer begins (C-99)', () => {
    const t = set({ players: [{}, { character: 'cyborg', misses: 1 }], scenario: { dark: 1 }, draws: ['owl'] })
    t.pick('step:corridor-1').pick('draw:adventure').pick()
    expect([t.state.dark, t.ask.seat, t.ids.includes('roll')]).toEqual([null, 0, true])
  })
})

describe('12.1 the Encounter', () => {
  it('12.1 one Character or the space, and only where a move ends (C-35, C-112)', () => {
    const t = meeting({ at: 'bat-nest' }, { players: [{ character: 'cyborg', at: 'bat-nest' }], dice: [1] })
    expect([t.topic, t.ids]).toEqual(['encounter', ['space', 'attack:cyborg']])
    expect(t.pick('space').ask.seat).toBe(1)
  })

  it('12.2 the Bone Caller may attack by Psychic Combat (C-85); without attacks and as a Toad nobody attacks', () => {
    const players = [{ character: 'cyborg', at: 'bat-nest' }]
    expect(meeting({ character: 'bone-caller', at: 'bat-nest' }, { players }).ids).toEqual([
      'space',
      'attack:cyborg',
      'attack:cyborg:psychic',
    ])
    expect(meeting({ at: 'bat-nest' }, { players, variants: ['no-attacks'], dice: [1] }).topic).toBe('move')
    expect(meeting({ at: 'bat-nest', toad: 2 }, { players, dice: [1] }).topic).toBe('move')
  })
})
