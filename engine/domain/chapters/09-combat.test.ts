import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { fightOdds } from '../odds/fight.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'

interface Wish {
  readonly card?: string
  readonly items?: Json
  readonly dice?: readonly number[]
  readonly who?: Readonly<Record<string, Json>>
}

/** A creature on 0-0, and someone on 0-1 who steps there. */
function meet({ card = 'black-orc-guard-1', items = [], dice = [], who = {} }: Wish = {}): Table {
  const characters = [{ at: '0-1', from: '1-1', items, ...who }]
  return set({ scenario: { tiles: MEADOW, cards: [{ card, at: '0-0' }], characters }, dice }).pick('step:0-0')
}

describe('9.1 the first blow', () => {
  it('9.1 the higher initiative strikes first: the example of the book', () => {
    const t = meet({ items: ['rune-sword', 'mail-shirt', 'helmet'], who: { experience: 12 }, dice: [3] })
    expect(t.events('armed')).toMatchObject([{ attack: 8, defence: 10 }])
    expect(t.events('blow')).toMatchObject([{ by: 'character', attack: 11, defence: 10, hit: true, round: 1 }])
    expect([t.who().experience, t.who().at, t.state.gone]).toEqual([13, '0-0', ['black-orc-guard-1']])
  })

  it('9.1 the creature strikes first where it is quicker', () => {
    expect(meet({ dice: [6] }).events('blow')).toMatchObject([{ by: 'creature', attack: 11, hit: true }])
  })

  it('9.1 of equal initiative a die decides, once for the fight (D-21)', () => {
    const even = (die: number) => meet({ who: { experience: 10 }, items: ['rune-sword'], dice: [die, 6, 6, 6] })
    expect(even(4).events('blow')[0]).toMatchObject({ by: 'character' })
    expect(even(3).events('blow')[0]).toMatchObject({ by: 'creature' })
  })

  it('9.1 in the dark without light it is always the creature; the right to go back follows the numbers (D-84)', () => {
    const scenario = (lantern: string) => ({
      tiles: MEADOW,
      cards: [{ card: 'black-orc-guard-1', at: '2-2' }],
      characters: [{ at: '2-1', from: '2-0', experience: 12, lantern }],
    })
    const dark = set({ scenario: scenario('out'), dice: [1, 1] }).pick('step:2-2')
    expect(dark.events('blow')[0]).toMatchObject({ by: 'creature' })
    expect([dark.topic, dark.ids]).toEqual(['round', ['fight-on', 'retreat']])
    expect(
      set({ scenario: scenario('lit'), dice: [6, 1] })
        .pick('step:2-2')
        .events('blow')[0],
    ).toMatchObject({ by: 'character' })
  })
})

describe('4.3 attack, 4.4 defence', () => {
  const bare = { card: 'black-giant-rats-1', who: { experience: 12 }, dice: [6] } as const

  it('4.3 four and a die, and what is in the hands', () => {
    expect(meet(bare).events('blow')).toMatchObject([{ by: 'character', attack: 10 }])
    expect(meet({ ...bare, items: ['dagger'] }).events('blow')).toMatchObject([{ attack: 11 }])
  })

  it('4.4 eight, and what is worn', () => {
    expect(meet(bare).events('armed')).toMatchObject([{ defence: 8 }])
    expect(meet({ ...bare, items: ['helmet', 'mail-shirt'] }).events('armed')).toMatchObject([{ defence: 10 }])
  })
})

describe('9.2 a round', () => {
  it('9.2 equal is no hit (D-20)', () => {
    // 4 + 6 against 10, then 5 + 1 against 8.
    const t = meet({ who: { experience: 12 }, dice: [6, 1] })
    expect(t.events('blow')).toMatchObject([
      { attack: 10, defence: 10, hit: false },
      { attack: 6, defence: 8, hit: false },
    ])
    expect(t.topic).toBe('round')
  })

  it('9.2 hit, he loses by the symbol and goes back to where he came from; the creature stays', () => {
    const t = meet({ dice: [6] })
    expect(t.ask).toMatchObject({ topic: 'luck', data: { amount: 1, cause: 'orc-guard' } })
    t.pick('suffer')
    expect([t.who().lifePoints, t.who().at]).toEqual([9, '0-1'])
    expect(t.state.cards['0-0']).toEqual(['black-orc-guard-1'])
    expect(t.events('retreated')).toMatchObject([{ to: '0-1' }])
    expect(t.state.round).toBe(2)
  })

  it('9.2 by symbol: 1, 1, 2, 2, 3', () => {
    const lost = (card: string) => meet({ card, dice: [6] }).ask
    expect(
      ['black-orc-1', 'light-orc-1', 'x-orc-1', 'red-orc-captain-1', 'green-orc-champion-1'].map((card) => lost(card).data),
    ).toMatchObject([{ amount: 1 }, { amount: 1 }, { amount: 2 }, { amount: 2 }, { amount: 3 }])
  })

  it('9.2 luck spares the loss, not the retreat', () => {
    const t = meet({ dice: [6, 1, 1] }).pick('test-luck')
    expect([t.who().lifePoints, t.who().at]).toEqual([10, '0-1'])
  })

  it('9.2 who came from outside goes out again with everything, and comes in next turn (D-23)', () => {
    const scenario = { tiles: [{ tile: 'o01', slot: [0, 0] }], blanks: ['2-0'], characters: [{ items: ['rope'] }] }
    const t = set({ scenario: { ...scenario, cards: [{ card: 'black-orc-1', at: '2-0' }] }, dice: [6] })
      .pick('enter:2-0')
      .pick('suffer')
    expect([t.who().status, t.who().items.length, t.who().deaths, t.topic]).toEqual(['outside', 1, 0, 'entry'])
    expect(t.ids).not.toContain('retire')
  })

  it('9.2 a hazard on the square he goes back to acts again, a creature does not (D-102)', () => {
    const cards = [
      { card: 'black-orc-guard-1', at: '0-0' },
      { card: 'x-poison-gas-1', at: '0-1' },
    ]
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ at: '0-1', from: '1-1' }] }, dice: [6] })
    t.pick('step:0-0').pick('suffer')
    expect(t.ask).toMatchObject({ topic: 'luck', data: { cause: 'poison-gas' } })
    const others = [
      { card: 'black-orc-guard-1', at: '0-0' },
      { card: 'black-orc-1', at: '0-1' },
    ]
    const s = set({ scenario: { tiles: MEADOW, cards: others, characters: [{ at: '0-1', from: '1-1' }] }, dice: [6] })
    expect(s.pick('step:0-0').pick('suffer').topic).toBe('turn')
  })
})

describe('9.3 the second and third round', () => {
  it('9.3 with the initiative he may go back after an empty round', () => {
    const t = meet({ who: { experience: 12 }, dice: [1, 1] }).pick('retreat')
    expect([t.who().at, t.events('life-lost')]).toEqual(['0-1', []])
  })

  it('9.3 without it the fight goes on by itself, and after three rounds he goes back (D-22)', () => {
    const t = meet({ dice: [1, 1, 1, 1, 1, 1] })
    expect(t.events('blow')).toHaveLength(6)
    expect([t.who().at, t.diceLeft]).toEqual(['0-1', 0])
    const quicker = meet({ who: { experience: 12 }, dice: [1, 1, 1, 1, 1, 1] })
      .pick('fight-on')
      .pick('fight-on')
    expect([quicker.who().at, quicker.state.round]).toEqual(['0-1', 2])
  })

  it('9.3 the basic attack is thrown anew in every round', () => {
    const t = meet({ who: { experience: 12 }, items: ['rune-sword'], dice: [1, 1, 6] }).pick('fight-on')
    expect(t.events('blow')).toMatchObject([{ attack: 9, round: 1 }, { by: 'creature' }, { attack: 14, round: 2, hit: true }])
  })

  it('9.3 the odds of a fight are exact', () => {
    const match = { attack: 8, defence: 10, foe: { attack: 5, defence: 10 }, harms: true, first: true, doubledFrom: null }
    const odds = fightOdds(match)
    expect(odds.win + odds.lose + odds.empty).toBeCloseTo(1)
    // He hits on 3 to 6, it on 6.
    expect(fightOdds(match, 3)).toEqual({
      win: expect.closeTo(4 / 6),
      lose: expect.closeTo((2 / 6) * (1 / 6)),
      empty: expect.closeTo((2 / 6) * (5 / 6)),
    })
  })
})

describe('9.4 weapons and hands', () => {
  it('9.4 two weapons together: the example of the book', () => {
    const t = meet({ items: ['dagger', 'rune-sword'], who: { experience: 12 }, dice: [6] })
    expect(t.events('armed')).toMatchObject([{ attack: 9, items: ['black-dagger-1', 'black-rune-sword'] }])
  })

  it('9.4 a shield counts only with a hand to hold it; he chooses before the fight (D-19, D-85)', () => {
    const t = meet({ items: ['dagger', 'rune-sword', 'shield'], who: { experience: 12 }, dice: [6] })
    expect(t.ids).toEqual([
      'arm:black-dagger-1+black-rune-sword',
      'arm:black-dagger-1+black-shield-1',
      'arm:black-rune-sword+black-shield-1',
    ])
    t.pick('arm:black-rune-sword+black-shield-1')
    expect(t.events('armed')).toMatchObject([{ attack: 8, defence: 9 }])
  })

  it('9.4 two-handed weapons and never two heavy ones', () => {
    const t = meet({ items: ['warhammer', 'rune-sword'], who: { experience: 12 }, dice: [6] })
    expect(t.ids).toEqual(['arm:red-warhammer', 'arm:black-rune-sword'])
    const s = meet({ items: ['broadsword', 'shield'], who: { experience: 12 }, dice: [6] })
    expect(s.ids).toEqual(['arm:red-broadsword', 'arm:black-shield-1'])
  })

  it('9.4 sets of the same kinds are offered once', () => {
    const t = meet({ items: ['dagger', 'dagger', 'hatchet'], who: { experience: 12 }, dice: [6] })
    expect(t.ids).toEqual(['arm:black-dagger-1+black-dagger-2', 'arm:black-dagger-1+black-hatchet-1'])
  })

  it('9.4 a single set is not asked for', () => {
    expect(meet({ items: ['dagger'], who: { experience: 12 }, dice: [5, 1] }).topic).toBe('round')
  })

  it('9.4 only the best of a kind of armour counts (D-19)', () => {
    const t = meet({ items: ['helmet', 'helmet', 'mail-shirt', 'shield', 'mirror-shield'], who: { experience: 12 }, dice: [6, 1] })
    expect(t.ids).toHaveLength(2)
    expect(t.pick(t.ids[0] ?? '').events('armed')).toMatchObject([{ defence: 11 }])
  })
})

describe('9.5 to 9.7 weapons', () => {
  it('9.5 the Sword of Light adds three against all, and a second weapon nothing against the undead (D-31)', () => {
    const items = ['sword-of-light', 'dagger']
    expect(meet({ card: 'light-ghost-1', items, who: { experience: 20 }, dice: [6] }).events('armed')).toMatchObject([{ attack: 7 }])
    expect(meet({ items, who: { experience: 20 }, dice: [6] }).events('armed')).toMatchObject([{ attack: 8 }])
  })

  it('9.7 the numbers of the printed weapons', () => {
    const attack = (item: string) => meet({ items: [item], who: { experience: 20 }, dice: [6, 1] }).events('armed')[0]
    expect(attack('rune-sword')).toMatchObject({ attack: 8 })
    for (const item of ['warhammer', 'broadsword', 'orc-slayer']) expect(attack(item)).toMatchObject({ attack: 12 })
    expect(attack('battle-axe')).toMatchObject({ attack: 7 })
  })

  it('9.7 the orc-slayer is no better against orcs (D-32)', () => {
    expect(meet({ card: 'black-orc-1', items: ['orc-slayer'], who: { experience: 20 }, dice: [6] }).events('armed')).toMatchObject([
      { attack: 12 },
    ])
  })

  describe('9.6 the Javelin', () => {
    const throwing = (card: string, dice: readonly number[], more: Readonly<Record<string, Json>> = {}) =>
      set({
        scenario: { tiles: MEADOW, cards: [{ card, at: '0-0' }], characters: [{ at: '0-1', items: ['javelin'], ...more }] },
        dice,
      })

    it('9.6 thrown from a neighbouring square: 14 and a die; it is spent either way (D-30, D-99)', () => {
      const t = throwing('black-orc-1', [1]).pick('throw:red-javelin-1:0-0')
      expect(t.events('thrown')).toMatchObject([{ attack: 15, defence: 9, hit: true }])
      expect([t.who().experience, t.who().items, t.state.turn?.movesLeft]).toEqual([5, [], 2])
      const miss = throwing('green-reaper', [1]).pick('throw:red-javelin-1:0-0')
      expect([miss.events('thrown')[0], miss.who().items, miss.who().lifePoints]).toEqual([expect.objectContaining({ hit: false }), [], 10])
    })

    it('9.6 it harms the undead', () => {
      expect(throwing('light-ghost-1', [1]).pick('throw:red-javelin-1:0-0').events('creature-beaten')).toMatchObject([{ how: 'javelin' }])
    })

    it('9.6 not at the Medusa, and only where he could step (D-99)', () => {
      expect(throwing('red-medusa', []).of('throw')).toEqual([])
      const apart = set({
        scenario: { tiles: MEADOW, cards: [{ card: 'black-orc-1', at: '1-2' }], characters: [{ at: '1-1', items: ['javelin'] }] },
      })
      expect(apart.of('throw')).toEqual([])
    })

    it('9.6 it is no weapon in the hand (D-30)', () => {
      expect(meet({ items: ['javelin'], who: { experience: 12 }, dice: [6, 1] }).events('armed')).toMatchObject([{ items: [], attack: 4 }])
    })

    it('9.6 once a turn (D-99)', () => {
      const scenario = {
        tiles: MEADOW,
        cards: [
          { card: 'black-orc-1', at: '0-0' },
          { card: 'black-orc-2', at: '1-1' },
        ],
        characters: [{ at: '0-1', items: ['javelin', 'javelin'] }],
      }
      const t = set({ scenario, dice: [6] }).pick('throw:red-javelin-1:0-0')
      expect(t.of('throw')).toEqual([])
    })
  })
})

describe('12.1 creatures, 12.3 the Reaper', () => {
  it('12.1 ordinary weapons are no use against the undead: his blows are not thrown (D-24, D-83)', () => {
    const t = meet({ card: 'light-ghost-1', items: ['warhammer'], who: { experience: 20 }, dice: [1] })
    expect(t.events('blow')).toMatchObject([{ by: 'creature' }])
    expect([t.topic, t.diceLeft]).toEqual(['round', 0])
  })

  it('12.3 the Reaper falls to the Sword of Light only, of all that is held', () => {
    const t = meet({ card: 'green-reaper', items: [{ item: 'sword-of-light', magic: true }], who: { experience: 50 }, dice: [6] })
    expect(t.events('blow')).toMatchObject([{ attack: 16, defence: 15, hit: true }])
  })

  it('4.5 a success in combat brings one point, without a limit (D-82)', () => {
    expect(meet({ items: ['warhammer'], who: { experience: 200 }, dice: [6] }).who().experience).toBe(201)
  })
})

describe('9.2 where he is thrown back to', () => {
  it('9.2 nothing that lies there is offered (D-102)', () => {
    const cards = [
      { card: 'orc-guard', at: '1-0' },
      { card: 'rope', at: '0-0' },
    ]
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ at: '0-0' }] }, dice: [6] })
      .pick('step:1-0')
      .pick('suffer')
    expect([t.who().at, t.topic, t.state.round]).toEqual(['0-0', 'turn', 2])
    // On a later turn it may be taken (D-15).
    expect(t.ids).toContain('take:black-rope')
  })
})
