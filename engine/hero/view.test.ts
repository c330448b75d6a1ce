import { describe, expect, test } from 'vitest'
import type { Ask } from '../kernel/ask.ts'
import { decisionOf } from '../kernel/decision.ts'
import type { GameEvent } from '../kernel/play.ts'
import type { Seen } from '../kernel/proof/fuzz.ts'
import { below, type Stream, stream } from '../kernel/random.ts'
import { startSession } from '../kernel/session.ts'
import type { Seat } from '../kernel/types.ts'
import { actions } from './chapters/202-activity.ts'
import { copy } from './copy.ts'
import { hero as game } from './index.ts'
import { fuzz } from './proof/fuzz.ts'
import { type LaidCounter, laid, set } from './proof/table-top.ts'
import type { Facing, HeroState, Kind, Section, Spot } from './state.ts'
import { view } from './view.ts'

// Section A belongs to seat 0, its counters to seat 1; seat 2 looks on.

function table(): HeroState {
  return laid({
    hero: { at: [4, 6] },
    counters: [
      ['troll', 3, 6],
      ['goblin', 9, 15],
      ['gold', 9, 15],
      ['trap', 5, 6],
    ],
    prepare: ({ counters }) => {
      const [troll, goblin, gold, trap] = counters
      if (troll === undefined || goblin === undefined || gold === undefined || trap === undefined) throw new Error('counters are missing')
      Object.assign(troll, { up: true, known: true })
      Object.assign(goblin, { with: 'c3' })
      Object.assign(gold, { with: 'c2' })
      Object.assign(trap, { known: true })
    },
  })
}

function counters(s: HeroState, seat: Seat) {
  return (view(s, seat).sections[0]?.counters ?? []).map(({ id, kind, remembered, with: other }) => [id, kind, remembered, other])
}

describe('what a seat sees of counters (104D5, 205D)', () => {
  test.each([0, 2])('seat %i: what lies face up, what it remembers, and nothing else', (seat) => {
    expect(counters(table(), seat)).toEqual([
      ['c1', 'troll', null, null],
      ['c2', null, null, null],
      ['c3', null, null, null],
      ['c4', null, 'trap', null],
    ])
  })

  test('their owner knows them all, and who carries what', () => {
    expect(counters(table(), 1)).toEqual([
      ['c1', 'troll', null, null],
      ['c2', 'goblin', null, 'c3'],
      ['c3', 'gold', null, 'c2'],
      ['c4', 'trap', null, null],
    ])
  })

  test('when the game is over, everything lies open', () => {
    const s = { ...table(), end: { kind: 'nobody', winner: null } as const }
    expect(counters(s, 0)).toEqual(counters(s, 1))
  })
})

describe('104D5 while counters are laid out', () => {
  const places = (s: HeroState, seat: Seat, section: number) =>
    (view(s, seat).sections[section]?.counters ?? []).filter(({ at }) => at !== null).length

  test('nobody but their owner sees where, for the order would tell what they are; then they come on the board together', () => {
    const s: HeroState = { ...table(), phase: 'placement', at: 0 }
    expect([0, 1, 2].map((seat) => places(s, seat, 0))).toEqual([0, 4, 0])
    s.at = 1
    expect([0, 1, 2].map((seat) => places(s, seat, 0))).toEqual([4, 4, 4])
  })
})

describe('honest undo: a look that turns nothing up tells that it is no monster (205C)', () => {
  const looks = (kind: Kind, facing: Facing, known = false) => {
    const state = laid({
      hero: { at: [4, 3], facing },
      counters: [[kind, 4, 5]],
      prepare: ({ counters }) => {
        for (const counter of counters) counter.known = known
      },
    })
    return startSession(game, { state, seed: 'looks', undo: 'honest' })
  }

  test.each(['trap', 'goblin'] as const)('whoever has turned to a %s does not take it back', (kind) => {
    const session = looks(kind, 'w')
    session.choose({ pick: ['face:e'] })
    expect(session.canUndo).toBe(false)
  })

  test('204B whoever comes into a room before a door, and is not held from outside, does not take it back either', () => {
    // Door d2 lies between the hall square (7, 6) and room a at (7, 5): nobody sees through it, but zones reach (H-11).
    const enters = (counters: readonly LaidCounter[]) => {
      const session = startSession(game, { state: laid({ hero: { at: [6, 5], facing: 's' }, counters }), seed: 'held', undo: 'honest' })
      session.choose({ pick: ['step:s'] })
      return session.canUndo
    }
    expect([enters([['trap', 7, 6]]), enters([['man', 7, 6]]), enters([])]).toEqual([false, false, true])
  })

  test('206D nor does whoever has held a door, for who forces none is neither troll nor ogre', () => {
    const state = laid({ hero: { at: [7, 5] }, others: [{ at: [7, 9] }, {}], counters: [['goblin', 7, 6]] })
    const session = startSession(game, { state, seed: 'bar', undo: 'honest' })
    for (const pick of [['end'], ['end'], ['attack'], ['bar']]) expect(session.choose({ pick })).toBeNull()
    expect(session.ask?.topic).toBe('hero-action')
    expect(session.canUndo).toBe(false)
  })

  test('what he looks at already, or knows, is no news', () => {
    const before = looks('trap', 'e')
    before.choose({ pick: ['face:n'] })
    expect(before.canUndo).toBe(true)
    const known = looks('trap', 'w', true)
    known.choose({ pick: ['face:e'] })
    expect(known.canUndo).toBe(true)
  })
})

describe('207B what a monster carries along', () => {
  const carrying = () =>
    set({
      hero: { at: [4, 9] },
      counters: [
        ['goblin', 3, 3],
        ['gold', 3, 3],
        ['man', 6, 3],
      ],
    })
      .pick('end')
      .pick('move:c1')
      .pick('take')

  test('who is on the move, with how many points, its owner alone sees; the others see what has moved', () => {
    const t = carrying()
    expect([0, 1].map((seat) => view(t.state, seat).march)).toEqual([
      { moved: [], moving: null },
      { moved: [], moving: { id: 'c1', points: 3 } },
    ])
    t.pick('to:3-4')
    expect(view(t.state, 0).march).toEqual({ moved: ['c1'], moving: null })
  })

  test('the riches seem to march after it by themselves, with the next answer, like any other counter', () => {
    const t = carrying().pick('to:3-4')
    const at = (seat: Seat) => view(t.state, seat).sections[0]?.counters.find(({ id }) => id === 'c2')?.at
    expect([at(0), at(1)]).toEqual([
      { row: 3, col: 3 },
      { row: 3, col: 4 },
    ])
    t.pick('stop').pick('move:c3')
    expect(at(0)).toEqual({ row: 3, col: 4 })
    expect(t.events('marched')).toMatchObject([{ counter: 'c1' }, { counter: 'c2', from: { row: 3, col: 3 }, path: [{ row: 3, col: 4 }] }])
    expect(view(t.state, 0).march?.moved).toEqual(['c1', 'c2'])
  })
})

describe('honest undo never takes back what a bot has done in the open', () => {
  test('204A a march of its counters', () => {
    const state = laid({ hero: { at: [4, 3] }, counters: [['goblin', 7, 9]] })
    const session = startSession(game, { state, seed: 'marched', undo: 'honest' })
    expect(session.choose({ pick: ['end'] })).toBeNull()
    expect(session.canUndo).toBe(true)
    for (const pick of [['move:c1'], ['to:7-8'], ['end']]) if (session.ask?.topic !== 'hero-action') session.choose({ pick }, 'bot')
    expect(session.ask?.topic).toBe('hero-action')
    expect(session.undo()).toMatchObject({ detail: 'undo-seen' })
  })
})

describe('what everybody sees', () => {
  test('the heroes with their points and burdens, the map, and how far the step has come', () => {
    const s = table()
    s.activity = {
      points: 4,
      burden: 0,
      fresh: false,
      outwitting: false,
      halted: true,
      opened: ['d4'],
      path: [{ row: 4, col: 6 }],
      stared: [],
    }
    const seen = view(s, 2)
    expect(seen).toMatchObject({ game: 'hero', seat: 2, phase: 'hero', turn: 1, at: 'a', march: null, end: null })
    expect(seen.catacomb).toMatchObject({ id: 'm1', name: 'The Broken Cloister', source: 'ours' })
    expect(seen.catacomb.doors).toHaveLength(18)
    expect(seen.sections.map(({ id, seat, owner }) => [id, seat, owner])).toEqual([
      ['a', 0, 1],
      ['b', 1, 2],
      ['c', 2, 0],
    ])
    expect(seen.sections[0]?.hero).toMatchObject({ at: { row: 4, col: 6 }, held: false, points: { charm: 150, total: 150 } })
    expect(seen.activity).toMatchObject({ points: 4, allowance: 6, halted: true, opened: ['d4'] })
    expect(seen.activity?.sees).toContainEqual({ row: 4, col: 6 })
  })

  test('205B: how far the hero sees, and what is too dark for him', () => {
    const s = laid({ hero: { at: [7, 21], facing: 'e' } })
    s.activity = { points: 4, burden: 0, fresh: false, outwitting: false, halted: false, opened: [], path: [], stared: [] }
    const { sees = [], dim = [] } = view(s, 0).activity ?? {}
    const along = (list: readonly Spot[]) => list.flatMap(({ row, col }) => (row === 7 ? col : [])).sort((a, b) => a - b)
    expect(along(sees)).toEqual([21, 22, 27, 28, 29, 30, 31, 32])
    expect(along(dim)).toEqual([23, 24, 25, 26])
  })

  test('nothing that is shown is the state itself', () => {
    const s = table()
    const before = JSON.stringify(s)
    const seen = view(s, 1)
    const shown = JSON.parse(JSON.stringify(seen))
    expect(shown).toEqual(seen)
    const [section] = s.sections
    if (section?.hero === null || section === undefined) throw new Error('nobody there')
    section.hero.now.characteristics.hits = 1
    for (const counter of section.counters) counter.at = null
    expect(JSON.parse(JSON.stringify(seen))).toEqual(shown)
    expect(JSON.stringify(s)).not.toBe(before)
  })
})

describe('nothing that a seat may not know makes any difference to it', () => {
  // The counters that it cannot know are swapped under its eyes: what it sees, what it may do and what it is told stay the same.
  test.each([
    { seats: 3, bot: 'sensible', games: 1, every: 7 },
    { seats: 2, bot: 'sensible', games: 1, every: 7 },
    { seats: 3, bot: 'random', games: 1, every: 7 },
  ] as const)('$games $bot game of $seats', ({ seats, bot, games, every }) => {
    for (let i = 0; i < games; i++) {
      const seed = `leak ${seats} ${bot} ${i}`
      const chance = stream(seed, 'swaps')
      let questions = 0
      let swaps = 0
      const watch = ({ state, ask, step }: Seen<HeroState>) => {
        questions += 1
        if (ask === null || state.end !== null) return
        for (const { seat } of step.events.length > 0 || questions % every === 0 ? state.sections : []) {
          const other = swapped(state, seat, chance)
          for (const event of step.events) {
            if (event.audience !== undefined && !event.audience.includes(seat)) continue
            expect(game.sentence(other, event), `what seat ${seat} is told`).toBe(game.sentence(state, event))
            expect(given(state, seat, event), `what the data tell seat ${seat}`).toEqual([])
          }
          if (questions % every !== 0) continue
          swaps += 1
          expect(view(other, seat)).toEqual(view(state, seat))
          if (ask.seat === seat) expect(asked(other, ask)).toEqual(asked(state, ask))
        }
      }
      fuzz({ seed, bot, seats, every: 1000, most: 1000, watch })
      expect(swaps).toBeGreaterThan(50)
    }
  })

  function asked(s: HeroState, ask: Ask) {
    const section = s.sections[s.at]
    const ids = ask.topic === 'hero-action' && section !== undefined && s.activity !== null ? actions(s, section, s.activity) : null
    return { decision: decisionOf(game, s, ask, 'd'), ids }
  }

  /** Counters that an event names with their kinds, though this seat can know nothing of them. */
  function given(s: HeroState, seat: Seat, event: GameEvent): string[] {
    const hidden = s.sections.flatMap(({ id, owner, counters }) =>
      owner === seat ? [] : counters.filter(({ up, known }) => !up && !known).map((counter) => ({ section: id, counter })),
    )
    const text = JSON.stringify(event)
    return hidden
      .filter(({ section, counter }) => text.includes(`"section":"${section}"`) && text.includes(`"${counter.id}"`))
      .filter(({ counter }) => text.includes(`"${counter.kind}"`))
      .map(({ counter }) => `${event.type}: ${counter.id}`)
  }

  /** A copy in which the kinds of all counters that this seat can know nothing of have changed places. */
  function swapped(s: HeroState, seat: Seat, chance: Stream): HeroState {
    const other = copy(s)
    return { ...other, sections: other.sections.map((section) => (section.owner === seat ? section : swappedIn(section, chance))) }
  }

  function swappedIn(section: Section, chance: Stream): Section {
    const hidden = section.counters.filter(({ up, known }) => !up && !known)
    const kinds = hidden.map(({ kind }) => kind)
    const dealt = new Map(hidden.map(({ id }) => [id, kinds.splice(below(chance, kinds.length), 1)[0]]))
    return { ...section, counters: section.counters.map((counter) => ({ ...counter, kind: dealt.get(counter.id) ?? counter.kind })) }
  }
})
