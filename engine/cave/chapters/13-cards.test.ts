import { describe, expect, it } from 'vitest'
import { type Laid, meeting, type Table } from '../proof/table-top.ts'

const at = 'corridor-1'

/** Turns up that card beside the Entrance. */
function turnUp(card: string, sheet: object = {}, laid: Laid = {}): Table {
  const deck = ['bright-echo', 'dark-echo', 'windfall'].includes(card) ? 'adventure' : 'cave'
  return meeting({ at, ...sheet }, { ...laid, draws: [card, ...(laid.draws ?? [])] }).pick(`draw:${deck}`)
}

/** Meets those cards, which lie there. */
const lying = (cards: readonly string[], sheet: object = {}, laid: Laid = {}) =>
  meeting({ at, ...sheet }, { ...laid, scenario: { ...laid.scenario, lying: { [at]: { cards } } } })

describe('13.4 Events', () => {
  it('13.4 Rockfall: a Life, the turn, or nothing; a Rope Ladder adds 2 (C-31, C-103)', () => {
    expect(turnUp('rockfall-1', {}, { dice: [2] }).who().lives).toBe(3)
    expect(turnUp('rockfall-1', {}, { dice: [3] }).events('turn-ended')).toHaveLength(1)
    expect(turnUp('rockfall-1', {}, { dice: [5] }).events('turn-ended')).toEqual([])
    expect(turnUp('rockfall-1', { objects: ['rope-ladder-1'] }, { dice: [2] }).events('turn-ended')).toHaveLength(1)
    expect(turnUp('rockfall-1', { objects: ['rope-ladder-1'] }, { dice: [6] }).state.discards.cave).toEqual(['rockfall-1'])
  })

  it('13.4 an Event that costs the turn leaves the other cards where they are (C-31)', () => {
    const t = meeting({ at: 'corridor-4' }, { draws: ['mule', 'rockfall-1'], dice: [4] })
      .pick('draw:cave')
      .pick('draw:cave')
    expect([t.topic, t.state.lying['corridor-4']?.cards, t.state.round]).toEqual(['move', ['mule'], 2])
  })

  it('13.4 Earthquake sweeps Corridors and Crossroads; Places and what was drawn with it stay (C-96)', () => {
    const laid = { 'corridor-2': { cards: ['ogre', 'crystal-pool'], gold: 2 }, 'chamber-1': { cards: ['wand'], gold: 1 } }
    const players = [{ character: 'cyborg', at: 'corridor-19' }]
    const t = meeting({ at: 'corridor-4' }, { players, scenario: { lying: laid }, draws: ['mule', 'earthquake'] })
      .pick('draw:cave')
      .pick('draw:cave')
    expect(t.state.lying).toEqual({
      'corridor-2': { cards: ['crystal-pool'], gold: 0 },
      'chamber-1': { cards: ['wand'], gold: 1 },
      'corridor-4': { cards: ['mule'], gold: 0 },
    })
    expect([t.who(1).misses, t.topic]).toEqual([1, 'take'])
    expect(t.events('turns-missed')).toMatchObject([{ rule: '13.4', cause: 'earthquake' }])
  })

  it('13.4 a Stranger swept away gives anew when turned up again (C-91)', () => {
    const scenario = { lying: { 'corridor-1': { cards: ['wandering-scholar'] } }, counts: { 'wandering-scholar': 1 } }
    const t = meeting({ at: 'corridor-4' }, { scenario, draws: ['mule', 'earthquake'] })
    const { counts, discards } = t.pick('draw:cave').pick('draw:cave').state
    expect([counts, discards.adventure]).toEqual([{}, ['wandering-scholar']])
  })

  it('13.4 Earthquake on a Heavy Gate: the drawer loses this turn', () => {
    const t = meeting({ at: 'corridor-19' }, { draws: ['earthquake'] }).pick('draw:cave')
    expect([t.events('turn-ended').length, t.who().misses]).toEqual([1, 0])
  })

  it('13.4 Poisonous Vapours: who has Craft 4 or less, here and one space away', () => {
    const players = [{ character: 'cyborg' }, { character: 'seeress' }, { character: 'night-blade', at: 'chamber-2' }]
    const t = meeting({ at }, { players, draws: ['poisonous-vapours'] }).pick('draw:cave')
    expect(t.state.players.map(({ lives }) => lives)).toEqual([3, 3, 4, 4])
  })

  it('13.1 Flash Flood washes all who are here to the Fountain; he meets that space alone, cards drawn with it stay (C-68, C-101)', () => {
    const players = [
      { character: 'cyborg', at: 'corridor-4' },
      { character: 'seeress', at: 'underground-fountain' },
    ]
    const t = meeting({ at: 'corridor-4' }, { players, draws: ['mule', 'flash-flood'] })
      .pick('space')
      .pick('draw:cave')
      .pick('draw:cave')
    expect([t.who(0).at, t.who(1).at, t.who(0).from, t.topic]).toEqual(['underground-fountain', 'underground-fountain', null, 'space'])
    expect(t.state.lying).toEqual({ 'corridor-4': { cards: ['mule'], gold: 0 } })
  })

  it('13.4 Distant Glow: the nearest Chamber, by lot among equals (C-100); then a Gold (C-102)', () => {
    expect(turnUp('distant-glow').state.crystal).toBe('chamber-5')
    const equal = meeting({ at: 'corridor-18' }, { draws: ['distant-glow', 'chamber-5'] }).pick('draw:cave')
    expect(equal.state.crystal).toBe('chamber-5')
    expect(turnUp('distant-glow', { character: 'cyborg' }, { scenario: { crystal: 'chamber-1' } }).who().gold).toBe(2)
  })

  it('13.4 Pitch Darkness holds until his next turn (C-99)', () => {
    const t = meeting({ at }, { players: [{ character: 'cyborg' }], draws: ['pitch-darkness'] }).pick('draw:cave')
    expect([t.state.dark, t.ask.seat, t.ids.includes('roll')]).toEqual([0, 1, false])
  })

  it('13.4 Gold Vein, and 1 more for the Deep Miner (C-93)', () => {
    expect([3, 5, 6].map((die) => turnUp('gold-vein', { character: 'cyborg' }, { dice: [die] }).who().gold)).toEqual([2, 3, 4])
    expect(turnUp('gold-vein', {}, { dice: [1] }).who().gold).toBe(3)
  })

  it('13.4 Bright and Dark Echo by alignment, the drawer first (C-96)', () => {
    const players = [
      { character: 'seeress', at },
      { character: 'night-blade', at },
    ]
    const echo = (card: string) =>
      meeting({ at }, { players, draws: [card] })
        .pick('space')
        .pick('draw:adventure').state.players
    expect(echo('bright-echo').map(({ lives }) => lives)).toEqual([4, 5, 3])
    expect(echo('dark-echo').map(({ lives }) => lives)).toEqual([4, 3, 5])
  })

  it('13.4 Windfall: every Character, and 1 more for the Deep Miner', () => {
    const t = meeting({ at }, { players: [{ character: 'cyborg', at: 'chamber-2' }], draws: ['windfall'] }).pick('draw:adventure')
    expect(t.state.players.map(({ gold }) => gold)).toEqual([3, 2])
  })
})

describe('13.2, 13.3 the order', () => {
  it('13.2 by number: Enemies by Strength, Spirits, Strangers, things, Places (13.7, C-32, C-66)', () => {
    const cards = ['crystal-pool', 'mule', 'moss-woman', 'lost-soul', 'wild-dog']
    const t = lying(cards, { strength: 9, craft: 9, lives: 3 }, { dice: [6, 1, 6, 1] })
    expect(t.events('slain').map(({ card }) => card)).toEqual(['wild-dog', 'lost-soul'])
    expect(t.topic).toBe('heal')
    expect(t.pick('pass').topic).toBe('take')
    expect(t.pick().topic).toBe('visit')
  })

  it('13.7 a lost fight ends the list; what is left stays', () => {
    const t = lying(['ogre', 'mule'], {}, { dice: [1, 6] })
    expect([t.topic, t.who().lives, t.state.lying[at]?.cards]).toEqual(['move', 3, ['ogre', 'mule']])
  })

  it('13.9 with an Enemy evaded, things may be taken (C-111)', () => {
    const t = lying(['giant-rat', 'mule'], { character: 'night-blade' }).pick('evade:giant-rat')
    expect([t.topic, t.ids]).toEqual(['take', ['take:mule']])
  })
})

describe('13.8 Strangers', () => {
  it('13.8 Dying Prospector: for Gold or on 5 and 6 he tells the way (C-102)', () => {
    const meet = (laid: Laid = {}, gold = 2) => lying(['dying-prospector'], { gold }, laid)
    expect(meet().ids).toEqual(['visit:dying-prospector:pay', 'visit:dying-prospector:roll', 'pass'])
    expect(meet({}, 1).ids).toEqual(['visit:dying-prospector:roll', 'pass'])
    const paid = meet({ draws: ['chamber-7'] }).pick('visit:dying-prospector:pay')
    expect([paid.state.crystal, paid.who().gold, paid.state.discards.cave]).toEqual(['chamber-7', 0, ['dying-prospector']])
    expect(meet({ dice: [4] }).pick('visit:dying-prospector:roll').state).toMatchObject({ crystal: null, discards: { cave: [] } })
    expect(meet({ dice: [5], draws: ['chamber-3'] }).pick('visit:dying-prospector:roll').state.crystal).toBe('chamber-3')
    const known = meet({ scenario: { crystal: 'chamber-1' } }).pick('visit:dying-prospector')
    expect([known.who().gold, known.state.discards.cave]).toEqual([4, ['dying-prospector']])
  })

  it('13.8 Moss Woman: the first Life for nothing, never above 4', () => {
    const t = lying(['moss-woman'], { lives: 1, gold: 1 })
    expect(t.ids).toEqual(['heal:1', 'heal:2', 'pass'])
    expect(t.pick('heal:2').who()).toMatchObject({ lives: 3, gold: 0 })
  })

  it('13.8 Gnome Trader buys and sells as often as can be paid (C-91, C-92)', () => {
    const t = lying(['gnome-trader'], { lives: 3, gold: 1, objects: ['sword-1', 'wand'] })
    expect(t.ids).toEqual(['buy:rope-ladder-2', 'buy:draught', 'sell:sword-1', 'sell:wand', 'pass'])
    t.pick('sell:wand').pick('buy:rope-ladder-2').pick('buy:draught')
    expect(t.who()).toMatchObject({ gold: 1, lives: 4, objects: ['sword-1', 'rope-ladder-2'] })
    expect(t.ids).toEqual(['sell:sword-1', 'sell:rope-ladder-2', 'pass'])
    expect(t.pick('sell:rope-ladder-2').state.gone).toEqual(['rope-ladder-2'])
  })

  it('13.8 Dwarf Smith sells one of each for 2 Gold', () => {
    const t = lying(['dwarf-smith'], { gold: 4 }).pick('buy:shield-2')
    expect([t.ids, t.who().gold]).toEqual([['buy:sword-3', 'buy:helmet-2', 'pass'], 2])
  })

  it('13.8 Toad Mother: six results, and she goes after any', () => {
    const meet = (die: number) =>
      lying(['toad-mother'], { craft: 4 }, { dice: [die], draws: ['ward'] })
        .pick('visit:toad-mother')
        .who()
    expect(meet(1)).toMatchObject({ toad: 3, craft: 4 })
    expect([meet(2).lives, meet(3).alignment, meet(4).spells, meet(5).craft, meet(6).strength]).toEqual([3, 'evil', ['ward'], 5, 5])
  })

  it('13.8 Chained Champion: die and Strength of 8 free him', () => {
    const meet = (die: number) => lying(['chained-champion'], { objects: ['sword-1'] }, { dice: [die] }).pick('visit:chained-champion')
    expect([meet(4).who().strength, meet(4).state.discards.cave]).toEqual([5, ['chained-champion']])
    expect([meet(3).who().strength, meet(3).state.lying[at]?.cards]).toEqual([4, ['chained-champion']])
  })

  it('13.8 Wandering Scholar and Beggar: two gifts for Gold, once a visit', () => {
    const scholar = (given: number) => lying(['wandering-scholar'], { gold: 4 }, { scenario: { counts: { 'wandering-scholar': given } } })
    const first = scholar(0).pick('visit:wandering-scholar')
    expect([first.who().craft, first.who().gold, first.state.counts, first.topic]).toEqual([4, 2, { 'wandering-scholar': 1 }, 'move'])
    expect(scholar(1).pick('visit:wandering-scholar').state).toMatchObject({ counts: {}, discards: { adventure: ['wandering-scholar'] } })
    expect(lying(['wandering-scholar'], { gold: 1 }).topic).toBe('move')
    expect(
      lying(['beggar'], {}, { draws: ['ward'] })
        .pick('visit:beggar')
        .who().spells,
    ).toEqual(['ward'])
  })

  it('13.8 Old Fencer: a Life, nothing, or a Strength', () => {
    const meet = (die: number) => lying(['old-fencer'], {}, { dice: [die] }).pick('visit:old-fencer')
    expect([meet(1).who().lives, meet(4).who().strength, meet(5).who().strength]).toEqual([3, 4, 5])
    expect([meet(4).state.discards.adventure, meet(6).state.discards.adventure]).toEqual([[], ['old-fencer']])
  })
})

describe('13.10 Places', () => {
  it('13.10 Shrine of Light: prayer by alignment, or the vow', () => {
    const pray = (alignment: string, die: number) =>
      lying(['shrine-of-light'], { alignment }, { dice: [die] })
        .pick('visit:shrine-of-light:pray')
        .who()
    expect([pray('neutral', 1).lives, pray('good', 1).lives, pray('evil', 2).lives]).toEqual([3, 4, 3])
    expect([pray('neutral', 5).lives, pray('good', 5).craft, pray('evil', 6).lives, pray('good', 6).craft]).toEqual([5, 4, 5, 4])
    expect(lying(['shrine-of-light']).pick('visit:shrine-of-light:vow').who().alignment).toBe('good')
  })

  it('13.10 Crystal Pool: discarded after three gains, and losses do not count', () => {
    const drink = (given: number, die: number) =>
      lying(['crystal-pool'], {}, { dice: [die], scenario: { counts: { 'crystal-pool': given } } }).pick('visit:crystal-pool').state
    expect([drink(0, 5).counts, drink(2, 1).counts]).toEqual([{ 'crystal-pool': 1 }, { 'crystal-pool': 2 }])
    expect([drink(2, 6).counts, drink(2, 6).discards.cave]).toEqual([{}, ['crystal-pool']])
  })

  it('13.10 Forgotten Vault: its Guardian, or Gold three times (C-36)', () => {
    const open = (...dice: number[]) => lying(['forgotten-vault'], { character: 'cyborg' }, { dice }).pick('visit:forgotten-vault')
    expect([open(3).who().gold, open(3).state.counts]).toEqual([3, { 'forgotten-vault': 1 }])
    const fought = open(1, 6, 1)
    expect([fought.events('fought'), fought.who().trophies]).toMatchObject([[{ score: 10, foe: 8, result: 'won' }], []])
  })

  it('13.10 the Cave Entrance card: at once to the Entrance, and heals there (C-46, C-101)', () => {
    const t = lying(['cave-entrance-card'], { lives: 2 }).pick('visit:cave-entrance-card')
    expect([t.who().at, t.topic, t.state.lying[at]?.cards]).toEqual(['cave-entrance', 'heal', ['cave-entrance-card']])
  })
})
