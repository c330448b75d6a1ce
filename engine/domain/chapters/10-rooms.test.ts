import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { MEADOW, refusedScenario, set } from '../proof/table-top.ts'

/** A card on 0-0, and someone on 0-1 beside it. */
const beside = (card: string, who: Readonly<Record<string, Json>> = {}, more: Readonly<Record<string, Json>> = {}) => ({
  tiles: MEADOW,
  cards: [{ card, at: '0-0', ...more }],
  characters: [{ at: '0-1', from: '1-1', ...who }],
})

describe('10.1 magic rooms', () => {
  /** i31: two red squares, 0-9 and 2-11; its walls are open in the east, at the south and at one place in the north. */
  const room = (who: Readonly<Record<string, Json>>, cards: Json = []) => ({
    tiles: [{ tile: 'i31', slot: [0, 3] }],
    cards,
    characters: [{ at: '1-9', from: '1-10', ...who }],
  })

  it('10.1 what is found there is magical, and stays so in the hand', () => {
    const t = set({ scenario: room({}), draws: ['red-helmet'] }).pick('step:0-9')
    expect(t.events('card-drawn')).toMatchObject([{ magic: true }])
    t.pick('take:red-helmet')
    expect(t.session.game.view(t.state, 0)).toMatchObject({ characters: [{ defence: 10, items: [{ magic: true }] }] })
  })

  it('10.1 put down elsewhere it is ordinary; ordinary things put down there stay ordinary (D-87)', () => {
    const t = set({ scenario: room({ items: [{ item: 'dagger', magic: true }, 'rope'] }) })
      .pick('drop:black-dagger-1')
      .pick('drop:black-rope')
    expect(t.state.cards['1-9']).toEqual(['black-dagger-1/magic', 'black-rope'])
    const out = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-0', items: [{ item: 'dagger', magic: true }] }] } }).pick(
      'drop:black-dagger-1',
    )
    expect(out.state.cards['0-0']).toEqual(['black-dagger-1'])
  })

  it('10.1 a creature’s attack before the die doubles, its defence does not (D-86)', () => {
    const t = set({ scenario: room({}), draws: ['red-orc-captain-1'], dice: [1] }).pick('step:0-9')
    expect(t.events('blow')).toMatchObject([{ by: 'creature', attack: 13, defence: 8 }])
    expect(t.ask).toMatchObject({ data: { amount: 2 } })
    const won = set({ scenario: room({ experience: 30, items: ['warhammer'] }), draws: ['red-orc-captain-1'], dice: [1] }).pick('step:0-9')
    expect(won.events('blow')).toMatchObject([{ attack: 13, defence: 11, hit: true }])
  })

  it('10.1 weapons, healing and ingredients count double', () => {
    const items = [
      { item: 'rune-sword', magic: true },
      { item: 'healing-potion', magic: true },
      { item: 'rhomb', magic: true },
    ]
    const t = set({ scenario: beside('black-orc-1', { items, experience: 12, lifePoints: 1 }), dice: [1] })
    expect(t.session.game.view(t.state, 0)).toMatchObject({ characters: [{ items: [{}, {}, { left: 4 }] }] })
    t.pick('use:black-healing-potion')
    expect(t.who().lifePoints).toBe(7)
    expect(t.pick('step:0-0').events('armed')).toMatchObject([{ attack: 12 }])
  })
})

describe('10.2 the skull chamber', () => {
  /** The jaws are the middle of its southern side as stored; unturned in slot 0-4: from 3-13 to 2-13. */
  const chamber = (who: Readonly<Record<string, Json>>, more: Json = []) => ({
    tiles: [
      { tile: 'i33', slot: [0, 4] },
      { tile: 'i28', slot: [1, 4] },
    ],
    cards: more,
    characters: [{ at: '3-14', from: '3-13', ...who }],
  })

  it('10.2 through another door: a luck test that must be made (D-26)', () => {
    const t = set({ scenario: chamber({}), dice: [1, 1] }).pick('step:2-14')
    expect(t.events('luck-tested')).toMatchObject([{ passed: true, compulsory: true }])
    expect([t.who().experience, t.who().luck, t.state.turn?.movesLeft]).toEqual([5, 9, 1])
    const failed = set({ scenario: chamber({ luck: 5 }), dice: [6, 6, 1, 1] }).pick('step:2-14')
    expect([failed.who().lifePoints, failed.who().held]).toEqual([9, null])
  })

  it('10.2 inside, the test is made again at the start of every turn; failed, the turn goes on (D-103)', () => {
    const t = set({ scenario: chamber({ at: '2-14', luck: 5 }), dice: [6, 6] })
    expect([t.who().lifePoints, t.topic]).toEqual([9, 'turn'])
  })

  it('10.2 the jaws hold him at once; the first test is on his next turn (D-58)', () => {
    const t = set({ scenario: chamber({ at: '3-13' }), dice: [1, 1] }).pick('step:2-13')
    expect(t.events('paralysed')).toHaveLength(1)
    expect([t.events('freed').length, t.who().held, t.state.round, t.topic]).toEqual([1, null, 2, 'turn'])
  })

  it('10.2 failed in the jaws, it costs two points and the turn (D-103)', () => {
    const t = set({ scenario: chamber({ at: '2-13', held: 'skull', luck: 5 }), dice: [6, 6, 1, 1] })
    expect([t.who().lifePoints, t.state.round, t.who().held]).toEqual([8, 2, null])
  })

  it('10.2 a talisman keeps him safe, two do not (D-56)', () => {
    const safe = set({ scenario: chamber({ at: '3-13', items: ['talisman'] }) }).pick('step:2-13')
    expect([safe.who().held, safe.rolls]).toEqual([null, []])
    const two = set({ scenario: chamber({ items: ['talisman', 'talisman'] }), dice: [1, 1] }).pick('step:2-14')
    expect(two.events('luck-tested')).toHaveLength(1)
  })

  it('10.2 thrown back through a door is coming in (D-104)', () => {
    const more = [{ card: 'red-orc-captain-1', at: '3-14' }]
    const t = set({ scenario: chamber({ at: '2-14', items: ['talisman'] }, more), dice: [6, 1, 1, 1, 1] })
    t.pick('drop:red-talisman').pick('step:3-14').pick('suffer')
    // Once on coming in, once as the next turn begins; what lies there is not offered on the way back (D-102).
    expect([t.who().at, t.events('luck-tested').length, t.topic]).toEqual(['2-14', 2, 'turn'])
  })

  it('10.2 a step into the jaws warns', () => {
    const t = set({ scenario: chamber({ at: '3-13' }) })
    expect(t.decision.options?.find(({ id }) => id === 'step:2-13')?.warns).toContain('jaws')
  })
})

describe('10.3 trapdoors and stairs, 10.4 random encounters', () => {
  /** Trapdoors four squares apart on a line of light squares. */
  const doors = (who: Readonly<Record<string, Json>>, exit = '4-0') => ({
    tiles: [
      { tile: 'o02', slot: [0, 0] },
      { tile: 'o20', slot: [1, 0] },
    ],
    cards: [
      { card: 'x-trapdoor-1', at: '0-0' },
      { card: 'x-trapdoor-2', at: exit },
    ],
    characters: [{ at: '0-0', ...who }],
  })
  const inside = (on: number, dice: readonly number[] = [], who: Readonly<Record<string, Json>> = {}) =>
    set({ scenario: doors({ passage: { entry: '0-0', exit: '4-0', on }, ...who }), dice })

  it('10.3 leads to others within six squares, both ends counted (D-42)', () => {
    expect(set({ scenario: doors({}) }).of('passage')).toEqual(['passage:4-0'])
    expect(set({ scenario: doors({}, '5-0') }).of('passage')).toEqual(['passage:5-0'])
    expect(set({ scenario: doors({}, '5-1') }).of('passage')).toEqual([])
  })

  it('10.3 nobody falls through by himself (D-43), and it takes a lit lantern (D-96)', () => {
    const t = set({ scenario: doors({ lantern: 'out' }) })
    expect([t.topic, t.of('passage')]).toEqual(['turn', []])
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ id: 'passage:4-0', rule: '10.3' }))
  })

  it('10.3 he is set on the length without a check, and the turn is over (D-96)', () => {
    const t = set({ scenario: doors({}) }).pick('passage:4-0')
    expect([t.who().status, t.who().passage?.on, t.who().passage?.length, t.state.round]).toEqual(['passage', 5, 5, 2])
    expect(t.of('strip', 'end')).toEqual(['strip:1', 'strip:2', 'end'])
  })

  it('10.3 one or two squares a turn; on square 1 he is out, and the turn is over', () => {
    const t = inside(3).pick('strip:2')
    expect([t.who().at, t.who().status, t.who().passage]).toEqual(['4-0', 'board', null])
    expect(inside(2).of('strip')).toEqual(['strip:1'])
  })

  it('10.4 a move that ends on a triangle is checked', () => {
    const t = inside(5, [5]).pick('strip:1')
    expect(t.events('encounter')).toMatchObject([{ row: 5 }])
    expect(t.who().passage?.on).toBe(4)
    const by = inside(4, [6]).pick('strip:1')
    expect(by.events('encounter')).toHaveLength(1)
  })

  it('10.4 lost, it costs two points, he is a square further back, and only goes back from there (D-97)', () => {
    const t = inside(5, [1, 6]).pick('strip:2').pick('suffer')
    expect([t.who().lifePoints, t.who().passage]).toEqual([8, expect.objectContaining({ on: 4, back: true })])
    expect(t.of('strip')).toEqual(['strip:1', 'strip:2'])
    t.pick('strip:2')
    expect([t.who().at, t.who().status]).toEqual(['0-0', 'board'])
  })

  it('10.4 beaten on the top square he is back on the entry at once (D-44)', () => {
    const scenario = {
      tiles: MEADOW,
      cards: [
        { card: 'x-trapdoor-1', at: '0-0' },
        { card: 'x-trapdoor-2', at: '2-1' },
      ],
      characters: [{ passage: { entry: '0-0', exit: '2-1', on: 4 } }],
    }
    const t = set({ scenario, dice: [1, 6] })
      .pick('strip:1')
      .pick('suffer')
    expect(t.who().passage?.on ?? t.who().at).toBe(4)
    const top = set({ scenario: { ...scenario, characters: [{ passage: { entry: '0-0', exit: '2-1', on: 4, back: true } }] } }).pick(
      'strip:1',
    )
    expect(top.who().at).toBe('0-0')
  })

  it('10.4 a creature that is beaten brings experience and disappears', () => {
    const t = inside(5, [3, 6], { experience: 20, items: ['warhammer'] }).pick('strip:1')
    expect(t.rolls.at(-1)).toMatchObject({ topic: 'blow', reads: { table: '10.4', row: '3', column: 'defence' } })
    expect(t.events('creature-beaten')).toMatchObject([{ rule: '10.4', card: 'orc-patrol' }])
    expect([t.who().experience, t.who().passage?.on]).toEqual([21, 4])
  })

  it('10.4 a breeze puts the lantern out: no movement, one try a turn (D-98)', () => {
    const t = inside(5, [4, 2, 1]).pick('strip:1')
    expect([t.who().lantern, t.of('strip', 'light', 'end')]).toEqual(['out', ['light', 'end']])
    t.pick('light')
    expect(t.who().lantern).toBe('out')
    t.pick('light')
    expect([t.who().lantern, t.of('strip')]).toEqual(['lit', ['strip:1', 'strip:2']])
  })

  it('10.4 a spell may end the meeting before the first blow (D-111)', () => {
    const items = ['book-2-4-6', 'triangle', 'rhomb']
    const t = inside(5, [1, 4], { items }).pick('strip:1')
    expect([t.topic, t.ids]).toEqual(['meet', ['fight', 'cast:icy-blast']])
    t.pick('cast:icy-blast')
    expect([t.who().experience, t.who().passage?.on, t.events('blow')]).toEqual([4, 4, []])
    const failed = inside(5, [1, 1, 6], { items }).pick('strip:1').pick('cast:icy-blast')
    expect(failed.events('blow')).toHaveLength(1)
  })

  it('10.3 stairs lead to stairs, trapdoors to trapdoors', () => {
    const scenario = {
      tiles: [
        { tile: 'i34', slot: [0, 3] },
        { tile: 'i35', slot: [1, 3] },
        { tile: 'i39', slot: [0, 4] },
      ],
      characters: [{ at: '2-10' }],
    }
    expect(set({ scenario }).of('passage')).toEqual(['passage:5-9'])
  })
})

describe('10.5 doors', () => {
  it('10.5 a locked one that is known bars his way, and says why; with its key he passes, and it is locked again', () => {
    const t = set({ scenario: beside('x-locked-door-5') })
    expect(t.of('step')).not.toContain('step:0-0')
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ id: 'step:0-0', rule: '10.5' }))
    const key = set({ scenario: beside('x-locked-door-5', { items: ['key-5'] }) }).pick('step:0-0')
    expect([key.who().at, key.state.cards['0-0']]).toEqual(['0-0', [expect.stringContaining('/shut')]])
    key.pick('step:1-0')
    expect(key.state.cards['0-0']).toEqual([expect.stringContaining('/shut')])
  })

  it('10.5 drawn while standing on it: with the key he is through, otherwise back, and the movement ends (D-33)', () => {
    const drawn = (items: Json) =>
      set({
        scenario: { tiles: [{ tile: 'i02', slot: [0, 3] }], characters: [{ at: '2-9', from: '2-9', items }] },
        draws: ['x-locked-door-5'],
      }).pick('step:2-10')
    expect([drawn([]).who().at, drawn([]).state.round]).toEqual(['2-9', 2])
    expect([drawn(['key-5']).who().at, drawn(['key-5']).state.round]).toEqual(['2-10', 1])
  })

  it('10.5 one without a key falls shut behind the first who leaves it (D-34)', () => {
    const t = set({ scenario: beside('x-slamming-door-1', {}, { shut: false }) })
      .pick('step:0-0')
      .pick('step:1-0')
    expect(t.state.cards['0-0']).toEqual([expect.stringContaining('/shut')])
    expect(t.events('door')).toMatchObject([{ deed: 'slammed' }])
    expect(t.of('step')).not.toContain('step:0-0')
  })

  it('10.5 broken with more than its toughness; the way is free, and the turn over (D-35)', () => {
    const t = set({ scenario: beside('x-slamming-door-1'), dice: [6, 6] }).pick('break:0-0')
    expect([t.state.cards['0-0']?.length, t.state.round]).toEqual([1, 2])
    const armed = set({ scenario: beside('x-slamming-door-1', { items: ['dagger'] }), dice: [6] }).pick('break:0-0')
    expect([armed.state.cards['0-0'], armed.events('door')]).toEqual([undefined, [expect.objectContaining({ deed: 'broken' })]])
    expect(armed.of('step')).toContain('step:0-0')
  })

  it('10.5 the battle axe counts double at doors (9.7)', () => {
    const t = set({ scenario: beside('x-locked-door-5', { items: ['battle-axe'] }), dice: [3] }).pick('break:0-0')
    expect(t.rolls[0]).toMatchObject({ total: 13, parts: [{ value: 3 }, { label: 'attack', value: 10 }] })
    expect(t.events('door')).toMatchObject([{ deed: 'broken' }])
  })

  it('10.5 not without a square of movement left', () => {
    const t = set({ scenario: beside('x-locked-door-5', { at: '2-1' }) })
      .pick('step:1-1')
      .pick('step:0-1')
    expect(t.state.round).toBe(2)
    expect(t.of('break')).toEqual(['break:0-0'])
  })
})

describe('10.6 blocked squares', () => {
  it('10.6 known rubble bars his way; drawn, it throws him back and ends the movement', () => {
    const t = set({ scenario: beside('x-rubble-1') })
    expect(t.of('step')).not.toContain('step:0-0')
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ id: 'step:0-0', rule: '10.6' }))
    const drawn = set({
      scenario: { tiles: [{ tile: 'i02', slot: [0, 3] }], characters: [{ at: '2-9' }] },
      draws: ['x-rubble-1'],
    }).pick('step:2-10')
    expect([drawn.who().at, drawn.state.round]).toEqual(['2-9', 2])
  })
})

describe('10.7 pits, 10.8 toxic pits', () => {
  it('10.7 he falls, and climbs out on a 5 or 6, a turn for each try', () => {
    const t = set({ scenario: beside('black-pit-trap'), dice: [4, 5] })
      .pick('step:0-0')
      .pick('suffer')
    expect([t.topic, t.of('climb', 'end')]).toEqual(['pit', ['climb', 'end']])
    t.pick('climb')
    expect([t.who().held, t.state.round]).toEqual(['pit', 3])
    t.pick('climb')
    expect([t.topic, t.of('to')]).toEqual(['climb-to', ['to:0-1', 'to:1-0']])
    t.pick('to:1-0')
    expect([t.who().at, t.who().held, t.state.round]).toEqual(['1-0', null, 4])
  })

  it('10.7 with a rope from 3 on', () => {
    const t = set({ scenario: beside('black-pit-trap', { at: '0-0', held: 'pit', items: ['rope'] }), dice: [3] }).pick('climb')
    expect(t.topic).toBe('climb-to')
  })

  it('10.7 crossed with a rope on 5 or 6, straight on (D-101)', () => {
    const scenario = { tiles: MEADOW, cards: [{ card: 'black-pit-trap', at: '1-0' }], characters: [{ at: '0-0', items: ['rope'] }] }
    const t = set({ scenario, dice: [5] })
    expect(t.of('cross')).toEqual(['cross:1-0:2-0'])
    t.pick('cross:1-0:2-0')
    expect([t.who().at, t.who().lifePoints, t.state.round]).toEqual(['2-0', 10, 2])
  })

  it('10.7 on 2 to 4 nothing happens (D-38), on a 1 he falls and keeps the rope', () => {
    const scenario = { tiles: MEADOW, cards: [{ card: 'black-pit-trap', at: '1-0' }], characters: [{ at: '0-0', items: ['rope'] }] }
    const still = set({ scenario, dice: [3] }).pick('cross:1-0:2-0')
    expect([still.who().at, still.state.round]).toEqual(['0-0', 2])
    const fallen = set({ scenario, dice: [1] })
      .pick('cross:1-0:2-0')
      .pick('suffer')
    expect([fallen.who().at, fallen.who().held, fallen.who().items.length]).toEqual(['1-0', 'pit', 1])
  })

  it('10.7 where straight on is closed, any other side but the one he comes from (D-101)', () => {
    const scenario = { tiles: MEADOW, cards: [{ card: 'black-pit-trap', at: '0-1' }], characters: [{ at: '0-0', items: ['rope'] }] }
    expect(set({ scenario }).of('cross')).toEqual(['cross:0-1:1-1'])
  })

  it('10.7 what turns out to be no pit is entered and met on a success (D-39, D-100); on a 1 it is only seen', () => {
    const scenario = {
      tiles: [
        { tile: 'o47', slot: [0, 0], turn: 0 },
        { tile: 'o17', slot: [1, 0], turn: 0 },
      ],
      characters: [{ at: '4-0', items: ['rope'] }],
    }
    const t = set({ scenario, dice: [5], draws: ['black-rune-sword'] })
    expect(t.of('cross')).toContain('cross:5-0:6-0')
    t.pick('cross:5-0:6-0')
    expect([t.who().at, t.topic]).toEqual(['5-0', 'find'])
    const seen = set({ scenario, dice: [1], draws: ['black-orc-1'] }).pick('cross:5-0:6-0')
    expect([seen.who().at, seen.events('met'), seen.state.cards['5-0']?.length]).toEqual(['4-0', [], 1])
  })

  it('10.8 the fall, and a point for every later turn that ends in there, tried or not (D-40)', () => {
    const t = set({ scenario: beside('x-toxic-pit'), dice: [1] })
      .pick('step:0-0')
      .pick('suffer')
    expect([t.who().lifePoints, t.events('fell')]).toEqual([9, [expect.objectContaining({ rule: '10.8' })]])
    t.pick('climb')
    expect(t.ask).toMatchObject({ topic: 'luck', data: { amount: 1, cause: 'toxic-pit' } })
    t.pick('suffer').pick('end').pick('suffer')
    expect(t.who().lifePoints).toBe(7)
  })

  it('10.8 not in the turn in which he gets out', () => {
    const t = set({ scenario: beside('x-toxic-pit', { at: '0-0', held: 'pit' }), dice: [6] })
      .pick('climb')
      .pick('to:0-1')
    expect([t.who().lifePoints, t.topic]).toEqual([10, 'turn'])
  })

  it('10.7 a scenario holds nobody in a pit that is not there', () => {
    expect(refusedScenario({ tiles: MEADOW, characters: [{ at: '0-0', held: 'pit' }] })).toContain('no pit')
  })
})

describe('10.9 to 10.12 spikes, gas and breezes', () => {
  it('10.9 a test that must be made; failed, a point that is not doubled and not tested again (D-26)', () => {
    const t = set({ scenario: beside('x-spiked-trap-1', { luck: 5 }), dice: [6, 6] }).pick('step:0-0')
    expect([t.who().lifePoints, t.who().luck, t.topic]).toEqual([9, 4, 'turn'])
    const passed = set({ scenario: beside('x-spiked-trap-1'), dice: [1, 1] }).pick('step:0-0')
    expect([passed.who().lifePoints, passed.who().experience]).toEqual([10, 5])
    expect(passed.events('luck-tested')).toMatchObject([{ compulsory: true }])
  })

  it('10.10 it goes off at a lit lantern: out first, then the loss (D-79); it stays', () => {
    const t = set({ scenario: beside('light-explosive-gas') }).pick('step:0-0')
    expect([t.who().lantern, t.topic]).toEqual(['out', 'luck'])
    t.pick('suffer')
    expect([t.who().lifePoints, t.state.cards['0-0']?.length]).toEqual([9, 1])
    const dark = set({ scenario: beside('light-explosive-gas', { lantern: 'out' }) }).pick('step:0-0')
    expect([dark.who().lifePoints, dark.topic]).toEqual([10, 'turn'])
  })

  it('10.11 a breeze blows the lantern out', () => {
    const t = set({ scenario: beside('light-strong-breeze') }).pick('step:0-0')
    expect([t.who().lantern, t.state.turn?.movesLeft]).toEqual(['out', 1])
  })

  it('10.12 poison gas costs what the card says, and may be averted by luck', () => {
    const t = set({ scenario: beside('x-poison-gas-2'), dice: [6, 6] })
      .pick('step:0-0')
      .pick('test-luck')
    expect(t.who().lifePoints).toBe(6)
  })
})

describe('10.7, 10.8 in and out of pits', () => {
  const field = [
    { tile: 'o02', slot: [0, 0] },
    { tile: 'o17', slot: [1, 0] },
  ]

  it('10.8 out of one pit into the gas of another: the first turn is the fall alone (D-40)', () => {
    const cards = [
      { card: 'x-pit-trap-1', at: '1-0' },
      { card: 'x-toxic-pit', at: '2-0' },
    ]
    const t = set({ scenario: { tiles: field, cards, characters: [{ at: '1-0', held: 'pit' }] }, dice: [5] })
    t.pick('climb').pick('to:2-0').pick('suffer')
    expect([t.topic, t.state.round, t.who().lifePoints, t.who().at]).toEqual(['pit', 2, 9, '2-0'])
    t.pick('end').pick('suffer')
    expect([t.state.round, t.who().lifePoints]).toEqual([3, 8])
  })

  it('10.5 whoever falls off the rope leaves his square: its door falls shut (D-34, D-39)', () => {
    const cards = [
      { card: 'x-slamming-door-1', at: '0-0', shut: false },
      { card: 'x-pit-trap-1', at: '1-0' },
    ]
    const t = set({ scenario: { tiles: field, cards, characters: [{ at: '0-0', items: ['rope'] }] }, dice: [1] }).pick('cross:1-0:2-0')
    expect(t.events('door')).toMatchObject([{ square: '0-0', deed: 'slammed' }])
    expect(t.events('moved')).toMatchObject([{ from: '0-0', to: '1-0' }])
    expect(t.events('fell')).toMatchObject([{ square: '1-0' }])
    expect([t.who().at, t.who().held, t.who().from, t.who().trail]).toEqual(['1-0', 'pit', '0-0', '1-0'])
  })

  it('10.7 climbed out before a tile that shuts him out, he is held no longer (D-114, D-118)', () => {
    // o40 has no dot on a dark middle: from the dark square west of it a wall is met.
    const scenario = { tiles: MEADOW, cards: [{ card: 'pit-trap', at: '1-2' }], characters: [{ at: '1-2', held: 'pit' }] }
    const t = set({ scenario, dice: [6], draws: ['o40'] })
      .pick('climb')
      .pick('to:1-3')
    expect(t.events('tile-laid')).toMatchObject([{ entered: false }])
    expect([t.who().at, t.who().held, t.state.round, t.topic]).toEqual(['1-2', null, 2, 'turn'])
  })

  it('10.7 crossed towards such a tile, he stays where he stood (D-118)', () => {
    // o25 has none on a dark corner.
    const scenario = { tiles: MEADOW, cards: [{ card: 'pit-trap', at: '2-2' }], characters: [{ at: '1-2', items: ['rope'] }] }
    const t = set({ scenario, dice: [6], draws: ['o25'] }).pick('cross:2-2:3-2')
    expect(t.events('tile-laid')).toMatchObject([{ entered: false }])
    expect([t.who().at, t.who().held, t.state.round]).toEqual(['1-2', null, 2])
  })

  it('10.7 a pit across an arch is crossed as any other (D-122)', () => {
    // o16: an archway from 1-0 under 1-1 to 1-2.
    const cards = [{ card: 'pit-trap', at: '1-2' }]
    const t = set({ scenario: { tiles: [{ tile: 'o16', slot: [0, 0] }], cards, characters: [{ at: '1-0', items: ['rope'] }] } })
    expect(t.of('cross').length).toBeGreaterThan(0)
  })

  it('10.7 with nothing left to climb to he stays in the pit', () => {
    const cards = [
      { card: 'pit-trap', at: '0-0' },
      { card: 'locked-door-1', at: '0-1' },
      { card: 'locked-door-2', at: '1-0' },
    ]
    const characters = [{ at: '0-0', held: 'pit', items: ['key-1', 'key-2'] }]
    const t = set({ scenario: { tiles: MEADOW, cards, characters }, dice: [6] }).pick('climb')
    t.pick(t.of('drop')[0] ?? '').pick(t.of('drop')[0] ?? '')
    expect([t.who().held, t.state.round, t.topic]).toEqual(['pit', 2, 'pit'])
  })
})

describe('10.2 a failed test on coming in', () => {
  it('10.2 ends the movement, hurt or held (D-119)', () => {
    const tiles = [
      { tile: 'i33', slot: [0, 3] },
      { tile: 'i09', slot: [1, 3] },
    ]
    const t = set({ scenario: { tiles, characters: [{ at: '3-9', luck: 3 }] }, dice: [6, 6, 1, 1] })
    const [door = ''] = t.of('step').filter((id) => id.startsWith('step:2-'))
    t.pick(door)
    expect(t.events('luck-tested')[0]).toMatchObject({ passed: false })
    expect(t.state.round).toBe(2)
  })
})
