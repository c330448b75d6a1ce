import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { cardOf } from '../open/cards.ts'
import { cardLine } from '../open/lines.ts'
import { cardNoun } from '../open/names.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'
import { DECKS } from '../tables/index.ts'
import { DECK_IDS } from '../tables/table-types.ts'

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
    expect(line('black-pit-trap')).toBe('A fall costs 2 life points; each attempt to climb out takes a turn')
    expect(line('x-toxic-pit')).toBe('A fall costs 2 life points; every further turn in it costs 2 life points')
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
    expect(detail()).toBe('You can take the Staff of Life and a Rope')
    expect(detail(['memory'])).toBe('Something lies there face down')
  })

  it('7.0 a step onto an undrawn symbol: what is left in its deck, and what it costs on average', () => {
    // o01 has a black symbol on 5-0.
    const scenario = { tiles: [{ tile: 'o01', slot: [1, 0] }], characters: [{ at: '5-1', lifePoints: 3 }] }
    const step = option(set({ scenario }), 'step:5-0')
    expect(step?.detail).toContain('12 creatures, 2 hazards and 27 objects left')
    expect(step?.odds).toMatchObject({ of: 'unhurt', leavesOut: 'luck tests' })
    expect([step?.odds?.chance, step?.odds?.expected].every((each) => each !== undefined && each > 0 && each < 1)).toBe(true)
    // From memory what lies face down may be any of them (D-123).
    const cards = [{ card: 'black-orc-1', at: '4-1' }]
    const memory = option(set({ scenario: { ...scenario, cards }, variants: ['memory'] }), 'step:5-0')
    expect([memory?.detail, memory?.odds]).toEqual([step?.detail?.replace('left', 'not in sight'), step?.odds])
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

  it('11.2.6 a frozen creature: nothing to fear, and it is said (D-53)', () => {
    const step = (card: string, effects: Json) => {
      const scenario = { tiles: MEADOW, cards: [{ card, at: '0-0' }], characters: [{ at: '0-1', effects }] }
      return option(set({ scenario }), 'step:0-0')
    }
    const frozen = [{ kind: 'icy-blast', turns: 1, at: '0-0' }]
    expect(step('orc', [])?.odds).toMatchObject({ of: 'beaten' })
    expect(step('orc', frozen)).toMatchObject({ detail: 'Orc, frozen: it lets you pass' })
    expect(step('orc', frozen)?.odds).toBeUndefined()
    expect(step('medusa', [])?.warns).toContain('Medusa')
    expect(step('medusa', frozen)?.warns).toBeUndefined()
  })

  it('14.0 the odds of drawing count the Warlock, for a carrier and once he has appeared', () => {
    const step = (who: Readonly<Record<string, Json>>, more: Readonly<Record<string, Json>> = {}) => {
      const scenario = { tiles: [{ tile: 'o01', slot: [1, 0] }], characters: [{ at: '5-1', lifePoints: 2, ...who }], ...more }
      const t = set({ scenario })
      t.state.gone.push(...DECKS.black.map(({ id }) => id).filter((id) => !id.includes('pentagram')))
      return option(t, 'step:5-0')?.odds
    }
    expect(step({})).toMatchObject({ chance: 1, expected: 0, die: 0 })
    expect(step({ treasure: 'staff' })).toMatchObject({ chance: 0, expected: 2, die: 1 })
    expect(step({}, { warlock: '3-1' })).toMatchObject({ chance: 0, expected: 2 })
  })

  it('12.2 every way onto a Medusa who is known warns: out of a pit, over one, by a spell, through a door', () => {
    const field = [
      { tile: 'o02', slot: [0, 0] },
      { tile: 'o17', slot: [1, 0] },
    ]
    const cards = [
      { card: 'pit-trap', at: '1-0' },
      { card: 'medusa', at: '2-0' },
    ]
    const table = (who: Readonly<Record<string, Json>>, dice: readonly number[] = []) =>
      set({ scenario: { tiles: field, cards, characters: [who] }, dice })
    const climbs = table({ at: '1-0', held: 'pit' }, [6]).pick('climb')
    expect(option(climbs, 'to:2-0')).toMatchObject({ detail: 'Medusa', warns: expect.stringContaining('Medusa') })
    const crosses = table({ at: '0-0', items: ['rope'] })
    expect(option(crosses, 'cross:1-0:2-0')).toMatchObject({
      detail: expect.stringContaining('Medusa'),
      warns: expect.stringContaining('Medusa'),
    })
    const jumps = table({ at: '0-0', treasure: 'grimoire', items: ['talisman', 'magic-ring'] })
    expect(option(jumps, 'cast:long-jump:1-0:2-0')?.warns).toContain('Medusa')
    const enters = table({})
    expect(option(enters, 'enter:2-0')).toMatchObject({ detail: 'Medusa', warns: expect.stringContaining('Medusa') })
    expect(option(enters, 'enter:1-0')).toMatchObject({ detail: 'Pit Trap' })
    expect(option(enters, 'enter:6-0')).toMatchObject({ detail: 'Draws a tile' })
  })

  it('3.0 a door with a creature behind it shows the odds of the fight', () => {
    const t = set({ scenario: { tiles: MEADOW, cards: [{ card: 'orc', at: '0-0' }], characters: [{}] } })
    expect(option(t, 'enter:0-0')).toMatchObject({ detail: 'Orc', odds: { of: 'beaten' } })
  })

  it('5.3, 3.0 why an open edge leads nowhere, from inside too', () => {
    const why = (slot: Json, at: string, to: string) => {
      const t = set({ scenario: { quadrants: ['nw'], tiles: [{ tile: 'i29', slot }], characters: [{ at }] } })
      return t.decision.blocked?.find(({ id }) => id === `step:${to}`)?.rule
    }
    // The arrows of an antechamber lead in on one square of three; in the south-west no one began.
    const [rows, quadrants] = [
      [9, 10, 11],
      [12, 13, 14],
    ]
    expect(rows.map((row) => why([3, 2], `${row}-8`, `${row}-9`))).toContain('5.3')
    expect(quadrants.map((row) => why([4, 2], `${row}-6`, `${row}-5`))).toContain('3.0')
  })

  it('13.0 a second treasure weighs nothing, and is one too many, at whatever question', () => {
    const scenario = { tiles: MEADOW, cards: [{ treasure: 'cloak', at: '0-0' }], characters: [{ at: '0-0', treasure: 'staff' }] }
    expect(set({ scenario }).decision.blocked?.find(({ id }) => id === 'take:cloak')).toMatchObject({ rule: '13.0' })
  })

  it('10.5 a jammed door has no key, a locked one may have', () => {
    const why = (card: string) => {
      const scenario = { tiles: MEADOW, cards: [{ card, at: '0-0' }], characters: [{ at: '0-1' }] }
      return set({ scenario }).decision.blocked?.find(({ id }) => id === 'step:0-0')?.why
    }
    expect(why('x-locked-door-5')).toContain('key')
    expect(why('x-slamming-door-1')).not.toContain('key')
  })

  it('11.1 what a spell lacks is counted', () => {
    const scenario = { tiles: MEADOW, characters: [{ at: '0-1', items: ['book-1-5'] }] }
    const healing = set({ scenario }).decision.blocked?.find(({ id }) => id === 'cast:healing-hands')
    expect(healing?.why).toBe('You need 4 triangles, 2 circles and 4 rhombs.')
  })

  it('4.2 a luck test says what it costs: nothing where luck is at its lowest', () => {
    const lead = (luck: number) => {
      const scenario = { tiles: MEADOW, cards: [{ card: 'poison-gas', at: '0-0' }], characters: [{ at: '0-1', luck }] }
      return set({ scenario }).pick('step:0-0').decision.lead
    }
    expect([lead(7), lead(2)]).toEqual([
      'Luck 7. A test costs 1 luck; fail and you lose double.',
      'Luck 2. It falls no further; fail and you lose double.',
    ])
  })

  it('9.3 a fight of three rounds begins no two sentences alike', () => {
    const scenario = { tiles: MEADOW, cards: [{ card: 'orc', at: '0-0' }], characters: [{ at: '0-1', experience: 12 }] }
    const t = set({ scenario, dice: [1, 1, 1, 1, 1, 1] })
      .pick('step:0-0')
      .pick('fight-on')
      .pick('fight-on')
    const told = t.events('blow').map((blow) => t.session.game.sentence(t.state, blow).split(':')[0])
    expect(told).toHaveLength(6)
    expect(new Set(told).size).toBe(6)
  })

  it('2.0 the winner is out', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-0', treasure: 'grimoire' }] } }).pick('leave')
    expect(t.session.game.outcome(t.state)?.standings?.[0]?.detail).toBe('out, with the Great Grimoire, experience 4')
  })

  it('6.1 a walk shows its path, and how many turns it takes', () => {
    const go = option(set({ scenario: { tiles: MEADOW, characters: [{ at: '0-0' }] } }), 'go:2-0')
    expect(go).toMatchObject({ detail: 'Unexplored ground to the south, 2 steps, this turn', data: { path: ['1-0', '2-0'] } })
  })

  it('6.1 who does what where', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-0', items: ['bread'] }] } })
    expect(option(t, 'step:0-1')?.deed).toEqual({ kind: 'step', label: 'Go', who: 'seat-0', to: { kind: 'square', id: '0-1' } })
    expect(option(t, 'drop:black-bread-1')?.deed).toMatchObject({ kind: 'drop', means: { label: 'Bread' } })
    expect(option(t, 'end')?.deed).toBeUndefined()
  })
})
