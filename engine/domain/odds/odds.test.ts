import { describe, expect, it } from 'vitest'
import { oddsAt } from '../../kernel/proof/odds.ts'
import type { Json, Odds } from '../../kernel/types.ts'
import { foeOf } from '../chapters/09-combat.ts'
import { handSets } from '../chapters/09-hands.ts'
import { cardsLeft } from '../chapters/cards.ts'
import { odds as PROOF } from '../proof/odds.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'
import type { DomainState } from '../state.ts'
import { DECKS } from '../tables/index.ts'
import { DECK_IDS, type DeckId } from '../tables/table-types.ts'
import { drawOdds, laidOut } from './draws.ts'
import { fightWorth, matchOf } from './odds.ts'

type Sheet = Readonly<Record<string, Json>>

const INGREDIENTS = ['triangle', 'triangle', 'triangle', 'circle', 'circle', 'circle', 'rhomb', 'rhomb', 'rhomb']

/** What is shown is what the rules come to over every throw and draw. */
function exact(t: Table, ...options: string[]): void {
  expect(oddsAt(PROOF, t.session)).toEqual({ wrong: [], compared: options })
}

const shown = (t: Table, id: string): Odds | undefined => t.decision.options?.find((each) => each.id === id)?.odds

/** On 0-1 beside that card. */
const beside = (card: string, who: Sheet = {}, dice: readonly number[] = []) =>
  set({ scenario: { tiles: MEADOW, cards: [{ card, at: '0-0' }], characters: [{ at: '0-1', from: '1-1', ...who }] }, dice })

/** In a magic room beside a red symbol, with these cards of a deck left. */
function atSymbol(left: readonly string[], who: Sheet = {}, deck: DeckId = 'red'): Table {
  const scenario = { tiles: [{ tile: 'i31', slot: [0, 3] }], characters: [{ at: '1-9', from: '1-10', ...who }] }
  const prepare = (s: DomainState) => s.gone.push(...cardsLeft(s, deck).filter((id) => !left.includes(id)))
  return set({ scenario, prepare })
}

describe('a fight', () => {
  it.each([4, 10, 12])('9.1 by the initiative of %s against 10 (D-21)', (experience) => {
    exact(beside('black-orc-guard-1', { experience, items: ['rune-sword', 'helmet'] }), 'step:0-0')
  })

  it('9.1 in the dark the creature strikes first, however quick one is (D-84)', () => {
    for (const lantern of ['lit', 'out']) {
      const scenario = {
        tiles: MEADOW,
        cards: [{ card: 'black-orc-guard-1', at: '2-2' }],
        characters: [{ at: '2-1', from: '2-0', experience: 12, lantern }],
      }
      const t = set({ scenario })
      expect(oddsAt(PROOF, t.session)).toMatchObject({ wrong: [], compared: expect.arrayContaining(['step:2-2']) })
    }
  })

  it('9.1 by daylight it does not strike first, though no lantern is lit', () => {
    exact(beside('black-orc-guard-1', { experience: 12, lantern: 'out' }), 'step:0-0')
  })

  it('9.4 with the hands that are worth most against it, whatever their order', () => {
    const items = ['rune-sword', 'broadsword', 'shield']
    for (const held of [items, items.toReversed()]) {
      const t = beside('black-orc-guard-1', { experience: 12, items: held })
      const foe = foeOf(t.state, { card: 'black-orc-guard-1' })
      expect(handSets(t.who()).length).toBeGreaterThan(1)
      exact(t, 'step:0-0')
      exact(t.pick('step:0-0'), ...t.ids)
      const best = Math.max(...t.ids.map((id) => worth(shown(t, id), foe.lifePoints)))
      expect(worth(shown(beside('black-orc-guard-1', { experience: 12, items: held }), 'step:0-0'), foe.lifePoints)).toBeCloseTo(best, 12)
    }
  })

  const worth = (odds: Odds | undefined, lifePoints: number) =>
    fightWorth({ win: odds?.chance ?? 0, lose: (odds?.expected ?? 0) / lifePoints }, { lifePoints })

  it('9.3 a fight is worth its victory, less half of what a defeat costs', () => {
    expect(fightWorth({ win: 0.5, lose: 0.2 }, { lifePoints: 3 })).toBeCloseTo(0.2, 12)
  })

  it('9.3 under way, from its next round on', () => {
    const t = beside('black-orc-guard-1', { experience: 12 }, [1, 1]).pick('step:0-0')
    expect(t.topic).toBe('round')
    exact(t, 'fight-on')
  })

  it('D-55 Double Trouble doubles every blow', () => {
    exact(beside('black-orc-guard-1', { experience: 12, effects: [{ kind: 'double-trouble', turns: 2 }] }), 'step:0-0')
  })

  it('D-49 cast on meeting, it counts from the second round against one who is as quick', () => {
    for (const experience of [12, 10, 4]) {
      const items = ['parchment-double-trouble', 'rune-sword', 'broadsword', ...INGREDIENTS]
      const t = beside('black-orc-guard-1', { experience, items }, [3]).pick('step:0-0')
      exact(t.pick('cast:double-trouble'), ...t.ids)
    }
  })

  it('4.1 it kills the one who has no more life points than it costs', () => {
    for (const lifePoints of [1, 2]) exact(beside('black-orc-guard-1', { lifePoints }), 'step:0-0')
  })

  it('12.2, D-53 none is shown against Medusa, nor against one that is frozen', () => {
    expect(shown(beside('red-medusa'), 'step:0-0')).toBeUndefined()
    const t = beside('black-orc-guard-1', { effects: [{ kind: 'icy-blast', turns: 2, at: '0-0' }] })
    expect(shown(t, 'step:0-0')).toBeUndefined()
    expect(shown(beside('black-dagger-1'), 'step:0-0')).toBeUndefined()
  })

  it('9.6 a javelin has to be higher than its defence', () => {
    const t = beside('black-orc-guard-1', { items: ['javelin'] })
    const [thrown = ''] = t.of('throw')
    expect(oddsAt(PROOF, t.session)).toEqual({ wrong: [], compared: expect.arrayContaining([thrown, 'step:0-0']) })
    expect(shown(beside('red-medusa', { items: ['javelin'] }), thrown)).toBeUndefined()
    expect(beside('black-dagger-1', { items: ['javelin'] }).of('throw')).toEqual([])
  })

  it('9.1 as a page shows it: who strikes first, or null where a die decides', () => {
    const first = (experience: number, inTheDark = false) => {
      const t = beside('black-orc-guard-1', { experience })
      const [set0] = handSets(t.who())
      if (set0 === undefined) throw new Error('there are hands')
      return matchOf(t.who(), foeOf(t.state, { card: 'black-orc-guard-1' }), set0, inTheDark).first
    }
    expect([first(9), first(10), first(11), first(11, true), first(10, true)]).toEqual([false, null, true, false, false])
  })
})

describe('a die', () => {
  it('4.2 luck, at the edge of death and not', () => {
    for (const [lifePoints, luck] of [
      [10, 7],
      [2, 12],
      [2, 5],
      [1, 9],
      [3, 9],
    ] as const) {
      const t = beside('black-orc-guard-1', { lifePoints, luck: Math.min(10, luck) }, [6]).pick('step:0-0')
      expect(t.topic).toBe('luck')
      exact(t, 'test-luck', 'suffer')
    }
  })
})

describe('7.0 the card of a symbol', () => {
  const CARDS = [['red-orc-captain-1', 'red-demon-1', 'red-warhammer'], ['red-medusa'], ['red-warhammer'], ['red-medusa', 'red-rune-sword']]

  const HAZARDS = DECKS.red.flatMap(({ id, type }) => (type === 'hazard' ? [id] : []))

  it.each(CARDS)('with %s left', (...left) => {
    for (const who of [{}, { experience: 30 }, { experience: 45 }, { experience: 46 }, { lifePoints: 2 }, { items: ['mirror-shield'] }])
      exact(atSymbol(left.filter(String), who), 'step:0-9')
  })

  it('each hazard, at the edge of death and not', () => {
    for (const id of HAZARDS)
      for (const who of [{ lifePoints: 2 }, { luck: 5, lantern: 'out' }, { luck: 5 }]) {
        const t = atSymbol([id, 'red-warhammer'], who)
        expect(oddsAt(PROOF, t.session).wrong).toEqual([])
      }
  })

  it('says how many of the cards left are creatures and hazards, and nothing of an empty deck', () => {
    const t = atSymbol(['red-orc-captain-1', 'red-medusa', HAZARDS[0] ?? '', 'red-warhammer'])
    expect(shown(t, 'step:0-9')?.text).toBe('50% a creature, 25% a hazard')
    expect(shown(atSymbol([]), 'step:0-9')).toBeUndefined()
  })

  it('10.6 a spiked trap hurts by a throw above his luck, and kills the one who has no more', () => {
    const [deck, trap] =
      DECK_IDS.flatMap((id) => DECKS[id].flatMap((card) => (card.kind === 'spiked-trap' ? [[id, card] as const] : [])))[0] ?? []
    if (deck === undefined || trap?.type !== 'hazard') throw new Error('there is one')
    const of = (who: Sheet) => {
      const t = atSymbol([trap.id], who, deck)
      return drawOdds(t.state, t.who(), '1-10', deck)
    }
    // It counts double in a magic room (10.1).
    const lost = 2 * (trap.lifePoints ?? 0)
    expect(of({ luck: 7 })).toMatchObject({ chance: expect.closeTo(21 / 36, 12), expected: expect.closeTo((15 / 36) * lost, 12), die: 0 })
    expect(of({ luck: 7, lifePoints: lost })?.die).toBeCloseTo(15 / 36, 12)
  })

  it('14.0 a pentagram costs two life points where the Warlock is roused, and else nothing (D-61)', () => {
    const t = atSymbol(['green-pentagram-1'], {}, 'green')
    const loss = () => drawOdds(t.state, t.who(), '0-9', 'green')
    expect(loss()).toMatchObject({ chance: 1, expected: 0, die: 0 })
    t.state.warlock = '2-11'
    expect(loss()).toMatchObject({ chance: 0, expected: 2, die: 0 })
  })
})

describe('5 tiles', () => {
  it('5.1 a step onto the next tile shows odds in the dark alone (D-04)', () => {
    const at = (square: string) => set({ scenario: { tiles: MEADOW, characters: [{ at: square, from: '1-1' }] } })
    expect(shown(at('2-1'), 'step:3-1')).toBeUndefined()
    expect(at('2-1').ids).toContain('step:3-1')
    exact(at('0-2'), 'step:0-3')
  })

  it('5.3 a step onto a large tile that lets everybody in there shows none', () => {
    const t = set({ scenario: { tiles: [{ tile: 'i04', slot: [2, 3] }], characters: [{ at: '8-10', from: '8-9' }] } })
    expect(t.ids).toContain('step:9-10')
    expect(shown(t, 'step:9-10')).toBeUndefined()
  })

  it('5.2 a tile as it would lie: its ways on, those to laid tiles, what lies in reach', () => {
    const { state } = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-1' }] } })
    expect(laidOut(state, 'o05', 0, '0-3')).toEqual({ onward: 6, joined: 1, symbols: ['black', 'light'], shaft: false })
    expect(laidOut(state, 'o07', 0, '0-3')).toEqual({ onward: 6, joined: 0, symbols: ['black', 'light'], shaft: false })
    expect(laidOut(state, 'i34', 0, '0-9')).toEqual({ onward: 5, joined: 0, symbols: ['x'], shaft: true })
  })
})
