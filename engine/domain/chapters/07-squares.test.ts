import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { MEADOW, set } from '../proof/table-top.ts'
import { DECKS } from '../tables/index.ts'

/** o01: a black symbol on 2-0, next to 1-0. */
const SYMBOL: Json = [{ tile: 'o01', slot: [0, 0] }]
const beside = (more: Readonly<Record<string, Json>> = {}) => ({ tiles: SYMBOL, characters: [{ at: '1-0', from: '0-0', ...more }] })

describe('7.0 object squares', () => {
  it('7.0 a card of the symbol is drawn by whoever first comes there; an object is taken and leaves a blank', () => {
    const t = set({ scenario: beside(), draws: ['black-dagger-1'] })
    // o01 is dark at 1-0: he stands there and steps to the light corner over no edge.
    expect(t.of('step')).not.toContain('step:2-0')
    const s = set({ scenario: { tiles: SYMBOL, characters: [{ at: '2-1' }] }, draws: ['black-dagger-1'] }).pick('step:2-0')
    expect(s.events('card-drawn')).toMatchObject([{ card: 'black-dagger-1', square: '2-0', magic: false }])
    expect(s.topic).toBe('find')
    s.pick('take:black-dagger-1')
    expect([s.who().items, s.state.cards]).toEqual([['black-dagger-1'], {}])
  })

  const draws = (card: string, more: Readonly<Record<string, Json>> = {}) =>
    set({ scenario: { tiles: SYMBOL, characters: [{ at: '2-1', ...more }] }, draws: [card] }).pick('step:2-0')

  it('7.0 or left, and lies there face down', () => {
    const t = draws('black-dagger-1').pick('leave')
    expect(t.state.cards).toEqual({ '2-0': ['black-dagger-1'] })
    expect(t.events('left-lying')).toMatchObject([{ things: ['black-dagger-1'] }])
  })

  it('7.0 taken later, it leaves a blank on which nothing is drawn again (D-15, D-109)', () => {
    const t = draws('black-dagger-1').pick('leave').pick('take:black-dagger-1').pick('step:2-1').pick('step:2-0')
    expect(t.events('card-drawn')).toHaveLength(1)
    expect(t.session.game.view(t.state, 0)).toMatchObject({ blanks: ['2-0'] })
  })

  it('7.0 drawn also on the first of two squares (D-10)', () => {
    const t = draws('black-rope').pick('take:black-rope')
    expect([t.state.turn?.movesLeft, t.topic]).toEqual([1, 'turn'])
  })

  it('7.0 what lies on a square with a danger is for whoever stays there (D-108)', () => {
    const cards = [
      { card: 'black-orc-1', at: '2-0' },
      { card: 'rope', at: '2-0' },
    ]
    const scenario = { tiles: SYMBOL, cards, characters: [{ at: '2-1', from: '2-2', experience: 12, items: ['warhammer'] }] }
    const t = set({ scenario, dice: [6] }).pick('step:2-0')
    expect([t.topic, t.of('take')]).toEqual(['find', ['take:black-rope']])
    const beaten = set({ scenario: { ...scenario, characters: [{ at: '2-1', experience: 4 }] }, dice: [6] })
      .pick('step:2-0')
      .pick('suffer')
    expect([beaten.who().at, beaten.topic]).toEqual(['2-1', 'turn'])
  })

  it('7.0 face up are trapdoors and what lies where somebody stands; the rest is seen by all (D-16)', () => {
    const cards = [
      { card: 'x-trapdoor-1', at: '0-1' },
      { card: 'light-orc-1', at: '0-0' },
    ]
    const scenario = { tiles: MEADOW, cards, characters: [{ at: '2-1' }] }
    const seen = (variants: readonly string[]) => set({ scenario, variants }).session.game.view(set({ scenario, variants }).state, 0)
    expect(seen([])).toMatchObject({
      cards: [
        { up: true, kind: 'trapdoor' },
        { up: false, kind: 'orc' },
      ],
    })
    expect(seen(['memory'])).toMatchObject({
      cards: [
        { up: true, kind: 'trapdoor' },
        { up: false, kind: null, card: null },
      ],
    })
  })

  it('7.0 an empty deck leaves the square blank (D-66)', () => {
    const t = set({ scenario: { tiles: SYMBOL, characters: [{ at: '2-1' }] } })
    t.state.gone.push(...DECKS.black.map(({ id }) => id))
    t.pick('step:2-0')
    expect([t.topic, t.who().at]).toEqual(['turn', '2-0'])
  })
})

describe('8.1 weight', () => {
  const light = ['dagger', 'dagger', 'healing-potion', 'rhomb', 'rhomb']
  const find = (items: Json, card: string) =>
    set({ scenario: { tiles: MEADOW, cards: [{ card, at: '0-0' }], characters: [{ at: '0-1', items }] } }).pick('step:0-0')

  it('8.1 eight places: the lantern, one for all light things, one for each other (D-17)', () => {
    const six = ['hatchet', 'hatchet', 'helmet', 'helmet', 'shield', 'shield']
    expect(find([...six, ...light], 'cheese').topic).toBe('turn')
    expect(find(six, 'cheese').of('take')).toEqual(['take:black-cheese'])
    expect(find([...six, ...light], 'coin-purse').of('take')).toEqual(['take:light-coin-purse'])
  })

  it('8.1 two heavy things at most', () => {
    expect(find(['rune-sword', 'warhammer'], 'battle-axe').topic).toBe('turn')
    expect(find(['rune-sword'], 'battle-axe').of('take')).toEqual(['take:black-battle-axe'])
  })

  it('8.1 a treasure weighs nothing, and nobody carries two (D-18)', () => {
    const full = ['hatchet', 'hatchet', 'helmet', 'helmet', 'shield', 'shield', 'dagger']
    const scenario = (treasure: Json) => ({
      tiles: MEADOW,
      cards: [{ treasure: 'staff', at: '0-0' }],
      characters: [{ at: '0-1', items: full, treasure }],
    })
    expect(
      set({ scenario: scenario(null) })
        .pick('step:0-0')
        .of('take'),
    ).toEqual(['take:staff'])
    expect(set({ scenario: scenario('cloak') }).pick('step:0-0').topic).toBe('turn')
  })

  it('8.1 what is too much is named with its reason', () => {
    const t = find(['rune-sword', 'warhammer'], 'battle-axe')
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ id: 'take:black-battle-axe', rule: '8.1' }))
  })
})

describe('8.3 food and potions', () => {
  const eat = (item: string, lifePoints: number, dice: readonly number[] = []) => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1', lifePoints, items: [item] }] }, dice })
    return t.pick(t.of('use')[0] ?? '')
  }

  it('8.3 works at once and is used up; beyond ten it is lost (D-107)', () => {
    const t = eat('wine', 9)
    expect([t.who().lifePoints, t.who().items, t.state.gone]).toEqual([10, [], ['black-wine']])
    expect(eat('healing-potion', 2).who().lifePoints).toBe(5)
    expect([t.events('healed'), eat('wine', 10).events('healed')]).toMatchObject([[{ amount: 1, left: 10 }], []])
  })

  it('8.3 a die says what the unlabelled potion does', () => {
    const drink = (die: number) => eat('unlabelled-potion', 5, [die])
    expect(drink(1).ask).toMatchObject({ topic: 'luck', data: { amount: 3, cause: 'poison' } })
    expect(drink(3).who()).toMatchObject({ lifePoints: 5, experience: 4, effects: [] })
    expect(drink(4).who().lifePoints).toBe(7)
    expect(drink(5).who().lifePoints).toBe(9)
    expect(drink(6).who().experience).toBe(6)
  })

  it('8.3 weakness takes a point off attack and defence for three turns of his own (D-112)', () => {
    const t = eat('unlabelled-potion', 5, [2])
    const sheet = () => JSON.parse(JSON.stringify(t.session.game.view(t.state, 0))).characters[0]
    // The turn in which he drank it is not one of them.
    expect(sheet()).toMatchObject({ attack: 4, defence: 8 })
    const attacks = [1, 2, 3, 4].map(() => {
      t.pick('end')
      return sheet().attack
    })
    expect(attacks).toEqual([3, 3, 3, 4])
  })

  it('8.3 weakened once more he stays weak, and for three turns from then (D-112)', () => {
    const items = ['light-unlabelled-potion', 'x-unlabelled-potion']
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1', items }] }, dice: [2, 2] })
    t.pick('use:light-unlabelled-potion').pick('end').pick('use:x-unlabelled-potion')
    const attack = () => JSON.parse(JSON.stringify(t.session.game.view(t.state, 0))).characters[0].attack
    expect(attack()).toBe(3)
    const attacks = [1, 2, 3, 4].map(() => {
      t.pick('end')
      return attack()
    })
    expect(attacks).toEqual([3, 3, 3, 4])
  })
})

describe('8.4 putting things down', () => {
  it('8.4 at any question of his own turn outside of fights and luck tests (D-106)', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1', items: ['rope'] }] } }).pick('drop:black-rope')
    expect(t.state.cards).toEqual({ '0-1': ['black-rope'] })
    expect(t.of('take')).toEqual(['take:black-rope'])
  })

  it('8.4 in a passage, on its entry square (D-106)', () => {
    const cards = [
      { card: 'x-trapdoor-1', at: '0-0' },
      { card: 'x-trapdoor-2', at: '0-1' },
    ]
    const passage = { entry: '0-0', exit: '0-1', on: 2 }
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ passage, items: ['rope'] }] } }).pick('drop:black-rope')
    expect(t.state.cards['0-0']).toEqual(['x-trapdoor-1', 'black-rope'])
  })
})
