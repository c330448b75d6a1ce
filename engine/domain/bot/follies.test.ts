import { describe, expect, it } from 'vitest'
import { stream } from '../../kernel/random.ts'
import { type Json, SKILLS, type Skill } from '../../kernel/types.ts'
import { characterOf } from '../chapters/characters.ts'
import { domain } from '../index.ts'
import { MEADOW, set, type Table } from '../proof/table-top.ts'
import { anyLeadsOn, entry, leadsOn } from './entering.ts'
import { sight } from './index.ts'
import { TEMPERS } from './temper.ts'
import { reaches } from './ways.ts'
import { drawWorth } from './worth.ts'

// What bots of DOMAIN did that a person laughed at. Each is a position: MEADOW is light in columns 0 and 1, dark in column 2.

function advice(t: Table, skill: Skill = 'master') {
  const { answer, why } = domain.sensible(domain.view(t.state, t.ask.seat), t.ask, stream('bot', 'test'), skill)
  return { id: answer.pick?.[0] ?? '', why }
}

function picked(t: Table, skill: Skill = 'master'): string {
  return advice(t, skill).id
}

const lone = (who: Readonly<Record<string, Json>>, cards: Json, dice: readonly number[] = []) =>
  set({ scenario: { tiles: MEADOW, cards, characters: [{ from: '1-1', ...who }] }, dice })

/** Rubble on both sides of 0-0. */
const SHUT_IN = [
  { card: 'x-rubble-1', at: '0-1' },
  { card: 'x-rubble-2', at: '1-0' },
]

/** Nothing but 0-0 and 1-0 can be walked on. */
const CLOSED = [
  { card: 'x-rubble-1', at: '0-1' },
  { card: 'x-rubble-2', at: '1-1' },
  { card: 'x-locked-door-4', at: '2-0' },
]

describe('bots of DOMAIN no longer', () => {
  it('11.2 fall into a pit for what lies in it and cannot be taken there', () => {
    const cards = [
      { card: 'x-pit-trap-1', at: '0-0' },
      { treasure: 'cloak', at: '0-0' },
    ]
    for (const skill of SKILLS) expect(picked(lone({ at: '0-1' }, cards), skill)).not.toBe('step:0-0')
  })

  it('10.10 carry a flame into gas that explodes: a master puts it out first, which costs nothing', () => {
    const cards = [
      { card: 'x-explosive-gas-1', at: '0-1' },
      { card: 'x-rubble-1', at: '1-0' },
      { treasure: 'cloak', at: '1-1' },
    ]
    for (const skill of SKILLS) {
      const t = lone({ at: '0-0', from: '0-1' }, cards)
      expect(advice(t, skill)).toEqual({ id: 'douse', why: 'Without a flame the explosive gas does nothing' })
      expect(picked(t.pick('douse'), skill)).toBe('step:0-1')
    }
  })

  it('6.3, 10.11 light the lantern only to have it blown out: the way through the breeze needs no light', () => {
    const cards = [
      { card: 'x-strong-breeze-1', at: '0-1' },
      { card: 'x-rubble-1', at: '1-0' },
      { treasure: 'cloak', at: '1-1' },
    ]
    for (const skill of SKILLS) expect(picked(lone({ at: '0-0', from: '0-1', lantern: 'out' }, cards), skill)).toBe('step:0-1')
  })

  it('6.4 grope for ever where every step out of the dark leads into a breeze: the lantern is tried', () => {
    const cards = [
      { card: 'x-strong-breeze-1', at: '0-1' },
      { card: 'x-strong-breeze-2', at: '1-1' },
    ]
    expect(picked(lone({ at: '0-2', from: '1-2', lantern: 'out' }, cards))).toBe('light')
  })

  it('10.4 go to a fight that is as good as lost', () => {
    const cards = [
      { card: 'orc-champion', at: '0-0' },
      { treasure: 'cloak', at: '0-0' },
    ]
    for (const skill of ['able', 'master'] as const)
      expect(picked(lone({ at: '0-1', items: ['black-rune-sword'] }, cards), skill)).not.toBe('step:0-0')
  })

  it('D-74 come in again and again by a door behind which nothing is left', () => {
    const cards = [
      { card: 'x-rubble-1', at: '0-1' },
      { card: 'x-rubble-2', at: '1-0' },
    ]
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ deaths: 1 }] } })
    for (const skill of ['able', 'master'] as const) expect(picked(t, skill)).not.toBe('enter:0-0')
  })

  it('wait for ever: whoever has waited twice and gained nothing does something else', () => {
    const scenario = {
      tiles: MEADOW,
      cards: SHUT_IN,
      characters: [
        { at: '0-0', from: '1-1' },
        { at: '1-1', from: '0-1' },
      ],
    }
    const t = set({ seats: 2, scenario })
    const mine = [0, 1, 2].map((nth) => {
      while (t.ask.seat !== 0) t.pick('end')
      const pick = t.session.bot('able', nth)?.answer.pick ?? []
      t.pick(...pick)
      return pick.join()
    })
    expect(mine).toEqual(['end', 'end', 'give-up'])
  })

  it('D-74 wait where they are shut in alone, and no one can open a way', () => {
    for (const skill of SKILLS) expect(picked(lone({ at: '0-0' }, SHUT_IN), skill)).toBe('give-up')
  })

  it('D-74 give up a life for a door behind which only things are left lying', () => {
    const behind = (card: string) => {
      const { state } = set({ scenario: { tiles: MEADOW, cards: [...SHUT_IN, { card, at: '0-0' }], characters: [{ deaths: 1 }] } })
      return SKILLS.map((skill) => leadsOn(state, characterOf(state, 0), '0-0', TEMPERS[skill]))
    }
    expect(behind('black-rope')).toEqual([false, false, false])
    const { state } = set({ scenario: { tiles: MEADOW, cards: [], characters: [{ deaths: 1 }] } })
    expect(leadsOn(state, characterOf(state, 0), '0-0', TEMPERS.novice)).toBe(true)
  })

  it('D-74 look through each door by itself for one that leads on: all at once come to the same', () => {
    const told = (cards: readonly Json[], doors = ['0-0', '1-0']) =>
      SKILLS.map((skill) => {
        const { state } = set({ scenario: { tiles: MEADOW, cards, characters: [{ deaths: 1 }] } })
        const c = characterOf(state, 0)
        const [together, ...each] = [
          anyLeadsOn(state, c, doors, TEMPERS[skill]),
          ...doors.map((door) => leadsOn(state, c, door, TEMPERS[skill])),
        ]
        expect(together).toBe(each.includes(true))
        return together
      })
    expect(told(CLOSED)).toEqual([false, false, false])
    expect(told([])).toEqual([true, true, true])
    // What lies at a door is an aim for whoever comes in beside it.
    const cloak = [...CLOSED, { treasure: 'cloak', at: '1-0' }]
    expect(told(cloak)).toEqual([true, true, true])
    expect(told(cloak, ['1-0'])).toEqual([false, false, false])
  })

  it('D-74 come in by a door that leads nowhere while another leads on over a thing left lying', () => {
    const cards = [...SHUT_IN, { card: 'black-rope', at: '2-0' }]
    const { state } = set({ scenario: { tiles: MEADOW, cards, characters: [{ deaths: 1 }] } })
    for (const skill of SKILLS) {
      const [door] = entry(state, characterOf(state, 0), ['enter:0-0', 'enter:2-0'], stream('bot', 'test'), TEMPERS[skill])
      expect(door).toBe('enter:2-0')
    }
  })

  it('7.0 walk to and fro for a thing that they would not take', () => {
    const cards = [
      { card: 'black-shield-2', at: '0-1' },
      { card: 'black-rope', at: '2-0' },
    ]
    expect(picked(lone({ at: '1-1', from: '0-1', items: ['black-shield-1'] }, cards), 'novice')).toBe('step:2-1')
  })

  it('9.0 wait with a treasure behind a hopeless fight when nothing else is left: they dare it', () => {
    const cards = [
      { card: 'orc-champion', at: '0-1' },
      { card: 'x-rubble-1', at: '1-0' },
      { card: 'x-rubble-2', at: '2-1' },
    ]
    const carrier = { at: '1-1', from: '1-2', treasure: 'staff', items: ['black-rune-sword'] }
    const t = set({ seats: 2, scenario: { tiles: MEADOW, cards, characters: [carrier, { at: '2-0', from: '1-0' }] } })
    expect(picked(t, 'able')).toBe('step:0-1')
  })

  it('6.4 reckon that they walk on out of a breeze in the dark as if they had light', () => {
    const { state } = lone({ at: '1-2', from: '1-1' }, [
      { card: 'x-strong-breeze-1', at: '0-2' },
      { card: 'x-rubble-1', at: '0-1' },
    ])
    const c = characterOf(state, 0)
    const beyond = reaches(state, c, TEMPERS.master, drawWorth(state, c, TEMPERS.master)).find(({ place }) => place.square === '0-3')
    // Two steps, and a step that is groped for.
    expect(beyond?.cost).toBeGreaterThan(6)
  })

  it('5.0 take it for a circle when the domain has grown meanwhile', () => {
    const seenWith = (tiles: Json) => {
      const { state, ask } = set({ scenario: { tiles, characters: [{ at: '0-0', from: '1-1' }] } })
      return sight(domain.view(state, 0), ask).of
    }
    const grown: Json = [
      { tile: 'o02', slot: [0, 0] },
      { tile: 'o17', slot: [1, 0] },
    ]
    expect(seenWith(MEADOW)).toBe(seenWith(MEADOW))
    expect(seenWith(grown)).not.toBe(seenWith(MEADOW))
  })

  it('6.4 grope on where the die lets them choose: they take the step that leads out of the dark', () => {
    for (const skill of SKILLS) {
      const t = lone({ at: '1-2', from: '0-2', lantern: 'out' }, [], [5]).pick('grope')
      expect(t.topic).toBe('direction')
      expect(picked(t, skill)).toBe('step:2-2')
    }
  })

  it('6.4, 10.11 try the lantern again and again before a breeze through which their way leads', () => {
    const cards = [{ card: 'x-strong-breeze-1', at: '1-2' }]
    const carrier = { at: '0-2', from: '1-2', lantern: 'out', treasure: 'staff' }
    for (const skill of SKILLS) expect(picked(lone(carrier, cards), skill)).toBe('grope')
  })

  const beyond = (cards: readonly Json[], to: string, who: Readonly<Record<string, Json>> = {}) => {
    const { state } = lone({ at: '0-0', from: '1-0', ...who }, cards)
    const c = characterOf(state, 0)
    return reaches(state, c, TEMPERS.master, drawWorth(state, c, TEMPERS.master)).find(({ place }) => place.square === to)
  }

  it('10.5, 10.7 fall into a pit for what lies behind the shut door beside it: no one breaks a door out of a pit', () => {
    const door = [
      { card: 'x-rubble-1', at: '0-1' },
      { card: 'x-rubble-2', at: '1-1' },
      { card: 'x-locked-door-1', at: '2-0', shut: true },
    ]
    const axe = { items: ['black-battle-axe'] }
    expect(beyond(door, '2-1', axe)).toBeDefined()
    expect(beyond([...door, { card: 'x-pit-trap-1', at: '1-0' }], '2-1', axe)).toBeUndefined()
  })

  it('10.3, 10.11 walk into a breeze to go down a trapdoor behind it, for which they would need their light', () => {
    const shafts = [
      { card: 'x-rubble-1', at: '2-1' },
      { card: 'x-trapdoor-1', at: '2-2' },
      { card: 'x-trapdoor-2', at: '0-1' },
    ]
    const dark = { at: '0-2', from: '1-2' }
    expect(beyond(shafts, '0-1', dark)?.way?.kind).toBe('passage')
    expect(beyond([...shafts, { card: 'x-strong-breeze-1', at: '1-2' }], '0-1', dark)).toBeUndefined()
  })

  it('14.0 take a treasure that they cannot bring home, and give up for another', () => {
    const cards = [
      { card: 'x-pentagram-1', at: '0-0' },
      { card: 'x-pentagram-2', at: '1-0' },
      { card: 'x-pentagram-3', at: '2-0' },
      { card: 'x-rubble-1', at: '2-1' },
      { treasure: 'cloak', at: '0-1' },
    ]
    for (const skill of SKILLS) {
      expect(picked(lone({ at: '1-1', from: '1-0' }, cards), skill)).toBe('step:1-0')
      expect(picked(lone({ at: '0-1', from: '1-1', treasure: 'staff' }, cards), skill)).not.toBe('give-up')
    }
  })

  it('2.0 wait in a corner for a last round that another wins', () => {
    const shutIn = (rival: Json) => {
      const t = set({
        seats: 2,
        options: { rounds: 60 },
        scenario: { round: 43, tiles: MEADOW, cards: SHUT_IN, characters: [{ at: '0-0', from: '0-1', experience: 30 }, rival] },
        prepare: ({ characters: [first] }) => {
          if (first !== undefined) first.trail = Array.from({ length: 12 }, () => '0-0 0-1').join(' ')
        },
      })
      return picked(t, 'able')
    }
    expect(shutIn({ at: '2-0', items: ['red-ruby'] })).toBe('give-up')
    expect(shutIn({ at: '2-0' })).not.toBe('give-up')
  })

  it('D-72 walk about for ever with a treasure that they cannot bring home, where another life may still win', () => {
    const laden = (round: number) => {
      const characters = [{ at: '0-0', from: '0-1', treasure: 'cloak' }]
      return set({ scenario: { round, quadrants: ['se'], tiles: MEADOW, cards: SHUT_IN, characters } })
    }
    for (const skill of SKILLS) {
      expect(picked(laden(200), skill)).toBe('give-up')
      expect(picked(laden(199), skill)).not.toBe('give-up')
    }
  })

  it('D-72 play on for ever where no treasure can be reached any more: they retire', () => {
    const dead = (round: number, characters: Json) =>
      set({
        scenario: { round, tiles: MEADOW, cards: SHUT_IN, characters },
        prepare: (s) => {
          for (const slot of ['1-0', '2-0', '3-0']) s.tiles[slot] = 'o02/0'
          for (let row = 1; row < 12; row++) s.cards[`${row}-0`] = ['x-rubble-1']
        },
      })
    for (const skill of SKILLS) {
      expect(advice(dead(200, [{ at: '0-0', from: '0-1' }]), skill)).toEqual({ id: 'give-up', why: 'No treasure can be reached any more' })
      expect(picked(dead(199, [{ at: '0-0', from: '0-1' }]), skill)).not.toBe('give-up')
      expect(picked(dead(200, [{ deaths: 1 }]), skill)).toBe('retire')
      expect(picked(dead(199, [{ deaths: 1 }]), skill)).not.toBe('retire')
    }
  })

  it('D-74 wait in a dead end because the domain grows elsewhere', () => {
    const seenWith = (tiles: Json) => {
      const { state, ask } = set({
        scenario: {
          tiles,
          cards: [
            { card: 'black-orc-guard-1', at: '0-1' },
            { card: 'x-rubble-2', at: '1-0' },
          ],
          characters: [{ at: '0-0' }],
        },
      })
      return sight(domain.view(state, 0), ask).of
    }
    expect(
      seenWith([
        { tile: 'o02', slot: [0, 0] },
        { tile: 'o17', slot: [1, 0] },
      ]),
    ).toBe(seenWith(MEADOW))
  })
})
