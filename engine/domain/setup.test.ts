import { describe, expect, it } from 'vitest'
import { isRefusal } from '../kernel/refusal.ts'
import { copy } from './copy.ts'
import { MEADOW, refusedScenario, set } from './proof/table-top.ts'
import { setup } from './setup.ts'

const refused = (input: Partial<Parameters<typeof setup>[0]>) => {
  const made = setup({ seed: 's', seats: ['Ann'], options: {}, variants: [], ...input })
  return isRefusal(made) ? made : null
}

describe('how a game begins', () => {
  it('takes rounds, quadrants and variants', () => {
    const made = setup({
      seed: 's',
      seats: ['Ann', 'Bram'],
      options: { rounds: 60, quadrants: ['nw', 'sw'] },
      variants: ['memory', 'physical-dice'],
    })
    if (isRefusal(made)) throw new Error(made.message)
    expect(made).toMatchObject({ physical: true, state: { rounds: 60, wished: ['nw', 'sw'], variants: ['memory', 'physical-dice'] } })
  })

  it.each([
    ['too many seats', { seats: ['a', 'b', 'c', 'd', 'e'] }, 'one to four players'],
    ['a campaign', { party: [] }, 'no campaigns'],
    ['unknown options', { options: { pets: 1 } }, 'pets'],
    ['too many rounds', { options: { rounds: 501 } }, 'from 0 to 500'],
    ['a quadrant twice', { seats: ['a', 'b'], options: { quadrants: ['nw', 'nw'] } }, 'once at most'],
    ['quadrants that do not fit the seats', { options: { quadrants: ['nw', 'se'] } }, 'for each of 1 seats'],
    ['an unknown variant', { variants: ['blind'] }, 'one of'],
  ])('refuses %s', (_, input, why) => {
    expect(refused(input)).toMatchObject({ code: 'bad-request', message: expect.stringContaining(why) })
  })
})

describe('a scenario', () => {
  it.each([
    [
      'two tiles in a slot',
      {
        tiles: [
          { tile: 'o01', slot: [0, 0] },
          { tile: 'o02', slot: [0, 0] },
        ],
      },
      'already',
    ],
    [
      'a tile twice',
      {
        tiles: [
          { tile: 'o01', slot: [0, 0] },
          { tile: 'o01', slot: [1, 0] },
        ],
      },
      'lies already',
    ],
    ['an outer tile in an inner slot', { tiles: [{ tile: 'o01', slot: [0, 3] }] }, 'inner slot'],
    ['a small tile in the centre', { tiles: [{ tile: 'i01', slot: [3, 3] }] }, 'small tile'],
    ['one antechamber twice', { large: { west: { tile: 'a1' }, east: { tile: 'a1' } } }, 'same tile'],
    [
      'a card twice',
      {
        tiles: MEADOW,
        cards: [
          { card: 'red-medusa', at: '0-0' },
          { card: 'red-medusa', at: '0-1' },
        ],
      },
      'used already',
    ],
    [
      'two dangers on a square',
      {
        tiles: MEADOW,
        cards: [
          { card: 'orc', at: '0-0' },
          { card: 'orc', at: '0-0' },
        ],
      },
      'already',
    ],
    ['no floor', { cards: [{ card: 'orc', at: '0-0' }] }, 'floor square'],
    ['solid rock', { tiles: [{ tile: 'i01', slot: [0, 3] }], characters: [{ at: '2-9' }] }, 'floor square'],
    ['too much weight', { characters: [{ items: ['rune-sword', 'warhammer', 'broadsword'] }] }, 'weigh more'],
    ['a creature in the pack', { characters: [{ items: ['black-orc-1'] }] }, 'cannot be carried'],
    [
      'nobody’s treasure twice',
      { tiles: MEADOW, cards: [{ treasure: 'staff', at: '0-0' }], characters: [{ treasure: 'staff' }] },
      'still hidden',
    ],
    ['more characters than seats', { characters: [{}, {}] }, 'may hold 1'],
    ['a passage that is none', { tiles: MEADOW, characters: [{ passage: { entry: '0-0', exit: '0-1' } }] }, 'no passage'],
    ['an unknown field', { weather: 'fair' }, 'weather'],
  ])('refuses %s', (_, scenario, why) => {
    expect(refusedScenario(scenario)).toContain(why)
  })

  it('takes a kind for the first such card that is left', () => {
    const t = set({
      scenario: {
        tiles: MEADOW,
        cards: [
          { card: 'orc', at: '0-0' },
          { card: 'black-orc-1', at: '0-1' },
        ].reverse(),
        characters: [{ at: '2-0' }],
      },
    })
    expect([t.state.cards['0-0'], t.state.cards['0-1']]).toEqual([['black-orc-2'], ['black-orc-1']])
  })

  it('leaves everybody outside who is not named', () => {
    const t = set({ scenario: { tiles: MEADOW, characters: [{ at: '0-0' }] }, seats: 2 })
    expect([t.who(1).status, t.who(1).quadrant]).toEqual(['outside', 'ne'])
  })
})

describe('a copy', () => {
  it('is equal, and shares nothing that changes', () => {
    const t = set({ scenario: { tiles: MEADOW, cards: [{ card: 'orc', at: '0-0' }], characters: [{ at: '0-1', items: ['rope'] }] } })
    const before = JSON.stringify(t.state)
    const other = copy(t.state)
    expect(other).toEqual(t.state)
    other.cards['0-0']?.pop()
    other.characters[0]?.items.pop()
    other.blanks.push('5-5')
    other.gone.push('red-medusa')
    other.tiles['1-0'] = 'o01/0'
    if (other.turn !== null) other.turn.movesLeft = 0
    expect(JSON.stringify(t.state)).toBe(before)
  })
})
