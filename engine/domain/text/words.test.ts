import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { cardOf } from '../chapters/cards.ts'
import { cardLine } from '../names.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'
import { DECKS } from '../tables/index.ts'
import { DECK_IDS } from '../tables/table-types.ts'
import { cardNoun } from './names.ts'

const option = (t: Table, id: string) => t.decision.options?.find((each) => each.id === id)

describe('what cards are called and what they do', () => {
  const ids = DECK_IDS.flatMap((deck) => DECKS[deck].map(({ id }) => id))

  it('8.2 every card has its noun and its line', () => {
    for (const id of ids) {
      expect(cardNoun(id)).toMatch(/^(an? [A-Z]|an? pack|the [A-Zp]|two|Key|Locked|Bread|Cheese|Wine|Rubble|Explosive|Poison)/)
      expect(cardLine(cardOf(id)), id).toMatch(/^[A-Z0-9+].{7,}$/)
    }
    const some = ['black-battle-axe', 'black-orc-1', 'black-giant-rats-1', 'red-medusa', 'black-rhomb-1', 'black-key-1', 'x-rubble-1']
    expect(some.map(cardNoun)).toEqual(['a Battle Axe', 'an Orc', 'a pack of Giant Rats', 'the Medusa', 'two rhombs', 'Key 1', 'Rubble'])
  })

  it('10.1 from a magic room numbers are doubled, the defence of creatures is not', () => {
    const line = (id: string) => cardLine(cardOf(id), { magic: true })
    expect(line('black-orc-1')).toBe('Attack 8 and a die, defence 9')
    expect(line('black-battle-axe')).toBe('Attack +6, two hands, +12 at doors')
    expect(line('black-rhomb-1')).toBe('4 rhombs for spells')
    expect(line('black-pit-trap')).toBe('A fall costs 2 life points; to climb out takes a turn')
  })
})

describe('what is said before a choice', () => {
  it('13.0 a step says what is to be had there, a major treasure first', () => {
    const cards = [
      { card: 'rope', at: '0-0' },
      { treasure: 'staff', at: '0-0' },
    ]
    const detail = (variants: readonly string[] = []) =>
      option(set({ scenario: { tiles: MEADOW, cards, characters: [{ at: '0-1' }] }, variants }), 'step:0-0')?.detail
    expect(detail()).toBe('The Staff of Life and a Rope to be had')
    expect(detail(['memory'])).toBe('Nothing that is known')
  })

  it('7.0 a step onto an undrawn symbol: what is left in its deck, and what it costs on average', () => {
    // o01 has a black symbol on 5-0.
    const scenario = { tiles: [{ tile: 'o01', slot: [1, 0] }], characters: [{ at: '5-1', lifePoints: 3 }] }
    const step = option(set({ scenario }), 'step:5-0')
    expect(step?.detail).toContain('12 creatures, 2 hazards and 27 objects are left')
    expect(step?.odds).toMatchObject({ of: 'unhurt', leavesOut: 'luck tests' })
    expect([step?.odds?.chance, step?.odds?.expected].every((each) => each !== undefined && each > 0 && each < 1)).toBe(true)
    const memory = option(set({ scenario, variants: ['memory'] }), 'step:5-0')
    expect(memory?.odds).toBeUndefined()
  })

  it('5.1 a step down to a new tile: whether it lets him in (D-04)', () => {
    const scenario = { tiles: MEADOW, characters: [{ at: '2-2', experience: 5 }] }
    const t = set({ scenario })
    const [dark] = (t.decision.options ?? []).filter(({ odds }) => odds?.of === 'let in')
    expect(dark?.odds?.chance).toBeGreaterThan(0.8)
    expect(dark?.odds?.chance).toBeLessThan(1)
  })

  it('5.2 a tile as it would lie: ways on, ways to what lies, symbols in reach', () => {
    const scenario = { tiles: [{ tile: 'i01', slot: [0, 3] }], characters: [{ at: '1-11' }] }
    const t = set({ scenario, draws: ['i08'] }).pick('step:1-12')
    expect(t.topic).toBe('lay')
    for (const { detail, data } of t.decision.options?.filter(({ id }) => id.startsWith('turn:')) ?? []) {
      expect(detail).toMatch(/ways? on/)
      expect(data).toMatchObject({ tile: 'i08', square: '1-12' })
    }
  })

  it('10.7 a crossing that may kill', () => {
    const cross = (lifePoints: number) => {
      const characters = [{ at: '0-0', lifePoints, items: ['rope'] }]
      return option(set({ scenario: { tiles: MEADOW, cards: [{ card: 'black-pit-trap', at: '1-0' }], characters } }), 'cross:1-0:2-0')
    }
    expect(cross(2)?.warns).toContain('may kill')
    expect(cross(3)?.warns).toBeUndefined()
  })

  it('14.0 a treasure whose only known way home passes a pentagram', () => {
    const take = (cards: readonly Json[], at: string, tiles: Json = MEADOW) => {
      const scenario = { tiles, cards: [{ treasure: 'cloak', at }, ...cards], characters: [{ at }] }
      return option(set({ scenario }), 'take:cloak')
    }
    expect(take([], '1-1')?.warns).toBeUndefined()
    expect(take([{ card: 'black-pentagram', at: '0-0' }], '1-1')?.warns).toBeUndefined()
    // From 0-2, down the dark side and up the steps at 2-2, every way home passes 2-1.
    expect(take([{ card: 'black-pentagram', at: '2-1' }], '0-2')?.warns).toContain('pentagram')
    expect(take([], '1-10', [{ tile: 'i01', slot: [0, 3] }])?.warns).toContain('No known way')
  })

  it('6.1 a walk shows its path, and how many turns it takes', () => {
    const go = option(set({ scenario: { tiles: MEADOW, characters: [{ at: '0-0' }] } }), 'go:2-0')
    expect(go).toMatchObject({ detail: 'Beside an empty slot; 2 steps, in this turn', data: { path: ['1-0', '2-0'] } })
  })

  it('6.1 who does what where', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-0', items: ['bread'] }] } })
    expect(option(t, 'step:0-1')?.deed).toEqual({ kind: 'step', label: 'Go', who: 'seat-0', to: { kind: 'square', id: '0-1' } })
    expect(option(t, 'drop:black-bread-1')?.deed).toMatchObject({ kind: 'drop', means: { label: 'Bread' } })
    expect(option(t, 'end')?.deed).toBeUndefined()
  })
})
