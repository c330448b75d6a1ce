import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { MEADOW, set } from '../proof/table-top.ts'
import { PARCHMENTS, SPELLS } from '../tables/index.ts'
import { paymentFor, spellRule } from './11-casting.ts'

const BOOKS = ['book-1-5', 'book-2-4-6', 'book-2-7', 'book-3-8']
const INGREDIENTS = ['triangle', 'triangle', 'triangle', 'circle', 'circle', 'circle', 'rhomb', 'rhomb', 'rhomb']

interface Wish {
  readonly items?: readonly Json[]
  readonly cards?: Json
  readonly dice?: readonly number[]
  readonly who?: Readonly<Record<string, Json>>
  readonly others?: readonly Json[]
  readonly seats?: number
}

/** A mage on 0-1 in the meadow, with those things and all ingredients. */
function mage({ items = BOOKS, cards = [], dice = [], who = {}, others = [], seats = 1 }: Wish = {}) {
  const characters = [{ at: '0-1', from: '1-1', items: [...items, ...INGREDIENTS], ...who }, ...others]
  const quadrants = ['nw', 'ne', 'se', 'sw'].slice(0, seats)
  return set({ scenario: { quadrants, tiles: MEADOW, cards, characters }, dice, seats })
}

describe('11.1 casting', () => {
  it('11.1 a 1 fails: nothing is spent, the turn is over, and it may be tried again (D-48)', () => {
    const t = mage({ who: { lifePoints: 3 }, dice: [1, 2] }).pick('cast:healing-hands')
    expect([t.events('cast')[0], t.who().lifePoints, t.who().items.length]).toEqual([
      expect.objectContaining({ works: false, paid: {} }),
      3,
      13,
    ])
    t.pick('cast:healing-hands')
    expect(t.who().lifePoints).toBe(10)
  })

  it('11.1 one has to know it and to pay for it; what cannot be paid is named', () => {
    expect(mage({ items: ['book-2-7'] }).of('cast')).toEqual(['cast:human-mole'])
    const poor = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1', items: ['book-2-7'] }] } })
    expect(poor.of('cast')).toEqual([])
    expect(poor.decision.blocked).toContainEqual(expect.objectContaining({ id: 'cast:human-mole', rule: '11.2.7' }))
  })

  it('11.1 whole-turn spells come before anything else (D-47)', () => {
    const t = mage().pick('step:0-0')
    expect(t.of('cast')).toEqual([])
  })

  it('11.1 one attempt a turn (D-47)', () => {
    const cards = [
      { card: 'light-ghost-1', at: '0-0' },
      { card: 'light-ghost-2', at: '1-1' },
    ]
    const t = mage({ cards, dice: [2] }).pick('cast:boneshaker:0-0')
    expect([t.state.turn?.movesLeft, t.of('cast')]).toEqual([2, []])
  })

  it('11.1 the ingredients of every spell', () => {
    expect(
      Object.fromEntries(
        [...SPELLS, ...PARCHMENTS].map(({ id, ingredients: { triangle, circle, rhomb } }) => [id, [triangle, circle, rhomb]]),
      ),
    ).toEqual({
      'healing-hands': [4, 2, 4],
      'open-sesame': [2, 2, 0],
      invisibility: [4, 2, 2],
      'guiding-light': [2, 0, 4],
      boneshaker: [0, 2, 2],
      'icy-blast': [2, 0, 2],
      'human-mole': [0, 2, 2],
      'long-jump': [2, 2, 0],
      'ante-freeze': [4, 4, 6],
      'mirror-image': [6, 4, 4],
      'double-trouble': [4, 6, 4],
      fireball: [6, 6, 6],
    })
    expect(spellRule('long-jump')).toBe('11.2.8')
    expect(spellRule('fireball')).toBe('11.3.4')
  })

  it('11.1 cards pay in the order in which they are carried, and may keep a rest (D-89)', () => {
    const items = [{ item: 'circle', magic: true }, 'rhomb', 'book-2-7']
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1', items }] }, dice: [3] }).pick('cast:human-mole')
    expect(t.events('cast')).toMatchObject([{ paid: { 'black-circle-1': 2, 'black-rhomb-1': 2 } }])
    expect(t.who().items).toEqual(['black-circle-1/magic/2', 'red-book-2-7'])
    expect(t.state.gone).toEqual(['black-rhomb-1'])
  })
})

describe('11.2 book spells', () => {
  it('11.2.1 Healing Hands: all life points, and the turn', () => {
    const t = mage({ who: { lifePoints: 1 }, dice: [4] }).pick('cast:healing-hands')
    expect([t.who().lifePoints, t.state.round]).toEqual([10, 2])
  })

  it('11.2.2 Open Sesame: open for everybody through two turns of the caster (D-36, D-92)', () => {
    const t = mage({ cards: [{ card: 'x-locked-door-5', at: '0-0' }], dice: [4] }).pick('cast:open-sesame:0-0')
    expect([t.state.round, t.of('step').includes('step:0-0')]).toEqual([2, true])
    t.pick('end')
    expect(t.of('step')).toContain('step:0-0')
    t.pick('end')
    expect(t.of('step')).not.toContain('step:0-0')
  })

  it('11.2.3 Invisibility: in the next turn creatures in the light may be passed (D-52)', () => {
    const t = mage({ cards: [{ card: 'red-orc-captain-1', at: '0-0' }], dice: [4] }).pick('cast:invisibility')
    expect(t.state.round).toBe(2)
    t.pick('step:0-0')
    expect(t.of('fight', 'pass')).toEqual(['fight', 'pass'])
    t.pick('pass').pick('step:1-0').pick('end')
    expect(t.who().effects).toEqual([])
  })

  it('11.2.3 in the dark it is no help (D-52)', () => {
    const t = mage({
      items: [],
      cards: [{ card: 'red-orc-captain-1', at: '2-2' }],
      who: { at: '2-1', effects: [{ kind: 'invisibility', turns: 1 }] },
      dice: [6],
    })
    expect(t.pick('step:2-2').topic).toBe('luck')
  })

  it('11.2.4 Guiding Light: light to walk by for two turns, without a lantern (D-14)', () => {
    const t = mage({ who: { at: '0-2', lantern: 'out' }, dice: [4] }).pick('cast:guiding-light')
    expect(t.of('step', 'grope')).not.toContain('grope')
    t.pick('end')
    expect(t.of('step').length).toBeGreaterThan(0)
    t.pick('end')
    expect(t.of('step', 'grope')).toEqual(['grope'])
  })

  it('11.2.5 Boneshaker: the undead near by, but not the Reaper; a success in combat (D-81)', () => {
    const t = mage({
      cards: [
        { card: 'light-ghost-1', at: '0-0' },
        { card: 'green-reaper', at: '1-1' },
      ],
      dice: [4],
    })
    expect(t.of('cast').filter((id) => id.startsWith('cast:boneshaker'))).toEqual(['cast:boneshaker:0-0'])
    t.pick('cast:boneshaker:0-0')
    expect([t.who().experience, t.state.cards['0-0']]).toEqual([5, undefined])
  })

  it('11.2.6 Icy Blast: until the end of the next turn nobody is attacked by it (D-53)', () => {
    const t = mage({ cards: [{ card: 'red-orc-captain-1', at: '0-0' }], dice: [4] })
      .pick('cast:icy-blast:0-0')
      .pick('step:0-0')
    expect([t.who().at, t.events('met')]).toEqual(['0-0', []])
    t.pick('step:0-1').pick('step:0-0').pick('step:0-1').pick('end')
    expect(t.who().effects).toEqual([])
    expect(
      mage({ cards: [{ card: 'green-demon', at: '0-0' }] })
        .of('cast')
        .some((id) => id.includes('icy-blast')),
    ).toBe(false)
  })

  it('11.2.6 freezing brings no experience (D-81)', () => {
    expect(
      mage({ cards: [{ card: 'red-orc-captain-1', at: '0-0' }], dice: [4] })
        .pick('cast:icy-blast:0-0')
        .who().experience,
    ).toBe(4)
  })

  it('11.2.7 Human Mole: rubble and walls in the next turn, not rock and not the levels (D-54)', () => {
    const scenario = {
      tiles: [{ tile: 'i15', slot: [0, 3] }],
      cards: [{ card: 'x-rubble-1', at: '0-10' }],
      characters: [{ at: '0-9', items: ['book-2-7', 'circle', 'rhomb'] }],
    }
    const t = set({ scenario, dice: [4] })
    expect(t.of('step')).not.toContain('step:0-10')
    t.pick('cast:human-mole')
    t.pick('step:0-10')
    expect(t.who().at).toBe('0-10')
    // Through the wall between 0-10 and 1-10, which is a room square with a red symbol.
    expect(t.of('step')).toContain('step:1-10')
  })

  it('11.2.8 Long Jump: over a pit on any face but 1; anything else is met (D-39)', () => {
    const cards = [{ card: 'black-pit-trap', at: '1-0' }]
    const t = mage({ cards, who: { at: '0-0' }, dice: [2] })
    expect(t.of('cast')).toContain('cast:long-jump:1-0:2-0')
    t.pick('cast:long-jump:1-0:2-0')
    expect([t.who().at, t.state.round]).toEqual(['2-0', 2])
    const failed = mage({ cards, who: { at: '0-0' }, dice: [1] }).pick('cast:long-jump:1-0:2-0')
    expect([failed.who().at, failed.who().items.length]).toEqual(['0-0', 13])
  })
})

describe('11.3 parchments', () => {
  it('11.3.1 Ante Freeze: the Reaper too; a parchment falls to dust when its spell works, and not before', () => {
    const cards = [{ card: 'green-reaper', at: '0-0' }]
    const t = mage({ items: ['parchment-ante-freeze'], cards, dice: [1, 5] }).pick('cast:ante-freeze:0-0')
    expect(t.who().items).toHaveLength(10)
    t.pick('end').pick('cast:ante-freeze:0-0')
    expect(t.state.gone).toContain('red-parchment-ante-freeze')
    expect(t.events('creature-beaten')).toMatchObject([{ card: 'green-reaper', how: 'ante-freeze' }])
  })

  it('11.3.3 Double Trouble: the whole attack, the die included, for this turn (D-55)', () => {
    const t = mage({
      items: ['parchment-double-trouble', 'dagger'],
      cards: [{ card: 'red-green-dragon', at: '0-0' }],
      who: { experience: 30 },
      dice: [5, 3],
    })
    t.pick('cast:double-trouble').pick('step:0-0')
    expect(t.events('blow')).toMatchObject([{ attack: 16, defence: 14, hit: true }])
    t.pick('end')
    expect(t.who().effects).toEqual([])
  })

  it('11.3.3 cast on meeting one of equal or higher initiative it counts from the second round, otherwise at once (D-49)', () => {
    const items = ['parchment-double-trouble']
    const cards = [{ card: 'red-orc-captain-1', at: '0-0' }]
    const blows = (experience: number, dice: readonly number[]) =>
      mage({ items, cards, who: { experience }, dice }).pick('step:0-0').pick('cast:double-trouble').events('blow')
    expect(blows(27, [4, 3])).toMatchObject([{ attack: 14, round: 1, hit: true }])
    // Of equal initiative a die gives it the first blow.
    expect(blows(26, [4, 1, 1, 3, 1, 2])).toMatchObject([
      { by: 'creature' },
      { attack: 7, round: 1 },
      { by: 'creature' },
      { attack: 12, round: 2, hit: true },
    ])
  })

  it('11.3.4 Fireball: the nearest that lives, by steps; never the undead; two life points (D-50)', () => {
    const cards = [
      { card: 'light-ghost-1', at: '0-0' },
      { card: 'red-green-dragon', at: '1-1' },
    ]
    const t = mage({ items: ['parchment-fireball'], cards, dice: [4] })
      .pick('cast:fireball')
      .pick('suffer')
    expect(t.events('creature-beaten')).toMatchObject([{ card: 'red-green-dragon', how: 'fireball' }])
    expect([t.who().lifePoints, t.who().experience]).toEqual([8, 5])
  })

  it('11.3.4 without any target it cannot be cast (D-50)', () => {
    expect(mage({ items: ['parchment-fireball'] }).of('cast')).toEqual([])
  })

  it('11.3.4 another player dies of it, without luck (D-51), and that is a point of experience (D-81)', () => {
    const t = mage({ items: ['parchment-fireball'], others: [{ at: '0-0', treasure: 'cloak' }], seats: 2, dice: [4] })
      .pick('cast:fireball')
      .pick('suffer')
    expect([t.who(1).status, t.who(1).deaths, t.who(0).experience]).toEqual(['outside', 1, 5])
    expect(t.state.treasures).toEqual({ '0-0': [{ treasure: 'cloak', up: true }] })
  })

  it('11.3.4 of equals the one of lower initiative', () => {
    const cards = [
      { card: 'red-orc-captain-1', at: '0-0' },
      { card: 'black-orc-1', at: '1-1' },
    ]
    expect(
      mage({ items: ['parchment-fireball'], cards, dice: [4] })
        .pick('cast:fireball')
        .events('creature-beaten'),
    ).toMatchObject([{ card: 'black-orc-1' }])
  })

  it('11.3.4 at one that is far and has more initiative it strikes at the start of the next turn (D-49)', () => {
    const t = mage({ items: ['parchment-fireball'], cards: [{ card: 'red-green-dragon', at: '2-1' }], dice: [4] })
      .pick('cast:fireball')
      .pick('suffer')
    expect(t.events('creature-beaten')).toEqual([])
    t.pick('end')
    expect(t.events('creature-beaten')).toMatchObject([{ how: 'fireball' }])
  })

  it('11.3.4 not through a shut door', () => {
    const cards = [
      { card: 'x-locked-door-5', at: '1-1' },
      { card: 'x-locked-door-6', at: '0-0' },
      { card: 'red-green-dragon', at: '2-1' },
    ]
    expect(mage({ items: ['parchment-fireball'], cards }).of('cast')).toEqual([])
  })
})

describe('11.4 the ring, 11.5 the talisman', () => {
  const pays = (items: readonly Json[]) => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1', items }] } })
    return paymentFor(t.state, t.who(), 'human-mole')
  }

  it('11.4 two ingredients of one kind, chosen so that least is taken off cards (D-88, D-89)', () => {
    expect(pays(['book-2-7', 'magic-ring', 'rhomb'])).toEqual([{ card: 'black-rhomb-1', amount: 2 }])
    expect(pays(['book-2-7', 'magic-ring', 'circle'])).toEqual([{ card: 'black-circle-1', amount: 2 }])
    expect(pays(['book-2-7', 'rhomb'])).toBeNull()
  })

  it('11.5 a ring and a talisman do not hinder each other', () => {
    expect(pays(['book-2-7', 'magic-ring', 'talisman'])).toEqual([])
  })

  it('11.4 one from a magic room gives four (D-57)', () => {
    const t = set({
      scenario: { tiles: MEADOW, characters: [{ at: '0-1', items: ['book-2-4-6', { item: 'magic-ring', magic: true }, 'triangle'] }] },
    })
    expect(paymentFor(t.state, t.who(), 'guiding-light')).toEqual([{ card: 'black-triangle-1', amount: 2 }])
  })

  it('11.5 two of a kind give nothing, no defence either, until one is put down (D-56)', () => {
    expect(pays(['book-2-7', 'talisman', 'talisman', 'rhomb'])).toBeNull()
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1', items: ['talisman', 'talisman'] }] } })
    const defence = () => JSON.parse(JSON.stringify(t.session.game.view(t.state, 0))).characters[0].defence
    expect(defence()).toBe(8)
    t.pick('drop:red-talisman')
    expect(defence()).toBe(10)
  })
})

describe('11.6 Summon Evil', () => {
  const evil = (dice: readonly number[], others: readonly Json[] = []) =>
    set({
      scenario: {
        quadrants: ['nw', 'ne'].slice(0, 1 + others.length),
        tiles: [{ tile: 'i33', slot: [0, 4] }],
        characters: [{ at: '1-13', lifePoints: 2, items: ['talisman', 'summon-evil'] }, ...others],
      },
      seats: 1 + others.length,
      dice,
    })

  it('11.6 said in one turn, done in the next; both are over with it (D-105)', () => {
    const t = evil([3])
    t.pick('summon')
    // The next turn heals him and is over; the one after that is missed.
    expect(t.events('evil-summoned')).toMatchObject([{ good: true }])
    expect([t.who().lifePoints, t.who().experience, t.who().luck, t.events('turn-missed').length]).toEqual([10, 5, 9, 1])
    expect(t.state.gone).toEqual(['red-summon-evil-1'])
  })

  it('11.6 everybody inside misses a turn, loses luck and learns (D-59)', () => {
    const t = evil([3], [{ at: '0-12', items: ['talisman'] }])
      .pick('summon')
      .pick('end')
    expect([t.who(1).luck, t.who(1).experience]).toEqual([9, 5])
    expect(t.events('turn-missed')).toMatchObject([{ seat: 1 }, { seat: 0 }])
  })

  it('11.6 on a 1 everybody in the room dies, and no luck helps (D-59)', () => {
    const t = evil([1], [{ at: '0-12', items: ['talisman'] }])
      .pick('summon')
      .pick('end')
    expect([t.who(0).deaths, t.who(1).deaths]).toEqual([1, 1])
  })

  it('11.6 only on the middle square, under a talisman', () => {
    const at = (square: string, items: Json) =>
      set({ scenario: { tiles: [{ tile: 'i33', slot: [0, 4] }], characters: [{ at: square, items }] }, dice: [1, 1] }).of('summon')
    expect(at('0-13', ['talisman', 'summon-evil'])).toEqual([])
    expect(at('1-13', ['summon-evil'])).toEqual([])
    expect(at('1-13', ['talisman', 'summon-evil'])).toEqual(['summon'])
  })
})

describe('11.2.2, 11.3.4 at what, and how long', () => {
  it('11.2.2 Open Sesame opens a door beside him, not the one in which he stands (D-36)', () => {
    const at = (square: string) =>
      mage({ items: ['book-2-4-6'], cards: [{ card: 'x-locked-door-5', at: square }] })
        .of('cast')
        .filter((id) => id.includes('sesame'))
    expect([at('0-0'), at('0-1')]).toEqual([['cast:open-sesame:0-0'], []])
  })

  it('11.2.2 others may pass at once, to the end of two turns of the caster (D-117)', () => {
    const cards = [{ card: 'x-locked-door-5', at: '0-0' }]
    const t = mage({ items: ['book-2-4-6'], cards, dice: [6], others: [{ at: '1-0' }], seats: 2 })
    t.pick('cast:open-sesame:0-0')
    const opens: boolean[] = []
    for (let turn = 0; turn < 6; turn++) {
      opens.push(t.of('step').includes('step:0-0'))
      t.pick('end')
    }
    // By turns of the other and of the caster.
    expect(opens).toEqual([true, true, true, true, false, false])
  })

  it('11.3.4 a late Fireball spares whoever died in between and lives again (D-49, D-116)', () => {
    const quadrants = ['nw', 'ne', 'se']
    const characters = [
      { at: '0-0', treasure: 'grimoire', items: ['talisman', 'magic-ring'] },
      { at: '2-1', items: ['parchment-fireball', ...INGREDIENTS] },
      { at: '2-0', experience: 30 },
    ]
    const t = set({ scenario: { quadrants, tiles: MEADOW, characters }, seats: 3, dice: [6, 6], draws: ['o24'] })
    t.pick('cast:fireball').pick('suffer').pick('end')
    expect(t.who(0).late).toEqual({ seat: 2, life: 0 })
    // Another Fireball kills him, and he comes in again before the first is due.
    t.pick('cast:fireball').pick('suffer').pick('end').pick('enter:12-35')
    while (t.ask.seat !== 0) t.pick(t.topic === 'find' ? 'leave' : 'end')
    expect([t.who(2).status, t.who(2).deaths, t.who(0).experience]).toEqual(['board', 1, 4])
  })
})
