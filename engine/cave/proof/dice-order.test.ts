import { describe, expect, it } from 'vitest'
import { meeting, set, type Table } from './table-top.ts'

/** Everything thrown, in its order: what for, and the faces. */
function thrown({ rolls }: Table): readonly string[] {
  return rolls.map(({ topic, dice, ...roll }) => [topic, ...(topic === 'armour' && 'of' in roll ? [roll.of] : []), ...dice].join(' '))
}

function drawn(t: Table): readonly string[] {
  return t.session.record.steps.flatMap(({ draws }) => draws)
}

const ARMOUR = ['helmet-1', 'shield-1', 'breastplate']
const CRYSTAL = { crystal: 'chamber-1' }
const READY = { at: 'chamber-1', strength: 9, craft: 7, gold: 12 }

const lying = (space: string, ...cards: readonly string[]) => ({ lying: { [space]: { cards } } })

/** What, how it is played, and the dice in their order. All of them are used up. */
const ORDERS: readonly (readonly [what: string, play: (dice: readonly number[]) => Table, order: readonly string[]])[] = [
  [
    '11.3 the gate, then the movement die',
    (dice) =>
      set({ players: [{ at: 'corridor-15', from: 'crossroads-1', character: 'cave-delver' }], dice, draws: ['mule'] })
        .pick('gate')
        .pick('roll')
        .pick('draw:cave'),
    ['gate 4', 'movement 1'],
  ],
  [
    '11.2, 11.4 the movement die, then each Chamber passed and each turning as it comes',
    (dice) =>
      set({ players: [{ at: 'corridor-14' }], dice, draws: ['mule'] })
        .pick('roll')
        .pick('go:chamber-5')
        .pick('draw:cave'),
    ['movement 3', 'passing 4', 'turning 3', 'turning 1'],
  ],
  ['12.4 which Chamber, then its own die', (dice) => meeting({ at: 'chamber-1' }, { dice }), ['chamber 6', 'chamber-die 1']],
  [
    '12.4 (4) the Lair: its dice, the Character’s, the Demons’; no armour against Craft',
    (dice) => meeting({ at: 'chamber-1', objects: ARMOUR }, { dice }),
    ['chamber 4', 'chamber-die 4', 'blow 1', 'creature-blow 2'],
  ],
  [
    '12.4 (5), 14.4 the Arena: its dice, the Character’s, the creature’s, then armour from the best down',
    (dice) => meeting({ at: 'chamber-1', objects: ARMOUR }, { dice }),
    ['chamber 5', 'chamber-die 1', 'blow 2', 'creature-blow 6', 'armour breastplate 3', 'armour shield 4', 'armour helmet 5'],
  ],
  [
    '14.5 what attacks by Strength, then what attacks by Craft',
    (dice) => meeting({ at: 'corridor-4' }, { scenario: lying('corridor-4', 'giant-rat', 'lost-soul'), dice }),
    ['blow 6', 'creature-blow 1', 'blow 6', 'creature-blow 1'],
  ],
  [
    '14.4 the Night Blade against Animals: both his dice, then the creature’s',
    (dice) => meeting({ character: 'night-blade', at: 'corridor-1' }, { scenario: lying('corridor-1', 'wolf'), dice }).pick('fight'),
    ['blow 1', 'blow 4', 'creature-blow 5'],
  ],
  [
    '14.8 between Characters: the attacker’s dice, the defender’s, then the loser’s armour',
    (dice) =>
      meeting({ character: 'night-blade', at: 'chamber-1' }, { players: [{ character: 'cyborg', at: 'chamber-1', objects: ARMOUR }], dice })
        .pick('attack:cyborg')
        .pick('life'),
    ['blow 1', 'blow 6', 'defence 1', 'armour breastplate 1', 'armour shield 1', 'armour plating 1', 'armour helmet 1'],
  ],
  [
    '12.5 which Chamber, its die, then both dice of the search',
    (dice) => meeting({ at: 'chamber-1', craft: 9 }, { dice }).pick('search').pick('pass'),
    ['chamber 3', 'chamber-die 1', 'search 3 4'],
  ],
  [
    '12.5 the Trials: round by round the Character first, then three for the Gnome, then the Tinker’s again',
    (dice) =>
      meeting({ ...READY, character: 'gnome-tinker' }, { scenario: CRYSTAL, dice })
        .pick('enter')
        .pick('re-roll:2'),
    [...['blow 1', 'creature-blow 2', 'blow 6', 'creature-blow 1'], ...['blow 2', 'creature-blow 1', 'blow 6', 'creature-blow 1']].concat([
      'bribe 4',
      'bribe 6',
      'bribe 4',
      'bribe 1',
    ]),
  ],
  [
    '12.6 the space, then once more (the Cave Delver)',
    (dice) => meeting({ character: 'cave-delver', at: 'narrow-passage' }, { dice }).pick('re-roll'),
    ['space 6', 'space 1'],
  ],
  [
    '13.4 Events one by one, in the order in which they were turned up',
    (dice) =>
      meeting({ at: 'corridor-4' }, { dice, draws: ['gold-vein', 'rockfall-1'] })
        .pick('draw:cave')
        .pick('draw:cave'),
    ['card 6', 'card 1'],
  ],
  [
    '13.10 the card, then the fight that it brings',
    (dice) => meeting({ at: 'corridor-1' }, { scenario: lying('corridor-1', 'forgotten-vault'), dice }).pick('visit:forgotten-vault'),
    ['card 1', 'blow 6', 'creature-blow 1'],
  ],
]

describe('the order of dice', () => {
  it.each(ORDERS)('%s', (_what, play, order) => {
    const dice = order.flatMap((one) => one.split(' ').flatMap((word) => (/^\d$/.test(word) ? [Number(word)] : [])))
    const t = play(dice)
    expect(thrown(t)).toEqual(order)
    expect(t.diceLeft).toBe(0)
  })
})

describe('the order of draws', () => {
  it('Characters by seat, Spells by seat, the first seat, where the Crystal is', () => {
    const draws = ['bone-caller', 'seeress', 'ward', 'might', 'mend', 'seat-1', 'chamber-4']
    expect(drawn(set({ fresh: 2, variants: ['crystal-known'], draws }))).toEqual(draws)
  })
  it('cards as they are turned up; a lot with one possibility draws nothing', () => {
    const t = meeting({ at: 'corridor-19' }, { draws: ['distant-glow'], dice: [] }).pick('draw:cave')
    expect([drawn(t), t.state.crystal]).toEqual([['distant-glow'], 'chamber-5'])
  })
  it('a new Character, then his Spells', () => {
    const t = meeting({ lives: 1, at: 'chamber-1' }, { dice: [1], draws: ['seeress', 'ward', 'might'] })
    expect(drawn(t)).toEqual(['seeress', 'ward', 'might'])
  })
})
